import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { nameLetters } from "./grades.ts";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { rightArticles } from "./articles.ts";
import { sayBySubject } from "./by-subject.ts";
import { sayByField } from "./by-field.ts";
import { unshout } from "./case.ts";
import { completed } from "./completed.ts";
import { isTargetField } from "./frames.ts";
import { withCommas } from "./grammar.ts";
import { withApostrophes } from "./left-out-apostrophes.ts";
import { withoutLabel } from "./labels.ts";
import { expandShortForms } from "./short-forms.ts";
import { MAY_MARK } from "./marks/may-mark.ts";
import { spell } from "./spelling.ts";
import { writeTitles } from "./titles.ts";
import { withStateSaid, withTheOne } from "./states-left-bare.ts";
import { sayThingsMeant } from "./which-is-meant.ts";
import { BASES, thirdPersonOf } from "./verbs.ts";
import { workWasLike } from "./work-was-like.ts";
import { wordsIn, type Word } from "./words.ts";

/** A piece as it was typed. */
type Typed = {
  field: WrittenField;
  option: string;
  subject: string;
  text: string;
  student: Facts["student"];
  isOwn: (words: readonly { text: string }[], at: number) => boolean;
};

/** A piece in plain English, and the words of it. */
export type Prepared = {
  text: string;
  words: Word[];
  /** As it was typed, with its short forms written out and its slips put right. */
  plain: string;
  /** Where it is that something is said of the student: "in writing"; empty for most. */
  lead: string;
  /** What its label names: "writing"; empty for most. */
  matter: string;
  changes: readonly (readonly [string, string])[];
  unknown: readonly { word: string; meant: string[] }[];
};

/** A time that opens a piece and is over. */
const AT_A_TIME =
  /^((?:in (?:january|february|march|april|may|june|july|september|october|november|december|(?:the )?(?:autumn|spring|summer)(?: term)?|year \d+)|at first|initially|to (?:begin|start) with|at the (?:start|beginning)(?: of (?:the )?(?:year|term))?|before (?:christmas|easter|half[- ]term)|last (?:term|year))),? (?=(?:would|could|was|had|did|used to|never|always|barely|hardly)\b)/iu;

/** "In September would just sit there": who would is left out. */
function withSubjectBehindTime(text: string, { pronouns }: Typed["student"]): string {
  return text.replace(AT_A_TIME, `$1 ${pronounSet(pronouns).they} `);
}

/** "Should consider it for GCSE": what is chosen there is the subject. */
function withSubject(text: string, subject: string): string {
  const regretted = text.replace(
    /^((?:it is a shame that|I hope(?: that)?|I wish(?: that)?) (?:he|she|they) (?:\p{L}+ ){0,2}(?:dropping|dropped|drop|takes|taking|continues with|continuing|carries on with|chooses|chose|choosing)) it$/iu,
    `$1 ${subject}`,
  );
  return regretted.replace(
    /\b(consider(?:ing)?|tak(?:e|ing)|choos(?:e|ing)|continu(?:e|ing) with|opt(?:ing)? for|carry(?:ing)? on with) it (?=(?:for|at|to) (?:GCSE|A[- ]level)\b)/giu,
    `$1 ${subject} `,
  );
}

/** "Great term Callum": what is said to the student is said of them. */
function withoutAddress(text: string, isOwn: Typed["isOwn"]): string {
  const words = text.split(" ").map((word) => ({ text: word }));
  const before = words.at(-2)?.text ?? "";
  const addressed =
    words.length === 3 &&
    isOwn(words, 2) &&
    /^(?:term|year|work|effort|progress|start|attitude|improvement|result|essay)$/iu.test(before);
  return addressed ? text.slice(0, text.lastIndexOf(" ")) : text;
}

/** "Revise photosynthesis/respiration": what is to be learnt is both. */
const BOTH =
  /(?<=^|\s)(\p{L}{5,})\/(?=\p{L}{5,}(?:$|[\s.,!]))|(?<=\b(?:revise|learn|practise|know|revising|learning|practising|conjugate|using|use) )(\p{L}{3,})\/(?=\p{L}{3,}(?:$|[\s.,!]))/giu;

/** What goes by a number, with an article before it. */
const NUMBERED =
  /\bthe (set|mock|paper|unit|module|chapter|question|group|year|level|grade|period|section|task|act|scene|part|topic|exercise|table) (?=\d)()/iu;

/** "Know your formulae", "believe in yourself": said to the student, and meant for them. */
function saidOfThem(text: string, set: ReturnType<typeof pronounSet>): string {
  const opens = /^(?:not )?(\p{L}+)/u.exec(text.toLowerCase())?.[1] ?? "";
  return BASES.has(opens)
    ? text
        .replace(/\byour\b/giu, "their")
        .replace(/\byourself\b/giu, "themselves")
        .replace(
          /\b(as|before|after|while|once|until|whenever|when|if) you (\p{L}+)/giu,
          (found, joint: string, verb: string) =>
            BASES.has(verb)
              ? `${joint} ${set.they} ${set.plural ? verb : thirdPersonOf(verb)}`
              : found,
        )
    : text;
}

/** "Attitude", alone among the targets: the pupil's own. */
const OWN_ALONE =
  /^(attitude|effort|behaviour|handwriting|voice|accent|intonation|posture|stance|grip|volley|confidence|punctuality|timekeeping|concentration|focus|organisation|presentation|spelling|pronunciation|listening|homework|attendance|motivation|resilience|teamwork)$/iu;

