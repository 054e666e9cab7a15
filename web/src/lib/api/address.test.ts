import { expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { tokenIn } from "./csrf.ts";

test("fills parameters and leaves empty filters out", () => {
  expect(addressOf("students/classroom/:id/", { id: 7 }, { page: 1, search: "", year: null })).toBe(
    "/api/students/classroom/7/?page=1",
  );
  expect(addressOf("students/", {}, { search: "O'Neill & co" })).toBe(
    "/api/students/?search=O%27Neill+%26+co",
  );
});

test("a parameter cannot lead to another path", () => {
  expect(addressOf("reports/:id/", { id: "../users" })).toBe("/api/reports/..%2Fusers/");
  expect(() => addressOf("reports/:id/")).toThrow("reports/:id/ needs id");
});

test("finds the token among other cookies", () => {
  expect(tokenIn("theme=dark; csrftoken=abc.def; xcsrftoken=no")).toBe("abc.def");
  expect(tokenIn("xcsrftoken=no")).toBeNull();
  expect(tokenIn("")).toBeNull();
});
