import type { System } from "@reportair/contract/features/destinations.ts";
import type { ReportSentence } from "@reportair/contract/features/reports.ts";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { byName, counting } from "../../database/conditions.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import {
  destinationChoices,
  destinations,
  destinationTexts,
  enrolments,
  generatedReports,
  markSheetOrders,
  reportConfigurations,
  reportingPeriods,
  students,
} from "../../database/schema.ts";

// Row-level security shows everybody of a school what it has settled, and authors their own rows of the rest.

export type DestinationRow = Omit<
  typeof destinations.$inferSelect,
  "institution_id" | "updated_at"
>;

/** What the school has settled about systems. */
export function selectDestinations(handle: Handle): Promise<DestinationRow[]> {
  return handle
    .select({
      system: destinations.system,
      name: destinations.name,
      char_limit: destinations.char_limit,
      one_paragraph: destinations.one_paragraph,
      plain: destinations.plain,
      offered: destinations.offered,
    })
    .from(destinations);
}

export async function saveDestination(
  handle: Handle,
  { institution_id }: Actor,
  { system, ...settled }: DestinationRow,
): Promise<void> {
  await handle
    .insert(destinations)
    .values({ institution_id, system, ...settled })
    .onConflictDoUpdate({
      target: [destinations.institution_id, destinations.system],
      set: { ...settled, updated_at: sql`now()` },
    });
}

/** What the actor has chosen, the last one first. */
export function selectChoices(handle: Handle) {
  return handle
    .select({ system: destinationChoices.system, own_limit: destinationChoices.own_limit })
    .from(destinationChoices)
    .orderBy(desc(destinationChoices.chosen_at), asc(destinationChoices.system));
}

export async function saveChoice(
  handle: Handle,
  { institution_id, user_id }: Actor,
  choice: { system: System; own_limit: number | null },
): Promise<void> {
  await handle
    .insert(destinationChoices)
    .values({ institution_id, author_id: user_id, ...choice })
    .onConflictDoUpdate({
      target: [destinationChoices.author_id, destinationChoices.system],
      set: { own_limit: choice.own_limit, chosen_at: sql`clock_timestamp()` },
    });
}

const whom = {
  id: students.id,
  student_id: students.student_id,
  first_name: students.first_name,
  last_name: students.last_name,
  preferred_name: students.preferred_name,
  legal_first_name: students.legal_first_name,
  legal_last_name: students.legal_last_name,
  pronouns: students.pronouns,
  year: students.year,
};

/** The students of a class, by name. */
export function selectMembers(handle: Handle, classroom: number) {
  return handle
    .select(whom)
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.student_id))
    .where(eq(enrolments.classroom_id, classroom))
    .orderBy(...byName);
}
export type Member = Awaited<ReturnType<typeof selectMembers>>[number];

/** Of each of the actor's configurations of a class and period the text that counts, with what is noted of it for a system. */
export function selectTexts(handle: Handle, classroom: number, period: number, system: System) {
  return handle
    .select({
      id: generatedReports.id,
      student: whom,
      status: generatedReports.status,
      version: generatedReports.version,
      report_content: generatedReports.report_content,
      sentences: generatedReports.sentences,
      inputs: generatedReports.inputs,
      length_range: generatedReports.length_range,
      length_unit: generatedReports.length_unit,
      subject: reportConfigurations.subject,
      opened_at: generatedReports.opened_at,
      stale: sql<boolean>`${generatedReports.inputs_digest} <> ${reportConfigurations.inputs_digest}`,
      flags: generatedReports.flags,
      allowed_flags: generatedReports.allowed_flags,
      shorter: destinationTexts.shorter,
      shorter_sentences: destinationTexts.sentences,
      made_from: destinationTexts.made_from,
      copied_digest: destinationTexts.copied_digest,
      copied_at: destinationTexts.copied_at,
    })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .leftJoin(
      destinationTexts,
      and(eq(destinationTexts.report_id, generatedReports.id), eq(destinationTexts.system, system)),
    )
    .where(
      and(
        eq(reportConfigurations.classroom_id, classroom),
        eq(reportConfigurations.period_id, period),
        isNull(reportConfigurations.deleted_at),
        counting(),
      ),
    )
    .orderBy(...byName);
}
export type TextRow = Awaited<ReturnType<typeof selectTexts>>[number];

