import { sql } from "drizzle-orm";
import type { LeftOfYear } from "@reportair/contract/reports-left.ts";
import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { classrooms, classroomTeachers, users } from "../../database/schema.ts";
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

/** One administrator of an institution at a time reminds, so that nobody is reminded twice. */
export async function lockReminders(
  handle: Handle,
  { institution_id }: Pick<Actor, "institution_id">,
): Promise<void> {
  await handle.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`reminders ${institution_id}`}))`,
  );
}

/** A teacher with reports left to keep, in all of their classes. */
export type ReportsLeft = {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** By the year group of the classes, the youngest first. */
  years: LeftOfYear[];
};

/** Who teaches one of the subjects with reports left to keep in it, and how many they have left in all. */
export function selectReportsLeft(
  handle: Handle,
  period: number,
  subjects: readonly string[],
): Promise<ReportsLeft[]> {
  return rowsOf(
    handle,
    sql`
      with left_over as (
        select t.user_id, k.year, k.subject_key, p.pupils - p.kept as reports
        from class_progress(${period}::integer) p
        join ${classrooms} k on k.id = p.classroom_id
        join ${classroomTeachers} t on t.classroom_id = k.id
        where p.kept < p.pupils
      ),
      asked as (
        select distinct user_id from left_over
        where subject_key in (select sort_key(value) from jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb))
      )
      select u.id, u.email, u.first_name, u.last_name,
        (select jsonb_agg(jsonb_build_object('year', y.year, 'left', y.reports) order by y.year)
          from (select year, sum(reports)::integer as reports from left_over l where l.user_id = u.id group by year) y)
          as years
      from ${users} u join asked a on a.user_id = u.id
      where u.closed_at is null
      order by u.id`,
  );
}
