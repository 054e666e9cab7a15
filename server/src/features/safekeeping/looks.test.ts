import { expect, it } from "vitest";
import { isLookDue, takenAt, type Look } from "./looks.ts";

const at = (day: number, hour: number) => new Date(2026, 0, day, hour);
const looked = (when: Date, rest: Partial<Look> = {}): Look => ({
  copy: "one",
  looked_at: when.toISOString(),
  good: true,
  found: "",
  last_good: null,
  ...rest,
});

it.each([
  ["there is no copy", null, undefined, at(5, 12), false],
  ["nobody has looked yet", null, "one", at(5, 12), true],
  ["it was looked at this night", looked(at(5, 3)), "two", at(5, 23), false],
  ["the night is not over yet", looked(at(4, 4)), "two", at(5, 2), false],
  ["another night has come", looked(at(4, 23)), "two", at(5, 3), true],
  ["the machine was off at night", looked(at(4, 4)), "two", at(5, 9), true],
  [
    "the last one was damaged, and there is no other",
    looked(at(5, 4), { good: false }),
    "one",
    at(5, 9),
    false,
  ],
  [
    "the last one was damaged, and there is another",
    looked(at(5, 4), { good: false }),
    "two",
    at(5, 9),
    true,
  ],
  ["the clock was ahead then", looked(at(400, 3)), "two", at(5, 9), true],
])("whether to look where %s", (_, last, newest, now, due) => {
  expect(isLookDue(last, newest, now)).toBe(due);
});

it("a copy's name is when it was taken", () => {
  expect(takenAt("2026-01-05T09-01-00-250Z")).toBe("2026-01-05T09:01:00.250Z");
});
