import { SECOND_STEP_MINUTES, SESSION_DAYS } from "@reportair/contract/lifetimes.ts";
import { eq, getTableColumns, sql } from "drizzle-orm";
import {
  CONFIRMED_MINUTES,
  type Role,
  type SecondStep,
} from "@reportair/contract/features/accounts.ts";
import type { Provider } from "@reportair/contract/signing-in.ts";
import { pendingEmail } from "../../database/conditions.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { users } from "../../database/schema.ts";
import type { Origin } from "./origin.ts";
import { hashOf } from "../../platform/secrets.ts";

const lifetime = sql.raw(`interval '${SESSION_DAYS} days'`);

type SessionRow = {
  user_id: number;
  role: Role;
  first_name: string;
  last_name: string;
  email: string;
  institution_id: number;
  institution_name: string;
  subscription: string;
  needs_touch: boolean;
  lacks_step: boolean;
};

/** The live session of a cookie's value, with its user. */
export async function findSession(
  database: Database,
  token: string,
): Promise<SessionRow | undefined> {
  const rows = await database.system<SessionRow>(
    sql`select found.*, found.role <> 'teacher' and lacks_second_step(found.user_id) as lacks_step
      from find_session(${hashOf(token)}, ${lifetime}) found`,
  );
  return rows[0];
}

/** Which of these cookies' values are of sessions that are open, of schools that are subscribed. */
export async function selectOpenSessions(
  database: Database,
  tokens: readonly string[],
): Promise<Set<string>> {
  const byHash = new Map(tokens.map((token) => [hashOf(token).toString("hex"), token]));
  // An array of bytes as both drivers take it.
  const hashes = `{${[...byHash.keys()].map((hash) => String.raw`"\\x${hash}"`).join(",")}}`;
  const rows = await database.system<{ hash: string }>(
    sql`select encode(token, 'hex') as hash from open_sessions(${hashes}::bytea[], ${lifetime})`,
  );
  return new Set(rows.map(({ hash }) => byHash.get(hash) ?? ""));
}

export async function touchSession(database: Database, token: string): Promise<void> {
  await database.system(sql`select touch_session(${hashOf(token)})`);
}

const halfFor = sql.raw(`interval '${SECOND_STEP_MINUTES} minutes'`);

/**
 * Opens a session, or half of one where a second step is to follow; `refused` where the password compared is no
 * longer the account's, or the account is closed.
 */
export async function openSession(
  database: Database,
  token: string,
  { account, origin }: { account: SignInAccount; origin: Origin },
): Promise<"open" | "half" | "refused"> {
  const { id, password_hash } = account;
  const { network, browser } = origin;
  const rows = await database.system<{ outcome: "open" | "half" | "refused" }>(
    sql`select open_session(${hashOf(token)}, ${id}, ${browser}, ${password_hash}, ${network}, ${halfFor}) as outcome`,
  );
  return rows[0]?.outcome ?? "refused";
}

/** What can follow the password of a user as the second step. */
export async function findSecondSteps(database: Database, userId: number): Promise<SecondStep[]> {
  const rows = await database.system<{ steps: SecondStep[] }>(
    sql`select second_steps_of(${userId}) as steps`,
  );
  return rows[0]?.steps ?? [];
}

const confirmedFor = sql.raw(`interval '${CONFIRMED_MINUTES} minutes'`);

/** Whether the person of a session has lately shown, in it, that it is still them. */
export async function isSessionConfirmed(database: Database, token: string): Promise<boolean> {
  const rows = await database.system<{ confirmed: boolean }>(
    sql`select session_confirmed(${hashOf(token)}, ${confirmedFor}) as confirmed`,
  );
  return rows[0]?.confirmed ?? false;
}

/** Notes that the person of a session has shown just now that it is still them. */
export async function markSessionConfirmed(database: Database, token: string): Promise<void> {
  await database.system(sql`select confirm_session(${hashOf(token)})`);
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.system(sql`select end_session(${hashOf(token)})`);
}

/** What is compared with a password, and decides about signing in. */
export type SignInAccount = { id: number; password_hash: string; subscription: string };

const ACCOUNT_LIMIT = 10;
const ADDRESS_LIMIT = 50;
const BROWSER_LIMIT = 10;
const span = sql.raw("interval '15 minutes'");

type BeginRow = { allowed: boolean; waits: Record<string, number>; counted: string[] } & {
  [Column in keyof SignInAccount]: SignInAccount[Column] | null;
};

/**
 * Counts an attempt by its account, its address and a known browser of its own; finds the account behind the e-mail
 * address, in any case. `waits` has the seconds to wait for each of the three that is at its limit.
 */
export async function beginSignIn(
  database: Database,
  email: string,
  subjects: { account: string; from: string; own: string | null },
  inSession: boolean,
) {
  const { account, from, own } = subjects;
  const [row] = await database.system<BeginRow>(
    sql`select * from begin_sign_in(${email}, ${account}, ${from}, ${own}::text,
      ${inSession}, ${ACCOUNT_LIMIT}, ${ADDRESS_LIMIT}, ${BROWSER_LIMIT}, ${span})`,
  );
  if (row === undefined) throw new Error("The attempt was not counted.");
  const { allowed, waits, counted, id, password_hash, subscription } = row;
  const found = id !== null && password_hash !== null && subscription !== null;
  return { allowed, waits, counted, account: found ? { id, password_hash, subscription } : null };
}

