import { expect, test } from "vitest";
import { minutesOf, schoolYearWords, timeWords } from "./time-words.ts";

test("time is told in hours and minutes", () => {
  expect([5_880, 2_280, 7_200, 60, 29, 0].map(timeWords)).toEqual([
    "1 h 38 min",
    "38 min",
    "2 h",
    "1 min",
    "less than a minute",
    "less than a minute",
  ]);
  expect(timeWords(3_599)).toBe("1 h");
});

test("hours are read as they are typed, and nothing else is", () => {
  expect(["4", " 1.5 ", "1,25", "0.02", "100"].map((typed) => minutesOf(typed, 100))).toEqual([
    240, 90, 75, 1, 6_000,
  ]);
  expect(
    ["", "0", "101", "four", "-1", "4h", "1.5.5"].map((typed) => minutesOf(typed, 100)),
  ).toEqual(Array.from({ length: 7 }, () => null));
});

test("a school year is named by its two years", () => {
  expect([2026, 2099].map(schoolYearWords)).toEqual(["2026/27", "2099/00"]);
});
