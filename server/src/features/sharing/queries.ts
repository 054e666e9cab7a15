import {
  OWN_SHARED_MAX,
  RECEIVED_MAX,
  type ReceivedProof,
} from "@reportair/contract/features/sharing.ts";
import type { SuggestionCounts } from "@reportair/contract/features/suggestions.ts";
import { and, desc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { standing } from "../../database/conditions.ts";
import type { Cut } from "../../database/cut.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { rowsOf } from "../../database/rows-of.ts";
import {
  generatedReports,
  proofSuggestions,
  reportProofs,
  reportReleases,
  users,
} from "../../database/schema.ts";

// Row-level security shows an author their own rows, and a reader those that name them.

/** Those of the ids that are the actor's own kept reports, not replaced or discarded; locked against both. */
export async function lockKept(
  handle: Handle,
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await handle
    .select({ id: generatedReports.id })
    .from(generatedReports)
    .where(
      and(
        inArray(generatedReports.id, [...ids]),
        eq(generatedReports.author_id, actor.user_id),
        eq(generatedReports.status, "kept"),
        standing(),
      ),
    )
    .orderBy(generatedReports.id)
    .for("share");
  return rows.map(({ id }) => id);
}

/** A colleague of the institution who writes reports, by id; not oneself. */
export async function findColleague(handle: Handle, actor: Actor, id: number) {
  const rows = await handle
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        ne(users.id, actor.user_id),
        inArray(users.role, ["teacher", "adminteacher"]),
        isNull(users.closed_at),
      ),
    );
  return rows[0];
}

/** Asks for proofs; returns for how many reports that was new. */
export async function insertProofs(
  handle: Handle,
  actor: Actor,
  reader: number,
  reports: readonly number[],
): Promise<number> {
  const rows = await handle
    .insert(reportProofs)
    .values(
      reports.map((report_id) => ({
        institution_id: actor.institution_id,
        author_id: actor.user_id,
        report_id,
        reader_id: reader,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: reportProofs.id });
  return rows.length;
}

export async function deleteProof(handle: Handle, actor: Actor, id: number) {
  const rows = await handle
    .delete(reportProofs)
    .where(and(eq(reportProofs.id, id), eq(reportProofs.author_id, actor.user_id)))
    .returning({ reader: reportProofs.reader_id });
  return rows[0];
}

/** Releases reports; returns how many were not released before. */
export async function insertReleases(
  handle: Handle,
  actor: Actor,
  reports: readonly number[],
): Promise<number> {
  const rows = await handle
    .insert(reportReleases)
    .values(
      reports.map((report_id) => ({
        institution_id: actor.institution_id,
        author_id: actor.user_id,
        report_id,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: reportReleases.report_id });
  return rows.length;
}

export async function deleteReleases(
  handle: Handle,
  actor: Actor,
  reports: readonly number[],
): Promise<number> {
  const rows = await handle
    .delete(reportReleases)
    .where(
      and(
        inArray(reportReleases.report_id, [...reports]),
        eq(reportReleases.author_id, actor.user_id),
      ),
    )
    .returning({ id: reportReleases.report_id });
  return rows.length;
}

/** How far the author is with the changes that a proof suggests; null where it suggests none. */
const progress = sql<SuggestionCounts | null>`(select jsonb_build_object(
    'handed_in_at', ${proofSuggestions.handed_in_at}, 'changes', jsonb_array_length(${proofSuggestions.changes}),
    'taken', (select count(*) from proof_decisions d where d.proof_id = ${reportProofs.id} and d.taken),
    'left', (select count(*) from proof_decisions d where d.proof_id = ${reportProofs.id} and not d.taken))
  from ${proofSuggestions} where ${proofSuggestions.proof_id} = ${reportProofs.id})`;

/** What the actor asked colleagues to proof-read, the newest, with their comments, and how many changes they suggest. */
export function selectAsked(handle: Handle, actor: Actor) {
  const newest = handle
    .select({ id: reportProofs.id })
    .from(reportProofs)
    .where(eq(reportProofs.author_id, actor.user_id))
    .orderBy(desc(reportProofs.id))
    .limit(OWN_SHARED_MAX);
  return handle
    .select({
      id: reportProofs.id,
      report_id: reportProofs.report_id,
      comment: reportProofs.comment,
      commented_at: reportProofs.commented_at,
      suggestion: progress,
      reader: { id: users.id, first_name: users.first_name, last_name: users.last_name },
    })
    .from(reportProofs)
    .innerJoin(users, eq(users.id, reportProofs.reader_id))
    .where(inArray(reportProofs.id, newest))
    .orderBy(users.last_name_key, users.first_name_key, reportProofs.id);
}

/** What the actor released to the school, the newest. */
export function selectReleases(handle: Handle, actor: Actor) {
  return handle
    .select({ report_id: reportReleases.report_id, created_at: reportReleases.created_at })
    .from(reportReleases)
    .where(eq(reportReleases.author_id, actor.user_id))
    .orderBy(desc(reportReleases.created_at))
    .limit(OWN_SHARED_MAX);
}

type SharedRow = {
  id: number;
  author_name: string;
  student_name: string;
  year: number;
  classroom_name: string;
  period: string;
  report_content: string;
};
export type ReceivedRow = SharedRow & {
  comment: string;
  commented_at: Date | string | null;
  suggestion: ReceivedProof["suggestion"];
  created_at: Date | string;
};
export type ReleasedRow = SharedRow & { released_at: Date | string; total: number };

/** What the actor was asked to proof-read and may still read, the newest; whoever asked sees all of theirs. */
export function selectReceived(handle: Handle): Promise<ReceivedRow[]> {
  return rowsOf(handle, sql`select * from proofs_received() limit ${RECEIVED_MAX}::integer`);
}

/** What the school was given; nothing for whoever is no administrator of it. */
export function selectReleased(
  handle: Handle,
  pattern: string | null,
  { offset = 0, limit }: Cut,
): Promise<ReleasedRow[]> {
  return rowsOf(
    handle,
    sql`select * from released_reports(${pattern}::text, ${offset}::integer, ${limit}::integer)`,
  );
}

/** Writes the actor's comment on a proof; returns whether there is one to comment on. */
export async function updateRemark(
  handle: Handle,
  actor: Actor,
  id: number,
  comment: string,
): Promise<boolean> {
  const readable = sql`${reportProofs.id} in (select id from proofs_received())`;
  const rows = await handle
    .update(reportProofs)
    .set({ comment, commented_at: comment === "" ? null : sql`now()` })
    .where(and(eq(reportProofs.id, id), eq(reportProofs.reader_id, actor.user_id), readable))
    .returning({ id: reportProofs.id });
  return rows.length > 0;
}
