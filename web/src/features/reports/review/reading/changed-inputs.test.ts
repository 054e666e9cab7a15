import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { changedFields, fieldsInWords } from "./changed-inputs.ts";

test("fields that differ are named in the order of the form", () => {
  const before = { ...EMPTY_INPUTS, level: "Advanced" as const, homework_notes: "late twice" };
  const now = { ...EMPTY_INPUTS, participation: "Active Participant" as const };
  expect(changedFields(before, now)).toEqual(["level", "participation", "homework_notes"]);
});

test("blanks around a note are no change", () => {
  expect(
    changedFields(
      { ...EMPTY_INPUTS, additional_notes: "Sings." },
      { ...EMPTY_INPUTS, additional_notes: " Sings. " },
    ),
  ).toEqual([]);
});

test("in words, more than three are counted", () => {
  expect(fieldsInWords([])).toBe("");
  expect(fieldsInWords(["homework"])).toBe("Homework");
  expect(fieldsInWords(["homework", "level_notes"])).toBe("Homework and Level note");
  expect(fieldsInWords(["level", "homework", "behaviour"])).toBe("Level, Homework and Behaviour");
  expect(fieldsInWords(["level", "homework", "behaviour", "punctuality"])).toBe(
    "Level, Homework and 2 others",
  );
});
