import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import {
  EMPTY_INPUTS,
  MAIN_FIELDS,
  usedFields,
} from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";
import { byUrgency, goalOf, servesGoal } from "./communicative-goal.ts";

const WEAK: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Below Expectations",
  punctuality: "Always on time",
  behaviour: "Unacceptable Behaviour",
  homework: "Never Completed",
  homework_improvement_area: "Presentation",
};
const EXCELLENT: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Advanced",
  participation: "Active Participant",
  behaviour: "Excellent Behaviour",
  homework: "Consistently Completed",
};

function used(inputs: ReportInputs) {
  return MAIN_FIELDS.filter((field) => usedFields(inputs).includes(field));
}

describe("what a pupil needs", () => {
  test("comes first where it is gravest, the look of homework last", () => {
    expect(byUrgency(WEAK, used(WEAK))).toEqual([
      "behaviour",
      "level",
      "homework",
      "punctuality",
      "homework_improvement_area",
    ]);
  });

  test.each([
    ["help", WEAK],
    ["stretch", EXCELLENT],
  ] as const)("decides the advice of a report that calls for %s", async (goal, inputs) => {
    expect(goalOf(inputs, used(inputs))).toBe(goal);
    for (let seed = 1; seed <= 5; seed++) {
      const { sentences } = await createEmbeddedWriter().write({
        facts: {
          student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
          subject: "Maths",
          inputs,
          range: "300-400",
          unit: "words",
          leave_out: [],
        },
        said: { classmates: [], earlier: [] },
        seed,
        roster: null,
      });
      const advice = sentences.filter(({ sources }) => sources.includes("general"));
      expect(advice.length).toBeGreaterThan(0);
      for (const { text } of advice.slice(0, -1)) expect(servesGoal(goal, text), text).toBe(true);
    }
  });
});
