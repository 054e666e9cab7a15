import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import { expect, test } from "vitest";
import { lookedForClasses } from "./class-order.ts";

const teacher = { id: 1, first_name: "Helen", last_name: "Marsden", email: "h@school.test" };
const room = (id: number, name: string, subject: string, year: number): Classroom => ({
  id,
  name,
  subject,
  year,
  year_level: year,
  teachers: [teacher],
  student_count: 28,
});
const rooms = [
  room(1, "9B/En2", "English", 9),
  room(2, "11A/El1", "English Literature", 11),
  room(3, "7A/En1", "English", 7),
  room(4, "7A/Dr1", "Drama", 7),
];
const names = (look: Parameters<typeof lookedForClasses>[1]) =>
  lookedForClasses(rooms, look).map(({ name }) => name);

test("sorts by name, subject or year, either way", () => {
  const look = { search: "", direction: "ascending" } as const;
  expect(names({ ...look, sort: "name" })).toEqual(["7A/Dr1", "7A/En1", "9B/En2", "11A/El1"]);
  expect(names({ ...look, sort: "subject" })).toEqual(["7A/Dr1", "7A/En1", "9B/En2", "11A/El1"]);
  expect(names({ ...look, sort: "year_level", direction: "descending" })).toEqual([
    "11A/El1",
    "9B/En2",
    "7A/Dr1",
    "7A/En1",
  ]);
});

test("searches every field that shows", () => {
  const look = { sort: "name", direction: "ascending" } as const;
  expect(names({ ...look, search: "drama" })).toEqual(["7A/Dr1"]);
  expect(names({ ...look, search: "year 7" })).toEqual(["7A/Dr1", "7A/En1"]);
  expect(names({ ...look, search: "marsden" })).toHaveLength(4);
});
