import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { expect, test } from "vitest";
import { SealedDrafts } from "../../../../lib/drafts/sealed-drafts.ts";
import { StoredDrafts } from "./stored-drafts.ts";

const report = (version: number, report_content: string) =>
  ({ id: 5, version, report_content, student_name: "Ada Byron" }) as GeneratedReport;
const draft = { text: "Mine", version: 1, newer: null };

function stored() {
  const keeper = new SealedDrafts("A".repeat(43), { storage: null });
  const drafts = new StoredDrafts(keeper);
  drafts.follow([report(1, "Theirs")], {}, { 5: draft });
  return { keeper, drafts };
}

test("an edit comes back with its report, and is named after its student", () => {
  const { keeper } = stored();
  expect(new StoredDrafts(keeper).of([report(1, "Theirs")])).toEqual({ 5: draft });
  expect(keeper.all().map(({ what }) => what)).toEqual(["your edit of the report for Ada Byron"]);
});

test("an edit of a text that has changed since stands beside it, and may replace it", () => {
  const newer = report(2, "Theirs");
  expect(stored().drafts.of([newer])).toEqual({ 5: { text: "Mine", version: 2, newer } });
});

test("nothing is left of an edit that was saved, dropped, or changes nothing any more", () => {
  const { keeper, drafts } = stored();
  expect(drafts.has(5)).toBe(true);
  drafts.follow([], { 5: draft }, {});
  expect(keeper.all()).toEqual([]);
  expect(drafts.has(5)).toBe(false);

  const saved = stored();
  expect(saved.drafts.of([report(2, "Mine")])).toEqual({});
  expect(saved.keeper.all()).toEqual([]);

  const back = stored();
  const same = { ...draft, text: "Theirs" };
  back.drafts.follow([report(1, "Theirs")], { 5: draft }, { 5: same });
  expect(back.keeper.all()).toEqual([]);
});

test("what is none of an edit reads as nothing", () => {
  const keeper = new SealedDrafts("A".repeat(43), { storage: null });
  keeper.keep("report:5", { what: "", value: { text: 5 } });
  expect(new StoredDrafts(keeper).of([report(1, "Theirs")])).toEqual({});
});
