import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Role } from "@reportair/contract/features/accounts.ts";
import type { TokenScope } from "@reportair/contract/tokens.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { apiTokens, users } from "../../database/schema.ts";

// Row-level security shows administrators their school's tokens; nobody reads a hash.

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  scopes: apiTokens.scopes,
  made_by: apiTokens.made_by,
  first_name: users.first_name,
  last_name: users.last_name,
  created_at: apiTokens.created_at,
  ends_on: apiTokens.ends_on,
  used_on: apiTokens.used_on,
};

/** The school's tokens that nobody has revoked, the newest first. */
export function selectTokens(handle: Handle) {
  return handle
    .select(shown)
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.made_by))
    .where(isNull(apiTokens.revoked_at))
    .orderBy(desc(apiTokens.id));
}
export type TokenRow = Awaited<ReturnType<typeof selectTokens>>[number];

/** How many of the school's tokens open something on a day, counted so that of two who make one the second waits. */
export async function countLive(
  handle: Handle,
  { institution_id }: Actor,
  today: string,
): Promise<number> {
  await handle.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`api tokens ${institution_id}`}))`,
  );
  const tokens = await selectTokens(handle);
  return tokens.filter(({ ends_on }) => ends_on >= today).length;
}

export async function insertToken(
  handle: Handle,
  { institution_id, user_id: made_by }: Actor,
  given: { name: string; scopes: TokenScope[]; ends_on: string; token_hash: Uint8Array },
): Promise<number> {
  const rows = await handle
    .insert(apiTokens)
    .values({ institution_id, made_by, ...given })
    .returning({ id: apiTokens.id });
  return rows[0]?.id ?? 0;
}

/** Revokes a token; undefined where there is none to revoke. */
export async function revokeRow(handle: Handle, id: number) {
  const rows = await handle
    .update(apiTokens)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revoked_at)))
    .returning({ name: apiTokens.name });
  return rows[0];
}

type Found = {
  id: number;
  scopes: TokenScope[];
  institution_id: number;
  /** Who made it. */
  user_id: number;
  role: Role;
  subscription: string;
  live: boolean;
  /** True once a day: that it is used is to be noted. */
  needs_touch: boolean;
};

/** The token with this hash, of whichever school. */
export async function findByHash(database: Database, hash: Buffer): Promise<Found | undefined> {
  const rows = await database.system<Found>(sql`select * from find_api_token(${hash})`);
  return rows[0];
}

/** Notes that a token is used today. */
export async function touchToken(database: Database, id: number): Promise<void> {
  await database.system(sql`select touch_api_token(${id})`);
}
