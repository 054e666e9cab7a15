import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, reviewStops } from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows.

/** Remembers at which report of a class its review was left; returns false where it has no such report. */
export async function rememberStop(
  handle: Handle,
  actor: Actor,
  classroom: number,
  report: number,
): Promise<boolean> {
  const rows = await handle
    .insert(reviewStops)
    .select(
      handle
        .select({
          institution_id: sql<number>`${actor.institution_id}::integer`.as("institution_id"),
          author_id: sql<number>`${actor.user_id}::integer`.as("author_id"),
          classroom_id: sql<number>`${classroom}::integer`.as("classroom_id"),
          report_id: generatedReports.id,
          updated_at: sql<Date>`now()`.as("updated_at"),
        })
        .from(generatedReports)
        .innerJoin(
          reportConfigurations,
          eq(reportConfigurations.id, generatedReports.configuration_id),
        )
        .where(
          and(
            eq(generatedReports.id, report),
            isNull(generatedReports.discarded_at),
            eq(reportConfigurations.classroom_id, classroom),
            isNull(reportConfigurations.deleted_at),
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [reviewStops.author_id, reviewStops.classroom_id],
      set: { report_id: sql`excluded.report_id`, updated_at: sql`excluded.updated_at` },
    })
    .returning({ report: reviewStops.report_id });
  return rows.length > 0;
}

/** At which report the review of each class was left in a period, by class; a text that is gone or replaced is none. */
export async function selectStops(
  handle: Handle,
  period: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await handle
    .select({ classroom: reviewStops.classroom_id, report: reviewStops.report_id })
    .from(reviewStops)
    .innerJoin(generatedReports, eq(generatedReports.id, reviewStops.report_id))
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .where(
      and(
        eq(reportConfigurations.period_id, period),
        eq(generatedReports.current, true),
        isNull(generatedReports.discarded_at),
        isNull(reportConfigurations.deleted_at),
      ),
    );
  return new Map(rows.map(({ classroom, report }) => [classroom, report]));
}
