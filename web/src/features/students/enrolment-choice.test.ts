import { expect, test } from "vitest";
import { classroomOf, enrolmentToEnd, problemOf } from "./enrolment-choice.ts";

test("a class is chosen or typed", () => {
  expect(classroomOf({ typing: false, chosen: "4", typed: "9" })).toBe(4);
  expect(classroomOf({ typing: true, chosen: "4", typed: "9" })).toBe(9);
});

test("says what is missing", () => {
  expect(problemOf({ typing: false, chosen: "4", typed: "" })).toBeUndefined();
  expect(problemOf({ typing: true, chosen: "", typed: "9" })).toBeUndefined();
  expect(problemOf({ typing: false, chosen: "", typed: "" })).toBe(
    "Please select or enter a classroom ID.",
  );
  for (const typed of ["", " ", "0", "-1", "1.5", "x"])
    expect(problemOf({ typing: true, chosen: "4", typed })).toBe("Classroom ID is required.");
});

test("an enrolment ends in the class that the list is filtered by", () => {
  expect(enrolmentToEnd(7, 4)).toEqual({ student_id: 7, classroom_id: 4 });
  expect(enrolmentToEnd(7, null)).toBe("Cannot unenroll without student and classroom ID.");
});
