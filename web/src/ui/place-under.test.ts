import { expect, test } from "vitest";
import { underPosition } from "./place-under.ts";

const screen = { width: 360, height: 640 };
const list = { width: 180, height: 200 };
const at = (left: number, top: number) => ({ left, top, width: 140, height: 34 });

test.each([
  ["under its anchor", list, at(20, 100), { left: 20, top: 138, maxHeight: 494 }],
  ["above, where there is more room", list, at(20, 560), { left: 20, top: 356, maxHeight: 548 }],
  ["inside the window", list, at(210, 100), { left: 172, top: 138, maxHeight: 494 }],
  [
    "cut to the room there is",
    { width: 180, height: 900 },
    at(20, 300),
    { left: 20, top: 338, maxHeight: 294 },
  ],
])("a list goes %s", (_, size, anchor, expected) => {
  expect(underPosition(size, anchor, screen)).toEqual(expected);
});
