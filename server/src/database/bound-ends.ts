import { sql } from "drizzle-orm";
import type { Database } from "./handle.ts";

/**
 * Shortens every lease, wait and validity that lies further ahead than any ever does: it was written by a clock that was
 * wrong, and would hold until that time has come.
 */
export async function boundEnds(database: Database): Promise<void> {
  await database.system(sql`select bound_ends()`);
}
