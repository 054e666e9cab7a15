import { expect, test } from "vitest";
import { pageOf, sortedBy } from "./find.ts";

test("sorts as people read, both ways", () => {
  const names = ["10C", "9B", "11A"];
  expect(sortedBy(names, (name) => name, "ascending")).toEqual(["9B", "10C", "11A"]);
  expect(sortedBy(names, (name) => name, "descending")).toEqual(["11A", "10C", "9B"]);
  expect(sortedBy([3, 1, 2], (year) => year, "descending")).toEqual([3, 2, 1]);
});

test("sorts without regard to case or accents, and leaves equals as they were", () => {
  const people = [
    { name: "élan", at: 1 },
    { name: "Elan", at: 2 },
    { name: "Ada", at: 3 },
  ];
  expect(sortedBy(people, ({ name }) => name, "ascending").map(({ at }) => at)).toEqual([3, 1, 2]);
});

test("cuts pages, and moves to the last one where a page is gone", () => {
  const things = [1, 2, 3, 4, 5, 6, 7];
  expect(pageOf(things, 1, 6)).toEqual({ shown: [1, 2, 3, 4, 5, 6], page: 1, pages: 2 });
  expect(pageOf(things, 9, 6)).toEqual({ shown: [7], page: 2, pages: 2 });
  expect(pageOf([], 3, 6)).toEqual({ shown: [], page: 1, pages: 1 });
});
