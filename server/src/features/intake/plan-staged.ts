import type {
  IntakeCounts,
  IntakeDecisions,
  IntakeQuestion,
  NewYear,
} from "@reportair/contract/features/intake.ts";
import { planIntake } from "./plan.ts";
import { planNewYear as planYear } from "./plan-new-year.ts";
import type { Staged } from "./read-files.ts";
import type { Known, School } from "./school.ts";

type Given = {
  /** `Staged` as JSON. */
  staged: string;
  /** `School` as JSON. */
  school: string;
  known: Known;
  decisions: IntakeDecisions;
};

/** A plan as it is stored: its entries as JSON. */
export type StagedPlan = { counts: IntakeCounts; questions: IntakeQuestion[]; entries: string };

/** The preview of what has been read, beside a school as it is now. */
export function planStaged({ staged, school, known, decisions }: Given): StagedPlan {
  const { roster, refusedRows } = JSON.parse(staged) as Staged;
  const plan = planIntake(roster, JSON.parse(school) as School, { known, decisions });
  const refused = plan.entries.filter(({ kind }) => kind === "refused");
  for (const [at, { payload }] of refused.entries()) payload.data = { rows: refusedRows[at] ?? [] };
  return { ...plan, entries: JSON.stringify(plan.entries) };
}

type GivenYear = {
  /** `School` as JSON. */
  school: string;
  choices: NewYear;
  /** The date in London, ISO. */
  today: string;
};

/** The preview of a new school year in a school as it is now. */
export function planNewYear({ school, ...settled }: GivenYear): StagedPlan {
  const plan = planYear(JSON.parse(school) as School, settled);
  return { ...plan, entries: JSON.stringify(plan.entries) };
}
