import { and, eq, isNull, sql } from "drizzle-orm";
import { REPORT_FIELDS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { counting } from "../../database/conditions.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  classroomTeachers,
  enrolments,
  generatedReports,
  reportConfigurations,
} from "../../database/schema.ts";
import { other, stale } from "./queries-columns.ts";

/** Whether a field has anything in it, as a word: no state depends on which. */
const filled = Object.fromEntries(
  REPORT_FIELDS.map((field) => [
    field,
    sql`case when ${reportConfigurations[field]} ~ '\\S' then 'filled' else '' end`,
  ]),
) as unknown as Record<keyof ReportInputs, typeof reportConfigurations.level>;

/**
 * Each student of each of the actor's classes in a period, with which fields are filled, and the text that counts. A
 * class without students has one row.
 */
export function selectProgress(handle: Handle, actor: Actor, period: number) {
  return handle
    .select({
      classroom: classroomTeachers.classroom_id,
      student: enrolments.student_id,
      configuration: reportConfigurations.id,
      inputs: filled,
      status: generatedReports.status,
      stale,
      other,
    })
    .from(classroomTeachers)
    .leftJoin(enrolments, eq(enrolments.classroom_id, classroomTeachers.classroom_id))
    .leftJoin(
      reportConfigurations,
      and(
        eq(reportConfigurations.classroom_id, enrolments.classroom_id),
        eq(reportConfigurations.student_id, enrolments.student_id),
        eq(reportConfigurations.author_id, actor.user_id),
        eq(reportConfigurations.period_id, period),
        isNull(reportConfigurations.deleted_at),
      ),
    )
    .leftJoin(
      generatedReports,
      and(eq(generatedReports.configuration_id, reportConfigurations.id), counting()),
    )
    .where(eq(classroomTeachers.user_id, actor.user_id))
    .orderBy(classroomTeachers.classroom_id);
}

export type ProgressRow = Awaited<ReturnType<typeof selectProgress>>[number];
