import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";

/** What a report says of a note, and "" where it lists the note as not in the report. */
async function said(field: ReportField, note: string): Promise<string> {
  const { sentences, uncovered } = await createEmbeddedWriter().write({
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 11 },
      subject: "Maths",
      inputs: { ...EMPTY_INPUTS, level: "Proficient", [field]: note },
      range: "300-400",
      unit: "characters",
      leave_out: [],
    },
    said: { classmates: [], earlier: [] },
    seed: 1,
    roster: null,
  });
  const own = sentences.filter(({ sources }) => sources.includes(field)).map(({ text }) => text);
  expect(own.length === 0).toBe(uncovered.includes(field));
  return own.join(" ");
}

test.each([
  ["level_notes", "working at A*", "is working at A*."],
  ["level_notes", "predicted A*", "is predicted A*."],
  ["best_achievement", "A* grade in mock", "an A* grade in mock"],
  ["best_achievement", "B+ in essay", "a B+ in essay"],
  ["best_achievement", "GCSE grade 7", "GCSE grade 7"],
  ["area_to_improve", "GCSE grade 7", "achieve GCSE grade 7"],
  ["area_to_improve", "target grade 8", "achieve grade 8"],
  ["area_to_improve", "grade 7/8", "achieve grade 7/8"],
  ["area_to_improve", "working on a clear argument", "a clear argument"],
] as const)("%s: %s is expressed", async (field, note, words) => {
  expect(await said(field, note)).toContain(words);
});

test.each([
  ["level_notes", "A*/A student"],
  ["level_notes", "c/d borderline"],
  ["area_to_improve", "c/d borderline"],
  ["area_to_improve", "working at grade 4, aiming for 5"],
] as const)("%s: %s is listed rather than garbled", async (field, note) => {
  expect(await said(field, note)).toBe("");
});
