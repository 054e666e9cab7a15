import { expect, test } from "vitest";
import { ApiError } from "../../lib/api/api-error.ts";
import { createFailure, inputOf, problemsOf } from "./class-form.ts";

const form = { name: "9B/En2", year: "9", subject: "English" };

test("asks for what is required, where spaces alone count as nothing", () => {
  expect(problemsOf({ name: " ", year: "", subject: " " }, [])).toEqual({
    name: "Name is required.",
    year: "Year is required.",
    subject: "Subject is required.",
  });
  expect(problemsOf(form, [])).toEqual({});
});

test("holds texts and years to their bounds", () => {
  expect(problemsOf({ name: "a".repeat(101), year: "13", subject: "b".repeat(101) }, [])).toEqual({
    name: "Name must be at most 100 characters.",
    year: "Year must be between 7 and 12.",
    subject: "Subject must be at most 100 characters.",
  });
  expect(problemsOf({ name: "a".repeat(100), year: "12", subject: "b".repeat(100) }, [])).toEqual(
    {},
  );
});

test("a name is there once a year, in whatever case", () => {
  const existing = [{ name: "9b/eN2", year: 9 }];
  expect(problemsOf({ ...form, name: " 9B/En2 " }, existing).name).toBe(
    'A class named "9B/En2" already exists for Year 9.',
  );
  expect(problemsOf({ ...form, year: "10" }, existing)).toEqual({});
});

test("sends a teacher only where one was selected", () => {
  expect(inputOf({ ...form, name: " 9B " }, undefined)).toEqual({
    name: "9B",
    year: 9,
    subject: "English",
  });
  expect(inputOf(form, 4).teacher_ids).toEqual([4]);
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
