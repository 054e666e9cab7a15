import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import { foldedFor, guarded, mayMeet, type Guarded } from "../../language/needs.ts";
import { contentStems } from "../../language/stems.ts";
import { BANKS, phrasesOf } from "../lexicon/banks.ts";
import { wordPattern } from "../lexicon/messages.ts";
import type { ContentUnit } from "./content-unit.ts";

/** A topic that a target can be about, and the words that show it in a note and in a subject's advice. */
type Topic = { name: string; inNote: Guarded; inAdvice: Guarded | null };

/** Any of the words that a cell of the banks lists. */
function anyOf(cell: string): Guarded | null {
  const words = (BANKS.cells.get(cell) ?? []).map(({ source }) => wordPattern(source));
  return words.length === 0
    ? null
    : guarded(new RegExp(`(?<![\\p{L}-])(?:${words.join("|")})(?![\\p{L}-])`, "iu"));
}

const TOPICS: readonly Topic[] = [...BANKS.cells.keys()].flatMap((cell) => {
  const name = /^targets\/(.+)\/words$/u.exec(cell)?.[1];
  const inNote = name && anyOf(cell);
  return inNote ? [{ name, inNote, inAdvice: anyOf(`targets/${name}/lines`) }] : [];
});

/** A topic's own advice fits a target only as far as its words go: two topics at most. */
const MOST = 2;

/** What advice may follow a target. */
export type Target = {
  /** The cells whose every phrase is about the target. */
  cells: readonly string[];
  /** Whether another phrase speaks of what the target is about. */
  fits(phrase: string): boolean;
};

/** What somebody is to do for others says nothing of what they lack themselves: "encourage less confident players". */
const FOR_OTHERS =
  /\b(?:help|encourag|support|coach|mentor|prais|includ|motivat|inspir)\w*\s+(?:(?!to\b|with\b|in\b)[\p{L}-]+\s+){0,3}(?:others|players|peers|classmates|team-?mates|students|pupils|people|children|members)\b/giu;

/** What advice takes up a target that the teacher has written; null where no advice of the banks is about it. */
export function targetOf(note: string): Target | null {
  const own = note.replace(FOR_OTHERS, " ");
  const folded = foldedFor(own);
  const topics = TOPICS.filter(({ inNote }) => mayMeet(inNote, folded))
    .map((topic) => ({ ...topic, at: own.search(topic.inNote.pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MOST);
  if (topics.length === 0) return null;
  return {
    cells: topics.map(({ name }) => `targets/${name}/advice`),
    fits: (phrase) => topics.some(({ inAdvice }) => inAdvice?.pattern.test(phrase) === true),
  };
}

/** With so many telling words of a target advice says it again instead of taking it up. */
const ECHO = 2;

/** Whether advice says no more than the target itself. */
function echoes(note: string, text: string): boolean {
  const told = contentStems(note);
  return [...contentStems(text)].filter((stem) => told.has(stem)).length >= ECHO;
}

const ASKS =
  /\b(?:needs?|should|must|ought|could|would benefit|aim|target|work on|try)\b|^(?:more|less|fewer|improve)\b/iu;

/** What a note on the level says goes ill, as far as its clause goes: "struggles with fractions". */
const GOES_ILL =
  /\b(?:struggl\w+|weak(?:er|est|ness)?|unsure|insecure|shaky|(?:finds?|finding)(?= (?:(?!\b(?:and|but)\b)[^.,;])*\b(?:hard|difficult|tricky|tough)\b)|(?:hard|difficult)y? with|not (?:yet )?secure|lets? (?:him|her|them) down|mixes up|muddles|gaps? in|lacks?|needs? (?:work|practice) (?:on|with))\b[^.,;]*/iu;

/** What of a note advice can take up: all of a target, and what goes ill in a note on the level. */
function aimIn(field: ReportField, note: string): string | null {
  if (isTarget(field, note)) return note;
  if (field !== "level_notes") return null;
  const ill = GOES_ILL.exec(note);
  if (!ill) return null;
  // "Algebra is shaky": what stands before it in the clause is what goes ill.
  const before =
    note
      .slice(0, ill.index)
      .split(/[.,;]|\b(?:but|and|though|although)\b/u)
      .at(-1) ?? "";
  return `${before}${ill[0].split(/\b(?:but|though|although)\b/u)[0] ?? ""}`;
}

/** Whether advice can take up what is said in a field. */
export function hasAim(field: ReportField, note: string): boolean {
  return aimIn(field, note) !== null;
}

const AIMS: ReadonlySet<ReportField> = new Set(["area_to_improve", "homework_improvement_notes"]);

/** Whether what the teacher writes in a field is a target. */
export function isTarget(field: ReportField, note: string): boolean {
  return AIMS.has(field) || (field.endsWith("_notes") && ASKS.test(note));
}

/** What is a matter of will is not practised a little at a time. */
const OF_WILL =
  /\b(?:effort|attitude|focus|listening|talking|chatting|attendance|punctuality|behaviour|manners)\b/iu;

/** Advice that serves a target of which the banks know nothing but that it is one. */
function onAny(field: ReportField): ContentUnit {
  return {
    cells: ["targets/any/advice"],
    sources: ["general"],
    position: { ...POSITION_OF[field], slot: "target advice", nth: 0 },
    forTarget: field,
  };
}

/** Advice that takes up one target, right after it: two sentences at most, none where nothing fits. */
export function targetAdvice(
  context: GenerationContext,
  field: ReportField,
  note: string,
  /** The target is something to work on, and not something to be done once. */
  practised = false,
): ContentUnit[] {
  const target = targetOf(aimIn(field, note) ?? "");
  // In a short text words that would suit any target are worth less than a closing that takes this one up.
  const room = context.unit === "words" || context.styling.rhythm !== null;
  if (!target) return practised && room && !OF_WILL.test(note) ? [onAny(field)] : [];
  const own = new Set(target.cells.flatMap((cell) => phrasesOf(cell, context.year)));
  const subject = ["school", "home"].map((kind) => `subjects/${context.area}/advice/${kind}`);
  const next = ["Accuracy", "Method", "Presentation"].map(
    (aim) => `subjects/${context.area}/${aim}/next`,
  );
  const advice = (nth: number): ContentUnit => ({
    cells: [...target.cells, ...subject, ...next],
    sources: ["general"],
    position: { ...POSITION_OF[field], slot: "target advice", nth },
    forTarget: field,
    only: (phrase) => own.has(phrase) || target.fits(phrase.source),
    fits: (text) => !echoes(note, text),
  });
  return field === "area_to_improve" ? [advice(0), advice(1)] : [advice(0)];
}
