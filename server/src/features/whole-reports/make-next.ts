import { WHOLE_REPORT_DAYS } from "@reportair/contract/lifetimes.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { findFigures } from "../student-figures/find-figures.ts";
import { findPrintedLetterhead } from "./change-letterhead.ts";
import { makeInThread, type Given } from "./document/in-thread.ts";
import { findOrder, selectPupilsById, selectReleasedTexts } from "./queries.ts";
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
    const texts = Map.groupBy(
      await selectReleasedTexts(handle, asked.period_id, asked.students),
      ({ student_id }) => student_id,
    );
    const pupils = await selectPupilsById(handle, asked.students);
    const figures = await findFigures(handle, asked.period_id, asked.students);
    const reports = pupils.flatMap((pupil) => {
      const released = texts.get(pupil.id);
      if (released === undefined) return [];
      // They may have gone up since: a report stays with the year that it was written for.
      const year = Math.max(...released.map((text) => text.year));
      return {
        name: fullName(pupil),
        year,
        form_group: year === pupil.year ? pupil.form_group : null,
        figures: figures.get(pupil.id) ?? null,
        sections: released.map(({ subject, classroom_name, teacher, report_content }) => ({
          subject,
          classroom: classroom_name,
          teacher,
          text: report_content,
        })),
      };
    });
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
