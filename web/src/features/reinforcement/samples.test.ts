import { expect, it } from "vitest";
import { areEmpty, filled, inSlots, SLOTS, together } from "./samples.ts";

it("finds what was kept again, in fifteen slots", () => {
  const found = inSlots([{ text: "One.", level: "Advanced" }, { text: "" }]);
  expect([found.length, found[0]?.text, found[0]?.level, found[1]?.text]).toEqual([
    SLOTS,
    "One.",
    "Advanced",
    "",
  ]);
  expect(areEmpty(found)).toBe(false);
});

it("counts only samples that are not blank", () => {
  const samples = inSlots([{ text: "A report." }, { text: "  " }]);
  expect(filled(samples).map(({ text }) => text)).toEqual(["A report."]);
});

it.each([[null], ["text"], [{ 0: { text: "One." } }], [[{ text: 5, other: "x" }, "text", null]]])(
  "reads nothing out of %j",
  (kept) => {
    expect(inSlots(kept)).toHaveLength(SLOTS);
    expect(areEmpty(inSlots(kept))).toBe(true);
    expect(inSlots(kept)[0]).not.toHaveProperty("other");
  },
);

it("loses no sample to an empty slot when two drafts come together", () => {
  const both = together(
    inSlots([{ text: "Later." }, { text: "" }]),
    inSlots([{ text: "Earlier." }, { text: "Second." }]),
  );
  expect(filled(both).map(({ text }) => text)).toEqual(["Later.", "Second."]);
});
