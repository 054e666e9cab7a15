import { expect, it } from "vitest";
import type { KeptRow, TimeRow } from "./queries.ts";
import { workOutClasses } from "./work-out.ts";

const autumn = { period: 1, period_name: "Autumn term 2026", starts_on: "2026-09-01" };
const spring = { period: 2, period_name: "Spring term 2027", starts_on: "2027-01-01" };
const time = (classroom: number, name: string, seconds: number, term = autumn): TimeRow => ({
  classroom,
  name,
  seconds,
  ...term,
});
const kept = (
  classroom: number | null,
  name: string,
  edited: KeptRow["edited"],
  count: number,
  term = autumn,
): KeptRow => ({ classroom, name, edited, count, ...term });

it("brings what a class took and what was kept of it together, by period", () => {
  const classes = workOutClasses(
    [time(7, "9B", 600), time(7, "9B", 60, spring)],
    [kept(7, "8B", "as_written", 19), kept(7, "8B", "much", 4), kept(7, "8B", null, 2)],
  );
  expect(classes).toEqual([
    {
      classroom: 7,
      name: "9B",
      period: 2,
      period_name: "Spring term 2027",
      seconds: 60,
      kept: { as_written: 0, lightly: 0, much: 0, earlier: 0 },
    },
    {
      classroom: 7,
      name: "9B",
      period: 1,
      period_name: "Autumn term 2026",
      seconds: 600,
      kept: { as_written: 19, lightly: 0, much: 4, earlier: 2 },
    },
  ]);
});

it("has classes by their names, and those that are gone by the names that they had", () => {
  const classes = workOutClasses(
    [time(1, "10A", 60), time(2, "9B", 60)],
    [kept(null, "7C", "lightly", 3), kept(null, "7D", "lightly", 1)],
  );
  expect(classes.map(({ name, classroom }) => [name, classroom])).toEqual([
    ["7C", null],
    ["7D", null],
    ["9B", 2],
    ["10A", 1],
  ]);
});
