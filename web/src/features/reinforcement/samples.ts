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

/** Samples with others put in their slots, and how many of those found no empty one. */
export type Placed = { samples: TrainingSample[]; placed: number };

/** Puts samples into the slots that are empty, in order, from one of them on and then before it. */
export function inEmptySlots(
  samples: readonly TrainingSample[],
  more: readonly Partial<TrainingSample>[],
  from = 0,
): Placed {
  const rest = [...more];
  const filling = [...samples];
  const slots = [...filling.keys()];
  for (const at of [...slots.slice(from), ...slots.slice(0, from)]) {
    const before = filling[at];
    if (!before || !areEmpty([before])) continue;
    const next = rest.shift();
    if (next === undefined) break;
    filling[at] = { ...EMPTY_SAMPLE, ...next };
  }
  return { samples: filling, placed: more.length - rest.length };
}

/** Puts the reports of a document that stands in one slot into it and the empty ones after it. */
export function splitInto(
  samples: readonly TrainingSample[],
  at: number,
  reports: readonly string[],
): Placed {
  const cleared = samples.map((sample, index) => (index === at ? EMPTY_SAMPLE : sample));
  return inEmptySlots(
    cleared,
    reports.map((text) => ({ text })),
    at,
  );
}

/** The samples as they were before others came in, but for what has been typed since. */
export function takenBack(
  now: readonly TrainingSample[],
  placed: readonly TrainingSample[],
  before: readonly TrainingSample[],
): TrainingSample[] {
  return now.map((sample, at) => (sample === placed[at] ? (before[at] ?? sample) : sample));
}
