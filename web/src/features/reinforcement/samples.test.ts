import { expect, it } from "vitest";
import { EMPTY_SAMPLE, filled, SLOTS, storedSamples, storeSamples } from "./samples.ts";

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  };
}
const withText = (text: string) => ({ ...EMPTY_SAMPLE, text });

it("counts only samples that are not blank", () => {
  expect(filled([withText("A report."), withText("  "), EMPTY_SAMPLE])).toEqual([
    withText("A report."),
  ]);
});

it("finds what was typed again, in fifteen slots", () => {
  const store = memory();
  expect(storedSamples(store, 7)).toHaveLength(SLOTS);
  storeSamples(store, 7, [withText("One."), EMPTY_SAMPLE]);
  const found = storedSamples(store, 7);
  expect([found.length, found[0]?.text, found[1]?.text]).toEqual([SLOTS, "One.", ""]);
});

it("keeps nothing of empty slots, and reads nothing out of what it did not write", () => {
  const store = memory();
  storeSamples(store, 7, [withText("One.")]);
  storeSamples(store, 7, [EMPTY_SAMPLE]);
  expect(store.kept.size).toBe(0);
  store.setItem("training-samples:7", "{broken");
  expect(filled(storedSamples(store, 7))).toEqual([]);
});

it("shows a teacher's reports to nobody else who signs in in the same tab", () => {
  const store = memory();
  storeSamples(store, 7, [withText("One.")]);
  expect(filled(storedSamples(store, 8))).toEqual([]);
  storeSamples(store, 8, [EMPTY_SAMPLE]);
  expect(filled(storedSamples(store, 7))).toEqual([withText("One.")]);
});
