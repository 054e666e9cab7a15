import type { FiguresKept } from "@reportair/contract/features/student-figures.ts";
import { eq, inArray, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { reportingPeriods, studentFigures, students } from "../../database/schema.ts";

// Row-level security shows administrators their school's rows, and nobody else any.

export type Result = { subject: string; result: string };
/** What is known of a pupil for a period. */
export type Figures = {
  attendance: number | null;
  authorised: number | null;
  unauthorised: number | null;
  lates: number | null;
  results: Result[];
};

const figures = {
  attendance: studentFigures.attendance,
  authorised: studentFigures.authorised,
  unauthorised: studentFigures.unauthorised,
  lates: studentFigures.lates,
  results: studentFigures.results,
};

/** Everybody of the school with what says who they are; first and last names as searches compare them. */
export function selectEverybody(handle: Handle) {
  return handle
    .select({
      id: students.id,
      student_id: students.student_id,
      upn: students.upn,
      first_name: students.first_name_key,
      last_name: students.last_name_key,
      preferred_name: students.preferred_name,
      legal_first_name: students.legal_first_name,
      legal_last_name: students.legal_last_name,
    })
    .from(students);
}
export type Somebody = Awaited<ReturnType<typeof selectEverybody>>[number];

export async function hasPeriod(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .select({ id: reportingPeriods.id })
    .from(reportingPeriods)
    .where(eq(reportingPeriods.id, id));
  return rows.length > 0;
}

/** The figures of these pupils for a period, by pupil. */
export async function selectFigures(
  handle: Handle,
  period: number,
  pupils: readonly number[],
): Promise<Map<number, Figures>> {
  const rows = await handle
    .select({ student_id: studentFigures.student_id, ...figures })
    .from(studentFigures)
    .where(
      sql`${eq(studentFigures.period_id, period)} and ${inArray(studentFigures.student_id, [...pupils])}`,
    );
  return new Map(rows.map(({ student_id, ...known }) => [student_id, known]));
}

/** Writes the figures of pupils for a period in one statement. */
export async function upsertFigures(
  handle: Handle,
  { institution_id }: Actor,
  period: number,
  rows: readonly (Figures & { student_id: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  await handle.execute(sql`
    insert into student_figures (institution_id, student_id, period_id, attendance, authorised, unauthorised, lates, results)
    select ${institution_id}, r.student_id, ${period}, r.attendance, r.authorised, r.unauthorised, r.lates, r.results
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      student_id integer, attendance double precision, authorised integer, unauthorised integer, lates integer, results jsonb)
    on conflict (student_id, period_id) do update set attendance = excluded.attendance,
      authorised = excluded.authorised, unauthorised = excluded.unauthorised, lates = excluded.lates,
      results = excluded.results, updated_at = now()`);
}

/** Of how many pupils there are figures, by period. */
export function countFigures(
  handle: Handle,
): Promise<(Omit<FiguresKept, "updated_at"> & { updated_at: string | Date })[]> {
  return rowsOf(
    handle,
    sql`select period_id as period, count(*)::integer as students, count(attendance)::integer as with_attendance,
          (count(*) filter (where results <> '[]'))::integer as with_results, max(updated_at) as updated_at
        from student_figures group by period_id order by period_id desc`,
  );
}

/** Removes the figures of a period; returns of how many pupils there were some. */
export async function deleteFigures(handle: Handle, period: number): Promise<number> {
  const rows = await handle
    .delete(studentFigures)
    .where(eq(studentFigures.period_id, period))
    .returning({ id: studentFigures.student_id });
  return rows.length;
}
