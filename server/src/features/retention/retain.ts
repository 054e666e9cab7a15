import { ENDED_TOKEN_DAYS, WHEREABOUTS_DAYS } from "@reportair/contract/lifetimes.ts";
import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import {
  endDay,
  forgetApiTokens,
  forgetEmailChanges,
  forgetWhereabouts,
  holdRetention,
  leaseInstitution,
  listExpiring,
  listInstitutions,
  listStaff,
  type Expiring,
  type Removed,
} from "./queries.ts";
import { cutoffs, cutoffsOfWarnings, endOf, LEAP, noticedBefore } from "./rules.ts";
import { warningsFor } from "./warnings.ts";

type Parts = {
  database: Database;
  /** Where people reach the server, for links in mail. */
  publicUrl: () => string;
  now: () => Date;
};

/**
 * Does the day of one institution that nobody has done yet: removes what its time is over for, and warns of what
 * follows, unless days are missing before it. Answers whether there was one. Several processes share the institutions; each is done once a day.
 */
export async function retainNext({ log, ...parts }: Parts & { log: Logger }): Promise<boolean> {
  const now = parts.now();
  const school = await leaseInstitution(parts.database, dateInLondon(now));
  if (school === null) return false;
  const until = await holdRetention(parts.database, school, dateInLondon(now), LEAP);
  if (until !== null) {
    log.warn(
      { institution: school, until },
      "retention waits: days are missing since it ran last. If the clock is wrong, set it right: nothing is removed before that day",
    );
    return true;
  }
  const done = await retain(parts, school, now, false);
  if (done !== null) log.info({ institution: school, ...done }, "retention");
  return true;
}

/** Whether a record's time is not over yet. */
const isLeft = (now: Date) => (record: Expiring) => endOf(record.kind, new Date(record.base)) > now;

type Done = { removed: Removed; warned: number };

async function retain(
  { database, publicUrl }: Parts,
  school: number,
  now: Date,
  byHand: boolean,
): Promise<Done | null> {
  const soon = await listExpiring(database, school, cutoffsOfWarnings(now), now);
  const staff = await listStaff(database, school);
  const warnings = warningsFor(byHand ? soon.filter(isLeft(now)) : soon, staff, {
    now,
    publicUrl: publicUrl(),
  });
  const removed = await endDay(database, school, {
    today: dateInLondon(now),
    again: byHand,
    before: cutoffs(now),
    noticed: byHand ? {} : noticedBefore(now),
    warnings,
  });
  if (removed === null) return null;
  await forgetWhereabouts(database, new Date(now.getTime() - WHEREABOUTS_DAYS * 86_400_000));
  await forgetEmailChanges(database);
  await forgetApiTokens(database, ENDED_TOKEN_DAYS);
  return { removed, warned: warnings.given.length };
}

/**
 * Does every institution's day at once, also where it has been done. An operator asks for it, who can look at what
 * goes before: nothing waits for a warning.
 */
export async function retainAll(parts: Parts): Promise<({ id: number; name: string } & Done)[]> {
  const now = parts.now();
  const done = [];
  for (const school of await listInstitutions(parts.database)) {
    const outcome = await retain(parts, school.id, now, true);
    if (outcome !== null) done.push({ ...school, ...outcome });
  }
  return done;
}

/** What every institution would lose by `retainAll` now, and what would be warned of; changes nothing. */
export async function previewAll(
  parts: Parts,
): Promise<{ id: number; name: string; expired: Expiring[]; warned: number }[]> {
  const now = parts.now();
  const previews = [];
  for (const school of await listInstitutions(parts.database)) {
    const expired = await listExpiring(parts.database, school.id, cutoffs(now), now);
    const soon = await listExpiring(parts.database, school.id, cutoffsOfWarnings(now), now);
    const staff = await listStaff(parts.database, school.id);
    const { given } = warningsFor(soon.filter(isLeft(now)), staff, {
      now,
      publicUrl: parts.publicUrl(),
    });
    previews.push({ ...school, expired, warned: given.length });
  }
  return previews;
}
