import { and, eq, isNull, sql } from "drizzle-orm";
import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import { memberOf } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { enrolments, generatedReports, reportConfigurations } from "../../database/schema.ts";

/** How many students of each class the actor has written for in a period; one who has left the class no longer counts. */
export function selectProgress(handle: Handle, period: number): Promise<ClassProgress[]> {
  return handle
    .select({
      classroom: enrolments.classroom_id,
      written: sql<number>`count(*)::integer`,
      kept: sql<number>`count(*) filter (where ${generatedReports.status} = 'kept')::integer`,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(enrolments, memberOf(reportConfigurations.classroom_id))
    .where(
      and(
        eq(reportConfigurations.period_id, period),
        eq(generatedReports.current, true),
        isNull(generatedReports.discarded_at),
        isNull(reportConfigurations.deleted_at),
      ),
    )
    .groupBy(enrolments.classroom_id);
}
