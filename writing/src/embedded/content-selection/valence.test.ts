import { expect, test } from "vitest";
import { isSmallPraise } from "./valence.ts";

test("taking part at times is small praise, unless it says what is kept back", () => {
  expect(isSmallPraise("participation", "mid", "they sometimes offer an answer.")).toBe(true);
  expect(isSmallPraise("participation", "mid", "they could offer more.")).toBe(false);
  expect(isSmallPraise("punctuality", "mid", "they are sometimes late.")).toBe(false);
});
