import type { Student } from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { studentOf } from "../../../../test/records.ts";
import { enrolmentText, lookedForStudents } from "./student-order.ts";

const student = (first_name: string, last_name: string, more: Partial<Student> = {}): Student => ({
  ...studentOf(1, `${first_name} ${last_name}`),
  year: 9,
  classrooms: [],
  ...more,
});
const names = new Map([
  [1, "10C/En3"],
  [2, "9B/En2"],
]);
const students = [
  student("Zoe", "Abbott", { year: 10, classrooms: [1] }),
  student("Adam", "Zhang", { classrooms: [1, 2], pronouns: "He/Him" }),
  student("Niamh", "O'Donnell", { year: 7 }),
];
const found = (look: Parameters<typeof lookedForStudents>[2]) =>
  lookedForStudents(students, names, look).map(({ first_name }) => first_name);

test("sorts by either name, year or first class", () => {
  const look = { search: "", direction: "ascending" } as const;
  expect(found({ ...look, sort: "first_name" })).toEqual(["Adam", "Niamh", "Zoe"]);
  expect(found({ ...look, sort: "last_name" })).toEqual(["Zoe", "Niamh", "Adam"]);
  expect(found({ ...look, sort: "year", direction: "descending" })).toEqual([
    "Zoe",
    "Adam",
    "Niamh",
  ]);
  expect(found({ ...look, sort: "class" })).toEqual(["Niamh", "Adam", "Zoe"]);
});

test("searches names, pronouns, years and classes", () => {
  const look = { sort: "last_name", direction: "ascending" } as const;
  expect(found({ ...look, search: "o'don" })).toEqual(["Niamh"]);
  expect(found({ ...look, search: "he/him" })).toEqual(["Adam"]);
  expect(found({ ...look, search: "10c" })).toEqual(["Zoe", "Adam"]);
  expect(found({ ...look, search: "not enrolled" })).toEqual(["Niamh"]);
});

test("says of classes what there is to say", () => {
  expect(enrolmentText(students[1]!, names)).toBe("9B/En2, 10C/En3");
  expect(enrolmentText(students[2]!, names)).toBe("Not enrolled");
  expect(enrolmentText(student("A", "B", { classrooms: [99] }), names)).toBe(
    "Only in classes of other teachers",
  );
});
