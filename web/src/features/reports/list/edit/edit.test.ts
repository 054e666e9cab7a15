import type { ListedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { begun, isDirty, overtaken } from "./edit.ts";

// Only what an edit reads of a report.
const report = (report_content: string, version: number) =>
  ({ id: 1, report_content, version }) as ListedReport;

test("begins with the saved text, or with what was typed and not saved", () => {
  const fresh = begun(report("As saved.", 3));
  expect(fresh).toMatchObject({ text: "As saved.", version: 3, newer: null });
  expect(isDirty(fresh)).toBe(false);
  const typed = { ...fresh, text: "As typed." };
  // Meanwhile saved elsewhere: the edit is still one of the copy it was begun from.
  expect(begun(report("Newer.", 4), typed)).toMatchObject({ text: "As typed.", version: 3 });
});

test("a refused save keeps both texts, and may then replace the newer one", () => {
  const edit = { ...begun(report("Old.", 3)), text: "Mine." };
  const after = overtaken(edit, { current: report("Theirs.", 4), yours: "Mine." });
  expect(after.text).toBe("Mine.");
  expect(after.newer?.report_content).toBe("Theirs.");
  expect(after.version).toBe(4);
  expect(isDirty(after)).toBe(true);
});
