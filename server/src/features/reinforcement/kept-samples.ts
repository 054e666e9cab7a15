import { SAMPLE_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Actor, Transaction } from "../../database/handle.ts";
import { threads } from "../../threads/threads.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { selectKept } from "./queries.ts";

/** The notes of a report stay with it: what was ticked is enough to learn from. */
function sampleOf(text: string, inputs: ReportInputs): TrainingSample {
  return {
    text: text.slice(0, SAMPLE_MAX),
    level: inputs.level,
    level_notes: "",
    participation: inputs.participation,
    participation_notes: "",
    punctuality: inputs.punctuality,
    punctuality_notes: "",
    behaviour: inputs.behaviour,
    behaviour_notes: "",
    homework: inputs.homework,
    homework_notes: "",
    homeworkImprovement: inputs.homework_improvement_area,
    homeworkImprovement_notes: "",
  };
}

/**
 * The actor's own kept reports as samples: those that they changed first, as these sound most like them, then the
 * newest. Whatever identifies a person is removed; nothing is stored or submitted.
 */
export async function keptSamples(
  transaction: Transaction,
  actor: Actor,
): Promise<TrainingSample[]> {
  const { rows, roster } = await transaction(async (handle) => ({
    rows: await selectKept(handle, actor),
    roster: await schoolRoster(handle, actor.institution_id),
  }));
  if (rows.length === 0) return [];
  const texts = rows.map(({ text }) => text);
  const clean = await threads.run("redactSamples", { texts, names: roster.names });
  return rows.map(({ inputs }, at) => sampleOf(clean[at] ?? "", inputs));
}
