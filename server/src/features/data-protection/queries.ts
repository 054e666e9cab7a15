import { count, eq, isNull, sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Handle } from "../../database/handle.ts";
import { institutions, users } from "../../database/schema.ts";

/** Texts of each month that exist, by who wrote them. */
export type TextsOfMonth = { month: string; by_model: number; here: number };

export async function countTexts(handle: Handle): Promise<TextsOfMonth[]> {
  const rows = await handle
    .select({ months: sql<TextsOfMonth[]>`texts_by_writer()` })
    .from(sql`(values (1)) as one`);
  return rows[0]?.months ?? [];
}

export async function countAccounts(handle: Handle): Promise<Record<Role, number>> {
  const rows = await handle
    .select({ role: users.role, of: count() })
    .from(users)
    .where(isNull(users.closed_at))
    .groupBy(users.role);
  const of = (role: Role) => rows.find((each) => each.role === role)?.of ?? 0;
  return { teacher: of("teacher"), admin: of("admin"), adminteacher: of("adminteacher") };
}

export async function findSchoolName(handle: Handle, institutionId: number): Promise<string> {
  const rows = await handle
    .select({ name: institutions.name })
    .from(institutions)
    .where(eq(institutions.id, institutionId));
  return rows[0]?.name ?? "";
}
