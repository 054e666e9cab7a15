import {
  FLAG_KINDS,
  type KeptOutKind,
  type Flag,
  type FlagKind,
} from "@reportair/contract/features/flags.ts";
import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { foldedFor, guarded, mayMeet, meetsOne, type Guarded } from "../language/needs.ts";
import { FLAG_RULES } from "./flag-rules.ts";
import type { Rules } from "./flag-rules/patterns.ts";
import { respelt } from "./flag-rules/spelling.ts";
import { isTopic, thoughts, withoutTopics } from "./flag-rules/topics.ts";
import { mentionsOther } from "./other-students.ts";
import type { PersonName } from "./person-name.ts";

/** A stretch of a text, in UTF-16 units, and as the rules read it. */
type Clause = { from: number; to: number; words: string };

/** Sentences and lines: what makes one clause schoolwork says nothing about the next. */
function clausesOf(text: string): Clause[] {
  const found: Clause[] = [];
  let from = 0;
  const add = (to: number) => {
    const words = wordsOf(text.slice(from, to));
    if (words !== "") found.push({ from, to, words });
  };
  for (const cut of text.matchAll(/(?<=[.!?;．！？；])\s+|\n+/gu)) {
    add(cut.index);
    from = cut.index + cut[0].length;
  }
  add(text.length);
  return found;
}

function wordsOf(typed: string): string {
  const plain = typed
    .normalize("NFKC")
    .replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/gu, "")
    .replaceAll(/[\u2018\u2019\u02BC\u0060\u00B4]/gu, "'")
    .replaceAll(/[\u2010-\u2015]/gu, "-")
    .replaceAll(/\s+/gu, " ")
    .trim();
  return respelt(plain);
}

type GuardedRules = Record<keyof Rules, Guarded[]> & {
  /** All that can make a text break the rules. */
  telling: Guarded[];
};

const RULES = Object.fromEntries(
  Object.entries(FLAG_RULES).map(([kind, rules]: [string, Rules]): [string, GuardedRules] => {
    const always = rules.always.map(guarded);
    const unlessFramed = rules.unlessFramed.map(({ source, flags }) =>
      guarded(new RegExp(source, `${flags}g`)),
    );
    const unlessSchoolwork = rules.unlessSchoolwork.map(guarded);
    return [
      kind,
      {
        harmless: rules.harmless.map(guarded),
        always,
        unlessFramed,
        unlessSchoolwork,
        schoolwork: rules.schoolwork.map(guarded),
        telling: [...always, ...unlessFramed, ...unlessSchoolwork],
      },
    ];
  }),
) as Record<KeptOutKind, GuardedRules>;

/** "A child-protection plan" and "a child protection plan" are one thing. */
function breaks(rules: GuardedRules, clause: string): boolean {
  const apart = clause.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, " ");
  return breaksAs(rules, clause) || (apart !== clause && breaksAs(rules, apart));
}

function breaksAs(rules: GuardedRules, clause: string): boolean {
  let bare = clause;
  let folded = foldedFor(bare);
  // Most clauses hold nothing of the kind, and then nothing harmless need be taken out.
  if (!rules.telling.some((each) => mayMeet(each, folded))) return false;
  for (const harmless of rules.harmless) {
    if (!mayMeet(harmless, folded)) continue;
    bare = bare.replaceAll(harmless.pattern, " … ");
    folded = foldedFor(bare);
  }
  if (meetsOne(rules.always, bare, folded)) return true;
  const near = [...rules.unlessFramed, ...rules.unlessSchoolwork];
  if (!near.some((each) => mayMeet(each, folded))) return false;
  const told = withoutTopics(bare);
  const small = foldedFor(told);
  return (
    rules.unlessFramed.some((each) => mayMeet(each, small) && tells(each, told)) ||
    (meetsOne(rules.unlessSchoolwork, told, small) &&
      thoughts(told).some((thought) => isToldIn(rules, thought)))
  );
}

/** Whether a pattern is met where no piece of work is what it is about. */
function tells({ pattern }: Guarded, told: string): boolean {
  // A loop of `matchAll` would make the pattern anew each time.
  pattern.lastIndex = 0;
  while (pattern.test(told)) if (!isTopic(told, pattern.lastIndex)) return true;
  return false;
}

