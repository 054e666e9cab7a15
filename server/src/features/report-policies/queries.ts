import { getTableColumns, sql } from "drizzle-orm";
import type { ReportPolicy } from "@reportair/contract/features/report-policies.ts";
import type { Handle } from "../../database/handle.ts";
import { reportPolicies } from "../../database/schema.ts";

export async function findPolicyRow(handle: Handle): Promise<ReportPolicy | undefined> {
  const { institution_id: _, updated_at: __, ...settled } = getTableColumns(reportPolicies);
  const rows = await handle.select(settled).from(reportPolicies);
  return rows[0];
}

export async function savePolicyRow(
  handle: Handle,
  institution_id: number,
  policy: ReportPolicy,
): Promise<void> {
  await handle
    .insert(reportPolicies)
    .values({ institution_id, ...policy })
    .onConflictDoUpdate({
      target: reportPolicies.institution_id,
      set: { ...policy, updated_at: sql`now()` },
    });
}
