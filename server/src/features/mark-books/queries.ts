import type { KeptColumn } from "@reportair/contract/features/mark-books.ts";
import { eq, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { markBookReadings } from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows.

const shown = { columns: markBookReadings.columns, updated_at: markBookReadings.updated_at };

/** How the actor's mark book for a class was read the last time. */
export async function findReading(handle: Handle, classroom: number) {
  const rows = await handle
    .select(shown)
    .from(markBookReadings)
    .where(eq(markBookReadings.classroom_id, classroom));
  return rows[0];
}

/** Keeps how it is read, in the place of what was kept before. */
export async function upsertReading(
  handle: Handle,
  { institution_id, user_id: author_id }: Actor,
  classroom_id: number,
  columns: KeptColumn[],
) {
  const rows = await handle
    .insert(markBookReadings)
    .values({ institution_id, author_id, classroom_id, columns })
    .onConflictDoUpdate({
      target: [markBookReadings.author_id, markBookReadings.classroom_id],
      set: { columns, updated_at: sql`now()` },
    })
    .returning(shown);
  return rows[0];
}
