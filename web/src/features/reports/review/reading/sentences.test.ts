import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { litBy, numberedParts, sourceRows, uncoveredNotes } from "./sentences.ts";

const report: Pick<
  GeneratedReport,
  "sentences" | "uncovered" | "inputs" | "flags" | "allowed_flags"
> = {
  sentences: [
    { text: "Niamh works hard.", sources: ["behaviour", "participation_notes"] },
    { text: "She plans her essays.", sources: ["level", "level_notes"] },
    { text: "Well done to her.", sources: ["teacher"] },
    { text: "Reading aloud helps.", sources: ["general"] },
    { text: "Her level is good.", sources: ["level", "teacher"] },
  ],
  uncovered: ["homework_notes", "additional_notes"],
  inputs: {
    ...EMPTY_INPUTS,
    level: "Proficient",
    level_notes: "Plans her essays",
    participation: "Active Participant",
    participation_notes: "Leads",
    behaviour: "Excellent Behaviour",
    homework: "Mostly Completed",
    homework_notes: "Two pieces were late",
    homework_improvement_area: "Method",
    additional_notes: "Something at home",
  },
  flags: [{ field: "additional_notes", kind: "safeguarding" }],
  allowed_flags: [],
};

test("rows stand in the order of the sentences, notes with their field, own words and advice last", () => {
  const rows = sourceRows(report);
  expect(rows.map((row) => [row.key, row.numbers])).toEqual([
    ["participation", [1]],
    ["behaviour", [1]],
    ["level", [2, 5]],
    ["homework", []],
    ["homework_improvement_area", []],
    ["teacher", [3, 5]],
    ["general", [4]],
  ]);
  expect(rows.find((row) => row.key === "level")).toMatchObject({
    option: "Proficient",
    note: "Plans her essays",
    scale: { index: 1, of: 4 },
  });
  expect(rows.find((row) => row.key === "homework")?.note).toBeNull();
  expect(rows.find((row) => row.key === "homework_improvement_area")?.scale).toBeNull();
});

test("what is not in the report is named, with the reason where it was kept out", () => {
  expect(uncoveredNotes(report)).toEqual([
    {
      field: "homework_notes",
      label: "Homework note",
      text: "Two pieces were late",
      reason: null,
      kind: null,
    },
    {
      field: "additional_notes",
      label: "Additional Comments",
      text: "Something at home",
      reason: "This belongs with your designated safeguarding lead.",
      kind: "safeguarding",
    },
  ]);
});

test("a sentence lights its rows, and a row its sentences", () => {
  const rows = sourceRows(report);
  expect(litBy({ sentence: 1 }, rows)).toEqual({
    sentences: [1],
    rows: ["participation", "behaviour"],
  });
  expect(litBy({ row: "level" }, rows)).toEqual({ sentences: [2, 5], rows: ["level"] });
  expect(litBy({ row: "gone" }, rows)).toEqual({ sentences: [], rows: [] });
  expect(litBy(null, rows)).toEqual({ sentences: [], rows: [] });
});

test("numbers each sentence, equal ones too, and passes over one that is not there", () => {
  const sentences = ["A b.", "A b.", "Not here.", "C d."].map((text) => ({ text, sources: [] }));
  expect(numberedParts("A b. A b.\n\nC d. ", sentences)).toEqual([
    { text: "A b.", number: 1 },
    { text: " ", number: null },
    { text: "A b.", number: 2 },
    { text: "\n\n", number: null },
    { text: "C d.", number: 4 },
    { text: " ", number: null },
  ]);
});

test.each([
  ["", ["A."]],
  ["No sentence known.", []],
  ["A. B.", ["B.", "A."]],
  ["A. A. A.", ["A. A.", "A."]],
  ["\n\nA.\n", ["", "A."]],
])("the parts of %j are the text again", (text, pieces) => {
  const parts = numberedParts(
    text,
    pieces.map((piece) => ({ text: piece, sources: [] })),
  );
  expect(parts.map((part) => part.text).join("")).toBe(text);
});
