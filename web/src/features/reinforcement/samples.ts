import { SAMPLES_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";

/** Slots of the screen: as many as are taken. */
export const SLOTS = SAMPLES_MAX;

const EMPTY_SAMPLE: TrainingSample = {
  text: "",
  level: "",
  level_notes: "",
  participation: "",
  participation_notes: "",
  punctuality: "",
  punctuality_notes: "",
  behaviour: "",
  behaviour_notes: "",
  homework: "",
  homework_notes: "",
  homeworkImprovement: "",
  homeworkImprovement_notes: "",
};

/** The attributes of a sample with the field of the reports that holds their options. */
export const ATTRIBUTES = [
  { name: "level", field: "level", label: "Level" },
  { name: "participation", field: "participation", label: "Participation" },
  { name: "punctuality", field: "punctuality", label: "Punctuality" },
  { name: "behaviour", field: "behaviour", label: "Behaviour" },
  { name: "homework", field: "homework", label: "Homework" },
  {
    name: "homeworkImprovement",
    field: "homework_improvement_area",
    label: "Homework improvement",
  },
] as const;

/** Samples whose text is not blank: those that are sent. */
export function filled(samples: readonly TrainingSample[]): TrainingSample[] {
  return samples.filter((sample) => sample.text.trim() !== "");
}

/** Samples in their slots, from what was kept of them; empty slots where there is nothing. */
export function inSlots(kept: unknown): TrainingSample[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return Array.from({ length: SLOTS }, (_, at) => ({ ...EMPTY_SAMPLE, ...textsIn(list[at]) }));
}

/** Whether nothing was typed in any slot. */
export function areEmpty(samples: readonly TrainingSample[]): boolean {
  return samples.every((sample) => Object.values(sample).every((text) => text === ""));
}

/** In each slot the first's sample, and the second's where that is empty. */
export function together(
  first: readonly TrainingSample[],
  second: readonly TrainingSample[],
): TrainingSample[] {
  return first.map((sample, at) => (areEmpty([sample]) ? (second[at] ?? sample) : sample));
}

/** The texts of a sample that was kept, which may come from an earlier version. */
function textsIn(kept: unknown): Partial<TrainingSample> {
  const known = Object.entries(kept ?? {}).filter(
    ([field, text]) => field in EMPTY_SAMPLE && typeof text === "string",
  );
  return Object.fromEntries(known);
}
