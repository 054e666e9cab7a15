import { desc, eq, sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { institutions, modelUsage } from "../../database/schema.ts";

type Usage = Pick<typeof modelUsage.$inferSelect, "requests" | "input_tokens" | "output_tokens">;

/** Months that an administrator is shown. */
const MONTHS = 12;

export function selectUsage(handle: Handle) {
  return handle.select().from(modelUsage).orderBy(desc(modelUsage.month)).limit(MONTHS);
}

/** Every month of which there is a count, newest first. */
export function selectMonths(handle: Handle) {
  return handle.select().from(modelUsage).orderBy(desc(modelUsage.month));
}

export async function findBudget(handle: Handle): Promise<number | null> {
  const rows = await handle.select({ budget: institutions.model_budget }).from(institutions);
  return rows[0]?.budget ?? null;
}

export async function saveBudget(
  handle: Handle,
  institutionId: number,
  budget: number | null,
): Promise<void> {
  await handle
    .update(institutions)
    .set({ model_budget: budget })
    .where(eq(institutions.id, institutionId));
}

const today = sql<string>`(now() at time zone 'Europe/London')::date`;
const thisMonth = sql<string>`date_trunc('month', now() at time zone 'Europe/London')::date`;

/** Adds to what the institution has used in this month. */
export async function addToMonth(
  handle: Handle,
  institutionId: number,
  usage: Usage,
): Promise<void> {
  const added = (column: keyof Usage) => sql`${modelUsage[column]} + ${usage[column]}`;
  await handle
    .insert(modelUsage)
    .values({ institution_id: institutionId, month: thisMonth, first_on: today, ...usage })
    .onConflictDoUpdate({
      target: [modelUsage.institution_id, modelUsage.month],
      set: {
        requests: added("requests"),
        input_tokens: added("input_tokens"),
        output_tokens: added("output_tokens"),
      },
    });
}

/** Whether this month's budget is used up. */
export async function findBudgetState(handle: Handle): Promise<{ spent: boolean } | undefined> {
  const rows = await handle
    .select({
      spent: sql<boolean>`coalesce(${modelUsage.input_tokens} + ${modelUsage.output_tokens} >= ${institutions.model_budget}, ${institutions.model_budget} = 0, false)`,
    })
    .from(institutions)
    .leftJoin(
      modelUsage,
      sql`${modelUsage.institution_id} = ${institutions.id} and ${modelUsage.month} = ${thisMonth}`,
    );
  return rows[0];
}
