import { and, asc, count, desc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { byName } from "../../database/conditions.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import {
  classrooms,
  classroomTeachers,
  enrolments,
  institutions,
  letterheads,
  reportingPeriods,
  students,
  users,
  wholeReports,
} from "../../database/schema.ts";

// Row-level security shows administrators their school's rows.

/** The school's letterhead as it was settled; undefined before. */
export async function findLetterhead(handle: Handle) {
  return (await handle.select().from(letterheads))[0];
}

type Settled = Partial<Omit<typeof letterheads.$inferInsert, "institution_id" | "updated_at">>;

/** Settles some of the school's letterhead. */
export async function upsertLetterhead(
  handle: Handle,
  { institution_id }: Actor,
  settled: Settled,
): Promise<void> {
  const set = { ...settled, updated_at: sql`now()` };
  await handle
    .insert(letterheads)
    .values({ institution_id, ...set })
    .onConflictDoUpdate({ target: letterheads.institution_id, set });
}

export async function findInstitutionName(handle: Handle): Promise<string> {
  const rows = await handle.select({ name: institutions.name }).from(institutions);
  return rows[0]?.name ?? "";
}

/** The school's reporting periods, the latest first. */
export function selectPeriods(handle: Handle) {
  return handle
    .select({ id: reportingPeriods.id, name: reportingPeriods.name })
    .from(reportingPeriods)
    .orderBy(desc(reportingPeriods.starts_on));
}

export async function findPeriod(handle: Handle, id: number) {
  const rows = await handle
    .select({
      id: reportingPeriods.id,
      name: reportingPeriods.name,
      starts_on: reportingPeriods.starts_on,
    })
    .from(reportingPeriods)
    .where(eq(reportingPeriods.id, id));
  return rows[0];
}

export async function selectYears(handle: Handle): Promise<number[]> {
  const rows = await handle
    .selectDistinct({ year: students.year })
    .from(students)
    .orderBy(asc(students.year));
  return rows.map(({ year }) => year);
}

export async function selectFormGroups(handle: Handle): Promise<string[]> {
  const rows = await handle
    .select({ form_group: students.form_group })
    .from(students)
    .where(and(isNotNull(students.form_group), sql`${students.form_group} <> ''`))
    .groupBy(students.form_group, students.form_group_key)
    .orderBy(asc(students.form_group_key), asc(students.form_group));
  return rows.flatMap(({ form_group }) => form_group ?? []);
}

export type Whom = {
  year?: number | undefined;
  form_group?: string | undefined;
  student?: number | undefined;
};

const pupil = {
  id: students.id,
  first_name: students.first_name,
  last_name: students.last_name,
  year: students.year,
  form_group: students.form_group,
};

/** Whom documents are asked about, by name. */
export function selectPupils(handle: Handle, { year, form_group, student }: Whom) {
  return handle
    .select(pupil)
    .from(students)
    .where(
      and(
        year === undefined ? undefined : eq(students.year, year),
        form_group === undefined ? undefined : eq(students.form_group, form_group),
        student === undefined ? undefined : eq(students.id, student),
      ),
    )
    .orderBy(...byName);
}

export type Pupil = Awaited<ReturnType<typeof selectPupils>>[number];

/** Those of these pupils that there are, by name. */
export function selectPupilsById(handle: Handle, ids: readonly number[]) {
  return handle
    .select(pupil)
    .from(students)
    .where(inArray(students.id, [...ids]))
    .orderBy(...byName);
}

/** Which classes these pupils are in. */
export function selectClasses(handle: Handle, pupils: readonly number[]) {
  return handle
    .select({
      student_id: enrolments.student_id,
      classroom_id: classrooms.id,
      subject: classrooms.subject,
      name: classrooms.name,
    })
    .from(enrolments)
    .innerJoin(classrooms, eq(classrooms.id, enrolments.classroom_id))
    .where(inArray(enrolments.student_id, [...pupils]))
    .orderBy(classrooms.subject_key, classrooms.name_key);
}

/** Who teaches these classes. */
export async function selectTeachersOf(handle: Handle, classes: readonly number[]) {
  if (classes.length === 0) return [];
  return handle
    .select({
      classroom_id: classroomTeachers.classroom_id,
      first_name: users.first_name,
      last_name: users.last_name,
    })
    .from(classroomTeachers)
    .innerJoin(users, eq(users.id, classroomTeachers.user_id))
    .where(inArray(classroomTeachers.classroom_id, [...classes]))
    .orderBy(users.last_name_key, users.first_name_key);
}

