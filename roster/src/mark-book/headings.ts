import { folded } from "@reportair/contract/finding.ts";
import type { MainField, ReportField } from "@reportair/contract/features/report-fields.ts";
import type { ColumnKind } from "./mark-book.ts";

/** What a heading says that its column is. */
export type Meaning =
  /** A field's ticks; `rank` 0 is the surest to be it, where two columns want one field. */
  | { kind: "field"; field: MainField; rank: number }
  /** One of several fields: the teacher is asked. */
  | { kind: "asked"; choices: readonly MainField[] }
  /** Marks of a piece of work. */
  | { kind: "marks"; rank: number }
  /** Known, and no matter of a report's ticks. */
  | { kind: "aside"; why: string };

const aside = (why: string): Meaning => ({ kind: "aside", why });
const field = (name: MainField, rank = 0): Meaning => ({ kind: "field", field: name, rank });
const ATTENDANCE = aside("It is about attendance, which is no tick.");

const NOTE = "(?:notes?|comments?|remarks?)";

/** Where texts go, by their heading. */
const NOTES: readonly (readonly [RegExp, ReportField])[] = [
  [new RegExp(`^(?:hw|hwk|homework|home work) ${NOTE}$`, "u"), "homework_notes"],
  [new RegExp(`^(?:beh|behaviour|conduct) ${NOTE}$`, "u"), "behaviour_notes"],
  [new RegExp(`^(?:punct|punctuality|late|lates) ${NOTE}$`, "u"), "punctuality_notes"],
  [
    new RegExp(`^(?:part|participation|engagement|effort|atl|attitude) ${NOTE}$`, "u"),
    "participation_notes",
  ],
  [new RegExp(`^(?:level|att|attainment|grade|progress) ${NOTE}$`, "u"), "level_notes"],
  [
    /\b(?:next steps?|to improve|improvement|improve|ebi|even better if|targets?|area|areas|development|to work on|action|actions|dirt|wish)\b(?! needed)/u,
    "area_to_improve",
  ],
  [
    /\b(?:www|what went well|strengths?|best piece|best achievement|best work|achievements?|praise|proud of|stars?)\b(?! points)/u,
    "best_achievement",
  ],
  [
    new RegExp(
      `\\b(?:${NOTE}|observations?|teacher comment|report comment|other|further information)\\b`,
      "u",
    ),
    "additional_notes",
  ],
];

/** The field that a column of texts fills. */
export function noteFieldOf(heading: string): ReportField {
  const text = folded(heading.slice(0, 100));
  return NOTES.find(([pattern]) => pattern.test(text))?.[1] ?? "additional_notes";
}

/** Whether a heading is of what somebody writes about a pupil, and not of a step of a scale. */
export function isNoteHeading(heading: string): boolean {
  const text = folded(heading.slice(0, 100));
  return NOTES.some(([pattern]) => pattern.test(text));
}
/** The same of headings that say so in as many words. */
export const isCommentHeading = (heading: string) =>
  /\b(?:notes?|comments?|remarks?|observations?)\b/u.test(folded(heading.slice(0, 100)));

