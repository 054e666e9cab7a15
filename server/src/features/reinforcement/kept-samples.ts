import { SAMPLE_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { redactSamples } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
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
export async function keptSamples(handle: Handle, actor: Actor): Promise<TrainingSample[]> {
  const rows = await selectKept(handle, actor);
  if (rows.length === 0) return [];
  const roster = await schoolRoster(handle, actor.institution_id);
  const texts = redactSamples(
    rows.map(({ text }) => text),
    roster,
  );
  return rows.map(({ inputs }, at) => sampleOf(texts[at] ?? "", inputs));
}
