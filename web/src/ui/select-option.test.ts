import { expect, test } from "vitest";
import { indexByTyping, valueOfKey } from "./select-option.ts";

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
  expect(indexByTyping("m", found, -1)).toBe(0);
  expect(indexByTyping("M", found, 0)).toBe(2);
  expect(indexByTyping("m", found, 2)).toBe(0);
  expect(indexByTyping("n", found, 1)).toBe(1);
  expect(indexByTyping("x", found, 0)).toBe(-1);
  expect(indexByTyping("x", [], -1)).toBe(-1);
});

test("what is typed in one go is looked for as a whole, the present one included", () => {
  const classes = ["7A/En1", "11A/El1", "10C/En3", "Clay"].map((label) => ({ label }));
  expect(indexByTyping("1", classes, -1)).toBe(1);
  expect(indexByTyping("10", classes, 1)).toBe(2);
  expect(indexByTyping("10c", classes, 2)).toBe(2);
  expect(indexByTyping("10x", classes, 2)).toBe(-1);
  expect(indexByTyping("10c", [], -1)).toBe(-1);
  // A letter that is pressed again goes on, but for a name that begins with it twice.
  expect(indexByTyping("11", classes, 2)).toBe(1);
  expect(indexByTyping("cc", classes, 2)).toBe(3);
});
