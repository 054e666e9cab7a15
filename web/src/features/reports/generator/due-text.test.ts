import { expect, test } from "vitest";
import { dueText } from "./due-text.ts";

test("says when reports are due, and when that day has passed", () => {
  expect(dueText("2025-12-12", "2025-11-21")).toBe("Reports are due on Friday 12 December");
  expect(dueText("2025-12-12", "2025-12-12")).toBe("Reports are due today");
  expect(dueText("2025-12-12", "2025-12-13")).toBe("Reports were due on Friday 12 December");
});
