import type { TrainingSample } from "@reportair/contract/features/reinforcement.ts";
import { redactSample } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { schoolRoster } from "../students/school-roster.ts";

/** What stands for a person or a number in a text that has been stored before, and came back as a draft. */
const PLACEHOLDER = /(\{(?:PUPIL|[A-Z]+_\d+)\})/u;

/** Samples as they may be stored: whatever identifies a person is removed from every text of theirs. */
export async function withoutIdentifiers(
  handle: Handle,
  actor: Actor,
  samples: readonly TrainingSample[],
): Promise<TrainingSample[]> {
  const roster = await schoolRoster(handle, actor.institution_id);
  const clean = (text: string) =>
    text
      .split(PLACEHOLDER)
      .map((part) => (part === "" || PLACEHOLDER.test(part) ? part : redactSample(part, roster)))
      .join("");
  return samples.map((sample) => {
    const texts = Object.entries(sample).map(([field, text]) => [field, clean(text)]);
    return Object.fromEntries(texts) as TrainingSample;
  });
}
