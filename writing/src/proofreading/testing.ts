import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { buildRosterIndex } from "../privacy/roster.ts";
import type { EditedReport } from "./edited-report.ts";
import { proofread } from "./proofread.ts";

const EMPTY = Object.fromEntries(REPORT_FIELDS.map((field) => [field, ""])) as ReportInputs;

/** The pupil whose report the tests edit, in a school with a few others. */
export const AMARA: Omit<EditedReport, "text"> = {
  student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
  subject: "English",
  inputs: {
    ...EMPTY,
    level: "Proficient",
    participation: "Active Participant",
    punctuality: "Always on time",
    behaviour: "Excellent Behaviour",
    homework: "Consistently Completed",
  },
  roster: buildRosterIndex({
    students: [
      { first_name: "Amara", last_name: "Okafor" },
      { first_name: "Will", last_name: "Hardy" },
      { first_name: "Jack", last_name: "Wood" },
      { first_name: "Chloe", last_name: "Marsh" },
      { first_name: "Hope", last_name: "Daniels" },
    ],
    staff: [{ first_name: "Sana", last_name: "Khan" }],
    school: "Northfield Academy",
  }),
};
/** Another of them, whose name is a word. */
export const WILL: Omit<EditedReport, "text"> = {
  ...AMARA,
  student: { first_name: "Will", last_name: "Hardy", pronouns: "He/Him", year: 10 },
  subject: "History",
  inputs: {
    ...EMPTY,
    punctuality: "Occasionally late",
    homework: "Mostly Completed",
    participation: "Occasionally Participates",
  },
};

/** What is found in a text, each as "kind: the words". */
export function foundIn(text: string, about: Omit<EditedReport, "text"> = AMARA): string[] {
  return proofread({ ...about, text }).map(
    ({ kind, from, to }) => `${kind}: ${text.slice(from, to)}`,
  );
}
