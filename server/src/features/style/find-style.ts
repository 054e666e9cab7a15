import { isTrained, type StyleProfile } from "@reportair/writing/style/profile.ts";
import type { Handle } from "../../database/handle.ts";
import { findProfile } from "./queries.ts";

/** What is known of how a teacher writes, be it only what they avoid; null where nothing is. */
export async function findStyle(handle: Handle, authorId: number): Promise<StyleProfile | null> {
  return (await findProfile(handle, authorId))?.profile ?? null;
}

/** A teacher's style profile with its dates, if one was learnt from samples. */
export async function findTrainedStyle(handle: Handle, authorId: number) {
  const row = await findProfile(handle, authorId);
  return row && isTrained(row.profile) ? row : undefined;
}

export type TrainedStyle = NonNullable<Awaited<ReturnType<typeof findTrainedStyle>>>;
