import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";

/** Counts an attempt; answers the seconds to wait where `most` were made within so many seconds, else 0. */
export async function reserveAttempt(
  database: Database,
  subject: string,
  most: number,
  seconds: number,
): Promise<number> {
  const rows = await database.system<{ wait: number }>(
    sql`select reserve_attempt(${subject}, ${most}, make_interval(secs => ${seconds})) as wait`,
  );
  return rows[0]?.wait ?? 0;
}
