import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";
import type { MadeFile } from "./document/make-file.ts";

// What a worker asks, of whichever school's documents wait.

/** A document that a worker has taken up. */
export type Lease = { id: number; institution_id: number; ordered_by: number; attempt: number };

/** Seconds after which another worker may take a document up that nobody says anything about. */
const LEASE = 60;
/** How often one is taken up before it is given up. */
const MOST = 3;

/** Takes up the document that waits longest, and removes those that are kept no longer; undefined where none waits. */
export async function leaseWholeReports(
  database: Database,
  days: number,
): Promise<Lease | undefined> {
  const rows = await database.system<Lease>(
    sql`select * from lease_whole_report(make_interval(secs => ${LEASE}), make_interval(days => ${days}), ${MOST})`,
  );
  return rows[0];
}

/** Says how far it is; returns whether it is still this worker's. */
export async function noteDone(
  database: Database,
  { id, attempt }: Lease,
  done: number,
): Promise<boolean> {
  const rows = await database.system<{ held: boolean }>(
    sql`select note_whole_report(${id}, ${attempt}, ${done}, make_interval(secs => ${LEASE})) as held`,
  );
  return rows[0]?.held ?? false;
}

/** Keeps the file that came of it; null says that none will. */
export async function endWholeReports(
  database: Database,
  { id, attempt }: Lease,
  made: MadeFile | null,
): Promise<void> {
  const file = made && Buffer.from(made.bytes);
  await database.system(
    sql`select end_whole_report(${id}, ${attempt}, ${made?.name ?? null}::text, ${file}::bytea, ${made?.incomplete.length ?? 0})`,
  );
}
