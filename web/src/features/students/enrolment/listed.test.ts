import { expect, test } from "vitest";
import { allOf, EVERYBODY, formsOf, listed, yearsOf } from "./listed.ts";

const one = (
  id: number,
  first_name: string,
  last_name: string,
  year: number,
  form_group: string | null,
) => ({
  id,
  first_name,
  last_name,
  full_name: `${first_name} ${last_name}`,
  year,
  form_group,
  classrooms: [],
});
const students = [
  one(1, "Zainab", "Akhtar", 10, "10A"),
  one(2, "Ada", "Byron", 9, "9D"),
  one(3, "Ian", "Cole", 10, null),
  one(4, "Lou", "Dean", 9, "9B"),
];
const ids = (narrowing: Partial<typeof EVERYBODY>, own = 9) =>
  listed(students, { ...EVERYBODY, ...narrowing }, own).map(({ id }) => id);

test("the class's year comes first, each year in the order of the list", () => {
  expect(ids({}, 9)).toEqual([2, 4, 1, 3]);
  expect(ids({}, 12)).toEqual([1, 2, 3, 4]);
});

test("finds a name in either order and any case", () => {
  expect(ids({ search: "ada by" })).toEqual([2]);
  expect(ids({ search: "byron, a" })).toEqual([2]);
  expect(ids({ search: "nobody" })).toEqual([]);
});

test("narrows to a year and to a form", () => {
  expect(ids({ year: "10" })).toEqual([1, 3]);
  expect(ids({ year: "9", form: "9B" })).toEqual([4]);
  expect(ids({ year: "10", form: "9B" })).toEqual([]);
});

test("offers the years and forms that there are, as people count", () => {
  expect(yearsOf(students)).toEqual(["9", "10"]);
  expect(formsOf(students, "")).toEqual(["9B", "9D", "10A"]);
  expect(formsOf(students, "9")).toEqual(["9B", "9D"]);
});

test("says who all of them are", () => {
  expect(allOf({ ...EVERYBODY, year: "9" }, "180")).toBe("180 in Year 9");
  expect(allOf({ ...EVERYBODY, year: "9", form: "9B" }, "28")).toBe("28 in 9B");
  expect(allOf({ ...EVERYBODY, search: "kh" }, "3")).toBe("3 found");
});
