import type { Database } from "../../database/handle.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { shownWriter, type ShownWriters } from "../report-policies/shown-writer.ts";
import { learnFromSamples } from "../style/change-style.ts";
import { followedBy } from "../writers/followed-by.ts";
import { findSamples, insertNotification, leaseTrainingSet, markProfiled } from "./queries.ts";
import { goOverNext, goOverSamples } from "./go-over.ts";
import { readyText } from "./ready-text.ts";

/**
 * Works the next waiting set of samples out into its teacher's style profile, or goes over what earlier rules have made of
 * samples; returns whether there was either.
 */
export async function learnNextStyle(database: Database, writers: ShownWriters): Promise<boolean> {
  const lease = await leaseTrainingSet(database);
  if (lease === undefined) return goOverNext(database);
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  await database.as(actor, async (handle) => {
    await goOverSamples(handle, actor);
    const samples = await findSamples(handle, lease.id);
    if (samples === undefined) return;
    const profile = await learnFromSamples(
      handle,
      actor,
      samples.map((sample) => sample.text),
    );
    await markProfiled(handle, lease.id);
    const { kind } = shownWriter(writers, await findPolicy(handle));
    await insertNotification(
      handle,
      actor,
      readyText(kind === "embedded" ? followedBy(profile) : null),
    );
  });
  return true;
}
