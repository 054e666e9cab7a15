import { expect, it } from "vitest";
import {
  areEmpty,
  filled,
  inEmptySlots,
  inSlots,
  SLOTS,
  splitInto,
  takenBack,
  together,
} from "./samples.ts";

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

it("puts reports into empty slots only, and says how many found one", () => {
  const { samples, placed } = inEmptySlots(inSlots([{ text: "Typed." }]), [
    { text: "A." },
    { text: "B." },
  ]);
  expect(filled(samples).map(({ text }) => text)).toEqual(["Typed.", "A.", "B."]);
  expect(placed).toBe(2);
  const many = Array.from({ length: SLOTS }, () => ({ text: "More." }));
  expect(inEmptySlots(samples, many).placed).toBe(SLOTS - 3);
});

it("splits a document into its slot and those after it, and takes that back without what was typed since", () => {
  const before = inSlots([{ text: "First." }, { text: "A. B. C." }, { text: "Third." }]);
  const { samples } = splitInto(before, 1, ["A.", "B.", "C."]);
  expect(filled(samples).map(({ text }) => text)).toEqual(["First.", "A.", "Third.", "B.", "C."]);
  const typed = samples.map((sample, at) =>
    at === 4 ? { ...sample, text: "C, changed." } : sample,
  );
  const back = takenBack(typed, samples, before);
  expect(filled(back).map(({ text }) => text)).toEqual([
    "First.",
    "A. B. C.",
    "Third.",
    "C, changed.",
  ]);
});
