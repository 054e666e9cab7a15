import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { askedNote, askedNotes } from "./asked-notes.ts";

const INPUTS = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  level_notes: "plans well",
  behaviour_notes: "chatty",
  best_achievement: "Macbeth essay",
  additional_notes: "  ",
} as const;

test("a note is asked about with its field’s option, and only where it counts", () => {
  expect(askedNote(INPUTS, "level_notes")).toEqual({
    field: "level_notes",
    option: "Advanced",
    text: "plans well",
  });
  expect(askedNote(INPUTS, "best_achievement")).toMatchObject({ option: "" });
  expect(askedNote(INPUTS, "behaviour_notes")).toBeNull();
  expect(askedNote(INPUTS, "additional_notes")).toBeNull();
  expect(askedNotes(INPUTS).map(({ field }) => field)).toEqual(["level_notes", "best_achievement"]);
});
