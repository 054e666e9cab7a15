import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { generatedReports, reportConfigurations, students } from "../../database/schema.ts";

// Row-level security limits every query here to the author's own rows.

/** A pupil's inputs in a class and period, which are not hidden. */
export async function findInputs(
  handle: Handle,
  of: { student: number; classroom: number; period: number },
) {
  const rows = await handle
    .select()
    .from(reportConfigurations)
    .where(
      and(
        eq(reportConfigurations.student_id, of.student),
        eq(reportConfigurations.classroom_id, of.classroom),
        eq(reportConfigurations.period_id, of.period),
        isNull(reportConfigurations.deleted_at),
      ),
    );
  return rows[0];
}

/** A report that is not hidden, with the inputs and the pupil that it is of. */
export async function findWritten(handle: Handle, id: number) {
  const rows = await handle
    .select({ report: generatedReports, configuration: reportConfigurations, student: students })
    .from(generatedReports)
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, generatedReports.configuration_id))
    .innerJoin(students, eq(students.id, generatedReports.student_id))
    .where(and(eq(generatedReports.id, id), isNull(generatedReports.discarded_at)));
  return rows[0];
}

/** When a text was last written of these inputs of which a provider was sent something; null where none was. */
export async function findLastSent(handle: Handle, configuration: number): Promise<Date | null> {
  const rows = await handle
    .select({ at: generatedReports.created_at })
    .from(generatedReports)
    .where(
      and(eq(generatedReports.configuration_id, configuration), isNotNull(generatedReports.sent)),
    )
    .orderBy(desc(generatedReports.id))
    .limit(1);
  return rows[0]?.at ?? null;
}

/** Remembers that the author has looked at what would be sent of these inputs. */
export async function markLooked(handle: Handle, id: number): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({ looked_at: sql`now()` })
    .where(eq(reportConfigurations.id, id));
}

/** Those of these classes of which the author has looked at what would be sent of a pupil, in a period. */
export async function selectLookedAt(
  handle: Handle,
  period: number,
  classrooms: readonly number[],
): Promise<(number | null)[]> {
  const rows = await handle
    .selectDistinct({ id: reportConfigurations.classroom_id })
    .from(reportConfigurations)
    .where(
      and(
        eq(reportConfigurations.period_id, period),
        inArray(reportConfigurations.classroom_id, [...classrooms]),
        isNotNull(reportConfigurations.looked_at),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The words that are taken out of a configuration's inputs, locked until the transaction ends. */
export async function lockTakenOut(handle: Handle, id: number): Promise<string[] | undefined> {
  const rows = await handle
    .select({ taken_out: reportConfigurations.taken_out })
    .from(reportConfigurations)
    .where(and(eq(reportConfigurations.id, id), isNull(reportConfigurations.deleted_at)))
    .for("update");
  return rows[0]?.taken_out;
}

export async function updateTakenOut(
  handle: Handle,
  id: number,
  taken_out: string[],
): Promise<void> {
  await handle
    .update(reportConfigurations)
    .set({ taken_out, updated_at: sql`now()` })
    .where(eq(reportConfigurations.id, id));
}
