import { createHash, randomInt } from "node:crypto";
import {
  usedFields,
  type LengthRange,
  type LengthUnit,
} from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { saveConfigurations, type FlaggedEntry } from "../reports/save-configurations.ts";
import { findByKey, insertBatch, insertItems, type BatchRow } from "./queries.ts";

/** Seeds are what a PostgreSQL integer holds. */
export const newSeed = () => randomInt(2 ** 31 - 1);

export type BatchOrder = {
  /** By their keys in the request. */
  entries: Record<string, FlaggedEntry>;
  range: LengthRange;
  unit: LengthUnit;
  fallback: boolean;
  onThisServer: boolean;
  /** Refuses to send anything of classes that the teacher has still to look at. */
  look: (classrooms: readonly number[]) => Promise<void>;
  idempotencyKey: string | undefined;
};

/**
 * Saves the students' inputs and puts a batch with an item for each in the queue, all or nothing. The same key
 * again returns the first batch; with another body it is a 409.
 */
export async function createBatch(
  handle: Handle,
  actor: Actor,
  order: BatchOrder,
  now: Date,
): Promise<BatchRow> {
  // What was seen before is no part of what is asked for: once the first batch is there, it is another.
  const wanted = Object.entries(order.entries).map(
    ([key, { was: _was, flags: _flags, ...entry }]) => [key, entry],
  );
  const body_hash = createHash("sha256")
    .update(JSON.stringify([wanted, order.range, order.unit, order.fallback, order.onThisServer]))
    .digest("base64url");
  const repeated = async () => {
    if (order.idempotencyKey === undefined) return undefined;
    const earlier = await findByKey(handle, actor.user_id, order.idempotencyKey);
    if (earlier !== undefined && earlier.body_hash !== body_hash) {
      throw new AppError("conflict", {
        detail: "This Idempotency-Key has been used for another request.",
      });
    }
    return earlier;
  };
  const earlier = await repeated();
  if (earlier !== undefined) return earlier;

  if (!order.onThisServer) {
    await order.look(Object.values(order.entries).map(({ classroom }) => classroom));
  }
  const keys = Object.keys(order.entries);
  const saved = await saveConfigurations(handle, actor, Object.values(order.entries), now);
  const items = saved.map(({ id, entry, place }, at) => {
    const empty = usedFields(entry.inputs).length === 0;
    const name = fullName(place);
    return {
      institution_id: actor.institution_id,
      author_id: actor.user_id,
      index: Number(keys[at]),
      configuration_id: id,
      student_id: place.student_id,
      student_name: name,
      seed: newSeed(),
      on_this_server: order.onThisServer,
      state: empty ? ("failed" as const) : ("waiting" as const),
      error: empty ? `Please select or fill in at least one field for ${name}.` : null,
      failure: empty ? ("nothing_to_say" as const) : null,
    };
  });
  const failed = items.filter((item) => item.state === "failed").length;
  const classes = new Map(saved.map(({ place }) => [place.classroom_id, place.classroom_name]));
  const batch = await insertBatch(handle, {
    institution_id: actor.institution_id,
    author_id: actor.user_id,
    classroom_id: classes.size === 1 ? (saved[0]?.place.classroom_id ?? null) : null,
    classroom_name: [...classes.values()].join(", "),
    kind: "class",
    length_range: order.range,
    length_unit: order.unit,
    fallback: order.fallback,
    status: failed === items.length ? "finished" : "queued",
    total: items.length,
    failed,
    idempotency_key: order.idempotencyKey ?? null,
    body_hash,
    finished_at: failed === items.length ? now : null,
  });
  if (batch === undefined) {
    // The same request came twice at once, and the other one was first.
    const first = await repeated();
    if (first === undefined) throw new AppError("conflict");
    return first;
  }
  await insertItems(
    handle,
    items.map((item) => ({ ...item, batch_id: batch.id })),
  );
  return batch;
}
