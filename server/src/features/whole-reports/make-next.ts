import { WHOLE_REPORT_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { findPrintedLetterhead } from "./change-letterhead.ts";
import { makeInThread, type Given } from "./document/in-thread.ts";
import { findReports } from "./find-reports.ts";
import { findOrder, selectPupilsById } from "./queries.ts";
import { endWholeReports, leaseWholeReports, noteDone, type Lease } from "./queries-of-making.ts";

/** Milliseconds between two notes of how far a document is. */
const NOTE_EVERY = 1_000;

type Parts = { database: Database; now: () => Date; log: Logger };

/**
 * Makes the document that waits longest, in a thread of its own; returns whether one waited. What it reads is read as whoever
 * ordered it: somebody who administers the school no longer gets nothing.
 */
export async function makeNextWholeReports({ database, now, log }: Parts): Promise<boolean> {
  const lease = await leaseWholeReports(database, WHOLE_REPORT_DAYS);
  if (lease === undefined) return false;
  try {
    const given = await gather(database, lease, now());
    const made = given && (await make(database, lease, given));
    if (made !== undefined) await endWholeReports(database, lease, made);
  } catch (error) {
    // Its lease runs out, and it is taken up again, a few times at most.
    log.error({ err: error, id: lease.id, attempt: lease.attempt }, "a document was not made");
  }
  return true;
}

/** What a document is made of; null where there is nothing left that its orderer may read. */
async function gather(
  database: Database,
  { id, institution_id, ordered_by }: Lease,
  made: Date,
): Promise<Given | null> {
  return database.as({ institution_id, user_id: ordered_by }, async (handle) => {
    const asked = await findOrder(handle, id);
    if (asked === undefined) return null;
    const pupils = await selectPupilsById(handle, asked.students);
    const found = await findReports(handle, asked.period_id, pupils);
    const reports = found.map(({ report }) => report);
    if (reports.length === 0) return null;
    const { label, period, form, packing } = asked;
    const letterhead = await findPrintedLetterhead(handle);
    return { bundle: { letterhead, label, period, reports, made }, form, packing };
  });
}

/** The file that came of it; undefined where it is another worker's by now, or nobody's. */
async function make(database: Database, lease: Lease, given: Given) {
  let done = 0;
  let noting: Promise<boolean> = Promise.resolve(true);
  const timer = setInterval(() => {
    noting = noting
      .then((held) => held && noteDone(database, lease, done))
      // Whether it is held shows at the end.
      .catch(() => true);
  }, NOTE_EVERY);
  try {
    const made = await makeInThread(given, (reports) => {
      done = reports;
    });
    return (await noting) ? made : undefined;
  } finally {
    clearInterval(timer);
    await noting;
  }
}
