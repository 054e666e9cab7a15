import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  clearedInputs,
  generatedReports,
  reportConfigurations,
  reportingPeriods,
  students,
} from "../../database/schema.ts";
import { inputColumns } from "./queries-columns.ts";
import { lockTexts, type ReportRecord } from "./queries-of-changes.ts";

// Row-level security limits every query here to the author's own rows.

/** Most texts, and most inputs, that are listed; a teacher discards fewer in the days that they stay. */
const MOST = 1_000;

const stillThere = sql.raw(`now() - interval '${DISCARD_DAYS} days'`);

const place = {
  student: { id: students.id, first_name: students.first_name, last_name: students.last_name },
  classroom: { id: reportConfigurations.classroom_id, name: reportConfigurations.classroom_name },
  period: reportingPeriods.name,
};

/** What can be brought back of texts, the newest: one for each act that hid some, the one that stood. */
export function selectDiscarded(handle: Handle) {
  const acts = handle
    .selectDistinctOn([generatedReports.configuration_id, generatedReports.discarded_at], {
      id: generatedReports.id,
    })
    .from(generatedReports)
    .where(gt(generatedReports.discarded_at, stillThere))
    .orderBy(
      generatedReports.configuration_id,
      generatedReports.discarded_at,
      desc(generatedReports.current),
      // The kept text before the draft beside it.
      desc(generatedReports.status),
      desc(generatedReports.id),
    );
  return handle
    .select({
      id: generatedReports.id,
      text: generatedReports.report_content,
      at: sql<Date>`${generatedReports.discarded_at}`.mapWith(generatedReports.created_at),
      ...place,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .where(inArray(generatedReports.id, acts))
    .orderBy(desc(generatedReports.discarded_at))
    .limit(MOST);
}

/** What can be brought back of inputs, the newest, with what stands in their fields now. */
export function selectCleared(handle: Handle) {
  return handle
    .select({
      id: clearedInputs.id,
      cleared: clearedInputs.inputs,
      at: clearedInputs.cleared_at,
      now: inputColumns,
      deleted_at: reportConfigurations.deleted_at,
      ...place,
    })
    .from(clearedInputs)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, clearedInputs.configuration_id))
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .innerJoin(reportingPeriods, eq(reportingPeriods.id, reportConfigurations.period_id))
    .where(gt(clearedInputs.cleared_at, stillThere))
    .orderBy(desc(clearedInputs.cleared_at))
    .limit(MOST);
}

/** Notes what was emptied, so that it can be brought back. What has come back and goes again is noted once. */
export async function insertCleared(
  handle: Handle,
  actor: Pick<Actor, "institution_id" | "user_id">,
  cleared: readonly { configuration_id: number; inputs: Partial<ReportInputs> | null }[],
): Promise<void> {
  const rows = cleared.flatMap(({ configuration_id, inputs }) =>
    inputs === null
      ? []
      : [
          {
            institution_id: actor.institution_id,
            author_id: actor.user_id,
            configuration_id,
            inputs,
          },
        ],
  );
  if (rows.length === 0) return;
  await handle
    .delete(clearedInputs)
    .where(
      or(
        ...rows.map(({ configuration_id, inputs }) =>
          and(
            eq(clearedInputs.configuration_id, configuration_id),
            sql`${JSON.stringify(inputs)}::jsonb @> ${clearedInputs.inputs}`,
          ),
        ),
      ),
    );
  await handle.insert(clearedInputs).values(rows);
}

/** Inputs that can be brought back, locked until the transaction ends. */
export async function lockCleared(handle: Handle, id: number) {
  const rows = await handle
    .select()
    .from(clearedInputs)
    .where(and(eq(clearedInputs.id, id), gt(clearedInputs.cleared_at, stillThere)))
    .for("update");
  return rows[0];
}

/** What is left to be brought back; nothing removes it. */
export async function updateCleared(
  handle: Handle,
  id: number,
  inputs: Partial<ReportInputs>,
): Promise<void> {
  const row = eq(clearedInputs.id, id);
  await (Object.keys(inputs).length === 0
    ? handle.delete(clearedInputs).where(row)
    : handle.update(clearedInputs).set({ inputs }).where(row));
}

/** Shows a deleted configuration again. */
export async function undeleteConfiguration(handle: Handle, id: number): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({ deleted_at: null })
    .where(and(eq(reportConfigurations.id, id), isNotNull(reportConfigurations.deleted_at)));
}

/** Hides a text; returns whether there was one to hide. */
export async function hideReport(handle: Handle, id: number): Promise<boolean> {
  await lockTexts(handle, id);
  const rows = await handle
    .update(generatedReports)
    .set({ discarded_at: sql`now()` })
    .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)))
    .returning({ id: generatedReports.id });
  return rows.length > 0;
}

/** The texts that one act hid, this one among them; they and the others of their configuration are locked. */
export async function lockHidden(handle: Handle, id: number): Promise<ReportRecord[]> {
  await lockTexts(handle, id);
  const act = handle
    .select({ of: generatedReports.configuration_id, at: generatedReports.discarded_at })
    .from(generatedReports)
    .where(and(eq(generatedReports.id, id), gt(generatedReports.discarded_at, stillThere)));
  return handle
    .select()
    .from(generatedReports)
    .where(
      sql`(${generatedReports.configuration_id}, ${generatedReports.discarded_at}) in (${act})`,
    );
}

/** Shows hidden texts again. */
export async function unhide(handle: Handle, ids: readonly number[]): Promise<void> {
  await handle
    .update(generatedReports)
    .set({ discarded_at: null })
    .where(inArray(generatedReports.id, [...ids]));
}
