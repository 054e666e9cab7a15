import { expect, test } from "vitest";
import { besidePosition, type Side } from "./place-beside.ts";

const screen = { width: 360, height: 640 };
const tip = { width: 100, height: 24 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

test.each<[string, Side, { left: number; top: number }, { left: number; top: number }]>([
  ["centred below", "bottom", at(160, 100), { left: 130, top: 146 }],
  ["above, where below has no room", "bottom", at(160, 590), { left: 130, top: 560 }],
  ["below, where above has no room", "top", at(160, 4), { left: 130, top: 50 }],
  ["kept inside the window", "bottom", at(318, 100), { left: 252, top: 146 }],
  ["to the right", "right", at(8, 100), { left: 54, top: 108 }],
  ["to the left, where the right has no room", "right", at(310, 100), { left: 204, top: 108 }],
])("a tip goes %s", (_, side, anchor, expected) => {
  expect(besidePosition(tip, { width: 40, height: 40, ...anchor }, screen, side)).toEqual(expected);
});
