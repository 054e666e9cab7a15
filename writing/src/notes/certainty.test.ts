import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { readNotes } from "./read-notes.ts";

function read(field: WrittenField, text: string) {
  return readNotes({
    student: { first_name: "Sam", last_name: "Poole", pronouns: "She/Her", year: 9 },
    subject: "History",
    field,
    option: "",
    text,
    roster: null,
  });
}

function said(field: WrittenField, text: string): string {
  return read(field, text)
    .map(({ reads_as }) => reads_as || "—")
    .join(" ");
}

describe("what can be read in two ways", () => {
  it.each<[string, WrittenField, string]>([
    ["so many of what is one", "homework_notes", "reads 10 minute a night"],
    ["a thing or a quality", "best_achievement", "caring"],
    ["what somebody did or what was done", "additional_notes", "admired and respected"],
    ["a sentence or something to do", "area_to_improve", "label suits him"],
    ["is or has", "additional_notes", "I moved her seat and it's made a difference"],
    ["a sentence of its writer alone", "additional_notes", "I agree"],
    ["an order to the reader", "additional_notes", "new to history so do not worry"],
  ])("is handed back: %s", (_, field, text) => {
    expect(said(field, text)).not.toMatch(/[a-z]/u);
  });

  it("is offered as a sentence that is said, one press away", () => {
    const [piece] = read("additional_notes", "admired and respected");
    const [way = ""] = piece?.suggestions ?? [];
    expect(said("additional_notes", way)).toBe(`${way}.`);
  });

  it("stays said where a subject or a verb of its own settles it", () => {
    expect(said("additional_notes", "asks thoughtful questions")).toBe(
      "Sam asks thoughtful questions.",
    );
    expect(said("area_to_improve", "needs to check dates")).toBe("Sam needs to check dates.");
  });
});
