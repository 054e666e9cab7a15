import { expect, test } from "vitest";
import { choiceOf, NOTHING, ratingOf, withStar, withThumb } from "./choice.ts";

test("a thumb sets the star", () => {
  expect(withThumb("up")).toEqual({ thumb: "up", star: 5 });
  expect(withThumb("down")).toEqual({ thumb: "down", star: 1 });
});

test("three stars or less clear an up thumb, four or more a down thumb", () => {
  expect(withStar(withThumb("up"), 3)).toEqual({ thumb: null, star: 3 });
  expect(withStar(withThumb("up"), 4)).toEqual({ thumb: "up", star: 4 });
  expect(withStar(withThumb("down"), 4)).toEqual({ thumb: null, star: 4 });
  expect(withStar(withThumb("down"), 3)).toEqual({ thumb: "down", star: 3 });
});

test("the thumb is sent where one is set, otherwise the star, and never nothing", () => {
  expect(ratingOf(NOTHING)).toBeNull();
  expect(ratingOf({ thumb: "up", star: 4 })).toEqual({ type: "thumb", value: 1 });
  expect(ratingOf(withThumb("down"))).toEqual({ type: "thumb", value: -1 });
  expect(ratingOf({ thumb: null, star: 2 })).toEqual({ type: "star", value: 2 });
});

test("a rating that was given shows again", () => {
  expect(choiceOf(null)).toEqual(NOTHING);
  expect(choiceOf({ rating_type: "thumb", value: -1, comment: "" })).toEqual(withThumb("down"));
  expect(choiceOf({ rating_type: "star", value: 4, comment: "" })).toEqual({
    thumb: null,
    star: 4,
  });
});