export type ReleasedText = {
  student_id: number;
  /** Null where the class was deleted since. */
  classroom_id: number | null;
  subject: string;
  classroom_name: string;
  teacher: string;
  year: number;
  report_content: string;
};

/** What teachers released about these pupils; nothing for whoever is no administrator. */
export async function selectReleasedTexts(
  handle: Handle,
  period: number,
  pupils: readonly number[],
): Promise<ReleasedText[]> {
  return rowsOf(
    handle,
    sql`select * from whole_report_texts(${period}, ${sql.param([...pupils])}::integer[])`,
  );
}

/** Of which classes the school has a report about these pupils, without the texts. */
export async function selectReleasedOf(handle: Handle, period: number, pupils: readonly number[]) {
  return rowsOf<Pick<ReleasedText, "student_id" | "classroom_id">>(
    handle,
    sql`select student_id, classroom_id from whole_report_texts(${period}, ${sql.param([...pupils])}::integer[])`,
  );
}

/** How many reports about these pupils are kept but not released, and how many are drafts. */
export async function countGaps(
  handle: Handle,
  period: number,
  pupils: readonly number[],
): Promise<{ kept: number; drafts: number }> {
  const [gaps] = await rowsOf<{ kept: number; drafts: number }>(
    handle,
    sql`select * from whole_report_gaps(${period}, ${sql.param([...pupils])}::integer[])`,
  );
  return gaps ?? { kept: 0, drafts: 0 };
}

const kept = (days: number) =>
  gt(wholeReports.created_at, sql`now() - make_interval(days => ${days})`);

/** The school's documents without their files, the newest first. */
export function selectWholeReports(handle: Handle, days: number, id?: number) {
  return handle
    .select({
      id: wholeReports.id,
      label: wholeReports.label,
      period: reportingPeriods.name,
      form: wholeReports.form,
      packing: wholeReports.packing,
      state: wholeReports.state,
      total: sql<number>`cardinality(${wholeReports.students})`,
      done: wholeReports.done,
      incomplete: wholeReports.incomplete,
      file_name: wholeReports.file_name,
      size: sql<number | null>`length(${wholeReports.file})`,
      first_name: users.first_name,
      last_name: users.last_name,
      created_at: wholeReports.created_at,
    })
    .from(wholeReports)
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, wholeReports.period_id))
    .innerJoin(users, eq(users.id, wholeReports.ordered_by))
    .where(and(kept(days), id === undefined ? undefined : eq(wholeReports.id, id)))
    .orderBy(desc(wholeReports.id));
}
export type WholeReportRow = Awaited<ReturnType<typeof selectWholeReports>>[number];

export async function countUnderWay(handle: Handle): Promise<number> {
  const rows = await handle
    .select({ count: count() })
    .from(wholeReports)
    .where(inArray(wholeReports.state, ["waiting", "making"]));
  return rows[0]?.count ?? 0;
}

type Order = Pick<
  typeof wholeReports.$inferInsert,
  "period_id" | "label" | "students" | "form" | "packing"
>;

export async function insertWholeReports(
  handle: Handle,
  { institution_id, user_id }: Actor,
  order: Order,
): Promise<number> {
  const rows = await handle
    .insert(wholeReports)
    .values({ institution_id, ordered_by: user_id, ...order })
    .returning({ id: wholeReports.id });
  return rows[0]?.id ?? 0;
}

/** A document that was made and is kept. */
export async function findFile(handle: Handle, days: number, id: number) {
  const rows = await handle
    .select({
      label: wholeReports.label,
      students: wholeReports.students,
      file_name: wholeReports.file_name,
      file: wholeReports.file,
    })
    .from(wholeReports)
    .where(and(kept(days), eq(wholeReports.id, id), eq(wholeReports.state, "done")));
  return rows[0];
}

/** Removes a document; returns whom it was about, or undefined where there is none. */
export async function deleteWholeReports(handle: Handle, id: number) {
  const rows = await handle
    .delete(wholeReports)
    .where(eq(wholeReports.id, id))
    .returning({ label: wholeReports.label });
  return rows[0];
}

/** What a document that waits is to be made of. */
export async function findOrder(handle: Handle, id: number) {
  const rows = await handle
    .select({
      period_id: wholeReports.period_id,
      period: reportingPeriods.name,
      label: wholeReports.label,
      students: wholeReports.students,
      form: wholeReports.form,
      packing: wholeReports.packing,
    })
    .from(wholeReports)
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, wholeReports.period_id))
    .where(eq(wholeReports.id, id));
  return rows[0];
}
