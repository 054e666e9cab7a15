import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, it } from "vitest";
import type { Facts } from "../facts.ts";
import { assertNothingKnown } from "../privacy/gate.ts";
import { buildRosterIndex } from "../privacy/roster.ts";
import { prepareFacts } from "./prepare.ts";

const FAITH = { first_name: "Faith", last_name: "English" };
const ROSTER = buildRosterIndex({
  students: [
    FAITH,
    { first_name: "Art", last_name: "Long" },
    { first_name: "Nia", last_name: "Spanish" },
    { first_name: "Jane", last_name: "Urdu" },
    { first_name: "Rose", last_name: "Field" },
  ],
  staff: [{ first_name: "David", last_name: "French" }],
  school: "Oakfield Academy",
});

function prepared(subject: string, note: string, taken_out: string[] = []) {
  const facts: Facts = {
    student: { ...FAITH, pronouns: null, year: 9 },
    subject,
    inputs: { ...EMPTY_INPUTS, additional_notes: note },
    range: "300-400",
    unit: "words",
    leave_out: [],
    taken_out,
  };
  return prepareFacts(facts, ROSTER);
}

describe("the name of a subject", () => {
  it.each([
    "English",
    "English Literature",
    "French",
    "Spanish",
    "Urdu",
    "Art",
    "Art and Design",
    "Religious Studies",
    "Design & Technology",
    "PE",
  ])("is sent although a pupil is called that: %s", (subject) => {
    const { subject: sent, facts, table } = prepared(subject, "Faith English reads well.");
    expect(sent).toBe(subject);
    expect(facts.map(({ value }) => value)).toEqual(["{PUPIL} reads well."]);
    expect(() =>
      assertNothingKnown(JSON.stringify({ sent, facts }), ROSTER, [table], sent),
    ).not.toThrow();
  });

  it.each(["Rose Field", "English with Mr French", "Maths for Faith English"])(
    "is redacted where it names somebody: %s",
    (subject) => {
      const { subject: sent } = prepared(subject, "Reads well.");
      expect(sent).not.toBe(subject);
      expect(sent).not.toMatch(/Rose|French|Faith/u);
    },
  );

  it("is redacted where the teacher has taken it out", () => {
    expect(prepared("English", "Reads well.", ["english"]).subject).toBe("{REMOVED_1}");
  });
});
