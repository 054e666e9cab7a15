import { expect, test } from "vitest";
import { leftText, secondsLeft } from "./time-left.ts";

test("judges by the pace so far, and says nothing before there is one", () => {
  expect(secondsLeft({ settled: 8, elapsed: 40, open: 8, quiet: 0 })).toBe(40);
  expect(secondsLeft({ settled: 8, elapsed: 40, open: 8, quiet: 12 })).toBe(28);
  expect(secondsLeft({ settled: 8, elapsed: 40, open: 1, quiet: 60 })).toBe(0);
  expect(secondsLeft({ settled: 1, elapsed: 40, open: 15, quiet: 0 })).toBeNull();
});

test.each([
  [0, "a few seconds left"],
  [6.1, "about 5 s left"],
  [38.6, "about 40 s left"],
  [57, "about 55 s left"],
  [59, "about 1 min left"],
  [100, "about 2 min left"],
])("%d seconds are %s", (seconds, text) => {
  expect(leftText(seconds)).toBe(text);
});
