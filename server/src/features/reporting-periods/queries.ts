import { and, asc, desc, eq, gte, lte, ne, sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { reportingPeriods } from "../../database/schema.ts";
import type { Term } from "./periods.ts";

export type PeriodRow = typeof reportingPeriods.$inferSelect;

/** The period that began last, up to a day. */
export async function findLastPeriod(handle: Handle, day: string): Promise<PeriodRow | undefined> {
  const rows = await handle
    .select()
    .from(reportingPeriods)
    .where(lte(reportingPeriods.starts_on, day))
    .orderBy(desc(reportingPeriods.starts_on))
    .limit(1);
  return rows[0];
}

/** A period other than `id` that shares a day with these dates. */
export async function findOverlap(
  handle: Handle,
  { id, starts_on, ends_on }: Pick<PeriodRow, "id" | "starts_on" | "ends_on">,
): Promise<PeriodRow | undefined> {
  const rows = await handle
    .select()
    .from(reportingPeriods)
    .where(
      and(
        ne(reportingPeriods.id, id),
        lte(reportingPeriods.starts_on, ends_on),
        gte(reportingPeriods.ends_on, starts_on),
      ),
    )
    .orderBy(asc(reportingPeriods.starts_on))
    .limit(1);
  return rows[0];
}

export async function insertPeriod(
  handle: Handle,
  institution_id: number,
  term: Term,
): Promise<PeriodRow> {
  const rows = await handle
    .insert(reportingPeriods)
    .values({ institution_id, ...term })
    // Another request may have made it in the meantime: then this returns that one.
    .onConflictDoUpdate({
      target: [reportingPeriods.institution_id, reportingPeriods.starts_on],
      set: { name: sql`${reportingPeriods.name}` },
    })
    .returning();
  const row = rows[0];
  if (row === undefined) throw new Error("The reporting period could not be made.");
  return row;
}

export async function updatePeriod(
  handle: Handle,
  { id, name, starts_on, ends_on, due_on }: Omit<PeriodRow, "institution_id">,
): Promise<void> {
  await handle
    .update(reportingPeriods)
    .set({ name, starts_on, ends_on, due_on })
    .where(eq(reportingPeriods.id, id));
}
