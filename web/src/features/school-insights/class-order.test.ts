import { expect, test } from "vitest";
import { byMissing } from "./class-order.ts";

test("classes with most to do come first, those without pupils last", () => {
  const room = (name: string, students: number, reported: number, year = 7) => ({
    name,
    year,
    students,
    reported,
  });
  const order = byMissing([
    room("done", 20, 20),
    room("empty", 0, 0),
    room("half", 20, 10),
    room("none, big", 30, 0, 8),
    room("none", 20, 0),
    // A student who has left the class keeps a report of it.
    room("more", 20, 21),
  ]).map(({ name }) => name);
  expect(order).toEqual(["none", "none, big", "half", "done", "more", "empty"]);
});
