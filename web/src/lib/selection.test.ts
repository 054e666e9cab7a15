import { expect, test } from "vitest";
import { pageMark, withPageToggled, withToggled } from "./selection.ts";

const page = [1, 2, 3];

test("says how much of a page is selected", () => {
  expect(pageMark(new Set([9]), page)).toBe("none");
  expect(pageMark(new Set([2, 9]), page)).toBe("some");
  expect(pageMark(new Set([1, 2, 3]), page)).toBe("all");
  expect(pageMark(new Set([1]), [])).toBe("none");
});

test("select-all is about the page at hand only", () => {
  expect([...withPageToggled(new Set([2, 9]), page)].toSorted()).toEqual([1, 2, 3, 9]);
  expect([...withPageToggled(new Set([1, 2, 3, 9]), page)]).toEqual([9]);
});

test("one is selected and taken back", () => {
  const selected = new Set([1]);
  expect([...withToggled(selected, 2)]).toEqual([1, 2]);
  expect([...withToggled(selected, 1)]).toEqual([]);
  expect([...selected]).toEqual([1]);
});
