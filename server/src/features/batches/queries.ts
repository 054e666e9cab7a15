import { and, asc, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { BatchEvent, ItemFailure, ItemState } from "@reportair/contract/features/batches.ts";
import type { Database, Handle } from "../../database/handle.ts";
import {
  batches,
  batchEvents,
  batchItems,
  reportConfigurations,
  students,
} from "../../database/schema.ts";

export type BatchRow = typeof batches.$inferSelect;
export type ItemRow = typeof batchItems.$inferSelect;

export async function insertBatch(
  handle: Handle,
  batch: typeof batches.$inferInsert,
): Promise<BatchRow | undefined> {
  // Nothing comes back where the same key has been used in the meantime.
  const rows = await handle.insert(batches).values(batch).onConflictDoNothing().returning();
  return rows[0];
}

export async function insertItems(
  handle: Handle,
  items: (typeof batchItems.$inferInsert)[],
): Promise<void> {
  await handle.insert(batchItems).values(items);
}

/** The batch that the user made with this key within the last 24 hours; older keys are set free. */
export async function findByKey(
  handle: Handle,
  userId: number,
  key: string,
): Promise<BatchRow | undefined> {
  const mine = and(eq(batches.author_id, userId), eq(batches.idempotency_key, key));
  await handle
    .update(batches)
    .set({ idempotency_key: null })
    .where(and(mine, sql`${batches.created_at} < now() - interval '24 hours'`));
  const rows = await handle.select().from(batches).where(mine);
  return rows[0];
}

export async function findBatch(handle: Handle, id: number): Promise<BatchRow | undefined> {
  const rows = await handle.select().from(batches).where(eq(batches.id, id));
  return rows[0];
}

/** The batch's row, locked until the transaction ends: counts and event numbers change under this lock alone. */
export async function lockBatch(handle: Handle, id: number): Promise<BatchRow | undefined> {
  const rows = await handle.select().from(batches).where(eq(batches.id, id)).for("update");
  return rows[0];
}

/** Stores a batch's counts; one that is over by them ends now. */
export async function updateBatch(
  handle: Handle,
  id: number,
  change: Pick<BatchRow, "status" | "done" | "failed" | "cancelled" | "last_event">,
): Promise<void> {
  const { status, done, failed, cancelled, last_event } = change;
  const over = status === "finished" || status === "cancelled";
  const finished_at = over ? sql`now()` : null;
  await handle
    .update(batches)
    .set({ status, done, failed, cancelled, last_event, finished_at })
    .where(eq(batches.id, id));
}

/** Batches of whole classes that still run, newest first. */
export function selectOpenBatches(handle: Handle) {
  return handle
    .select()
    .from(batches)
    .where(and(eq(batches.kind, "class"), inArray(batches.status, ["queued", "running"])))
    .orderBy(desc(batches.id));
}

/** Locks a student's inputs until the transaction ends, so that orders for them come one after the other. */
export async function lockInputs(handle: Handle, configurationId: number): Promise<void> {
  await handle
    .select({ id: reportConfigurations.id })
    .from(reportConfigurations)
    .where(eq(reportConfigurations.id, configurationId))
    .for("update");
}

/** The order of one student's text that is still open and would be the same: the inputs have not changed since. */
export async function findOpenOrder(
  handle: Handle,
  configurationId: number,
  same: Pick<BatchRow, "length_range" | "length_unit" | "fallback"> &
    Pick<ItemRow, "on_this_server">,
): Promise<number | undefined> {
  const rows = await handle
    .select({ id: batches.id })
    .from(batches)
    .innerJoin(batchItems, eq(batchItems.batch_id, batches.id))
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, batchItems.configuration_id))
    .where(
      and(
        eq(batchItems.configuration_id, configurationId),
        eq(batches.kind, "single"),
        inArray(batchItems.state, ["waiting", "writing"]),
        eq(batches.length_range, same.length_range),
        eq(batches.length_unit, same.length_unit),
        eq(batches.fallback, same.fallback),
        eq(batchItems.on_this_server, same.on_this_server),
        gte(batches.created_at, reportConfigurations.updated_at),
      ),
    )
    .orderBy(desc(batches.id))
    .limit(1);
  return rows[0]?.id;
}

