import { sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";

/** What stands open, as the database counts it. */
export type OpenMatters = {
  /** Classes with students. */
  classes: number;
  /** Names of those without a report in this period, and without a teacher. */
  empty_classes: string[];
  untaught_classes: string[];
  /** Students in classes, each once for every class. */
  places: number;
  unticked: number;
  unplaced: number;
  written: number;
  drafts: number;
  unread: number;
  stale: number;
  teachers: number;
  untrained: number;
  failed: number;
};

export async function countOpenMatters(handle: Handle, period: number): Promise<OpenMatters> {
  const rows = await handle
    .select({ open: sql<OpenMatters>`open_matters(${period}::integer)` })
    .from(sql`(values (1)) as one`);
  const row = rows[0];
  if (row === undefined) throw new Error("What stands open could not be counted.");
  return row.open;
}
