import { eq, sql } from "drizzle-orm";
import type { Database, Handle } from "../../database/handle.ts";
import { institutions, users } from "../../database/schema.ts";
import type { Message } from "../../platform/mail.ts";

export async function findRequired(handle: Handle, institutionId: number): Promise<boolean> {
  const rows = await handle
    .select({ required: institutions.second_step_required })
    .from(institutions)
    .where(eq(institutions.id, institutionId));
  return rows[0]?.required ?? false;
}

/** Requires a second step of administrators, or not; false where it was so already. */
export async function saveRequired(handle: Handle, wanted: boolean): Promise<boolean> {
  const rows = await handle
    .select({ changed: sql<boolean>`changed` })
    .from(sql`require_second_step(${wanted}) as changed`);
  return rows[0]?.changed ?? false;
}

/** Ids of the staff who have a second step. */
export async function findProtected(handle: Handle): Promise<number[]> {
  const rows = await handle
    .select({ id: sql<number>`user_id` })
    .from(sql`staff_with_second_step()`)
    .orderBy(sql`1`);
  return rows.map(({ id }) => id);
}

export async function findColleague(handle: Handle, id: number) {
  const { first_name, last_name, email } = users;
  const rows = await handle
    .select({ first_name, last_name, email })
    .from(users)
    .where(eq(users.id, id));
  return rows[0];
}

/** Takes a colleague's second step off; false where there is none. */
export async function removeSecondStep(
  handle: Handle,
  id: number,
  told: Omit<Message, "id">,
): Promise<boolean> {
  const rows = await handle
    .select({ taken: sql<boolean>`taken` })
    .from(sql`take_second_step_off(${id}, ${JSON.stringify(told)}::jsonb) as taken`);
  return rows[0]?.taken ?? false;
}

/** Takes somebody's second step off by the operator's hand; nothing where the address has none. */
export async function removeByOperator(
  database: Database,
  email: string,
): Promise<{ name: string; email: string } | undefined> {
  const rows = await database.system<{ name: string; email: string }>(
    sql`select * from operator_takes_second_step_off(${email})`,
  );
  return rows[0];
}
