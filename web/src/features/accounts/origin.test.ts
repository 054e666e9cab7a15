import { expect, test } from "vitest";
import { destination } from "./origin.ts";

test.each([
  [null, "/dashboard"],
  [{ from: 7 }, "/dashboard"],
  [{ from: "/dashboard/reportair/reports?class=3" }, "/dashboard/reportair/reports?class=3"],
  [{ from: "//elsewhere.example" }, "/dashboard"],
  [{ from: "/\\elsewhere.example" }, "/dashboard"],
  [{ from: "https://elsewhere.example" }, "/dashboard"],
])("%j leads to %s", (state, path) => {
  expect(destination(state)).toBe(path);
});
