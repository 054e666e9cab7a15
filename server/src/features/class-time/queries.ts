import type { CountedSum, SchoolClassTime } from "@reportair/contract/features/class-time.ts";
import { and, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import { standing } from "../../database/conditions.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  classrooms,
  classroomTeachers,
  classTimeChoices,
  classTimes,
  generatedReports,
  reportConfigurations,
  reportingPeriods,
} from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows; of the school there is a function.

/** How many of the sums that were added last are known by their ids. */
const SUMS_KNOWN = 64;

/** What the actor has settled. */
export async function findChoices(handle: Handle) {
  const rows = await handle
    .select({
      counting: classTimeChoices.counting,
      asked: classTimeChoices.asked,
      before_minutes: classTimeChoices.before_minutes,
    })
    .from(classTimeChoices);
  return rows[0] ?? { counting: true, asked: false, before_minutes: null };
}
export type Choices = Awaited<ReturnType<typeof findChoices>>;

export async function upsertChoices(
  handle: Handle,
  { institution_id, user_id: author_id }: Actor,
  choices: Choices,
): Promise<void> {
  await handle
    .insert(classTimeChoices)
    .values({ institution_id, author_id, ...choices })
    .onConflictDoUpdate({
      target: classTimeChoices.author_id,
      set: { ...choices, updated_at: sql`now()` },
    });
}

/** Which of these classes the actor teaches. */
export async function selectTaught(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await handle
    .select({ id: classroomTeachers.classroom_id })
    .from(classroomTeachers)
    .where(
      and(
        eq(classroomTeachers.user_id, actor.user_id),
        inArray(classroomTeachers.classroom_id, [...ids]),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Adds sums to their classes in a period, but for those that came last before: one statement for all of them. */
export async function addSums(
  handle: Handle,
  { institution_id, user_id }: Actor,
  period: number,
  sums: readonly CountedSum[],
): Promise<void> {
  // In one order of classes, so that two devices never wait for each other.
  await handle.execute(sql`
    with given as materialized (
      select distinct on (id) id, classroom, seconds
      from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as g(id uuid, classroom integer, seconds integer)
      order by id
    )
    insert into class_times (institution_id, author_id, classroom_id, period_id, seconds, sums)
    select ${institution_id}::integer, ${user_id}::integer, classroom, ${period}::integer, sum(seconds), array_agg(id)
    from given group by classroom order by classroom
    on conflict (author_id, classroom_id, period_id) do update set
      seconds = class_times.seconds + (select sum(g.seconds) from given g
        where g.classroom = excluded.classroom_id and g.id <> all (class_times.sums)),
      sums = (array(select g.id from given g
        where g.classroom = excluded.classroom_id and g.id <> all (class_times.sums)) || class_times.sums)
        [1:${sql.raw(String(SUMS_KNOWN))}],
      updated_at = now()
    where not excluded.sums <@ class_times.sums`);
}

/** Removes all that was counted of the actor. */
export async function deleteTimes(handle: Handle, actor: Actor): Promise<void> {
  await handle.delete(classTimes).where(eq(classTimes.author_id, actor.user_id));
}

/** The seconds of each of the actor's classes in each period that began on or after a day. */
export function selectTimes(handle: Handle, since: string) {
  return handle
    .select({
      classroom: classTimes.classroom_id,
      name: classrooms.name,
      period: classTimes.period_id,
      period_name: reportingPeriods.name,
      starts_on: reportingPeriods.starts_on,
      seconds: classTimes.seconds,
    })
    .from(classTimes)
    .innerJoin(classrooms, eq(classrooms.id, classTimes.classroom_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, classTimes.period_id))
    .where(gte(reportingPeriods.starts_on, since));
}
export type TimeRow = Awaited<ReturnType<typeof selectTimes>>[number];

/** How many texts of each class are kept in each period that began on or after a day, by how far they are edited. */
export function countKept(handle: Handle, since: string) {
  return handle
    .select({
      classroom: reportConfigurations.classroom_id,
      name: reportConfigurations.classroom_name,
      period: reportConfigurations.period_id,
      period_name: reportingPeriods.name,
      starts_on: reportingPeriods.starts_on,
      edited: generatedReports.edited,
      count: sql<number>`count(*)::integer`,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .where(
      and(
        gte(reportingPeriods.starts_on, since),
        isNull(reportConfigurations.deleted_at),
        eq(generatedReports.status, "kept"),
        standing(),
      ),
    )
    .groupBy(
      reportConfigurations.classroom_id,
      reportConfigurations.classroom_name,
      reportConfigurations.period_id,
      reportingPeriods.name,
      reportingPeriods.starts_on,
      generatedReports.edited,
    );
}
export type KeptRow = Awaited<ReturnType<typeof countKept>>[number];

/** What the database tells administrators, in one question; in seconds. */
export type SchoolSums = Pick<SchoolClassTime, "kept" | "before"> & {
  time: { teachers: number; classes: number; seconds: number } | null;
};

export async function sumSchool(handle: Handle, since: string): Promise<SchoolSums> {
  const rows = await handle
    .select({ sums: sql<SchoolSums>`school_class_time(${since}::date)` })
    .from(sql`(values (1)) as one`);
  const row = rows[0];
  if (row === undefined) throw new Error("The school's time could not be summed up.");
  return row.sums;
}
