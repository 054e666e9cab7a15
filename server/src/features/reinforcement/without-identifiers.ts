import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { threads, type Waiting } from "../../threads/threads.ts";
import type { SchoolRoster } from "../students/school-roster.ts";

/**
 * Samples as they may be stored: whatever identifies a person is removed from every text of theirs. The texts are looked
 * at together, as what one of them calls its pupil may stand in another.
 */
export async function withoutIdentifiers(
  { names }: SchoolRoster,
  samples: readonly TrainingSample[],
  waiting?: Waiting,
): Promise<TrainingSample[]> {
  const texts = samples.flatMap((sample) => Object.values(sample));
  const clean = await threads.run("redactSamples", { texts, names }, waiting);
  let at = 0;
  return samples.map((sample) => {
    const fields = Object.keys(sample).map((field) => [field, clean[at++] ?? ""]);
    return Object.fromEntries(fields) as TrainingSample;
  });
}
