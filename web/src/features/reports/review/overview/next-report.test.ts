import { expect, test } from "vitest";
import { neighbour, nextDraft } from "./next-report.ts";

test("goes one on or back, and stops at the ends", () => {
  expect(neighbour([4, 5, 6], 5, 1)).toBe(6);
  expect(neighbour([4, 5, 6], 5, -1)).toBe(4);
  expect(neighbour([4, 5, 6], 6, 1)).toBeNull();
  expect(neighbour([4, 5, 6], 4, -1)).toBeNull();
  expect(neighbour([4, 5, 6], 9, 1)).toBe(4);
  expect(neighbour([], null, 1)).toBeNull();
});

test("the next draft comes after this one, then from the top", () => {
  const reports = (...states: ("draft" | "kept")[]) => states.map((status, id) => ({ id, status }));
  expect(nextDraft(reports("draft", "draft", "kept", "draft"), 1)).toBe(3);
  expect(nextDraft(reports("draft", "draft", "kept", "kept"), 1)).toBe(0);
  expect(nextDraft(reports("kept", "draft", "kept"), 1)).toBeNull();
});
