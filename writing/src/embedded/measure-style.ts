import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import { followsStyle } from "../style/follows.ts";
import type { StyleProfile } from "../style/profile.ts";
import { generateReport } from "./generate.ts";

/** In what share of new texts a feature of a style is met. */
export type Met = { feature: string; share: number };

/** Nobody: weak, middling and strong, with much and with little given. */
const TICKS: readonly Partial<ReportInputs>[] = [
  {
    level: "Advanced",
    participation: "Active Participant",
    behaviour: "Excellent Behaviour",
    homework: "Consistently Completed",
    punctuality: "Always on time",
  },
  {
    level: "Proficient",
    participation: "Occasionally Participates",
    behaviour: "Good Behaviour",
    homework: "Mostly Completed",
    homework_improvement_area: "Presentation",
  },
  {
    level: "Developing",
    participation: "Active Participant",
    behaviour: "Acceptable Behaviour",
    homework: "Sometimes Completed",
  },
  {
    level: "Below Expectations",
    participation: "Passive Observer",
    behaviour: "Unacceptable Behaviour",
    punctuality: "Frequently late",
    homework: "Never Completed",
  },
];
const LENGTHS = [
  { range: "400-700", unit: "characters" },
  { range: "300-400", unit: "words" },
] as const;
const NAME = "Alexandra";

function invented(ticks: Partial<ReportInputs>, length: (typeof LENGTHS)[number]): Facts {
  return {
    student: { first_name: NAME, last_name: "Example", pronouns: "She/Her", year: 9 },
    subject: "History",
    inputs: { ...EMPTY_INPUTS, ...ticks },
    ...length,
    leave_out: [],
  };
}

/**
 * How far texts of the writer on this server meet a style, feature by feature: counted on a few that are written for
 * nobody. What is told to a teacher about their style promises no more than this.
 */
export function measureStyle(style: StyleProfile): Met[] {
  const counts = new Map<string, { met: number; of: number }>();
  for (const length of LENGTHS) {
    const classmates: string[] = [];
    for (const [seed, ticks] of TICKS.entries()) {
      const facts = invented(ticks, length);
      const said = { classmates, earlier: [] };
      const { text } = generateReport({ facts, said, seed, roster: null, style });
      classmates.push(text);
      for (const { feature, followed } of followsStyle(style, text.replaceAll(NAME, "{PUPIL}"))) {
        const { met, of } = counts.get(feature) ?? { met: 0, of: 0 };
        counts.set(feature, { met: met + Number(followed), of: of + 1 });
      }
    }
  }
  return [...counts].map(([feature, { met, of }]) => ({ feature, share: met / of }));
}
