import { expect, test } from "vitest";
import { type Box, clearPlace } from "./clear-place.ts";

const window = { width: 360, height: 640 };
const usual = { left: 16, top: 580, width: 328, height: 44 };
const at = (top: number, height = 44, left = 16, width = 328) => ({ left, top, width, height });

test.each<[string, Box[], { left: number; top: number }]>([
  ["its usual place, where nothing is there", [at(100)], { left: 16, top: 580 }],
  ["above what would be covered", [at(570)], { left: 16, top: 518 }],
  ["between two, where it fits", [at(570), at(466)], { left: 16, top: 518 }],
  ["above both, where it does not", [at(570), at(480)], { left: 16, top: 428 }],
  ["its usual place, where everything is covered", [at(0, 640)], { left: 16, top: 580 }],
])("a message stands at %s", (_, taken, expected) => {
  expect(clearPlace(usual, taken, window)).toEqual(expected);
});

test("in a wide window it goes aside where that is nearer", () => {
  const narrow = { left: 130, top: 580, width: 100, height: 44 };
  const column = at(100, 540, 140, 80);
  expect(clearPlace(narrow, [column], window)).toEqual({ left: 8, top: 580 });
});
