import {
  FIELD_OPTIONS,
  MAIN_FIELDS,
  countCharacters,
  countWords,
} from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../src/checks/evidence.ts";
import type { Facts, WrittenReport } from "../src/facts.ts";
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
