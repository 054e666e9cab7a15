import { VERSIONS_MOST } from "@reportair/contract/features/reports.ts";
import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, reportVersions } from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows.

/** A generated report's own row. It and the other texts of its configuration are locked until the transaction ends. */
export async function lockReport(handle: Handle, id: number): Promise<ReportRecord | undefined> {
  // One after the other, as they are sent: what the second reads is what stands once the first has its lock.
  const [, rows] = await Promise.all([
    lockTexts(handle, id),
    handle
      .select()
      .from(generatedReports)
      .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)))
      .for("update"),
  ]);
  return rows[0];
}

export type ReportRecord = typeof generatedReports.$inferSelect;

/** Whoever decides which of a configuration's texts stand holds its row; two at once come one after the other. */
export async function lockTexts(handle: Handle, reportId: number): Promise<void> {
  const configuration = handle
    .select({ id: generatedReports.configuration_id })
    .from(generatedReports)
    .where(eq(generatedReports.id, reportId));
  await handle
    .select({ id: reportConfigurations.id })
    .from(reportConfigurations)
    .where(inArray(reportConfigurations.id, configuration))
    .for("update");
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
    | "current"
    | "was_kept"
    | "taught"
    | "opened_at"
    | "made_by"
    | "edited"
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

/** A text that was seen, or a mark in it that was judged, is the same text. */
function isMoreThanOpened(change: ReportChange): boolean {
  const same = change.report_content === undefined ? ["opened_at", "sentences"] : ["opened_at"];
  return Object.keys(change).some((field) => !same.includes(field));
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

/** The text that a writer wrote last among a report's earlier ones. */
export async function findWritten(handle: Handle, reportId: number): Promise<string | undefined> {
  const rows = await handle
    .select({ text: reportVersions.report_content })
    .from(reportVersions)
    .where(and(eq(reportVersions.report_id, reportId), eq(reportVersions.made_by, "writer")))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return rows[0]?.text;
}

/** The newest of a report's earlier texts, or of those before a version. */
export function selectVersions(handle: Handle, reportId: number, before?: number) {
  const { version, report_content, made_by, created_at } = reportVersions;
  return handle
    .select({ version, report_content, made_by, created_at })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.report_id, reportId),
        before === undefined ? undefined : lt(version, before),
      ),
    )
    .orderBy(desc(version))
    .limit(VERSIONS_MOST);
}

/** The text that a report had at an earlier version. */
export async function selectVersionText(
  handle: Handle,
  reportId: number,
  version: number,
): Promise<string | undefined> {
  const [row] = await handle
    .select({ text: reportVersions.report_content })
    .from(reportVersions)
    .where(and(eq(reportVersions.report_id, reportId), eq(reportVersions.version, version)));
  return row?.text;
}