/** Counts a token that nobody has made by its address; the seconds to wait where there are too many, else 0. */
export async function insertWrongToken(database: Database, from: string): Promise<number> {
  const rows = await database.system<{ wait: number }>(
    sql`select count_wrong_token(${from}, ${ADDRESS_LIMIT}, ${span}) as wait`,
  );
  return rows[0]?.wait ?? 0;
}

/** Takes all failures of some subjects back, and the newest one of another. */
export async function forgiveSignIn(
  database: Database,
  whole: readonly string[],
  once: string | null,
): Promise<void> {
  await database.system(sql`select forgive_sign_in(${sql.param(whole)}::text[], ${once}::text)`);
}

/** Writes down that a sign-in was refused, where the address has an account; takes as long where it has none. */
export async function noteRefusal(
  database: Database,
  { account, counted }: { account: SignInAccount | null; counted: readonly string[] },
  { network, browser }: Origin,
): Promise<void> {
  await database.system(
    sql`select note_refused_sign_in(${account?.id ?? null}::integer, ${sql.param(counted)}::text[], ${network}, ${browser})`,
  );
}

/** The providers to sign in with where passwords are switched off: by an address's ending, and by an account. */
export async function findPasswordDoor(
  database: Database,
  email: string,
  userId: number | null,
): Promise<{ by_domain: Provider[]; by_account: Provider[] }> {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  const rows = await database.system<{ by_domain: Provider[]; by_account: Provider[] }>(
    sql`select * from password_door(${domain}, ${userId}::integer)`,
  );
  return rows[0] ?? { by_domain: [], by_account: [] };
}

/** Who keeps the only password of the actor's school that counts; null where all do. */
export async function findPasswordKeeper(handle: Handle): Promise<number | null> {
  const rows = await handle
    .select({ keeper: sql<number | null>`own_password_keeper()` })
    .from(sql`(select 1) one`);
  return rows[0]?.keeper ?? null;
}

// The application's role reads no password hash.
const { password_hash: _, ...readable } = getTableColumns(users);

export async function findUser(handle: Handle, id: number) {
  const rows = await handle
    .select({ ...readable, pending_email: pendingEmail })
    .from(users)
    .where(eq(users.id, id));
  return rows[0];
}

export async function savePreferences(
  handle: Handle,
  id: number,
  preferences: Partial<Pick<typeof users.$inferSelect, "length_unit" | "length_range">>,
) {
  await handle
    .update(users)
    .set({ ...preferences, updated_at: sql`now()` })
    .where(eq(users.id, id));
}

type SessionEntry = {
  id: number;
  browser: string;
  created_at: string | Date;
  seen_at: string | Date;
  current: boolean;
};

/** Where a user is signed in; `token` is the session that asks, which comes first. */
export function listSessions(
  database: Database,
  userId: number,
  token: string,
): Promise<SessionEntry[]> {
  return database.system<SessionEntry>(
    sql`select * from list_sessions(${userId}, ${hashOf(token)}, ${lifetime})`,
  );
}

/** Ends one session of a user, or all but the one to keep; returns how many. */
export async function endSessions(
  database: Database,
  userId: number,
  which: { id: number } | { keep: string },
): Promise<number> {
  const [keep, id] = "id" in which ? [null, which.id] : [hashOf(which.keep), null];
  const rows = await database.system<{ ended: number }>(
    sql`select end_sessions(${userId}, ${keep}::bytea, ${id}::integer) as ended`,
  );
  return rows[0]?.ended ?? 0;
}

/** Replaces a password and ends the user's other sessions; false where it is no longer the one of `oldHash`. */
export async function replacePassword(
  database: Database,
  userId: number,
  change: { oldHash: string; newHash: string; keep: string; origin: Origin },
): Promise<boolean> {
  const { oldHash, newHash, keep } = change;
  const origin = JSON.stringify(change.origin);
  const rows = await database.system<{ changed: boolean }>(
    sql`select change_password(${userId}, ${oldHash}, ${newHash}, ${hashOf(keep)}, 'password.changed', ${origin}::jsonb) as changed`,
  );
  return rows[0]?.changed ?? false;
}

/** What others call a user and their school by: names, address, and the school's names. */
export async function findWordsAbout(database: Database, userId: number): Promise<string[]> {
  const rows = await database.system<{ words: string[] | null }>(
    sql`select words_about(${userId}) as words`,
  );
  return rows[0]?.words ?? [];
}

type Message = { subject: string; text: string };

/** Closes an account; `last` where it is the institution's last administrator's. */
export async function closeUser(
  database: Database,
  userId: number,
  messages: { own: Message & { to: { name: string; address: string } }; administrators: Message },
): Promise<"closed" | "last"> {
  const { own, administrators } = messages;
  const rows = await database.system<{ outcome: "closed" | "last" }>(
    sql`select close_account(${userId}, ${JSON.stringify(own)}::jsonb, ${JSON.stringify(administrators)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "closed";
}

/** When an account was closed; null while it is open. */
export async function findClosing(database: Database, userId: number): Promise<Date | null> {
  const rows = await database.system<{ at: string | Date | null }>(
    sql`select account_closed_at(${userId}) as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