/** Looked through in this order; a heading is compared in small letters without signs. */
const MEANINGS: readonly (readonly [RegExp, Meaning])[] = [
  [
    /^(?:upn|adno|adm(?:ission)? ?no|admission number|student id|pupil id|id|exam no|candidate number|candidate no|email|e mail)\b/u,
    aside("It says who a pupil is."),
  ],
  [/\b(?:attend\w*|attn|absen\w*|unauthorised)\b/u, ATTENDANCE],
  [
    /^(?:dob|date of birth|gender|sex|m f|pronouns?|ethnicity|first language)\b/u,
    aside("It is about the pupil, not about the work."),
  ],
  [
    /\b(?:sen|send|pp|pupil premium|fsm|eal|lac|cla|ehcp|k code|medical|access arrangements|reading age|cats?|midyis|ks[1-4]|sats?|fft|yellis|alis)\b/u,
    aside("It is about the pupil, not about the work."),
  ],
  [
    /^(?:reg|reg group|form|form group|tutor|tutor group|house|year|year group|seat|seating|set|class|group|teaching group)$/u,
    aside("It is about the pupil, not about the work."),
  ],
  [
    /\b(?:target|predicted|prediction|pred|forecast|baseline|base line|mtg|meg|teg|aspirational|expected grade|starting point|entry)\b(?! set)/u,
    aside("It is no work of this term."),
  ],
  [
    /^(?:date|no|number|#|row|rank|position|z score|change|diff|difference|residual|va|progress 8)$/u,
    aside("It is no mark of a pupil."),
  ],

  [/\b(?:minutes|mins)\b/u, aside("It counts minutes, which no tick does.")],
  [
    /\b(?:merits?|achievement points|house points|rewards?|positives?|praise points|stickers?|credits?|vivos?|class charts?)\b/u,
    aside("It counts rewards."),
  ],
  [
    /\b(?:detentions?|sanctions?|neg|negatives?|beh\w* (?:points?|pts)|demerits?|c[1-5]s?|removals?|on calls?|incidents?|strikes?)\b/u,
    field("behaviour", 3),
  ],
  [
    /\b(?:hw|hwk|hmwk|h wk|h w|homework|home work|home learning|prep|independent study|hl)\b|^(?:hw|hwk|homework)\d*/u,
    field("homework"),
  ],
  [
    /\b(?:punct|punctual\w*|lates?|lateness|times late|on time|no of lates|timekeeping)\b|^l$/u,
    field("punctuality"),
  ],
  [/\b(?:beh|behav\w*|bhv|conduct|bfl)\b/u, field("behaviour")],
  [
    /\b(?:partic\w*|part(?! [a-d\d]\b)|tak(?:es?|ing) part|join(?:s|ing)? in|contribut\w*|oracy|class discussion|answering)\b/u,
    field("participation"),
  ],
  [/\b(?:atl|a2l|attl|attitude|approach to learning|engag\w*|eng)\b/u, field("participation", 1)],
  [
    /\b(?:eff|effort|e4l|efforts?|hard work|works? hard|tr(?:y|ies) hard|work ethic|perseverance|resilience)\b/u,
    { kind: "asked", choices: ["participation", "behaviour"] },
  ],
  [
    /\b(?:wag|working at|working at grade|current grade|current level|current|attainment|att|level|lvl|teacher assessment|overall grade|grade|grades|gcse grade|cwg|wa grade)\b/u,
    field("level"),
  ],
  [/\b(?:progress|achievement|achieving|understanding|knowledge|skills)\b/u, field("level", 1)],
  [
    /\b(?:overall|total|average|mean|final|year mark|termly|term mark|summative|percentage|percent|pc)\b|^$|^%$/u,
    { kind: "marks", rank: 1 },
  ],
  [
    /\b(?:tests?|essays?|exams?|mock|assessments?|assess|quiz|quizzes|paper|papers|task|coursework|project|classwork|cw|marks?|score|scores|unit|topic|piece|end of|ap[1-6]|dc[1-6]|practical|speaking|listening|reading|writing|spelling|spellings)\b|^(?:test|essay|quiz|task|unit|paper)\d*/u,
    { kind: "marks", rank: 2 },
  ],
];

/** What a heading means; nothing where it is not known. */
export function meaningOf(heading: string): Meaning | undefined {
  const text = folded(heading.slice(0, 100).replaceAll(/\([^)]*\)/gu, " "));
  if (text === "") return heading.includes("%") ? { kind: "marks", rank: 1 } : undefined;
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1];
}

const HOW_COUNTED =
  /^(?:grades?|levels?|scores?|marks?|totals?|averages?|avg|mean|overall|current|final|count|percent|percentage|pc)?$/u;

