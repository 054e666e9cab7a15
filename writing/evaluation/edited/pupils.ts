import {
  REPORT_FIELDS,
  type Pronouns,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../../src/facts.ts";
import { buildRosterIndex } from "../../src/privacy/roster.ts";

/** A pupil whose report is edited, and what was ticked for them. */
export type EditedPupil = Pick<Facts, "student" | "subject" | "inputs">;

function pupil(
  [first_name, last_name]: readonly [string, string],
  pronouns: Pronouns | null,
  year: number,
  subject: string,
  ticks: Partial<ReportInputs>,
): EditedPupil {
  const empty = Object.fromEntries(REPORT_FIELDS.map((field) => [field, ""])) as ReportInputs;
  return {
    student: { first_name, last_name, pronouns, year },
    subject,
    inputs: { ...empty, ...ticks },
  };
}

/** Those whose reports the corpus edits: each set of pronouns, names that are words, good ticks and bad ones. */
export const PUPILS = {
  amara: pupil(["Amara", "Okafor"], "She/Her", 8, "English", {
    level: "Proficient",
    participation: "Active Participant",
    punctuality: "Always on time",
    behaviour: "Excellent Behaviour",
    homework: "Consistently Completed",
    homework_improvement_area: "Accuracy",
  }),
  will: pupil(["Will", "Hardy"], "He/Him", 10, "History", {
    level: "Developing",
    participation: "Occasionally Participates",
    punctuality: "Occasionally late",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    homework_improvement_area: "Method",
  }),
  grace: pupil(["Grace", "Young"], "She/Her", 11, "Biology", {
    level: "Advanced",
    participation: "Active Participant",
    punctuality: "Always on time",
    behaviour: "Excellent Behaviour",
    homework: "Consistently Completed",
  }),
  robin: pupil(["Robin", "Castle"], "They/Them", 9, "Geography", {
    level: "Proficient",
    participation: "Passive Observer",
    punctuality: "Frequently late",
    behaviour: "Acceptable Behaviour",
    homework: "Sometimes Completed",
    homework_improvement_area: "Presentation",
  }),
  tomasz: pupil(["Tomasz", "Nowak"], "He/Him", 12, "Mathematics", {
    level: "Below Expectations",
    participation: "Passive Observer",
    punctuality: "Chronically late",
    behaviour: "Unacceptable Behaviour",
    homework: "Never Completed",
  }),
  may: pupil(["May", "Field"], "She/Her", 7, "Drama", { level: "Proficient" }),
} as const satisfies Record<string, EditedPupil>;
export type PupilKey = keyof typeof PUPILS;

const OTHERS = [
  "Jack Wood",
  "Chloe Marsh",
  "Ethan Brooks",
  "Priya Nair",
  "Mohammed Ali",
  "Rose Carter",
  "Mark Reed",
  "Daniel Green",
  "Sophie Hill",
  "Connor Walsh",
  "Zainab Hussain",
  "Oliver Price",
  "Freya Lund",
  "Hope Daniels",
  "Luca Romano",
];

function named(name: string): { first_name: string; last_name: string } {
  const [first_name = "", last_name = ""] = name.split(" ");
  return { first_name, last_name };
}

/** Everybody whom the school of the corpus knows. */
export const SCHOOL = buildRosterIndex({
  students: [...Object.values(PUPILS).map(({ student }) => student), ...OTHERS.map(named)],
  staff: ["Helen Marsden", "Peter Hughes", "Sana Khan", "Anita Patel", "George French"].map(named),
  school: "Northfield Academy",
});
