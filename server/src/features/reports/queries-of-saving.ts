import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { REPORT_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  classrooms,
  classroomTeachers,
  enrolments,
  reportConfigurations,
  students,
} from "../../database/schema.ts";

/** A student in a class. */
export type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

/** Every member of these classes, as far as the actor teaches them. */
export function selectPlaces(handle: Handle, actor: Actor, classes: readonly number[]) {
  return handle
    .select({
      student_id: students.id,
      classroom_id: classrooms.id,
      first_name: students.first_name,
      last_name: students.last_name,
      preferred_name: students.preferred_name,
      legal_first_name: students.legal_first_name,
      legal_last_name: students.legal_last_name,
      pronouns: students.pronouns,
      year: students.year,
      classroom_name: classrooms.name,
      subject: classrooms.subject,
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.student_id))
    .innerJoin(classrooms, eq(classrooms.id, enrolments.classroom_id))
    .innerJoin(
      classroomTeachers,
      and(
        eq(classroomTeachers.classroom_id, classrooms.id),
        eq(classroomTeachers.user_id, actor.user_id),
      ),
    )
    .where(inArray(classrooms.id, [...classes]));
}

/** Whoever may create configurations of an author waits for the others: what is not there yet cannot be locked. */
export async function lockAuthor(handle: Handle, actor: Actor): Promise<void> {
  await handle.execute(
    sql`select pg_advisory_xact_lock(hashtext('configurations of author ' || ${actor.user_id}::text))`,
  );
}

/** The inputs that an author has entered in a period for any of these students in these classes, locked. */
export function lockInputsOf(
  handle: Handle,
  actor: Actor,
  of: { period: number; classes: readonly number[]; students: readonly number[] },
) {
  return handle
    .select()
    .from(reportConfigurations)
    .where(
      and(
        eq(reportConfigurations.author_id, actor.user_id),
        eq(reportConfigurations.period_id, of.period),
        inArray(reportConfigurations.classroom_id, [...of.classes]),
        inArray(reportConfigurations.student_id, [...of.students]),
        isNull(reportConfigurations.deleted_at),
      ),
    )
    .orderBy(reportConfigurations.id)
    .for("update");
}

/** Inserts configurations or changes those there are, hidden ones included; `created` are the new ones. */
export function upsertConfigurations(
  handle: Handle,
  values: (typeof reportConfigurations.$inferInsert)[],
) {
  return handle
    .insert(reportConfigurations)
    .values(values)
    .onConflictDoUpdate({
      target: [
        reportConfigurations.author_id,
        reportConfigurations.student_id,
        reportConfigurations.classroom_id,
        reportConfigurations.period_id,
      ],
      set: {
        ...Object.fromEntries(
          [...REPORT_FIELDS, "flags", "allowed_flags"].map((field) => [
            field,
            sql.raw(`excluded.${field}`),
          ]),
        ),
        updated_at: sql`case when ${inputsDiffer()} then now() else ${reportConfigurations.updated_at} end`,
        deleted_at: null,
      },
    })
    .returning({
      id: reportConfigurations.id,
      student_id: reportConfigurations.student_id,
      classroom_id: reportConfigurations.classroom_id,
      // A row that this statement inserted has no deleting transaction.
      created: sql<boolean>`(xmax = 0)`,
    });
}

function inputsDiffer() {
  const columns = (table: string) =>
    sql.raw([...REPORT_FIELDS, "allowed_flags"].map((field) => `${table}.${field}`).join(", "));
  return sql`(${columns("report_configurations")}) is distinct from (${columns("excluded")})`;
}
