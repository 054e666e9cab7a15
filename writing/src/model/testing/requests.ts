import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { checkReport } from "../../checks/check.ts";
import type { WriteRequest } from "../../facts.ts";
import { buildRosterIndex } from "../../privacy/roster.ts";

const ROSTER = buildRosterIndex({
  students: [
    { first_name: "Amara", last_name: "Okonjo", student_id: "OA-2024-0001" },
    { first_name: "Will", last_name: "Harding" },
    { first_name: "Zoë", last_name: "Núñez" },
  ],
  staff: [{ first_name: "Farah", last_name: "Siddiqui" }],
  school: "Oakfield Academy",
});

/** Notes that name people, and a number and an address that must not leave. */
export const INPUTS: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Developing",
  level_notes: "Amara finds fractions hard, Mrs Siddiqui's club helps her",
  participation: "Occasionally Participates",
  participation_notes: "works well with Zoe",
  punctuality: "Frequently late",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  homework_improvement_area: "Presentation",
  best_achievement: "poster on Pythagoras",
  additional_notes: "mail jo@example.org or call 07700 900123",
};

/** A request for Amara's report, with whatever a test changes. */
export function ask(
  changes: Partial<WriteRequest> & { about?: Partial<WriteRequest["facts"]> } = {},
): WriteRequest {
  const { about, ...rest } = changes;
  return {
    facts: {
      student: { first_name: "Amara", last_name: "Okonjo", pronouns: "She/Her", year: 9 },
      subject: "Maths",
      inputs: INPUTS,
      range: "300-400",
      unit: "words",
      leave_out: [],
      ...about,
    },
    said: { classmates: [], earlier: [] },
    seed: 3,
    roster: ROSTER,
    ...rest,
  };
}

/** What the checks find in a report that must not be shown. */
export function fatal(request: WriteRequest, report: Parameters<typeof checkReport>[1]) {
  return checkReport(request.facts, report, request.said).filter(
    ({ check }) => check !== "sameness",
  );
}
