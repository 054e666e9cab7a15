import type { Student } from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { changeOf, formOf, inputOf, problemsOf } from "./student-form.ts";

const student: Student = {
  id: 1,
  student_id: "OAK-1",
  unique_institution_id: "OAK-1",
  first_name: "Ada",
  last_name: "Byron",
  full_name: "Ada Byron",
  pronouns: "She/Her",
  year: 9,
  form_group: "9B",
  date_of_birth: "2012-03-14",
  classrooms: [4],
};
const today = "2026-11-21";

test("asks for what is required, where spaces alone count as nothing", () => {
  expect(problemsOf(formOf(null), today)).toEqual({
    first_name: "First name is required.",
    last_name: "Last name is required.",
    pronouns: "Pronouns are required.",
    year: "Year is required.",
    student_id: "Student ID is required.",
  });
  expect(problemsOf({ ...formOf(student), first_name: "  " }, today)).toEqual({
    first_name: "First name is required.",
  });
  expect(problemsOf(formOf(student), today)).toEqual({});
});

test.each(["6", "14", "9.5"])("a Year %s is none of the school's", (year) => {
  expect(problemsOf({ ...formOf(student), year }, today).year).toBe(
    "Year must be between 7 and 13.",
  );
});

test("nobody is born tomorrow, and a child may be born today", () => {
  const born = (date_of_birth: string) =>
    problemsOf({ ...formOf(student), date_of_birth }, today).date_of_birth;
  expect(born("2026-11-22")).toBe("Date of birth cannot be later than today.");
  expect(born(today)).toBeUndefined();
  expect(born("")).toBeUndefined();
});

test("sends what is optional and empty as null, and words without the spaces around them", () => {
  expect(
    inputOf({ ...formOf(student), first_name: " Ada ", form_group: " ", date_of_birth: "" }),
  ).toMatchObject({ first_name: "Ada", form_group: null, date_of_birth: null, year: 9 });
});

test("a change is what was changed here, without the student ID", () => {
  expect(changeOf(formOf(student), student)).toEqual({});
  expect(changeOf({ ...formOf(student), year: "10", form_group: "" }, student)).toEqual({
    year: 10,
    form_group: null,
  });
  const hidden = { ...student, date_of_birth: null };
  expect(changeOf({ ...formOf(hidden), last_name: "King" }, hidden)).toEqual({ last_name: "King" });
});
