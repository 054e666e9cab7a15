import { profileSamples } from "@reportair/writing/style/learn.ts";
import type { Database } from "../../database/handle.ts";
import { findStyle } from "./find-style.ts";
import {
  findSamples,
  insertNotification,
  leaseTrainingSet,
  markProfiled,
  saveStyle,
} from "./queries.ts";

/** Works the next waiting set of samples out into its teacher's style profile; answers whether there was one. */
export async function learnNextStyle(database: Database): Promise<boolean> {
  const lease = await leaseTrainingSet(database);
  if (lease === undefined) return false;
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  await database.as(actor, async (handle) => {
    const samples = await findSamples(handle, lease.id);
    if (samples === undefined) return;
    const known = await findStyle(handle, lease.author_id);
    const learnt = profileSamples(samples.map((sample) => sample.text));
    // What was rated badly is avoided in a new style as well.
    await saveStyle(handle, actor, { ...learnt, avoid: known?.profile.avoid ?? [] });
    await markProfiled(handle, lease.id);
    await insertNotification(
      handle,
      actor,
      "Your writing style is ready: new reports will follow it.",
    );
  });
  return true;
}