export function selectItems(handle: Handle, batchIds: readonly number[]) {
  return handle
    .select()
    .from(batchItems)
    .where(inArray(batchItems.batch_id, [...batchIds]))
    .orderBy(asc(batchItems.index));
}

export async function findItem(handle: Handle, id: number): Promise<ItemRow | undefined> {
  const rows = await handle.select().from(batchItems).where(eq(batchItems.id, id));
  return rows[0];
}

/** Marks an item as being written; false where it waits no longer, as when it was cancelled. */
export async function beginItem(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .update(batchItems)
    .set({ state: "writing" })
    .where(and(eq(batchItems.id, id), eq(batchItems.state, "waiting")))
    .returning({ id: batchItems.id });
  return rows.length > 0;
}

export async function updateItems(
  handle: Handle,
  ids: readonly number[],
  {
    retry_after,
    ...change
  }: {
    state: ItemState;
    error?: string | null;
    failure?: ItemFailure | null;
    report_id?: number | null;
    leased_until?: Date | null;
    on_this_server?: boolean;
    sent?: string | null;
    /** Seconds from now, by the database's clock as leases are; null where nobody has asked to wait. */
    retry_after?: number | null;
  },
): Promise<void> {
  if (ids.length === 0) return;
  await handle
    .update(batchItems)
    .set({
      ...change,
      ...(retry_after !== undefined && {
        retry_at: retry_after === null ? null : sql`now() + make_interval(secs => ${retry_after})`,
      }),
    })
    .where(inArray(batchItems.id, [...ids]));
}

export async function insertEvents(
  handle: Handle,
  events: (typeof batchEvents.$inferInsert)[],
): Promise<void> {
  if (events.length > 0) await handle.insert(batchEvents).values(events);
}

/** What happened in a batch after an event. */
export function selectEvents(
  handle: Handle,
  batchId: number,
  after: number,
): Promise<{ id: number; payload: BatchEvent }[]> {
  return handle
    .select({ id: batchEvents.id, payload: batchEvents.payload })
    .from(batchEvents)
    .where(and(eq(batchEvents.batch_id, batchId), gt(batchEvents.id, after)))
    .orderBy(asc(batchEvents.id));
}

/** How far some batches are, whoever's they are; nothing of what is in them. */
export function selectMarks(
  database: Database,
  ids: readonly number[],
): Promise<{ batch_id: number; last_event: number; status: string }[]> {
  return database.system(sql`select * from batch_marks(${arrayOf(ids)}::integer[])`);
}

/** Everything that writing one item needs to know. */
export async function findAssignment(handle: Handle, itemId: number) {
  const rows = await handle
    .select({
      item: batchItems,
      batch: batches,
      configuration: reportConfigurations,
      student: students,
    })
    .from(batchItems)
    .innerJoin(batches, eq(batches.id, batchItems.batch_id))
    .innerJoin(reportConfigurations, eq(reportConfigurations.id, batchItems.configuration_id))
    .innerJoin(students, eq(students.id, reportConfigurations.student_id))
    .where(eq(batchItems.id, itemId));
  return rows[0];
}

export type Assignment = NonNullable<Awaited<ReturnType<typeof findAssignment>>>;

type Lease = { item_id: number; batch_id: number; institution_id: number; author_id: number };

/** Seconds for which a worker holds an item without renewing. */
export const LEASE_SECONDS = 30;
const lease = sql.raw(`interval '${LEASE_SECONDS} seconds'`);

/** Takes up to `most` items that nobody holds, in turns of schools and teachers. */
export function leaseItems(database: Database, most: number): Promise<Lease[]> {
  return database.system<Lease>(sql`select * from lease_items(${most}, ${lease})`);
}

export async function renewLeases(database: Database, items: readonly number[]): Promise<void> {
  await database.system(sql`select renew_leases(${arrayOf(items)}::integer[], ${lease})`);
}

/** Lets go of items that this process will not finish; null means all, only where this is the only process. */
export async function freeLeases(
  database: Database,
  items: readonly number[] | null,
): Promise<void> {
  await database.system(
    sql`select free_leases(${items === null ? null : arrayOf(items)}::integer[])`,
  );
}

// An array as both drivers take it.
const arrayOf = (items: readonly number[]) => `{${items.join(",")}}`;
