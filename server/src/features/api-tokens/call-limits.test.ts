import { expect, it } from "vitest";
import { CallLimits, CALLS_AN_HOUR } from "./call-limits.ts";

it("a token has so many calls an hour, and another one its own", () => {
  let time = 0;
  const limits = new CallLimits(() => time);
  const take = (times: number, token = 1) =>
    Array.from({ length: times }, () => limits.take(token)).filter((wait) => wait > 0).length;
  expect(take(CALLS_AN_HOUR)).toBe(0);
  time = 600_000;
  expect(limits.take(1)).toBe(3_000);
  expect(limits.take(2)).toBe(0);
  time = 3_600_000;
  expect(take(CALLS_AN_HOUR)).toBe(0);
  expect(take(5)).toBe(5);
});
