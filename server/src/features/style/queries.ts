import { eq, sql } from "drizzle-orm";
import type { StyleProfile } from "@reportair/writing/style/profile.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { styleProfiles } from "../../database/schema.ts";
import { SAMPLE_RULES } from "./sample-rules.ts";

export async function findProfile(handle: Handle, authorId: number) {
  const rows = await handle
    .select()
    .from(styleProfiles)
    .where(eq(styleProfiles.author_id, authorId));
  return rows[0];
}

/** Saves a profile; one that was learnt, or learnt anew, is by the rules of today from then on. */
export async function saveProfile(
  handle: Handle,
  { institution_id, user_id }: Pick<Actor, "institution_id" | "user_id">,
  profile: StyleProfile,
  learnt = false,
): Promise<void> {
  await handle
    .insert(styleProfiles)
    .values({ institution_id, author_id: user_id, profile, rules: SAMPLE_RULES })
    .onConflictDoUpdate({
      target: styleProfiles.author_id,
      set: { profile, updated_at: sql`now()`, ...(learnt && { rules: SAMPLE_RULES }) },
    });
}

/** Deletes the actor's profile: row-level security lets nobody's else be seen. */
export async function deleteProfile(handle: Handle): Promise<void> {
  await handle.delete(styleProfiles);
}
