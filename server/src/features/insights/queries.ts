import { and, eq, isNull, sql } from "drizzle-orm";
import { counting } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, reportingPeriods } from "../../database/schema.ts";

/** What insights are worked out from: the inputs and fate of each of the actor's reports, never a text. */
export function selectOutcomes(handle: Handle) {
  return handle
    .select({
      inputs: generatedReports.inputs,
      kept: sql<boolean>`${generatedReports.status} = 'kept'`,
      edited: sql<boolean>`${generatedReports.version} > 1`,
      updated_at: generatedReports.updated_at,
      classroom: reportConfigurations.classroom_name,
      period: reportingPeriods.name,
      starts_on: reportingPeriods.starts_on,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .where(and(counting(), isNull(reportConfigurations.deleted_at)));
}

export type Outcome = Awaited<ReturnType<typeof selectOutcomes>>[number];
