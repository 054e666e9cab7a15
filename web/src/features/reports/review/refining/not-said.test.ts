import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { asSentence, countNotSaid, notSaid, withSentence } from "./not-said.ts";

const sentences: ReportSentence[] = [
  { text: "Rhys plans his essays.", sources: ["level_notes"] },
  { text: "Reading aloud helps.", sources: ["general"] },
  { text: "He is kind.", sources: ["behaviour", "teacher"] },
];
const text = "Rhys plans his essays. Reading aloud helps.\n\nHe is kind.";
const piece = {
  field: "additional_notes",
  text: "set 2 after xmas?",
  reason: "I cannot tell whether this is settled.",
  suggestions: ["he moves to set 2 after Christmas"],
} as const;
const report = {
  report_content: text,
  sentences,
  uncovered: ["additional_notes" as const, "homework_notes" as const],
  handed_back: [{ ...piece, suggestions: [...piece.suggestions] }],
  inputs: { ...EMPTY_INPUTS, homework_notes: "late", additional_notes: piece.text },
  flags: [],
  allowed_flags: [],
};

test("an input that is handed back is told of by its pieces, another as it is", () => {
  const { handed, uncovered } = notSaid(report);
  expect(handed).toEqual([{ ...report.handed_back[0], label: "Additional Comments" }]);
  expect(uncovered.map(({ field }) => field)).toEqual(["homework_notes"]);
  expect(countNotSaid(report)).toBe(2);
});

test("one that is kept out as well is told of with that reason", () => {
  const flags = [{ field: "additional_notes" as const, kind: "family" as const }];
  expect(notSaid({ ...report, flags }).uncovered.map(({ field }) => field)).toEqual([
    "additional_notes",
    "homework_notes",
  ]);
});

test("a piece is said once a wording of it stands in the text", () => {
  const said = withSentence(text, sentences, piece.field, piece.suggestions[0]);
  expect(said.endsWith("He is kind. He moves to set 2 after Christmas.")).toBe(true);
  expect(notSaid({ ...report, report_content: said }).handed).toEqual([]);
  expect(countNotSaid({ ...report, report_content: said })).toBe(1);
});

test("a wording goes to the end of the paragraph about its field", () => {
  expect(withSentence(text, sentences, "level_notes", "He leads.")).toBe(
    "Rhys plans his essays. Reading aloud helps. He leads.\n\nHe is kind.",
  );
  expect(withSentence(text, sentences, "behaviour_notes", "He helps.")).toBe(`${text} He helps.`);
});

test("a wording is a sentence in the text", () => {
  expect(asSentence("captain of debating ")).toBe("Captain of debating.");
  expect(asSentence("He won!")).toBe("He won!");
});
