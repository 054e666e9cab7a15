import type { Database } from "../../database/handle.ts";
import { insertAttempt } from "./queries.ts";

/** Counts an attempt; returns the seconds to wait where `most` were made within so many seconds, else 0. */
export async function reserveAttempt(
  database: Database,
  subject: string,
  most: number,
  seconds: number,
): Promise<number> {
  return (await insertAttempt(database, subject, most, seconds)) ?? 0;
}
