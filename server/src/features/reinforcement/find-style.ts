import { eq } from "drizzle-orm";
import { isTrained } from "@reportair/writing/style/profile.ts";
import type { Handle } from "../../database/handle.ts";
import { styleProfiles } from "../../database/schema.ts";

/** What is known of how a teacher writes, be it only what they avoid. */
export async function findStyle(handle: Handle, authorId: number) {
  const rows = await handle
    .select()
    .from(styleProfiles)
    .where(eq(styleProfiles.author_id, authorId));
  return rows[0];
}

/** A teacher's style profile, if one was learnt from samples. */
export async function findTrainedStyle(handle: Handle, authorId: number) {
  const row = await findStyle(handle, authorId);
  return row && isTrained(row.profile) ? row : undefined;
}
