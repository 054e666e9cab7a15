import type { Database } from "../../database/handle.ts";
import { insertAttempt } from "./queries.ts";
import { RefusedSubjects } from "./refused-subjects.ts";

// What each database has refused, so that a flood of what it refuses does not reach it.
const refusedBy = new WeakMap<Database, RefusedSubjects>();

/**
 * Counts an attempt; returns the seconds to wait where `most` were made within so many seconds, else 0. Whoever has to
 * wait is mostly told so without the database.
 */
export async function reserveAttempt(
  database: Database,
  subject: string,
  most: number,
  seconds: number,
): Promise<number> {
  const refused = refusedBy.get(database) ?? new RefusedSubjects();
  refusedBy.set(database, refused);
  const remembered = refused.secondsOf(subject);
  if (remembered > 0) return remembered;
  const wait = await insertAttempt(database, subject, most, seconds);
  refused.remember([subject], wait === undefined ? {} : { [subject]: wait });
  return wait ?? 0;
}
