import { isTrained, type StyleProfile } from "@reportair/writing/style/profile.ts";
import { withoutWords } from "@reportair/writing/style/relearn.ts";
import type { Handle } from "../../database/handle.ts";
import { findProfile } from "./queries.ts";
import { SAMPLE_RULES } from "./sample-rules.ts";

/** A teacher's profile as it may be used: without its words as long as they have not been gone over. */
async function findUsable(handle: Handle, authorId: number) {
  const row = await findProfile(handle, authorId);
  if (row === undefined) return undefined;
  const relearning = row.rules < SAMPLE_RULES;
  return { ...row, profile: relearning ? withoutWords(row.profile) : row.profile, relearning };
}

/** What is known of how a teacher writes, be it only what they avoid; null where nothing is. */
export async function findStyle(handle: Handle, authorId: number): Promise<StyleProfile | null> {
  return (await findUsable(handle, authorId))?.profile ?? null;
}

/** A teacher's style profile with its dates, if one was learnt from samples. */
export async function findTrainedStyle(handle: Handle, authorId: number) {
  const row = await findUsable(handle, authorId);
  return row && isTrained(row.profile) ? row : undefined;
}

export type TrainedStyle = NonNullable<Awaited<ReturnType<typeof findTrainedStyle>>>;
