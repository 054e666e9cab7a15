import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { differences, withField, withoutField } from "./inputs.ts";

const filled = {
  ...EMPTY_INPUTS,
  level: "Proficient",
  level_notes: "Plans first",
  homework: "Mostly Completed",
} as const;

test("unchecking a field clears its value and its note, and nothing else", () => {
  expect(withoutField(filled, "level")).toEqual({ ...EMPTY_INPUTS, homework: "Mostly Completed" });
});

test("clearing an option keeps its note for the next choice", () => {
  const cleared = withField(filled, "level", "");
  expect(cleared.level).toBe("");
  expect(cleared.level_notes).toBe("Plans first");
});

test("differences are the fields that the second has otherwise", () => {
  expect(differences(EMPTY_INPUTS, filled)).toEqual({
    level: "Proficient",
    level_notes: "Plans first",
    homework: "Mostly Completed",
  });
  expect(differences(filled, EMPTY_INPUTS)).toEqual({ level: "", level_notes: "", homework: "" });
  expect(differences(filled, { ...filled })).toEqual({});
});