function isToldIn(rules: GuardedRules, thought: string): boolean {
  const folded = foldedFor(thought);
  return (
    meetsOne(rules.unlessSchoolwork, thought, folded) &&
    !meetsOne(rules.schoolwork, thought, folded)
  );
}

/** Whether a text reads like an order to the writer. */
export function isOrder(text: string): boolean {
  return clausesOf(text).some(({ words }) => breaks(RULES.instruction, words));
}

/** The kinds of one text, in the order of `FLAG_KINDS`. */
export function flagText(
  text: string,
  others: readonly PersonName[] = [],
  own?: PersonName,
): FlagKind[] {
  const parts = clausesOf(text);
  return FLAG_KINDS.filter((kind) =>
    kind === "other_pupil"
      ? mentionsOther(text, others, own)
      : parts.some(({ words }) => breaks(RULES[kind], words)),
  );
}

/**
 * What in a student's notes and summary texts must stay out of a report or needs the teacher's eye.
 * `others` are the students who may not be named; `own` is the student of the report, whose own name is
 * no flag even where a classmate shares it.
 */
export function flagNotes(
  inputs: ReportInputs,
  others: readonly PersonName[] = [],
  own?: PersonName,
): Flag[] {
  const written = new Set<string>(WRITTEN_FIELDS);
  return REPORT_FIELDS.filter((field) => written.has(field)).flatMap((field) => {
    const text = inputs[field];
    return text.trim() === ""
      ? []
      : flagText(text, others, own).map((kind): Flag => ({ field, kind }));
  });
}

/** A sentence of a note that stays out of a report, in UTF-16 units of the note, and why. */
export type KeptOut = { from: number; to: number; kind: KeptOutKind };

/** What a sentence begins with that speaks of the one before. */
const GOES_ON =
  /^(?:so|it|this|that|these|those|since then|then|hence|therefore|because|which|who|as a result|after that|afterwards|ever since|since|hasn't been|not been|the same|due to)\b/iu;

/** What a part of a list begins with that says more of the part before it. */
const HANGS_ON = /^\s*(?:and|but|so|or|too|as well|especially|still|even)\b/iu;

/**
 * Of "rude when told off, rolls her eyes, mum has been in" the last point alone; the whole sentence where it holds
 * together.
 */
function partsThatBreak(text: string, { from, to }: Clause, kind: KeptOutKind): KeptOut[] {
  const parts: KeptOut[] = [];
  let at = from;
  let found = false;
  let apart = false;
  for (const part of text.slice(from, to).split(/(?<=[,;])/u)) {
    const breaksIt: boolean = clausesOf(part).some(({ words }) => breaks(RULES[kind], words));
    const goesOn: boolean = found && (GOES_ON.test(part.trim()) || HANGS_ON.test(part));
    found = breaksIt || goesOn;
    if (found) parts.push({ from: at, to: at + part.length, kind });
    else apart = true;
    at += part.length;
  }
  return apart && parts.length > 0 ? parts : [{ from, to, kind }];
}

/**
 * What of a note stays out of a report. A concern for a student's safety, and an order to the writer, keep the whole
 * note out; a matter of health or family keeps its own sentence out, and what goes on about it in the next. Kinds that
 * the teacher lets stand keep nothing out.
 */
export function keptOutOf(text: string, letStand: readonly FlagKind[] = []): KeptOut[] {
  const clauses = clausesOf(text);
  const kindOf = ({ words }: Clause, kinds: readonly KeptOutKind[]) =>
    kinds.find((kind) => breaks(RULES[kind], words));
  for (const kind of ["safeguarding", "instruction"] as const)
    if (clauses.some((clause) => kindOf(clause, [kind])))
      return [{ from: 0, to: text.length, kind }];
  const asked = (["diagnosis", "family"] as const).filter((kind) => !letStand.includes(kind));
  const kept: KeptOut[] = [];
  let before: KeptOutKind | undefined;
  for (const clause of clauses) {
    const own = kindOf(clause, asked);
    const kind = own ?? (GOES_ON.test(clause.words) ? before : undefined);
    if (own) kept.push(...partsThatBreak(text, clause, own));
    else if (kind) kept.push({ from: clause.from, to: clause.to, kind });
    before = kind;
  }
  return kept;
}

/** A note with blanks where it is kept out, so that every other letter keeps its place. */
export function withoutKeptOut(text: string, kept: readonly KeptOut[]): string {
  return kept.reduce(
    (rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to),
    text,
  );
}
