import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

test("only what differs is a change", () => {
  const before = { tone: "own", words: ["lazy"], length: null };
  expect(changesOf({ ...before, words: ["lazy"] }, before)).toEqual({});
  expect(changesOf({ tone: "warm", words: [], length: null }, before)).toEqual({
    tone: "warm",
    words: [],
  });
});
