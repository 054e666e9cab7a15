import { expect, it } from "vitest";
import { isMainSubject } from "./rules.ts";

it.each([
  "English",
  "English Literature",
  "GCSE English Language",
  "Maths",
  "GCSE Maths",
  "Core Mathematics",
  "Further Maths",
  "Science",
  "Combined Science",
  "Applied Science",
  "Triple Sciences",
  "GCSE Biology",
  "Cymraeg",
])("%s is a main subject", (subject) => {
  expect(isMainSubject(subject)).toBe(true);
});

it.each([
  "History",
  "Computer Science",
  "Sport Science",
  "Social Sciences",
  "Food Science",
  "Art",
  "Aftermath",
])("%s is none", (subject) => {
  expect(isMainSubject(subject)).toBe(false);
});
