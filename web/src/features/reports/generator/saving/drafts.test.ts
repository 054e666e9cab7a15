import { expect, test } from "vitest";
import { SealedDrafts } from "../../../../lib/drafts/sealed-drafts.ts";
import { studentOf } from "../../../../../test/records.ts";
import type { SomeInputs } from "../class-state/inputs.ts";
import { entriesOf, withInputs, type StudentEntry } from "../class-state/student-entry.ts";
import { Drafts } from "./drafts.ts";

const keeper = () => new SealedDrafts("A".repeat(43), { storage: null });
const [ADA] = entriesOf([studentOf(3, "Ada Byron")], [], new Map()) as [StudentEntry];
const typed = (inputs: SomeInputs) => withInputs(ADA, { ...ADA.inputs, ...inputs });

test("a draft is there for its class until it is confirmed", () => {
  const kept = keeper();
  const drafts = new Drafts(12, kept);
  drafts.keep(typed({ level_notes: "Plans first" }));
  const draft = { changes: { level_notes: "Plans first" }, was: { level_notes: "" } };
  expect(new Drafts(12, kept).all()).toEqual(new Map([[3, draft]]));
  expect(new Drafts(1, kept).all().size).toBe(0);
  expect(kept.all().map(({ what }) => what)).toEqual(["inputs for Ada Byron"]);
  drafts.keep(ADA);
  expect(kept.all()).toEqual([]);
});

test("what is no input is passed over", () => {
  const kept = keeper();
  kept.keep("inputs:12:4", { what: "", value: { level: "Advanced", other: "x", homework: 5 } });
  kept.keep("student:new", { what: "", value: { level: "Advanced" } });
  expect(new Drafts(12, kept).all()).toEqual(
    new Map([[4, { changes: { level: "Advanced" }, was: {} }]]),
  );
});

test("without a keeper the page goes on", () => {
  const drafts = new Drafts(12, null);
  drafts.keep(typed({ level: "Advanced" }));
  expect(drafts.all().size).toBe(0);
});

test("a draft that the teacher was asked about tells what stood there before either change", () => {
  const kept = keeper();
  const mine = typed({ level_notes: "Plans first" });
  const confirmed = { ...mine.confirmed, level_notes: "Rushes" };
  new Drafts(12, kept).keep({ ...mine, confirmed, clashes: { level_notes: "Plans" } });
  expect(new Drafts(12, kept).all().get(3)?.was).toEqual({ level_notes: "Plans" });
});
