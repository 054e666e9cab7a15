import type { Database } from "../../database/handle.ts";
import { threads } from "../../threads/threads.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { shownWriter, type ShownWriters } from "../report-policies/shown-writer.ts";
import { saveLearnt } from "../style/change-style.ts";
import { findStyle } from "../style/find-style.ts";
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
  const { samples, avoid, kind } = await database.as(actor, async (handle) => {
    await goOverSamples(handle, actor);
    return {
      samples: await findSamples(handle, lease.id),
      avoid: (await findStyle(handle, actor.user_id))?.avoid ?? [],
      kind: shownWriter(writers, await findPolicy(handle)).kind,
    };
  });
  if (samples === undefined) return true;
  const texts = samples.map(({ text }) => text);
  const learnt = await threads.run("profileSamples", texts, "job");
  const follows = kind === "embedded" ? await followedBy({ ...learnt, avoid }, "job") : null;
  await database.as(actor, async (handle) => {
    // Their teacher may have removed them meanwhile.
    if ((await findSamples(handle, lease.id)) === undefined) return;
    await saveLearnt(handle, actor, learnt);
    await markProfiled(handle, lease.id);
    await insertNotification(handle, actor, readyText(follows));
  });
  return true;
}
