import { expect, test } from "vitest";
import { listed } from "./listed.ts";

const one = (id: number, first_name: string, last_name: string, year: number) => ({
  id,
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`,
  year,
  classrooms: [],
});
const students = [
  one(1, "Zainab", "Akhtar", 8),
  one(2, "Ada", "Byron", 9),
  one(3, "Ian", "Cole", 8),
];
const ids = (search: string, year: number) => listed(students, search, year).map(({ id }) => id);

test("the class's year comes first, each year in the order of the list", () => {
  expect(ids("", 9)).toEqual([2, 1, 3]);
  expect(ids("", 12)).toEqual([1, 2, 3]);
});

test("finds a name in either order and any case", () => {
  expect(ids("ada by", 9)).toEqual([2]);
  expect(ids("byron, a", 9)).toEqual([2]);
  expect(ids("akh", 9)).toEqual([1]);
  expect(ids("nobody", 9)).toEqual([]);
});
