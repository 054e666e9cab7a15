import { expect, test } from "vitest";
import { mergedTeachers } from "./merged-teachers.ts";

test("is what was selected where nobody else changed anything", () => {
  expect(mergedTeachers([1, 2], [1, 2], new Set([2, 3]))).toEqual([2, 3]);
  expect(mergedTeachers([1], [1], new Set())).toEqual([]);
});

test("keeps what somebody else did meanwhile", () => {
  // They added 9 and took 2 away; here 3 came and 1 went.
  expect(mergedTeachers([1, 9], [1, 2], new Set([2, 3]))).toEqual([9, 3]);
  // Both added the same one.
  expect(mergedTeachers([1, 3], [1], new Set([1, 3]))).toEqual([1, 3]);
});
