import type { Student } from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { studentOf } from "../../test/records.ts";
import { withStudent, withoutStudent } from "./student-pages.ts";

const ada: Student = { ...studentOf(1, "Ada Byron"), classrooms: [4, 5] };
const page = { rows: [ada, { ...ada, id: 2 }], count: 12, page: 1 };

test("an update merges fields and keeps the classes where none are supplied", () => {
  const { classrooms: _, ...bare } = { ...ada, first_name: "Augusta" };
  expect(withStudent(page, bare).rows[0]).toEqual({ ...ada, first_name: "Augusta" });
  expect(withStudent(page, { ...ada, classrooms: [] }).rows[0]?.classrooms).toEqual([]);
});

test("a deletion takes the row and its count, and only those", () => {
  expect(withoutStudent(page, 2)).toEqual({ rows: [ada], count: 11, page: 1 });
  expect(withoutStudent(page, 99)).toEqual(page);
});
