import { expect, test } from "vitest";
import { totalsText } from "./totals-text.ts";

test("says the totals in words", () => {
  expect(totalsText({ teachers: 14, classes: 62, students: 1148 })).toBe(
    "14 teachers, 62 classes, 1,148 students",
  );
  expect(totalsText({ teachers: 1, classes: 1, students: 1 })).toBe(
    "1 teacher, 1 class, 1 student",
  );
});
