import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { counting } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, reportVersions } from "../../database/schema.ts";
import { retire } from "./queries-of-standing.ts";

// Row-level security limits every query here to the author's own rows.

export type ConfigurationRecord = typeof reportConfigurations.$inferSelect;

/** Texts of the student's classmates in this class and period. */
export async function selectClassmatesTexts(
  handle: Handle,
  { id, classroom_id, period_id }: { id: number; classroom_id: number | null; period_id: number },
): Promise<string[]> {
  const rows = await handle
    .select({ text: generatedReports.report_content })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .where(
      and(
        classroom_id === null
          ? isNull(reportConfigurations.classroom_id)
          : eq(reportConfigurations.classroom_id, classroom_id),
        eq(reportConfigurations.period_id, period_id),
        ne(reportConfigurations.id, id),
        counting(),
      ),
    );
  return rows.map((row) => row.text);
}

/** How many of a student's earlier texts a writer is shown. */
const EARLIER_TEXTS = 6;

/** The student's own earlier texts, newest first, discarded ones included: they are not to come back. */
export async function selectEarlierTexts(handle: Handle, studentId: number): Promise<string[]> {
  const rows = await handle
    .select({ text: generatedReports.report_content })
    .from(generatedReports)
    .where(eq(generatedReports.student_id, studentId))
    .orderBy(desc(generatedReports.id))
    .limit(EARLIER_TEXTS);
  return rows.map((row) => row.text);
}

/** Inserts a text as its configuration's draft, beside a kept one where there is one; returns its id. */
export async function insertReport(
  handle: Handle,
  report: typeof generatedReports.$inferInsert,
): Promise<number> {
  // Two texts of one student finished at once come one after the other: only one stands.
  await handle
    .select({ id: reportConfigurations.id })
    .from(reportConfigurations)
    .where(eq(reportConfigurations.id, report.configuration_id))
    .for("update");
  await retire(handle, report.configuration_id, "draft");
  const rows = await handle
    .insert(generatedReports)
    .values(report)
    .returning({ id: generatedReports.id });
  const row = rows[0];
  if (row === undefined) throw new Error("A report was not stored.");
  return row.id;
}

/** The newest of a report's earlier versions with exactly this text. */
export async function findVersionOf(handle: Handle, reportId: number, text: string) {
  const rows = await handle
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.report_id, reportId), eq(reportVersions.report_content, text)))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return rows[0];
}

/** The newest of a configuration's other reports with exactly this text. */
export async function findOtherReport(
  handle: Handle,
  { id, configuration_id }: { id: number; configuration_id: number },
  text: string,
) {
  const rows = await handle
    .select()
    .from(generatedReports)
    .where(
      and(
        eq(generatedReports.configuration_id, configuration_id),
        ne(generatedReports.id, id),
        eq(generatedReports.report_content, text),
      ),
    )
    .orderBy(desc(generatedReports.id))
    .limit(1);
  return rows[0];
}
