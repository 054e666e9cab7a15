import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { INCLUDABLE, type Includable } from "@reportair/contract/features/reports.ts";
import { counting, named } from "../../database/conditions.ts";
import { cutOut, type Cut } from "../../database/cut.ts";
import type { Handle } from "../../database/handle.ts";
import { asked } from "../../database/patterns.ts";
import { readByColumn, type ValuesOf } from "../../database/read-by-column.ts";
import {
  generatedReports,
  reportConfigurations,
  reportFeedback,
  reportingPeriods,
  students,
} from "../../database/schema.ts";
import { includable, listed } from "./queries-columns.ts";

// Row-level security limits every query here to the author's own rows.

export const REPORT_ORDERS = ["student", "updated_at", "created_at", "word_count"] as const;
export type ReportOrder = { field: (typeof REPORT_ORDERS)[number]; descending: boolean };

export type ReportFilter = {
  id?: number;
  ids?: readonly number[];
  configuration_ids?: readonly number[];
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
    // Who names texts gets those.
    filter.history === true || filter.ids !== undefined ? undefined : counting(),
    asked(generatedReports.id, filter.id),
    filter.ids === undefined ? undefined : inArray(generatedReports.id, [...filter.ids]),
    filter.configuration_ids === undefined
      ? undefined
      : inArray(reportConfigurations.id, [...filter.configuration_ids]),
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

function orderedReports(order: ReportOrder | null) {
  const newestFirst = [desc(generatedReports.created_at), desc(generatedReports.id)];
  if (order === null) return newestFirst;
  const direction = order.descending ? desc : asc;
  if (order.field === "student")
    return [
      direction(students.last_name_key),
      direction(students.first_name_key),
      students.id,
      ...newestFirst,
    ];
  return [direction(generatedReports[order.field]), ...newestFirst];
}

/** A report as lists have it, with what was asked for; dates as the database writes them. */
export type ReportRow = ValuesOf<typeof listed> & Partial<ValuesOf<typeof includable>>;
/** A report with everything. */
export type WholeRow = ValuesOf<typeof listed> & ValuesOf<typeof includable>;

/** Generated reports that are not hidden, each with its configuration, student, period and feedback. */
export function selectReports(
  handle: Handle,
  filter: ReportFilter,
  order: ReportOrder | null,
  cut: Cut | null,
  include: readonly Includable[],
): Promise<ReportRow[]> {
  const query = handle
    .select({
      ...listed,
      ...Object.fromEntries(include.map((name) => [name, includable[name]])),
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .leftJoin(reportFeedback, eq(reportFeedback.report_id, generatedReports.id))
    .where(reportConditions(filter))
    .orderBy(...orderedReports(order))
    .$dynamic();
  return readByColumn<ReportRow>(handle, cut === null ? query : cutOut(query, cut));
}

/** The same with everything that a report has. */
export async function selectWhole(handle: Handle, filter: ReportFilter): Promise<WholeRow[]> {
  return (await selectReports(handle, filter, null, null, INCLUDABLE)) as WholeRow[];
}

export async function countReports(handle: Handle, filter: ReportFilter): Promise<number> {
  const query = handle
    .select({ count: sql<number>`count(*)::integer` })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .where(reportConditions(filter))
    .$dynamic();
  // Every report has its student, who is looked at only where a name is looked for.
  const rows = await (filter.search === undefined
    ? query
    : query.innerJoin(students, eq(students.id, generatedReports.student_id)));
  return rows[0]?.count ?? 0;
}

/** The whole institution's number of reports, for administrators. */
export async function countInstitutionReports(handle: Handle): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count_institution_reports()` })
    .from(sql`(values (1)) as one`);
  return rows[0]?.count ?? 0;
}
