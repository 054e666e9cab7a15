import { expect, test } from "vitest";
import { neighbour, nextOpen } from "./next-report.ts";

test("goes one on or back, and stops at the ends", () => {
  expect(neighbour([4, 5, 6], 5, 1)).toBe(6);
  expect(neighbour([4, 5, 6], 5, -1)).toBe(4);
  expect(neighbour([4, 5, 6], 6, 1)).toBeNull();
  expect(neighbour([4, 5, 6], 4, -1)).toBeNull();
  expect(neighbour([4, 5, 6], 9, 1)).toBe(4);
  expect(neighbour([], null, 1)).toBeNull();
});

test("the next that wants a decision comes after this one, then from the top", () => {
  const reports = (states: string) =>
    states.split("").map((state, id) => ({ id, open: state === "o" }));
  const next = (states: string) => nextOpen(reports(states), 1, ({ open }) => open);
  expect(next("oo-o")).toBe(3);
  expect(next("oo--")).toBe(0);
  expect(next("-o-")).toBeNull();
});
