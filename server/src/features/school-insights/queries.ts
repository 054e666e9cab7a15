import { sql } from "drizzle-orm";
import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import type { Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import type { DepartmentRow } from "./fold-departments.ts";

/** What the database counts, in one question. */
export type Statistics = Pick<SchoolInsights, "periods" | "weeks" | "years" | "classes"> & {
  ticks: { field: MainField; option: string; now: number; before: number }[];
  feedback: { stars: number; average: number | null; thumbs: number; up: number };
};

export async function countReports(
  handle: Handle,
  period: number,
  before: number | null,
): Promise<Statistics> {
  const rows = await handle
    .select({
      statistics: sql<Statistics>`report_statistics(${period}::integer, ${before}::integer)`,
    })
    .from(sql`(values (1)) as one`);
  const row = rows[0];
  if (row === undefined) throw new Error("The reports could not be counted.");
  return row.statistics;
}

/** How far a period's reports are, by subject and year group. */
export function countProgress(handle: Handle, period: number): Promise<DepartmentRow[]> {
  return rowsOf(handle, sql`select * from department_progress(${period}::integer)`);
}
