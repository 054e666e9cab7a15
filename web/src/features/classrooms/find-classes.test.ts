import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { expect, test } from "vitest";
import { classesOf, foundClasses } from "./find-classes.ts";

const room = (id: number, name: string, teachers: Classroom["teachers"]): Classroom => ({
  id,
  name,
  subject: "English",
  year: 9,
  year_level: 9,
  teachers,
  student_count: 0,
});
const ruth = { id: 5, first_name: "Ruth", last_name: "Kessler", email: "r@school.test" };
const rooms = [room(1, "9A/En1", [ruth]), room(2, "9B/Ma2", [])];
const ids = (found: readonly Classroom[]) => found.map(({ id }) => id);

test("finds classes by their name and by a teacher's", () => {
  expect(ids(foundClasses(rooms, "9b"))).toEqual([2]);
  expect(ids(foundClasses(rooms, "ruth kess"))).toEqual([1]);
  expect(ids(foundClasses(rooms, " "))).toEqual([1, 2]);
  expect(ids(foundClasses(rooms, "english"))).toEqual([]);
});

test("an administrator who teaches sees their own classes, or all", () => {
  const me = { id: 5, role: "adminteacher" } as const;
  expect(ids(classesOf(rooms, me, "mine"))).toEqual([1]);
  expect(ids(classesOf(rooms, me, "all"))).toEqual([1, 2]);
  expect(ids(classesOf(rooms, { id: 5, role: "admin" }, "mine"))).toEqual([1, 2]);
});
