import { desc, eq } from "drizzle-orm";
import type { Handle } from "../../database/handle.ts";
import { institutions, modelUsage } from "../../database/schema.ts";

/** Months that an administrator is shown. */
const MONTHS = 12;

export function selectUsage(handle: Handle) {
  return handle.select().from(modelUsage).orderBy(desc(modelUsage.month)).limit(MONTHS);
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
