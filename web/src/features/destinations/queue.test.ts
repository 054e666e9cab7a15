import type { QueueLine } from "@reportair/contract/features/destinations.ts";
import { expect, test } from "vitest";
import {
  beside,
  columnOf,
  firstLine,
  lengthWords,
  nextWaiting,
  nextWords,
  rowsOf,
} from "./queue.ts";
import { lineOf } from "./queue.fixture.ts";

const DONE = lineOf("Ada Byron", { copied_at: "2026-11-26T10:00:00.000Z" });
const READY = lineOf("Ben Cole");
const LONG = lineOf("Cat Dunn", { text: null, key: null });
const NONE: QueueLine = { ...lineOf("Dot Ellis"), state: "none", report: null };
const NOBODY: QueueLine = { student: null, state: "none", report: null };

test("begins with the first that waits, and goes round to what was left out", () => {
  expect(firstLine([DONE, NONE, READY])).toBe(2);
  expect(firstLine([NONE, DONE])).toBe(1);
  expect(firstLine([])).toBe(0);
  const lines = [READY, DONE, NONE, LONG];
  expect(nextWaiting(lines, 0)).toBe(3);
  expect(nextWaiting(lines, 3)).toBe(0);
  expect(nextWaiting([DONE, READY], 1)).toBeNull();
  expect(beside(lines, 1, 1)).toBe(3);
  expect(beside(lines, 0, -1)).toBeNull();
});

test("says who is next, and which rows of the mark sheet are passed over", () => {
  expect(nextWords([READY, NONE, NOBODY, LONG], 0, 3)).toBe(
    "Ben Cole is copied. Next: Cat Dunn. 2 rows without a kept report come before.",
  );
  expect(nextWords([READY], 0, null)).toBe(
    "Ben Cole is copied. Every kept report of this class is copied.",
  );
});

test("a column has a row for every line, and a file only those with a text", () => {
  const lines = [READY, NONE, NOBODY, LONG, DONE];
  expect(columnOf({ lines })).toEqual(["Ben Cole writes.", "", "", "", "Ada Byron writes."]);
  const classroom = { id: 1, name: "9B", subject: "English" };
  expect(rowsOf({ lines, elsewhere: [lineOf("Zoe Gone")], classroom })).toEqual([
    ["S1", "Ben Cole", "9B", "Ben Cole writes."],
    ["S1", "Ada Byron", "9B", "Ada Byron writes."],
    ["S1", "Zoe Gone", "9B", "Zoe Gone writes."],
  ]);
});

test("a length is told against its limit", () => {
  expect(lengthWords(812, 1_000)).toBe("812 of 1,000");
  expect(lengthWords(1_143, 1_000)).toBe("143 too long");
  expect(lengthWords(1, null)).toBe("1 character");
});
