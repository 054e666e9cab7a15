import { inArray, sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { students } from "../../database/schema.ts";
import type { Kind, WarnedKind } from "./rules.ts";

/** A record whose time ends, and the days of the warnings that were given for it. */
export type Expiring = {
  kind: Kind;
  record_id: number;
  owner_id: number | null;
  /** What the time runs from, to the microsecond. */
  base: string;
  warned: number[];
  /** When the first of them was given; null without one. */
  warned_since: string | null;
};

export type Staff = { id: number; email: string; name: string; role: Role; closed: boolean };

/** A text as it waits among the mail to be sent. */
export type WarningMessage = {
  to: { name: string; address: string };
  subject: string;
  text: string;
};

/** Warnings as they are stored and told. */
export type Warnings = {
  given: { kind: string; record_id: number; days: number; base: string; given_at: string }[];
  messages: WarningMessage[];
  /** For authors, in the product. */
  notices: { author_id: number; text: string }[];
};

export type Removed = Partial<Record<Kind, number>>;

/** Seconds after which another process may take an institution's day up again. */
const LEASE = 600;

/** Takes an institution whose day is not done; null where there is none. */
export async function leaseInstitution(database: Database, today: string): Promise<number | null> {
  const rows = await database.system<{ id: number | null }>(
    sql`select lease_retention(${today}::date, make_interval(secs => ${LEASE})) as id`,
  );
  return rows[0]?.id ?? null;
}

/**
 * Until when an institution's retention waits, as more than `missing` days lie between its last day and this one, or did
 * lately; its day is over then. Null where it need not wait.
 */
export async function holdRetention(
  database: Database,
  school: number,
  today: string,
  { missing, wait }: { missing: number; wait: number },
): Promise<string | null> {
  const rows = await database.system<{ until: string | null }>(
    sql`select hold_retention(${school}, ${today}::date, ${missing}, ${wait})::text as until`,
  );
  return rows[0]?.until ?? null;
}

export function listInstitutions(database: Database): Promise<{ id: number; name: string }[]> {
  return database.system(sql`select * from list_institutions()`);
}

/** What of an institution began before the instants, as it stands now; kinds that are left out do not count. */
export function listExpiring(
  database: Database,
  school: number,
  before: Partial<Record<Kind, string>>,
  now: Date,
): Promise<Expiring[]> {
  return database.system(
    sql`select * from list_expiring(${school}, ${JSON.stringify(before)}::jsonb, ${now.toISOString()}::timestamptz)`,
  );
}

export function selectPupils(handle: Handle, ids: readonly number[]) {
  return handle
    .select({
      id: students.id,
      student_id: students.student_id,
      first_name: students.first_name,
      last_name: students.last_name,
    })
    .from(students)
    .where(inArray(students.id, [...ids]));
}

export function listStaff(database: Database, school: number): Promise<Staff[]> {
  return database.system(sql`select * from list_staff(${school})`);
}

type Day = {
  today: string;
  /** Also where the day is done. */
  again: boolean;
  before: Record<Kind, string>;
  /** By kind the instant before which a record must have been warned of; kinds that are left out need not have been. */
  noticed: Partial<Record<WarnedKind, string>>;
  warnings: Warnings;
};

/** Removes the entries of the audit log that say from where somebody signed in, of before an instant. */
export async function forgetWhereabouts(database: Database, before: Date): Promise<void> {
  await database.system(sql`select forget_whereabouts(${before.toISOString()}::timestamptz)`);
}

/** Removes the e-mail addresses that nobody has confirmed in time. */
export async function forgetEmailChanges(database: Database): Promise<void> {
  await database.system(sql`select forget_email_changes()`);
}

/** Forgets tokens for programs that ended or were revoked so many days ago, of whichever school. */
export async function forgetApiTokens(database: Database, days: number): Promise<void> {
  await database.system(sql`select forget_api_tokens(make_interval(days => ${days}))`);
}

/** Removes and warns, all or nothing; returns what went, or null where the day was done. */
export async function endDay(
  database: Database,
  school: number,
  { today, again, before, noticed, warnings }: Day,
): Promise<Removed | null> {
  const { given, messages, notices } = warnings;
  const rows = await database.system<{ removed: Removed | null }>(
    sql`select retain(${school}, ${today}::date, ${again}, ${JSON.stringify(before)}::jsonb,
      ${JSON.stringify(noticed)}::jsonb, ${JSON.stringify(given)}::jsonb, ${JSON.stringify(messages)}::jsonb, ${JSON.stringify(notices)}::jsonb) as removed`,
  );
  return rows[0]?.removed ?? null;
}
