import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { redactSamples } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";

/**
 * Samples as they may be stored: whatever identifies a person is removed from every text of theirs. The texts are looked
 * at together, as what one of them calls its pupil may stand in another.
 */
export async function withoutIdentifiers(
  handle: Handle,
  actor: Pick<Actor, "institution_id">,
  samples: readonly TrainingSample[],
): Promise<TrainingSample[]> {
  const roster = await schoolRoster(handle, actor.institution_id);
  const fields = samples.flatMap((sample) => Object.values(sample));
  const clean = redactSamples(fields, roster);
  let at = 0;
  return samples.map((sample) => {
    const texts = Object.keys(sample).map((field) => [field, clean[at++] ?? ""]);
    return Object.fromEntries(texts) as TrainingSample;
  });
}
