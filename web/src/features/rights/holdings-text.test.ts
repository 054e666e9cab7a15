import { expect, test } from "vitest";
import { holdingsText } from "./holdings-text.ts";

test("says what is held of a student, and nothing that is not", () => {
  const none = { classes: 0, inputs: 0, reports: 0, versions: 0, authors: 0, consents: 0 };
  expect(holdingsText(none)).toBe("the record");
  expect(
    holdingsText({ classes: 2, inputs: 1, reports: 3, versions: 1, authors: 2, consents: 1 }),
  ).toBe(
    "the record, 2 enrolments, 1 set of ticks and notes, 3 reports by 2 teachers, 1 earlier version and 1 entry on consent",
  );
});
