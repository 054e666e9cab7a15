import type {
  IntakeCounts,
  IntakeDecisions,
  IntakeQuestion,
} from "@reportair/contract/features/intake.ts";
import { planIntake } from "./plan.ts";
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
