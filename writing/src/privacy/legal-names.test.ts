import { describe, expect, it } from "vitest";
import { assertNothingKnown, LeakError } from "./gate.ts";
import { redact } from "./redact.ts";
import { buildRosterIndex } from "./roster.ts";

// On paper Joe Tanner is Yusuf Oyelaran, and Billie Frost has another surname.
const OWN = {
  first_name: "Joe",
  last_name: "Tanner",
  legal: { first_name: "Yusuf", last_name: "Oyelaran" },
};
const OTHER = { first_name: "Billie", last_name: "Frost", legal: { last_name: "Quartermaine" } };
const ROSTER = buildRosterIndex({
  students: [
    { ...OWN, upn: "T801200012023" },
    { ...OTHER, upn: null },
  ],
  staff: [],
  school: "Oakfield Academy",
});

describe("a student whose papers have other names", () => {
  it.each([
    ["Joe and yusuf oyelaran", "{PUPIL} and {PUPIL}"],
    ["Yusuf Tanner's book", "{PUPIL}'s book"],
    ["Joe Oyelaran reads", "{PUPIL} reads"],
    ["Sits by Billie Quartermaine", "Sits by {CLASSMATE_1}"],
    ["Sits by Billie Frost", "Sits by {CLASSMATE_1}"],
  ])("is found by all of them: %s", (note, sent) => {
    expect(redact([note], ROSTER, OWN).texts).toEqual([sent]);
  });

  it("gets into no request by any of them, nor by the number of the papers", () => {
    const send = (text: string) => assertNothingKnown(`Write a report. ${text}`, ROSTER);
    for (const known of ["Yusuf", "oyelaran", "Quartermaine", "t801200012023"])
      expect(() => send(`It is about ${known}.`)).toThrow(LeakError);
    expect(() => send("It is about a pupil.")).not.toThrow();
  });
});
