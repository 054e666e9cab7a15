import { expect, test } from "vitest";
import { entryText, outcomeText } from "./words.ts";

test("says what follows for the writer, and why", () => {
  expect(outcomeText({ entries: [], embedded_only: null })).toMatch(/your school has chosen/u);
  expect(outcomeText({ entries: [], embedded_only: "no_birth_date" })).toMatch(
    /nothing is sent to an AI provider\. There is no date of birth, so the student counts as under 13/u,
  );
});

test("says who said what, and when", () => {
  const entry = {
    id: 1,
    guardian: "Mrs Aldous",
    decided_on: "2026-03-14",
    recorded_by: "Head",
    recorded_at: "2026-03-15T10:00:00.000Z",
  };
  expect(entryText({ ...entry, decision: "given" })).toBe("Given by Mrs Aldous on 14 Mar 2026");
  expect(entryText({ ...entry, decision: "withdrawn" })).toBe(
    "Refused or withdrawn by Mrs Aldous on 14 Mar 2026",
  );
});
