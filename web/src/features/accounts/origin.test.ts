import { expect, test } from "vitest";
import { destination } from "./origin.ts";

const REPORTS = "/dashboard/reportair/reports?class=3";

test.each([
  [null, "/dashboard"],
  [{ from: 7, of: null }, "/dashboard"],
  [{ from: REPORTS }, "/dashboard"],
  [{ from: REPORTS, of: null }, REPORTS],
  [{ from: REPORTS, of: 12 }, REPORTS],
  [{ from: REPORTS, of: 13 }, "/dashboard"],
  [{ from: "//elsewhere.example", of: null }, "/dashboard"],
  [{ from: "/\\elsewhere.example", of: null }, "/dashboard"],
  [{ from: "https://elsewhere.example", of: null }, "/dashboard"],
])("%j leads user 12 to %s", (state, path) => {
  expect(destination(state, 12)).toBe(path);
});
