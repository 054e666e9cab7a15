import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import type { Facts } from "../facts.ts";
import { factsWithoutClassmates, withoutClassmates } from "./classmates.ts";
import { flagText } from "./flags.ts";
import { assertNothingKnown, LeakError } from "./gate.ts";
import { redact } from "./redact.ts";
import { restore } from "./restore.ts";
import { buildRosterIndex } from "./roster.ts";

// Wilhelmina is called Billie, Thaddeus is called Ozzo: both names of each are theirs.
const OWN = { first_name: "Billie", last_name: "Hartley", also_called: "Wilhelmina" };
const OTHER = { first_name: "Ozzo", last_name: "Penhaligon", also_called: "Thaddeus" };
const ROSTER = buildRosterIndex({
  students: [OWN, OTHER, { first_name: "Zoë", last_name: "Núñez", also_called: null }],
  staff: [],
  school: "Oakfield Academy",
});

describe("a student who goes by two first names", () => {
  it.each([
    ["Billie and wilhelmina hartley", "{PUPIL} and {PUPIL}"],
    ["Hartley, Wilhelmina: good", "{PUPIL}: good"],
    ["Wilhelmina's book, Billie’s pen", "{PUPIL}'s book, {PUPIL}’s pen"],
    ["Sits by ozzo", "Sits by {CLASSMATE_1}"],
    ["Sits by Thaddeus Penhaligon", "Sits by {CLASSMATE_1}"],
    ["Sits by Ozzo Penhaligon", "Sits by {CLASSMATE_1}"],
  ])("is found by either: %s", (note, sent) => {
    const { texts, table } = redact([note], ROSTER, OWN);
    expect(texts).toEqual([sent]);
    expect(restore("{PUPIL} reads.", table)).toMatchObject({ text: "Billie reads." });
  });

  it("gets into no request by either", () => {
    const send = (text: string) => assertNothingKnown(`Write a report. ${text}`, ROSTER);
    for (const name of ["Billie", "wilhelmina", "ozzo", "Thaddeus"])
      expect(() => send(`It is about ${name}.`)).toThrow(LeakError);
    expect(() => send("It is about a pupil.")).not.toThrow();
  });

  it("is another student by either, and never to themselves", () => {
    for (const name of ["ozzo", "Ozzo Penhaligon", "Thaddeus"]) {
      expect(withoutClassmates(`Works with ${name}`, OWN, ROSTER)).toBe("Works with a classmate");
      expect(flagText(`Works with ${name}`, [OTHER], OWN)).toEqual(["other_pupil"]);
    }
    for (const name of ["Billie", "Wilhelmina", "Wilhelmina Hartley"]) {
      const note = `${name} reads well`;
      expect(withoutClassmates(note, OWN, ROSTER)).toBe(note);
      expect(flagText(note, [OTHER], OWN)).toEqual([]);
    }
  });
});

describe("the facts of a student who goes by two first names", () => {
  const noteOf = (note: string, student: Partial<Facts["student"]> = {}) =>
    factsWithoutClassmates(
      {
        student: { ...OWN, ...student, pronouns: "She/Her", year: 9 },
        subject: "English",
        inputs: { ...EMPTY_INPUTS, additional_notes: note },
        range: "300-400",
        unit: "words",
        leave_out: [],
      },
      ROSTER,
    ).inputs.additional_notes;

  it.each([
    ["Wilhelmina reads well", "Billie reads well"],
    ["wilhelmina hartley's talk", "Billie's talk"],
    ["Thaddeus helps Wilhelmina", "A classmate helps Billie"],
    ["Billie reads well", "Billie reads well"],
    ["Hartley reads well", "Hartley reads well"],
  ])("call them by the one that texts have: %s", (note, called) => {
    expect(noteOf(note)).toBe(called);
  });

  it("leave a word alone that only looks like the other name", () => {
    const student = { first_name: "Gigi", also_called: "Grace" };
    expect(noteOf("Grace reads with grace", student)).toBe("Gigi reads with grace");
  });

  it("are as they were where there is one name", () => {
    expect(noteOf("Billie reads well", { also_called: null })).toBe("Billie reads well");
  });
});
