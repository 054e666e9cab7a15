import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { named } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { asked } from "../../database/patterns.ts";
import {
  generatedReports,
  reportConfigurations,
  reportFeedback,
  reportingPeriods,
  students,
} from "../../database/schema.ts";
import { configuration, feedback, report, student } from "./queries-columns.ts";

// Row-level security limits every query here to the author's own rows.

export const REPORT_ORDERS = ["student", "updated_at", "created_at", "word_count"] as const;
export type ReportOrder = { field: (typeof REPORT_ORDERS)[number]; descending: boolean };

export type ReportFilter = {
  id?: number;
  ids?: readonly number[];
  configuration_id?: number;
  classroom_id?: number | undefined;
  student_id?: number | undefined;
  year?: number | undefined;
  search?: string | undefined;
  history?: boolean | undefined;
  kept_unread?: boolean | undefined;
};

function reportConditions(filter: ReportFilter): SQL | undefined {
  return and(
    isNull(generatedReports.discarded_at),
    isNull(reportConfigurations.deleted_at),
    filter.history === true ? undefined : eq(generatedReports.current, true),
    asked(generatedReports.id, filter.id),
    filter.ids === undefined ? undefined : amongIds(filter.ids, filter.history === true),
    asked(reportConfigurations.id, filter.configuration_id),
    asked(reportConfigurations.classroom_id, filter.classroom_id),
    asked(generatedReports.student_id, filter.student_id),
    asked(generatedReports.year, filter.year),
    filter.kept_unread === undefined
      ? undefined
      : filter.kept_unread
        ? and(eq(generatedReports.status, "kept"), isNull(generatedReports.opened_at))
        : sql`not (${generatedReports.status} = 'kept' and ${generatedReports.opened_at} is null)`,
    named(filter.search),
  );
}

// Without history, a text written since stands for an earlier one of the same configuration.
function amongIds(ids: readonly number[], history: boolean): SQL | undefined {
  if (history) return inArray(generatedReports.id, [...ids]);
  return sql`${generatedReports.configuration_id} in (
    select earlier.configuration_id from ${generatedReports} as earlier where earlier.id in ${[...ids]}
  )`;
}

function orderedReports(order: ReportOrder | null) {
  const newestFirst = [desc(generatedReports.created_at), desc(generatedReports.id)];
  if (order === null) return newestFirst;
  const direction = order.descending ? desc : asc;
  if (order.field === "student")
    return [direction(students.last_name), direction(students.first_name), ...newestFirst];
  return [direction(generatedReports[order.field]), ...newestFirst];
}

/** Generated reports that are not hidden, each with its configuration, student, period and feedback. */
export async function selectReports(
  handle: Handle,
  filter: ReportFilter,
  order: ReportOrder | null,
  cut: { offset: number; limit: number } | null,
) {
  const query = handle
    .select({ report, configuration, student, period: reportingPeriods.name, feedback })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .leftJoin(reportFeedback, eq(reportFeedback.report_id, generatedReports.id))
    .where(reportConditions(filter))
    .orderBy(...orderedReports(order));
  return cut === null ? query : query.limit(cut.limit).offset(cut.offset);
}

/** Reports by their ids, hidden ones left out. */
export function selectReportsByIds(handle: Handle, ids: readonly number[]): Promise<ReportRow[]> {
  return ids.length === 0
    ? Promise.resolve([])
    : selectReports(handle, { ids, history: true }, null, null);
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function countReports(handle: Handle, filter: ReportFilter): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count(*)::integer` })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .where(reportConditions(filter));
  return rows[0]?.count ?? 0;
}

/** The whole institution's number of reports, for administrators. */
export async function countInstitutionReports(handle: Handle): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count_institution_reports()` })
    .from(sql`(values (1)) as one`);
  return rows[0]?.count ?? 0;
}
