import { expect, test } from "vitest";
import {
  formatCount,
  formatDate,
  formatDateUs,
  formatDay,
  formatDayOfMonth,
  formatList,
  formatNumber,
  formatTime,
} from "./format.ts";

test("dates without a time are the same day in every zone", () => {
  expect(formatDate("2012-03-14")).toBe("14 Mar 2012");
  expect(formatDate("2011-11-02")).toBe("02 Nov 2011");
  expect(formatDateUs("2012-03-04")).toBe("Mar 4, 2012");
  expect(formatDayOfMonth("2026-11-29")).toBe("29 November");
  expect(formatDay("2026-12-11")).toBe("Friday 11 December");
});

test("times are in the reader's zone, with two digits", () => {
  expect(formatTime(new Date(2026, 10, 9, 8, 5))).toBe("08:05");
});

test("numbers and counts", () => {
  expect(formatNumber(1148)).toBe("1,148");
  expect(formatCount(1, "pupil")).toBe("1 pupil");
  expect(formatCount(28, "pupil")).toBe("28 pupils");
  expect(formatCount(0, "class", "classes")).toBe("0 classes");
});

test("a list names so many, and counts the others", () => {
  const names = ["Ada", "Ben", "Cat", "Dan"];
  expect(formatList(names, 4)).toBe("Ada, Ben, Cat and Dan");
  expect(formatList(names, 3)).toBe("Ada, Ben and 2 others");
  expect(formatList([], 3)).toBe("");
});