const PAST_OF: Readonly<Record<string, string>> = {
  done: "did",
  forgotten: "forgot",
  given: "gave",
};

/** "Has handed in two late last week": what is over was done, and has not been. */
function asOver(text: string): string {
  return text.replace(
    /^has (handed|missed|completed|submitted|finished|done|forgotten|given|had|been) (?=.*(?<!\b(?:since|than|until|from|of) )\b(?:last (?:week|term|month|year|lesson|half term)|yesterday)$)/iu,
    (_, verb: string) => `${verb === "been" ? "was" : (PAST_OF[verb] ?? verb)} `,
  );
}

/**
 * "Does it when he remembers", "times tables, show working": an owner that is put in goes by the pronoun that the note
 * has, or by the student's own where it has none, so that it is nobody else's. What is typed for "their" may be others'.
 */
function inOnePerson(text: string, typed: string, { pronouns }: Typed["student"]): string {
  const has = (pattern: RegExp) => pattern.test(typed);
  const his = has(/\b(?:he|him|his|himself)\b/iu);
  const hers = has(/\b(?:she|her|hers|herself)\b/iu);
  if (has(/\b(?:they|them|thems?el(?:f|ves)|th(?:ei|ie|e)rs?|there)\b/iu) || (his && hers))
    return text;
  const own = his ? "his" : hers ? "her" : pronounSet(pronouns).their;
  return text.replace(/\btheir\b/gu, own);
}

/** "First oil painting and it sold": their first, and what became of it, where achievements stand. */
function asReached(text: string): string {
  return text
    .replace(
      /^first (?=(?:\p{L}+ )?(?:painting|drawing|print|novel|book|poem|story|essay|solo|speech|performance|game|goal|try|century|race|swim|concert|recital|composition|song|film|app|program|website|model|pot|sculpture|play|competition|match|sonnet|play)\b(?! (?:in|of|at|for|to) (?:the|our|his|her|their|my)\b))/iu,
      "their first ",
    )
    .replace(
      /^((?:(?! (?:is|was|are|were|has|had|it) )[^,.])+?) and it (?=(?:was|is|sold|won|worked|works|went|came|got|looks?|looked|tasted|tastes|made|raised)\b)/iu,
      "$1, which ",
    );
}

/** A piece of a note in plain English: short forms written out, slips put right, its label taken off, what it leaves out put in. */
export function prepare({ field, option, subject, text: typed, student, isOwn }: Typed): Prepared {
  const titled = sayBySubject(subject, writeTitles(typed));
  const expanded = expandShortForms(
    isTargetField(field) ? titled.replace(BOTH, "$1$2 and ") : titled,
  );
  const owned = withApostrophes(expanded.text);
  const spelt = spell(owned.text, subject);
  // "Set 3", "mock 2": called by their numbers, and without an article where the note has none.
  const numbered = NUMBERED.test(typed.replace(/\by(?:ea)?r?\.? ?(?=\d)/giu, "year "))
    ? spelt.text
    : spelt.text.replace(new RegExp(NUMBERED, "giu"), "$1 $2");
  const meant = isTargetField(field) ? sayThingsMeant(numbered) : numbered;
  const {
    text: unlabelled,
    lead,
    matter,
  } = withoutLabel(isTargetField(field) ? meant : workWasLike(meant));
  const led = withTheOne(isTargetField(field) ? unlabelled : withStateSaid(unlabelled));
  const ofField = sayByField(field, option, led);
  const whole = withSubjectBehindTime(completed(nameLetters(ofField)), student);
  const plain = withSubject(whole, subject);
  // "To reach a 5 he needs to …" is a sentence that begins with what for.
  const clause = /\b(?:he|she|they|I|we)\b/u.test(plain);
  const open =
    isTargetField(field) && !clause ? plain.replace(/^(not )?to (?=\p{L})/iu, "$1") : plain;
  // "Don't retell the story" among the targets: not to be done.
  const asked =
    isTargetField(field) && !clause
      ? saidOfThem(open, pronounSet(student.pronouns)).replace(/^do not (?=\p{L})/iu, "not ")
      : isTargetField(field)
        ? open.replace(/^do not (?=\p{L})/iu, "not ")
        : open;
  const ownThing = isTargetField(field) ? asked.replace(OWN_ALONE, "work on their $1") : asked;
  const reached = field === "best_achievement" ? asReached(ownThing) : ownThing;
  const inPerson = inOnePerson(asOver(reached), typed, student);
  const text = rightArticles(unshout(withoutAddress(inPerson, isOwn), isOwn));
  return {
    text,
    words: withCommas(wordsIn(text, isOwn)),
    plain: MAY_MARK.test(numbered) ? unshout(numbered, isOwn) : "",
    lead,
    matter,
    changes: [...expanded.changes, ...owned.changes, ...spelt.changes],
    unknown: spelt.unknown,
  };
}

/** What was seen to, for the teacher. */
export function told(changes: Prepared["changes"]): string {
  return changes
    .filter(([typed, meant]) => typed.toLowerCase() !== meant.toLowerCase())
    .slice(0, 3)
    .map(([typed, meant]) =>
      meant === "" ? `“${typed}” is left out.` : `“${typed}” is read as “${meant}”.`,
    )
    .join(" ");
}
