import type { BodyOf } from "@reportair/contract/endpoint.ts";
import type { suggestChanges as endpoint } from "@reportair/contract/features/suggestions.ts";
import type { ReceivedProof } from "@reportair/contract/features/sharing.ts";
import type { Actor, Handle, Transaction } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { threads } from "../../threads/threads.ts";
import * as queries from "./queries.ts";

/**
 * Suggests changes to a report that the actor was asked to proof-read, in the place of what they suggested before. The
 * report may have changed since they read it: the changes are those to what they read.
 */
export async function suggestChanges(
  transaction: Transaction,
  actor: Actor,
  id: number,
  { read_text, suggested_text }: BodyOf<typeof endpoint>,
): Promise<NonNullable<ReceivedProof["suggestion"]>> {
  if (read_text === suggested_text) {
    throw fieldError("suggested_text", "Nothing is changed in this text yet.");
  }
  // Asked before the texts are compared, which takes time, and once more where it counts.
  await transaction((handle) => holdOpen(handle, actor, id));
  const changes = await threads.run("changesBetween", { before: read_text, after: suggested_text });
  return transaction(async (handle) => {
    const proof = await holdOpen(handle, actor, id);
    if (!(await queries.hasBeenRead(handle, id, read_text))) {
      throw fieldError(
        "read_text",
        "This is not a text that you were shown. Please reload the page.",
      );
    }
    const suggested = { read_text, suggested_text, changes };
    const at = await queries.saveSuggestion(handle, actor, proof, suggested);
    return {
      read_text,
      suggested_text,
      handed_in_at: at.toISOString(),
      changes: changes.length,
      taken: 0,
      left: 0,
    };
  });
}

/** Withdraws what the actor suggested. */
export async function withdrawChanges(handle: Handle, actor: Actor, id: number): Promise<void> {
  await holdOpen(handle, actor, id);
  if (!(await queries.deleteSuggestion(handle, id))) throw notFound();
}

/** A proof of the actor's on whose suggestion nothing has been decided, locked: a 404 or a 409 else. */
async function holdOpen(handle: Handle, actor: Actor, id: number) {
  const proof = await queries.lockReceived(handle, actor, id);
  if (proof === undefined) throw notFound();
  if ((await queries.selectDecisions(handle, id)).size > 0) {
    throw new AppError("conflict", {
      detail:
        "The author has begun to go through your changes, so they stay as you handed them in. You can still leave a comment.",
    });
  }
  return proof;
}
