import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { Flag } from "@reportair/contract/features/reports.ts";
import type { Handle } from "../../database/handle.ts";
import { asked } from "../../database/patterns.ts";
import {
  enrolments,
  generatedReports,
  reportConfigurations,
  reportFeedback,
  reportingPeriods,
  students,
} from "../../database/schema.ts";
import { configuration, feedback, inputColumns, report, student } from "./queries-columns.ts";

// Row-level security limits every query here to the author's own rows.

export type ConfigurationFilter = {
  id?: number;
  student_id?: number;
  classroom_id?: number;
  period_id?: number | undefined;
};

/** Configurations, each with its newest text where that is not hidden. */
export async function selectConfigurations(
  handle: Handle,
  filter: ConfigurationFilter,
  cut: { offset: number; limit: number } | null,
) {
  const query = handle
    .select({
      configuration,
      inputs: inputColumns,
      student,
      period: reportingPeriods.name,
      report,
      feedback,
    })
    .from(reportConfigurations)
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .leftJoin(
      generatedReports,
      and(
        eq(generatedReports.configuration_id, reportConfigurations.id),
        eq(generatedReports.current, true),
        isNull(generatedReports.discarded_at),
      ),
    )
    .leftJoin(reportFeedback, eq(reportFeedback.report_id, generatedReports.id))
    .where(configurationConditions(filter))
    .orderBy(asc(students.last_name), asc(students.first_name), desc(reportConfigurations.id));
  return cut === null ? query : query.limit(cut.limit).offset(cut.offset);
}

export type ConfigurationRow = Awaited<ReturnType<typeof selectConfigurations>>[number];

export async function countConfigurations(
  handle: Handle,
  filter: ConfigurationFilter,
): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count(*)::integer` })
    .from(reportConfigurations)
    .where(configurationConditions(filter));
  return rows[0]?.count ?? 0;
}

function configurationConditions(filter: ConfigurationFilter): SQL | undefined {
  return and(
    isNull(reportConfigurations.deleted_at),
    asked(reportConfigurations.id, filter.id),
    asked(reportConfigurations.student_id, filter.student_id),
    asked(reportConfigurations.classroom_id, filter.classroom_id),
    asked(reportConfigurations.period_id, filter.period_id),
  );
}

/** One configuration's own row, locked until the transaction ends. */
export async function lockConfiguration(handle: Handle, id: number) {
  const rows = await handle
    .select()
    .from(reportConfigurations)
    .where(and(eq(reportConfigurations.id, id), isNull(reportConfigurations.deleted_at)))
    .for("update");
  return rows[0];
}

export async function updateInputs(
  handle: Handle,
  id: number,
  inputs: ReportInputs,
  flags: Flag[],
): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({
      ...inputs,
      flags,
      input_version: sql`${reportConfigurations.input_version} + 1`,
      updated_at: sql`now()`,
    })
    .where(eq(reportConfigurations.id, id));
}

/** A student's name and those of the other students of a class. */
export async function selectNames(handle: Handle, classroomId: number | null, studentId: number) {
  const members = handle
    .select({ id: enrolments.student_id })
    .from(enrolments)
    .where(eq(enrolments.classroom_id, classroomId ?? 0));
  const rows = await handle
    .select({ id: students.id, first_name: students.first_name, last_name: students.last_name })
    .from(students)
    .where(or(eq(students.id, studentId), inArray(students.id, members)));
  const names = rows.map(({ id, first_name, last_name }) => ({
    id,
    name: { first_name, last_name },
  }));
  return {
    student: names.find(({ id }) => id === studentId)?.name,
    classmates: names.filter(({ id }) => id !== studentId).map(({ name }) => name),
  };
}

/** Hides a configuration and every text of it; returns whether there was one. */
export async function hideConfiguration(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .update(reportConfigurations)
    .set({ deleted_at: sql`now()` })
    .where(and(eq(reportConfigurations.id, id), isNull(reportConfigurations.deleted_at)))
    .returning({ id: reportConfigurations.id });
  if (rows.length === 0) return false;
  await handle
    .update(generatedReports)
    .set({ discarded_at: sql`now()` })
    .where(and(eq(generatedReports.configuration_id, id), isNull(generatedReports.discarded_at)));
  return true;
}
