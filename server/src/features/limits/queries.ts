import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";

/** Counts an attempt, unless `most` were made within so many seconds: then the seconds to wait. */
export async function insertAttempt(
  database: Database,
  subject: string,
  most: number,
  seconds: number,
): Promise<number | undefined> {
  const rows = await database.system<{ wait: number }>(
    sql`select reserve_attempt(${subject}, ${most}, make_interval(secs => ${seconds})) as wait`,
  );
  return rows[0]?.wait;
}
