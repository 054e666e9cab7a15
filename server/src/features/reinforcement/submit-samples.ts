import {
  SAMPLES_MAX,
  SAMPLES_MIN,
  sampleCountText,
  type TrainingSample,
} from "@reportair/contract/features/reinforcement.ts";
import { redactSample } from "@reportair/writing/style/redact-sample.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { insertSamples } from "./queries.ts";

/** Stores samples for the background to learn from; whatever identifies a person is removed before. Returns how many. */
export async function submitSamples(
  handle: Handle,
  actor: Actor,
  given: readonly TrainingSample[],
): Promise<number> {
  const samples = given.filter((sample) => sample.text.trim() !== "");
  if (samples.length < SAMPLES_MIN || samples.length > SAMPLES_MAX) {
    throw new AppError("invalid", { detail: sampleCountText(samples.length) });
  }
  const roster = await schoolRoster(handle, actor.institution_id);
  const redacted = samples.map((sample) => ({
    ...Object.fromEntries(
      Object.entries(sample).map(([field, text]) => [
        field,
        text === "" ? "" : redactSample(text, roster),
      ]),
    ),
    text: redactSample(sample.text, roster),
  }));
  await insertSamples(handle, actor, redacted);
  return samples.length;
}
