import type { Handle } from "../../database/handle.ts";
import { reportFeedback } from "../../database/schema.ts";

/** Stores what an author thinks of a report; returns it, or nothing where the report has been rated already. */
export async function insertFeedback(handle: Handle, given: typeof reportFeedback.$inferInsert) {
  const rows = await handle
    .insert(reportFeedback)
    .values(given)
    .onConflictDoNothing({ target: reportFeedback.report_id })
    .returning();
  return rows[0];
}
