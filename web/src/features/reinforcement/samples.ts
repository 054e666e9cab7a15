import { SAMPLES_MAX, type TrainingSample } from "@reportair/contract/features/reinforcement.ts";

/** Slots of the screen: as many as are taken. */
export const SLOTS = SAMPLES_MAX;

export const EMPTY_SAMPLE: TrainingSample = {
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

/** A key per teacher: the next person in this tab sees nobody else's reports. */
const keyOf = (user: number) => `training-samples:${user}`;

/** What this teacher typed before, in this tab; empty slots where there is nothing. */
export function storedSamples(store: Pick<Storage, "getItem">, user: number): TrainingSample[] {
  const empty = Array.from({ length: SLOTS }, () => EMPTY_SAMPLE);
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(user)) ?? "[]");
    if (!Array.isArray(stored)) return empty;
    return empty.map((sample, at) => ({ ...sample, ...(stored[at] as Partial<TrainingSample>) }));
  } catch {
    return empty;
  }
}

/** Keeps what is typed until the tab is closed, so that a lost page loses nothing. */
export function storeSamples(
  store: Pick<Storage, "setItem" | "removeItem">,
  user: number,
  samples: readonly TrainingSample[],
): void {
  try {
    if (samples.every((sample) => Object.values(sample).every((text) => text === ""))) {
      store.removeItem(keyOf(user));
    } else store.setItem(keyOf(user), JSON.stringify(samples));
  } catch {
    // A browser that keeps nothing still has what is on the screen.
  }
}
