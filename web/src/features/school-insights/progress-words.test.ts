import { expect, test } from "vitest";
import { dueIn, shareOf, sumOf } from "./progress-words.ts";

test.each([
  ["2026-12-12", "due today"],
  ["2026-12-13", "due tomorrow"],
  ["2026-12-24", "due in 12 days"],
  ["2026-12-11", "was due 1 day ago"],
  ["2026-12-02", "was due 10 days ago"],
])("a deadline on %s %s", (due, words) => {
  expect(dueIn(due, "2026-12-12")).toBe(words);
});

test("rows add up", () => {
  const row = { pupils: 10, written: 6, kept: 4, released: 1 };
  expect(sumOf([row, row])).toEqual({ pupils: 20, written: 12, kept: 8, released: 2 });
  expect(sumOf([])).toEqual({ pupils: 0, written: 0, kept: 0, released: 0 });
});

test("a bar is no wider than the whole", () => {
  expect([shareOf(1, 4), shareOf(0, 0), shareOf(5, 4), shareOf(-1, 4)]).toEqual([
    "25%",
    "0%",
    "100%",
    "0%",
  ]);
});
