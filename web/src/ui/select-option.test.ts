import { expect, test } from "vitest";
import { indexByLetter, valueOfKey } from "./select-option.ts";

const options = ["Accuracy", "Method", "Presentation"].map((value) => ({ value, label: value }));

test("number keys choose in the order of the list", () => {
  expect(valueOfKey("1", options, true)).toBe("Accuracy");
  expect(valueOfKey("3", options, true)).toBe("Presentation");
  expect(valueOfKey("4", options, true)).toBeUndefined();
});

test("0 clears, only where that may be", () => {
  expect(valueOfKey("0", options, true)).toBe("");
  expect(valueOfKey("0", options, false)).toBeUndefined();
});

test("other keys mean nothing here", () => {
  expect(valueOfKey("a", options, true)).toBeUndefined();
  expect(valueOfKey("F1", options, true)).toBeUndefined();
});

test("a letter finds the next option that begins with it, going round", () => {
  const found = ["Mostly", "Never", "Mainly"].map((label) => ({ label }));
  expect(indexByLetter("m", found, -1)).toBe(0);
  expect(indexByLetter("M", found, 0)).toBe(2);
  expect(indexByLetter("m", found, 2)).toBe(0);
  expect(indexByLetter("n", found, 1)).toBe(1);
  expect(indexByLetter("x", found, 0)).toBe(-1);
  expect(indexByLetter("x", [], -1)).toBe(-1);
});
