import { CLOSED_MAX } from "@reportair/contract/features/teachers.ts";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { found, pendingEmail } from "../../database/conditions.ts";
import type { Handle } from "../../database/handle.ts";
import { classroomTeachers, users } from "../../database/schema.ts";

type UserValues = typeof users.$inferInsert;

const staffColumns = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  role: users.role,
  pending_email: pendingEmail,
};

/** Nobody signs in to a closed account, and nobody picks it. */
const open = isNull(users.closed_at);

/**
 * Everybody of the institution who teaches, by name; with `everyone` the other administrators too. A search finds
 * names and addresses.
 */
export function selectStaff(
  handle: Handle,
  { everyone, search }: { everyone: boolean; search: string | undefined },
) {
  return handle
    .select(staffColumns)
    .from(users)
    .where(
      and(
        open,
        everyone ? undefined : inArray(users.role, ["teacher", "adminteacher"]),
        found(sql`${users.search_key} || ' ' || folded(${users.email})`, search),
      ),
    )
    .orderBy(users.last_name_key, users.first_name_key, users.id);
}

export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

export async function findStaff(handle: Handle, id: number): Promise<StaffRow | undefined> {
  const rows = await handle.select(staffColumns).from(users).where(eq(users.id, id));
  return rows[0];
}

/** One row, locked until the transaction ends. */
export async function lockStaff(handle: Handle, id: number): Promise<StaffRow | undefined> {
  const rows = await handle.select(staffColumns).from(users).where(eq(users.id, id)).for("update");
  return rows[0];
}

/** Ids of the institution's administrators, locked in one order: of two who remove each other, one waits. */
export async function lockAdministrators(handle: Handle): Promise<number[]> {
  const rows = await handle
    .select({ id: users.id })
    .from(users)
    .where(and(open, inArray(users.role, ["admin", "adminteacher"])))
    .orderBy(users.id)
    .for("update");
  return rows.map((row) => row.id);
}

/** Those of the ids that teach here, kept from being deleted until the transaction ends. */
export async function lockTeaching(handle: Handle, ids: readonly number[]): Promise<number[]> {
  const rows = await handle
    .select({ id: users.id })
    .from(users)
    .where(and(open, inArray(users.id, [...ids]), inArray(users.role, ["teacher", "adminteacher"])))
    .orderBy(users.id)
    .for("key share");
  return rows.map((row) => row.id);
}

/** Adds an account; returns its id, or nothing where the platform has one with that address. */
export async function insertStaff(handle: Handle, values: UserValues): Promise<number | undefined> {
  const rows = await handle
    .insert(users)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return rows[0]?.id;
}

export async function updateStaffFields(
  handle: Handle,
  id: number,
  change: Partial<Pick<UserValues, "first_name" | "last_name" | "role">>,
): Promise<void> {
  await handle
    .update(users)
    .set({ ...change, updated_at: sql`now()` })
    .where(eq(users.id, id));
}

/** Closed accounts that are not removed yet, newest first. */
export function selectClosed(handle: Handle) {
  return handle
    .select({ ...staffColumns, closed_at: users.closed_at })
    .from(users)
    .where(isNotNull(users.closed_at))
    .orderBy(desc(users.closed_at))
    .limit(CLOSED_MAX);
}

/** Opens a closed account; returns it, unless there is none. */
export async function reopenStaff(handle: Handle, id: number): Promise<StaffRow | undefined> {
  const rows = await handle
    .update(users)
    .set({ closed_at: null, updated_at: sql`now()` })
    .where(and(eq(users.id, id), isNotNull(users.closed_at)))
    .returning(staffColumns);
  return rows[0];
}

/** Takes somebody out of all classes. */
export async function leaveClasses(handle: Handle, id: number): Promise<void> {
  await handle.delete(classroomTeachers).where(eq(classroomTeachers.user_id, id));
}

/** Keeps the workers from what somebody has in the queue until the transaction ends. */
export async function holdBatchesOf(handle: Handle, id: number): Promise<void> {
  await handle.execute(sql`select hold_batches_of(${id})`);
}

export async function deleteStaffRow(handle: Handle, id: number): Promise<void> {
  await handle.delete(users).where(eq(users.id, id));
}

/** How many reports somebody of the institution has; never a text. */
export async function countReportsOf(handle: Handle, id: number): Promise<number> {
  const rows = await handle
    .select({ count: sql<number>`count_reports_of(${id})` })
    .from(sql`(select 1) one`);
  return rows[0]?.count ?? 0;
}
