import { expect, test } from "vitest";
import { periodsOf } from "./periods.ts";

test("names each period once, the latest first", () => {
  const at = (period: string, created_at: string) => ({ period, created_at });
  expect(
    periodsOf([
      at("Summer term 2026", "2026-07-01T10:00:00.000Z"),
      at("Autumn term 2026", "2026-11-01T10:00:00.000Z"),
      at("Summer term 2026", "2026-07-09T10:00:00.000Z"),
      at("Spring term 2026", "2026-03-01T10:00:00.000Z"),
    ]),
  ).toEqual(["Autumn term 2026", "Summer term 2026", "Spring term 2026"]);
  expect(periodsOf([])).toEqual([]);
});
