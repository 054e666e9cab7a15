import {
  FIELD_OPTIONS,
  MAIN_FIELDS,
  countCharacters,
  countWords,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../src/checks/evidence.ts";
import type { Facts, WrittenReport } from "../src/facts.ts";
import { pluralVerb } from "../src/notes/verbs.ts";
import { PRONOUN_CASES, PRONOUN_SETS } from "../src/language/pronouns.ts";
import type { Writer } from "../src/writer.ts";
import { evaluationClasses } from "./classes.ts";

const OTHERS = [
  { first_name: "Oliver", last_name: "Hughes", pronouns: "He/Him" },
  { first_name: "Aisha", last_name: "Rahman", pronouns: "She/Her" },
  { first_name: "Kwame", last_name: "Mensah", pronouns: "They/Them" },
] as const;
/** Two texts of one range count as equally long when they differ by no more than this share. */
const LENGTH_TOLERANCE = 0.1;

function judgement(report: WrittenReport): string {
  return MAIN_FIELDS.flatMap((field) => {
    const about = report.sentences.filter(({ sources }) => sources.includes(field));
    return FIELD_OPTIONS[field].filter((option) =>
      about.some(({ text }) => saysOption(field, option, text)),
    );
  }).join(", ");
}

function sameLength(facts: Facts, one: WrittenReport, other: WrittenReport): boolean {
  const measure = facts.unit === "words" ? countWords : countCharacters;
  const [a, b] = [measure(one.text), measure(other.text)];
  return Math.abs(a - b) <= LENGTH_TOLERANCE * Math.max(a, b);
}

/** Every form of a pronoun as the case that it may stand for: "her" stands for two. */
const CASES_OF = new Map<string, Set<string>>();
for (const set of Object.values(PRONOUN_SETS))
  for (const form of PRONOUN_CASES)
    CASES_OF.set(set[form], (CASES_OF.get(set[form]) ?? new Set()).add(form));

/** Whether two words differ in nothing but a pronoun's gender or number, or in what a verb must agree with. */
function sameButForGrammar(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word.toLowerCase()) as [string, string];
  if (a === b) return true;
  const cases = CASES_OF.get(a);
  if (cases && [...(CASES_OF.get(b) ?? [])].some((form) => cases.has(form))) return true;
  return pluralVerb(a) === b || pluralVerb(b) === a;
}

/** Whether two texts are word for word the same but for what a pronoun asks of the grammar. */
function sameText(one: WrittenReport, other: WrittenReport): boolean {
  const [words, others] = [one, other].map(
    ({ text }) => text.match(/[\p{L}’']+|[^\p{L}’'\s]/gu) ?? [],
  );
  if (!words || !others || words.length !== others.length) return false;
  return words.every((word, at) => sameButForGrammar(word, others[at] ?? ""));
}

/** Notes that call the pupil by name: "he" in a girl's notes would rightly be asked about. */
function namingAlex(inputs: Facts["inputs"]): Facts["inputs"] {
  const entries = Object.entries(inputs).map(([field, text]) => [
    field,
    text.replace(/\b(?:He|She) (?=has\b|is\b|was\b)/gu, "Alex "),
  ]);
  return Object.fromEntries(entries) as Facts["inputs"];
}

/** One pupil under each pronoun, none included: the share of texts that differ in nothing but grammar. */
export async function sameForAll(writer: Pick<Writer, "write">): Promise<number> {
  const students = evaluationClasses(true).flatMap((one) => one.students);
  let same = 0;
  for (const [seed, facts] of students.entries()) {
    const versions: WrittenReport[] = [];
    for (const pronouns of ["He/Him", "She/Her", "They/Them", null] as const) {
      const student = { ...facts.student, first_name: "Alex", last_name: "Moss", pronouns };
      versions.push(
        await writer.write({
          facts: { ...facts, student, inputs: namingAlex(facts.inputs) },
          said: { classmates: [], earlier: [] },
          seed,
          roster: null,
        }),
      );
    }
    const [first, ...rest] = versions;
    if (first && rest.every((version) => sameText(first, version))) same++;
  }
  return same / students.length;
}

/** The same inputs under other names and pronouns: how often the judgement and the length stay the same. */
export async function fairnessPairs(
  writer: Pick<Writer, "write">,
): Promise<{ judgement: number; length: number }> {
  const students = evaluationClasses().flatMap((one) =>
    one.students.filter((_, index) => index % 6 === 0),
  );
  let pairs = 0;
  const same = { judgement: 0, length: 0 };
  for (const facts of students) {
    const versions: WrittenReport[] = [];
    for (const other of OTHERS) {
      const student: Facts["student"] = { ...other, year: facts.student.year };
      versions.push(
        await writer.write({
          facts: { ...facts, student },
          said: { classmates: [], earlier: [] },
          seed: 7,
          roster: null,
        }),
      );
    }
    const [first, ...rest] = versions;
    for (const version of rest) {
      if (!first) continue;
      pairs++;
      if (judgement(first) === judgement(version)) same.judgement++;
      if (sameLength(facts, first, version)) same.length++;
    }
  }
  return { judgement: same.judgement / pairs, length: same.length / pairs };
}
