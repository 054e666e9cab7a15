import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { inOrder, lookOrder } from "./look-order.ts";

function report(of: number, sources: ReportSentence["sources"]) {
  const text = "Rhys plans his essays.";
  return {
    report_configuration: of,
    report_content: text,
    sentences: [{ text, sources }],
    uncovered: [],
    handed_back: [],
    inputs: EMPTY_INPUTS,
    flags: [],
    allowed_flags: [],
    beside: null,
    proposal: null,
    stale: false,
  };
}
const ticks = report(1, ["level"]);
const notes = report(2, ["level_notes"]);
const best = report(3, ["best_achievement"]);

test("what differs or lacks something comes first, then teachers' own words, last ticks alone", () => {
  const piece = { field: "level_notes" as const, text: "set 2?", reason: "", suggestions: [] };
  const reports = [
    ticks,
    notes,
    { ...report(4, ["level"]), handed_back: [piece] },
    best,
    { ...report(5, ["level"]), stale: true },
    { ...report(6, ["level_notes"]), beside: 9 },
    {
      ...report(7, ["level"]),
      flags: [{ field: "level_notes" as const, kind: "family" as const }],
    },
  ];
  expect(lookOrder(reports)).toEqual([4, 5, 6, 7, 2, 3, 1]);
});

test("a doubtful sentence comes after what differs or lacks something, and before teachers' own words", () => {
  const { sentences, ...rest } = report(8, ["level"]);
  const doubtful = {
    ...rest,
    sentences: sentences.map((each) => ({ ...each, doubtful: ["level" as const] })),
  };
  const reports = [ticks, notes, doubtful, { ...report(5, ["level"]), stale: true }];
  expect(lookOrder(reports)).toEqual([5, 8, 2, 1]);
});

test("the order that was taken holds; what came since stands last", () => {
  expect(inOrder([ticks, notes, best], [3, 1])).toEqual([best, ticks, notes]);
});
