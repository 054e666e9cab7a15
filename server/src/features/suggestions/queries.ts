import type { Suggested, TextChange } from "@reportair/contract/text-changes.ts";
import { and, eq, sql } from "drizzle-orm";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import { proofDecisions, proofSuggestions, reportProofs, users } from "../../database/schema.ts";

// Row-level security shows a suggestion to the reader who wrote it and to the report's author, and to nobody else.
// Whoever changes a suggestion, or decides on it, holds the row of its proof.

/** A proof that the actor was asked for and may still read, locked. */
export async function lockReceived(handle: Handle, actor: Actor, id: number) {
  const rows = await handle
    .select({ id: reportProofs.id, author_id: reportProofs.author_id })
    .from(reportProofs)
    .where(
      and(
        eq(reportProofs.id, id),
        eq(reportProofs.reader_id, actor.user_id),
        sql`${reportProofs.id} in (select id from proofs_received())`,
      ),
    )
    .for("update");
  return rows[0];
}

/** A proof that the actor asked for, with its reader; locked where something is decided. */
export async function findAsked(handle: Handle, actor: Actor, id: number, lock: boolean) {
  const asked = handle
    .select({
      id: reportProofs.id,
      report_id: reportProofs.report_id,
      reader_id: reportProofs.reader_id,
      reader: { first_name: users.first_name, last_name: users.last_name },
    })
    .from(reportProofs)
    .innerJoin(users, eq(users.id, reportProofs.reader_id))
    .where(and(eq(reportProofs.id, id), eq(reportProofs.author_id, actor.user_id)));
  const rows = await (lock ? asked.for("update", { of: reportProofs }) : asked);
  return rows[0];
}

/** Whether the report of a proof that the actor was asked for has, or had, exactly this text. */
export async function hasBeenRead(handle: Handle, id: number, text: string): Promise<boolean> {
  const rows = await rowsOf<{ read: boolean }>(
    handle,
    sql`select has_been_read(${id}::integer, ${text}::text) as read`,
  );
  return rows[0]?.read ?? false;
}

/** What is suggested on a proof. */
export async function findSuggestionRow(
  handle: Handle,
  id: number,
): Promise<(Suggested & { handed_in_at: Date }) | undefined> {
  const rows = await handle
    .select({
      read_text: proofSuggestions.read_text,
      suggested_text: proofSuggestions.suggested_text,
      changes: proofSuggestions.changes,
      handed_in_at: proofSuggestions.handed_in_at,
    })
    .from(proofSuggestions)
    .where(eq(proofSuggestions.proof_id, id));
  const row = rows[0];
  return (
    row && {
      ...row,
      changes: row.changes.map(([from, to, start, end]) => ({ from, to, start, end })),
    }
  );
}

/** Stores a suggestion in the place of what was suggested on the proof before; returns when. */
export async function saveSuggestion(
  handle: Handle,
  actor: Actor,
  proof: { id: number; author_id: number },
  suggested: Omit<Suggested, "changes"> & { changes: TextChange[] },
): Promise<Date> {
  const written = {
    read_text: suggested.read_text,
    suggested_text: suggested.suggested_text,
    changes: suggested.changes.map(({ from, to, start, end }): [number, number, number, number] => [
      from,
      to,
      start,
      end,
    ]),
  };
  const rows = await handle
    .insert(proofSuggestions)
    .values({
      proof_id: proof.id,
      institution_id: actor.institution_id,
      author_id: proof.author_id,
      reader_id: actor.user_id,
      ...written,
    })
    .onConflictDoUpdate({
      target: proofSuggestions.proof_id,
      set: { ...written, handed_in_at: sql`now()` },
    })
    .returning({ handed_in_at: proofSuggestions.handed_in_at });
  const row = rows[0];
  if (row === undefined) throw new Error("A suggestion was not stored.");
  return row.handed_in_at;
}

/** Removes what is suggested on a proof; returns whether something was. */
export async function deleteSuggestion(handle: Handle, id: number): Promise<boolean> {
  const rows = await handle
    .delete(proofSuggestions)
    .where(eq(proofSuggestions.proof_id, id))
    .returning({ id: proofSuggestions.proof_id });
  return rows.length > 0;
}

/** What became of each change that was decided on: true for those that were taken. */
export async function selectDecisions(handle: Handle, id: number): Promise<Map<number, boolean>> {
  const rows = await handle
    .select({ change: proofDecisions.change, taken: proofDecisions.taken })
    .from(proofDecisions)
    .where(eq(proofDecisions.proof_id, id));
  return new Map(rows.map(({ change, taken }) => [change, taken]));
}

/** Those of the changes that were taken. */
export function takenOf(decided: ReadonlyMap<number, boolean>): ReadonlySet<number> {
  return new Set([...decided].flatMap(([change, taken]) => (taken ? [change] : [])));
}

export async function insertDecisions(
  handle: Handle,
  actor: Actor,
  proof: { id: number; reader_id: number },
  decisions: readonly { change: number; taken: boolean }[],
): Promise<void> {
  await handle.insert(proofDecisions).values(
    decisions.map((decision) => ({
      ...decision,
      proof_id: proof.id,
      institution_id: actor.institution_id,
      author_id: actor.user_id,
      reader_id: proof.reader_id,
    })),
  );
}
