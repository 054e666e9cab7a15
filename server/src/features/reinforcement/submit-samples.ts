import {
  SAMPLES_MAX,
  SAMPLES_MIN,
  sampleCountText,
  type TrainingSample,
} from "@reportair/contract/features/reinforcement.ts";
import type { Actor, Transaction } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { deleteDraft, insertSamples } from "./queries.ts";
import { withoutIdentifiers } from "./without-identifiers.ts";

/**
 * Stores samples for the background to learn from, and forgets their draft; whatever identifies a person is removed
 * before. Returns how many.
 */
export async function submitSamples(
  transaction: Transaction,
  actor: Actor,
  given: readonly TrainingSample[],
): Promise<number> {
  const samples = given.filter((sample) => sample.text.trim() !== "");
  if (samples.length < SAMPLES_MIN || samples.length > SAMPLES_MAX) {
    throw new AppError("invalid", { detail: sampleCountText(samples.length) });
  }
  const roster = await transaction((handle) => schoolRoster(handle, actor.institution_id));
  const clean = await withoutIdentifiers(roster, samples);
  await transaction(async (handle) => {
    await insertSamples(handle, actor, clean);
    await deleteDraft(handle);
  });
  return samples.length;
}
