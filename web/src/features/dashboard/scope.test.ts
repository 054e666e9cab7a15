import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { expect, test } from "vitest";
import { classesShown, statHints, yearsInWords } from "./scope.ts";

const room = (id: number, year: number, teacher: number): Classroom => ({
  id,
  name: `${year}A`,
  subject: "English",
  year,
  year_level: year,
  teachers: [{ id: teacher, first_name: "A", last_name: "B", email: "a@b.test" }],
  student_count: 1,
});
const rooms = [room(1, 11, 5), room(2, 7, 6), room(3, 7, 5)];

test("shows an administrator who teaches their own classes, and others all they are told of", () => {
  const ids = (role: "teacher" | "admin" | "adminteacher") =>
    classesShown({ id: 5, role }, rooms).map(({ id }) => id);
  expect(ids("adminteacher")).toEqual([1, 3]);
  expect(ids("admin")).toEqual([1, 2, 3]);
  expect(ids("teacher")).toEqual([1, 2, 3]);
});

test("says what the totals count", () => {
  expect(statHints("teacher", rooms, 0)).toEqual({
    students: "in your 3 classes",
    classes: "Years 7 and 11",
    reports: "written by you",
  });
  expect(statHints("teacher", rooms, 11).reports).toBe("11 still drafts");
  expect(statHints("admin", rooms, 0).students).toBe("in your school");
  expect(yearsInWords([7, 9, 11])).toBe("Years 7, 9 and 11");
  expect(yearsInWords([9])).toBe("Year 9");
  expect(yearsInWords([])).toBe("none yet");
});

test("a total that is not known yet says nothing of there being none", () => {
  expect(statHints("teacher", undefined, 0)).toEqual({
    students: "in your classes",
    classes: "\u00A0",
    reports: "by you",
  });
});
