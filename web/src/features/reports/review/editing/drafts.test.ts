import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { begun, isDirty, overtaken, saved, typed, without, type Drafts } from "./drafts.ts";

// Only what an edit reads of a report.
const copy = (id: number, text: string, version = 1) =>
  ({ id, report_content: text, version }) as GeneratedReport;

test("an edit is dirty from the first change until it says the same again", () => {
  const report = copy(1, "Old.");
  let drafts = begun({}, report);
  expect(isDirty(drafts, report)).toBe(false);
  drafts = typed(drafts, 1, "New.");
  expect(isDirty(drafts, report)).toBe(true);
  expect(isDirty(typed(drafts, 1, "Old."), report)).toBe(false);
  expect(isDirty(drafts, copy(2, "Other."))).toBe(false);
});

test("going back to a report goes on with its edit", () => {
  const drafts = typed(begun({}, copy(1, "Old.")), 1, "New.");
  expect(begun(drafts, copy(1, "Old."))[1]?.text).toBe("New.");
  expect(typed({}, 1, "New.")).toEqual({});
});

test("an overtaken edit keeps both texts and counts from the newer one", () => {
  const drafts: Drafts = typed(begun({}, copy(1, "Old.")), 1, "Mine.");
  const current = copy(1, "Theirs.", 2);
  const after = overtaken(drafts, 1, { current, yours: "Mine." });
  expect(after[1]).toEqual({ text: "Mine.", version: 2, newer: current });
  expect(isDirty(after, current)).toBe(true);
});

test("a save ends the edit, but not what was typed meanwhile", () => {
  const drafts = typed(begun({}, copy(1, "Old.")), 1, "New.");
  expect(saved(drafts, 1, { text: "New.", version: 2 })).toEqual({});
  expect(saved(typed(drafts, 1, "New. More."), 1, { text: "New.", version: 2 })[1]).toEqual({
    text: "New. More.",
    version: 2,
    newer: null,
  });
});

test("dropping edits leaves the others", () => {
  const drafts = begun(begun({}, copy(1, "A.")), copy(2, "B."));
  expect(Object.keys(without(drafts, [1]))).toEqual(["2"]);
});
