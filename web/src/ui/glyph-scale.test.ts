import { expect, test } from "vitest";
import { barsFilled, scaleStep } from "./glyph-scale.ts";

test("the best option fills every bar and the weakest one", () => {
  expect([0, 1, 2, 3].map((index) => barsFilled(index, 4))).toEqual([4, 3, 2, 1]);
  expect([0, 1, 2].map((index) => barsFilled(index, 3))).toEqual([3, 2, 1]);
});

test("four options take the steps 1 2 4 5 of the scale, three take 1 3 5", () => {
  expect([0, 1, 2, 3].map((index) => scaleStep(index, 4))).toEqual([1, 2, 4, 5]);
  expect([0, 1, 2].map((index) => scaleStep(index, 3))).toEqual([1, 3, 5]);
});
