import { expect, test } from "vitest";
import { finishedWords, isFinished, neverOpenedWords, nextClass, openStates } from "./finished.ts";

const NONE = {
  empty: 0,
  partly_filled: 0,
  ready: 0,
  draft: 0,
  kept: 0,
  out_of_date: 0,
  draft_beside_kept: 0,
};
const room = (id: number, student_count: number) => ({ id, student_count });
const progress = new Map([
  [1, { kept: 32 }],
  [2, { kept: 31 }],
]);

test("a class is finished when each of its pupils has a kept report", () => {
  expect(isFinished(room(1, 32), progress)).toBe(true);
  expect(isFinished(room(1, 33), progress)).toBe(false);
  expect(isFinished(room(2, 32), progress)).toBe(false);
  expect(isFinished(room(3, 5), progress)).toBe(false);
});

test("a class without pupils is not finished, and not the next either", () => {
  expect(isFinished(room(4, 0), progress)).toBe(false);
  const classes = [room(1, 32), room(4, 0), room(2, 32), room(3, 5)];
  expect(nextClass(classes, progress)).toEqual(room(2, 32));
  expect(nextClass(classes.slice(0, 2), progress)).toBeNull();
});

test("what is left of a class is told by its states, the furthest first", () => {
  const states = { ...NONE, empty: 11, partly_filled: 6, ready: 12, kept: 3 };
  expect(openStates({ states })).toEqual([
    { state: "ready", words: "12 ready" },
    { state: "partly_filled", words: "6 partly filled" },
    { state: "empty", words: "11 empty" },
  ]);
  expect(openStates(undefined)).toEqual([]);
});

test("the day on which they are due is told from today", () => {
  expect(finishedWords(32, null, "2025-11-14")).toBe("32 of 32 reports are kept.");
  expect(finishedWords(32, "2025-11-26", "2025-11-14")).toBe(
    "32 of 32 reports are kept, 12 days before they are due.",
  );
  expect(finishedWords(1, "2025-11-15", "2025-11-14")).toBe(
    "1 of 1 report is kept, 1 day before they are due.",
  );
  expect(finishedWords(3, "2025-11-14", "2025-11-14")).toBe(
    "3 of 3 reports are kept, on the day they are due.",
  );
  expect(finishedWords(3, "2025-11-12", "2025-11-14")).toBe(
    "3 of 3 reports are kept, 2 days after they were due.",
  );
  // The clocks change in between.
  expect(finishedWords(3, "2025-10-27", "2025-10-25")).toMatch(/2 days before/u);
});

test("who was never opened is named, as long as there are few", () => {
  expect(neverOpenedWords(["Jakub Nowak"])).toBe(
    "1 was kept without ever being opened: Jakub Nowak.",
  );
  expect(neverOpenedWords(["Jakub Nowak", "Grace Okonjo"])).toBe(
    "2 were kept without ever being opened: Jakub Nowak and Grace Okonjo.",
  );
  expect(neverOpenedWords(["A", "B", "C", "D", "E"])).toBe(
    "5 were kept without ever being opened: A, B, C and 2 others.",
  );
});
