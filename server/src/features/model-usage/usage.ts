import { sql } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { institutions, modelUsage } from "../../database/schema.ts";

/** What calls of a provider have cost. */
export type Usage = { requests: number; input_tokens: number; output_tokens: number };

export const NO_USAGE: Usage = { requests: 0, input_tokens: 0, output_tokens: 0 };

const thisMonth = sql<string>`date_trunc('month', now() at time zone 'Europe/London')::date`;

/** Adds calls to the institution's month. */
export async function addUsage(handle: Handle, institutionId: number, usage: Usage): Promise<void> {
  if (usage.requests === 0) return;
  const added = (column: keyof Usage) => sql`${modelUsage[column]} + ${usage[column]}`;
  await handle
    .insert(modelUsage)
    .values({ institution_id: institutionId, month: thisMonth, ...usage })
    .onConflictDoUpdate({
      target: [modelUsage.institution_id, modelUsage.month],
      set: {
        requests: added("requests"),
        input_tokens: added("input_tokens"),
        output_tokens: added("output_tokens"),
      },
    });
}

/** Whether the institution has used up this month's budget. */
export async function isBudgetSpent(handle: Handle): Promise<boolean> {
  const rows = await handle
    .select({
      spent: sql<boolean>`coalesce(${modelUsage.input_tokens} + ${modelUsage.output_tokens} >= ${institutions.model_budget}, ${institutions.model_budget} = 0, false)`,
    })
    .from(institutions)
    .leftJoin(
      modelUsage,
      sql`${modelUsage.institution_id} = ${institutions.id} and ${modelUsage.month} = ${thisMonth}`,
    );
  return rows[0]?.spent ?? false;
}
