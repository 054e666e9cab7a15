import { and, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import type { AllowedFlag, Flag } from "@reportair/contract/features/flags.ts";
import { cutOut, type Cut } from "../../database/cut.ts";
import type { Handle } from "../../database/handle.ts";
import { byName } from "../../database/conditions.ts";
import { asked } from "../../database/patterns.ts";
import {
  enrolments,
  generatedReports,
  reportConfigurations,
  reportingPeriods,
  students,
} from "../../database/schema.ts";
import { namesOf } from "../students/names-of.ts";
import { configuration, inputColumns, student } from "./queries-columns.ts";

// Row-level security limits every query here to the author's own rows.

export type ConfigurationFilter = {
  ids?: readonly number[];
  student_id?: number;
  classroom_id?: number;
  period_id?: number | undefined;
};

/** Configurations that are not hidden, by student. */
export async function selectConfigurations(
  handle: Handle,
  filter: ConfigurationFilter,
  cut: Cut | null,
) {
  const query = handle
    .select({ configuration, inputs: inputColumns, student, period: reportingPeriods.name })
    .from(reportConfigurations)
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .where(configurationConditions(filter))
    .orderBy(...byName, desc(reportConfigurations.id))
    .$dynamic();
  return cut === null ? query : cutOut(query, cut);
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
    filter.ids === undefined ? undefined : inArray(reportConfigurations.id, [...filter.ids]),
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
  flagged: { flags: Flag[]; allowed_flags: AllowedFlag[] },
): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({
      ...inputs,
      ...flagged,
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
    .select({
      id: students.id,
      first_name: students.first_name,
      last_name: students.last_name,
      preferred_name: students.preferred_name,
      legal_first_name: students.legal_first_name,
      legal_last_name: students.legal_last_name,
    })
    .from(students)
    .where(or(eq(students.id, studentId), inArray(students.id, members)));
  const names = rows.map((row) => ({ id: row.id, name: namesOf(row) }));
  return {
    student: names.find(({ id }) => id === studentId)?.name,
    classmates: names.filter(({ id }) => id !== studentId).map(({ name }) => name),
  };
}

/** Hides a locked configuration and every text of it. */
export async function hideConfiguration(handle: Handle, id: number): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({ deleted_at: sql`now()` })
    .where(eq(reportConfigurations.id, id));
  await handle
    .update(generatedReports)
    .set({ discarded_at: sql`now()` })
    .where(and(eq(generatedReports.configuration_id, id), isNull(generatedReports.discarded_at)));
}
