import { DISCARD_DAYS } from "@reportair/contract/product.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportVersions } from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows.

/** One generated report's own row, locked until the transaction ends. */
export async function lockReport(handle: Handle, id: number) {
  const rows = await handle
    .select()
    .from(generatedReports)
    .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)))
    .for("update");
  return rows[0];
}

export type ReportChange = Partial<
  Pick<
    typeof generatedReports.$inferInsert,
    | "report_content"
    | "sentences"
    | "uncovered"
    | "word_count"
    | "char_count"
    | "version"
    | "status"
    | "opened_at"
    | "made_by"
    | "sent"
    | "written_by"
  >
>;

/** Changes a report. Having been looked at is no change of the report itself. */
export async function updateReport(
  handle: Handle,
  id: number,
  change: ReportChange,
): Promise<void> {
  await handle
    .update(generatedReports)
    .set(isMoreThanOpened(change) ? { ...change, updated_at: sql`clock_timestamp()` } : change)
    .where(eq(generatedReports.id, id));
}

function isMoreThanOpened(change: ReportChange): boolean {
  return Object.keys(change).some((field) => field !== "opened_at");
}

/** Stores what a provider was sent of a report, which is no change of the report. */
export async function noteSent(handle: Handle, id: number, sent: string | null): Promise<void> {
  await handle.update(generatedReports).set({ sent }).where(eq(generatedReports.id, id));
}

/** Puts a text that is about to change into the history. */
export async function insertVersion(
  handle: Handle,
  version: typeof reportVersions.$inferInsert,
): Promise<void> {
  await handle.insert(reportVersions).values(version);
}

export function selectVersions(handle: Handle, reportId: number) {
  return handle
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.report_id, reportId))
    .orderBy(desc(reportVersions.version));
}

/** Hides a report; returns whether there was one to hide. */
export async function hideReport(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .update(generatedReports)
    .set({ discarded_at: sql`now()` })
    .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)))
    .returning({ id: generatedReports.id });
  return rows.length > 0;
}

const stillThere = sql.raw(`now() - interval '${DISCARD_DAYS} days'`);

/** Shows a discarded report again; returns whether there was one. */
export async function unhideReport(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .update(generatedReports)
    .set({ discarded_at: null })
    .where(
      and(
        eq(generatedReports.id, id),
        isNotNull(generatedReports.discarded_at),
        sql`${generatedReports.discarded_at} > ${stillThere}`,
      ),
    )
    .returning({ id: generatedReports.id });
  return rows.length > 0;
}
