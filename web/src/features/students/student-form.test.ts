import {
  studentChange,
  studentInput,
  type Student,
} from "@reportair/contract/features/students.ts";
import { expect, test } from "vitest";
import { problemsIn } from "../../lib/form-problems.ts";
import { changeOf, formOf, inputOf, problemsOf, type StudentForm } from "./student-form.ts";

const student: Student = {
  id: 1,
  student_id: "OAK-1",
  unique_institution_id: "OAK-1",
  first_name: "Ada",
  preferred_name: null,
  last_name: "Byron",
  full_name: "Ada Byron",
  pronouns: "She/Her",
  year: 9,
  form_group: "9B",
  date_of_birth: "2012-03-14",
  classrooms: [4],
};
const today = "2026-11-21";

/** What the form says of these values, by the contract and by itself. */
function said(form: StudentForm) {
  return { ...problemsIn(studentInput, inputOf(form), form), ...problemsOf(form, today) };
}

test("asks for what is required, where spaces alone count as nothing", () => {
  expect(said(formOf(null))).toEqual({
    first_name: "First name is required.",
    last_name: "Last name is required.",
    pronouns: "Pronouns are required.",
    year: "Year is required.",
    student_id: "Student ID is required.",
  });
  expect(said({ ...formOf(student), first_name: "  " })).toEqual({
    first_name: "First name is required.",
  });
  expect(said(formOf(student))).toEqual({});
});

test.each(["6", "14", "9.5"])("a Year %s is none of the school's", (year) => {
  expect(said({ ...formOf(student), year }).year).toBe("Year must be between 7 and 13.");
});

test("nobody is born tomorrow, and a child may be born today", () => {
  const born = (date_of_birth: string) => said({ ...formOf(student), date_of_birth }).date_of_birth;
  expect(born("2026-11-22")).toBe("Date of birth cannot be later than today.");
  expect(born(today)).toBeUndefined();
  expect(born("")).toBeUndefined();
});

test("of a change only what was changed is checked", () => {
  const form = { ...formOf({ ...student, first_name: "" }), last_name: " ", year: "" };
  const change = changeOf(form, { ...student, first_name: "" });
  expect(problemsIn(studentChange, change, form)).toEqual({
    last_name: "Last name is required.",
    year: "Year is required.",
  });
});

test("sends what is optional and empty as null, and words without the spaces around them", () => {
  expect(
    inputOf({ ...formOf(student), first_name: " Ada ", form_group: " ", date_of_birth: "" }),
  ).toMatchObject({
    first_name: "Ada",
    preferred_name: null,
    form_group: null,
    date_of_birth: null,
    year: 9,
  });
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