/** Periods in which the actor has kept reports of a class, and another one; the latest first. */
export function selectPeriods(handle: Handle, classroom: number, current: number) {
  return handle
    .select({ id: reportingPeriods.id, name: reportingPeriods.name })
    .from(reportingPeriods)
    .where(
      sql`${reportingPeriods.id} = ${current} or exists (
        select from ${reportConfigurations} join ${generatedReports} on ${generatedReports.configuration_id} = ${reportConfigurations.id}
        where ${reportConfigurations.period_id} = ${reportingPeriods.id} and ${reportConfigurations.classroom_id} = ${classroom}
          and ${reportConfigurations.deleted_at} is null and ${generatedReports.status} = 'kept'
          and ${generatedReports.current} and ${generatedReports.discarded_at} is null)`,
    )
    .orderBy(desc(reportingPeriods.starts_on));
}

/** The lines of a class's mark sheet by student, 0 for nobody; undefined where none was pasted. */
export async function findOrder(handle: Handle, classroom: number): Promise<number[] | undefined> {
  const rows = await handle
    .select({ students: markSheetOrders.students })
    .from(markSheetOrders)
    .where(eq(markSheetOrders.classroom_id, classroom));
  return rows[0]?.students;
}

export async function saveOrder(
  handle: Handle,
  { institution_id, user_id }: Actor,
  classroom_id: number,
  order: number[],
): Promise<void> {
  await handle
    .insert(markSheetOrders)
    .values({ institution_id, author_id: user_id, classroom_id, students: order })
    .onConflictDoUpdate({
      target: [markSheetOrders.author_id, markSheetOrders.classroom_id],
      set: { students: order, updated_at: sql`now()` },
    });
}

export async function deleteOrder(handle: Handle, classroom: number): Promise<void> {
  await handle.delete(markSheetOrders).where(eq(markSheetOrders.classroom_id, classroom));
}

/** Those of the ids that are the actor's own kept reports and stand; locked, so that none of them is replaced meanwhile. */
export function lockKept(handle: Handle, ids: readonly number[]) {
  return handle
    .select({
      id: generatedReports.id,
      version: generatedReports.version,
      report_content: generatedReports.report_content,
      sentences: generatedReports.sentences,
    })
    .from(generatedReports)
    .where(
      and(
        inArray(generatedReports.id, [...ids]),
        eq(generatedReports.status, "kept"),
        eq(generatedReports.current, true),
        isNull(generatedReports.discarded_at),
      ),
    )
    .orderBy(generatedReports.id)
    .for("share");
}

type Shorter =
  | { shorter: string; sentences: ReportSentence[]; made_from: string }
  | { shorter: null; sentences: ReportSentence[]; made_from: null };

/** Notes a shorter text of a report for a system, or that there is none. */
export async function saveShorter(
  handle: Handle,
  { institution_id, user_id }: Actor,
  key: { report_id: number; system: System },
  shorter: Shorter,
): Promise<void> {
  await handle
    .insert(destinationTexts)
    .values({ institution_id, author_id: user_id, ...key, ...shorter })
    .onConflictDoUpdate({
      target: [destinationTexts.report_id, destinationTexts.system],
      set: shorter,
    });
}

/** Notes of some reports which text of each was copied into a system, or that none was. */
export async function saveCopied(
  handle: Handle,
  { institution_id, user_id }: Actor,
  system: System,
  reports: readonly { id: number; key: string }[],
  copied_at: Date | null,
): Promise<void> {
  await handle
    .insert(destinationTexts)
    .values(
      reports.map(({ id, key }) => ({
        institution_id,
        author_id: user_id,
        report_id: id,
        system,
        copied_digest: copied_at && key,
        copied_at,
      })),
    )
    .onConflictDoUpdate({
      target: [destinationTexts.report_id, destinationTexts.system],
      set: {
        copied_digest: sql`excluded.copied_digest`,
        copied_at: sql`excluded.copied_at`,
      },
    });
}
