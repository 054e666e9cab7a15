import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { sayable } from "./sayable.ts";

const inputs = (additional_notes: string) => ({ ...EMPTY_INPUTS, additional_notes });
const FIELD = "additional_notes" as const;

describe("what a writer is told of a note", () => {
  test("is the rest of it where a sentence is kept out, which is handed back with its kind", () => {
    const { facts, kept_out } = sayable(inputs("Reads widely. Broke her arm in May."), [], []);
    expect(facts.inputs.additional_notes.trim()).toBe("Reads widely.");
    expect(facts.leave_out).toEqual([]);
    expect(kept_out).toMatchObject([
      { field: FIELD, text: "Broke her arm in May.", flag: "diagnosis" },
    ]);
  });
  test("is nothing where nothing else is in it, or where it tells of a concern", () => {
    for (const text of ["Broke her arm.", "Reads widely. Bruises on her arm."])
      expect(sayable(inputs(text), [], []).facts.leave_out).toEqual([FIELD]);
  });
  test("is all of it where the teacher lets it stand, but never a concern", () => {
    const stands = [{ field: FIELD, kind: "diagnosis" as const }];
    const told = sayable(inputs("Broke her arm."), [{ field: FIELD, kind: "diagnosis" }], stands);
    expect(told.facts).toMatchObject({ leave_out: [], let_stand: stands });
    expect(told.facts.inputs.additional_notes).toBe("Broke her arm.");
    expect(sayable(inputs("Bruises on her arm."), [], stands).facts.leave_out).toEqual([FIELD]);
  });
  test("is nothing where a flag was stored that is not found any more", () => {
    const stored = [{ field: FIELD, kind: "safeguarding" as const }];
    expect(sayable(inputs("Reads widely."), stored, []).facts.leave_out).toEqual([FIELD]);
  });
});
