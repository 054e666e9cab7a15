import { expect, test } from "vitest";
import { nextNote } from "./next-note.ts";

const ORDER = [7, 3];
const first = { student: 7, field: "level_notes" } as const;
const second = { student: 7, field: "best_achievement" } as const;
const third = { student: 3, field: "level_notes" } as const;

test("the way leads through the notes in the order of the class, and round", () => {
  const notes = [first, second, third];
  expect(nextNote(notes, null, ORDER)).toBe(first);
  expect(nextNote(notes, first, ORDER)).toBe(second);
  expect(nextNote(notes, second, ORDER)).toBe(third);
  expect(nextNote(notes, third, ORDER)).toBe(first);
});

test("a note that needs nothing any more is where the way goes on from", () => {
  expect(nextNote([first, third], second, ORDER)).toBe(third);
  expect(nextNote([], second, ORDER)).toBeUndefined();
});
