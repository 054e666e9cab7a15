import { classroomInput, type Classroom } from "@reportair/contract/features/classrooms.ts";
import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { problemsIn } from "../../lib/form-problems.ts";
import {
  changeFailure,
  changeOf,
  createFailure,
  formOf,
  inputOf,
  problemsOf,
  type ClassForm,
} from "./class-form.ts";

const form = { name: "9B/En2", year: "9", subject: "English", teacher_ids: null };

/** What the form says of these values, by the contract and by itself. */
function said(values: ClassForm, existing: readonly Pick<Classroom, "name" | "year">[] = []) {
  return {
    ...problemsIn(classroomInput, inputOf(values), values),
    ...problemsOf(values, existing),
  };
}

test("asks for what is required, where spaces alone count as nothing", () => {
  expect(said({ ...form, name: " ", year: "", subject: " " })).toEqual({
    name: "Name is required.",
    year: "Year is required.",
    subject: "Subject is required.",
  });
  expect(said(form)).toEqual({});
});

test("holds texts and years to their bounds", () => {
  expect(said({ ...form, name: "a".repeat(101), year: "13", subject: "b".repeat(101) })).toEqual({
    name: "Name must be at most 100 characters.",
    year: "Year must be between 7 and 12.",
    subject: "Subject must be at most 100 characters.",
  });
  expect(said({ ...form, name: "a".repeat(100), year: "12", subject: "b".repeat(100) })).toEqual(
    {},
  );
});

test("a name is there once a year, in whatever case", () => {
  const existing = [{ name: "9b/eN2", year: 9 }];
  expect(said({ ...form, name: " 9B/En2 " }, existing).name).toBe(
    'A class named "9B/En2" already exists for Year 9.',
  );
  expect(said({ ...form, year: "10" }, existing)).toEqual({});
});

test("sends a teacher only where one was selected", () => {
  expect(inputOf({ ...form, name: " 9B " })).toEqual({
    name: "9B",
    year: 9,
    subject: "English",
  });
  const teacher_ids = { id: 4, first_name: "Ada", last_name: "King", email: "a.king@school.test" };
  expect(inputOf({ ...form, teacher_ids }).teacher_ids).toEqual([4]);
});

test.each([
  [{ year: ["Odd year."], name: ["Taken."] }, "Taken."],
  [{ year: ["Odd year."], detail: "No." }, "Odd year."],
  [{ detail: "No." }, "No."],
  [{ teacher_ids: ["No teacher of this institution: 4."] }, "No teacher of this institution: 4."],
  [{ subject: ["Odd."] }, "Failed to add class. Please check the details and try again."],
])("a refusal with %j says %j", (body, text) => {
  expect(createFailure(new ApiError(400, body))).toBe(text);
});

test("sends what was changed of a class, and nothing else", () => {
  const classroom: Classroom = {
    id: 1,
    name: "9B/En2",
    year: 9,
    year_level: 9,
    subject: "English",
    teachers: [],
    student_count: 28,
  };
  expect(changeOf(formOf(classroom), classroom)).toEqual({});
  expect(changeOf({ ...formOf(classroom), name: " 10B ", year: "10" }, classroom)).toEqual({
    name: "10B",
    year: 10,
  });
});

test("says that a class is gone, and what can be done", () => {
  expect(changeFailure(new ApiError(404, { detail: "Not found." }))).toMatch(
    /^This class was deleted by somebody else.*create it anew/u,
  );
  expect(changeFailure(new TypeError("x is not a function"))).toBe(
    "Failed to update class. Please check the details and try again.",
  );
});
