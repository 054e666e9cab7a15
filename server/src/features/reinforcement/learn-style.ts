import type { Database } from "../../database/handle.ts";
import { learnFromSamples } from "../style/change-style.ts";
import { findSamples, insertNotification, leaseTrainingSet, markProfiled } from "./queries.ts";

/** Works the next waiting set of samples out into its teacher's style profile; returns whether there was one. */
export async function learnNextStyle(database: Database): Promise<boolean> {
  const lease = await leaseTrainingSet(database);
  if (lease === undefined) return false;
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  await database.as(actor, async (handle) => {
    const samples = await findSamples(handle, lease.id);
    if (samples === undefined) return;
    await learnFromSamples(
      handle,
      actor,
      samples.map((sample) => sample.text),
    );
    await markProfiled(handle, lease.id);
    await insertNotification(
      handle,
      actor,
      "Your writing style is ready: new reports will follow it.",
    );
  });
  return true;
}