/** Whether a heading says how something is counted, and not what: "%", "Total". */
export const saysHowCounted = (heading: string) => HOW_COUNTED.test(folded(heading));

/** What a column is by its heading, or by what stands over it: under "Homework", "%" is homework's. */
export function meaningUnder(group: string, heading: string): Meaning | undefined {
  const own = meaningOf(heading);
  if (own !== undefined && !saysHowCounted(heading)) return own;
  const over = meaningOf(group);
  return own === undefined || (over !== undefined && over.kind !== "marks") ? over : own;
}

/**
 * The same once it is known what the cells are. "Att" is attainment in steps of a scale; in numbers it is attendance
 * as often, of which no tick may come.
 */
export function meaningWith(kind: ColumnKind, group: string, heading: string): Meaning | undefined {
  const isShort = /\batt\b(?! \d)/u.test(folded(heading));
  return isShort && (kind === "share" || kind === "count")
    ? aside("It may be attendance, which is no tick. If it is attainment, choose Level.")
    : meaningUnder(group, heading);
}

const WHOLE =
  /^(?:name|names|full name|pupil|pupils|student|students|pupil name|student name|learner|child|surname forename|name surname forename)$/u;
const LAST =
  /^(?:surname|last name|last|family name|second name|legal surname|preferred surname)$/u;
const FIRST =
  /^(?:forename|first name|first|given name|christian name|preferred forename|preferred name|known as|preferred first name|legal forename|initials?|firstname)$/u;

/** Which part of a pupil's name a heading says. */
export function namePartOf(heading: string): "whole" | "first" | "last" | null {
  const text = folded(heading.slice(0, 100));
  if (WHOLE.test(text)) return "whole";
  if (LAST.test(text)) return "last";
  return FIRST.test(text) ? "first" : null;
}

/** Rows under or over the pupils that are about the class, by what stands where the name would, whatever follows it. */
const ABOUT_CLASS =
  /^(?:(?:class|group|set|year|cohort|overall) )?(?:averages?|avg|median|totals?|maximum|minimum|highest|lowest|st(?:d|andard)? ?dev\w*|(?:upper|lower|inter) ?quartile|out of|marks available|max marks?|possible|weight|weighting|non pp|females?|pass rate|(?:number|no) (?:of|entered|sat|present)|printed|exported|notes?|teachers?|grade boundar\w*|boundar\w*|title|scale|topic|unit|subtotal|grand total)\b/u;
/** The same in words that are somebody's name as well: Max, Min, Sen, Key. What follows them says which. */
const CLASS_OR_NAME = new Set(
  "ave mean mode sum count max min range sd boy boys girl girls male males pp sen eal hap map lap pass key date dates n".split(
    " ",
  ),
);
const OF_CLASS = new Set(
  "mark marks score scores grade grades level levels average averages total totals percent percentage pc rate set pupils students class group year only and".split(
    " ",
  ),
);

/** Whether what stands where a name would is about the class, and can be nobody's name. */
export function isSurelyAboutClass(name: string): boolean {
  const text = folded(name);
  // "National average", "School mean": no surname is the first of these.
  const isSum = /\b(?:average|avg|median|total)$/u.test(text);
  return isSum || ABOUT_CLASS.test(text) || /^\s*key\s*[:=–—]/iu.test(name);
}

/** Whether what stands in the column of names says that the row is about the class. "Max Mark" is, Max Smith is a pupil. */
export function isAboutClass(name: string): boolean {
  if (isSurelyAboutClass(name)) return true;
  const words = folded(name)
    .replace(/^(?:class|group|set|year|cohort|overall) /u, "")
    .split(" ");
  return (
    CLASS_OR_NAME.has(words[0] ?? "") &&
    words.every((word) => CLASS_OR_NAME.has(word) || OF_CLASS.has(word) || /\d/u.test(word))
  );
}
