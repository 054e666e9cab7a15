import { expect, test } from "vitest";
import { linePoints, lineInWords, monthName } from "./month-line.ts";

const box = { width: 104, height: 54, inset: 2 };

test("spreads values over the width, the largest at the top and nothing at the bottom", () => {
  expect(linePoints([0, 10, 5], box)).toEqual([
    { x: 2, y: 52 },
    { x: 52, y: 2 },
    { x: 102, y: 27 },
  ]);
});

test("draws months without reports along the bottom", () => {
  expect(linePoints([0, 0], box).map(({ y }) => y)).toEqual([52, 52]);
});

test("names months whatever the time zone", () => {
  expect(monthName("2026-01")).toBe("Jan");
  expect(
    lineInWords([
      { month: "2026-10", kept: 3 },
      { month: "2026-11", kept: 0 },
    ]),
  ).toBe("Oct 3, Nov 0");
});
