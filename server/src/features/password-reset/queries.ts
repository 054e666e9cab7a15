import { sql } from "drizzle-orm";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Database } from "../../database/handle.ts";
import type { Origin } from "../accounts/origin.ts";
import { hashOf } from "../../platform/secrets.ts";

/** Puts a reset mail among those to be sent, where the address has an account. */
export async function requestLink(
  database: Database,
  email: string,
  origin: Origin,
): Promise<void> {
  await database.system(
    sql`select request_password_link(${email}, ${JSON.stringify(origin)}::jsonb)`,
  );
}

type Recipient = {
  email: string;
  first_name: string;
  last_name: string;
  institution_name: string;
  /** With whose accounts they sign in, where their password counts for nothing and no link was made. */
  providers: Provider[];
};

/** Stores a link's hash; returns whom it is for, or nothing where the account is gone. */
export async function createLink(
  database: Database,
  userId: number,
  token: string,
  hours: number,
): Promise<Recipient | undefined> {
  const rows = await database.system<Recipient>(
    sql`select * from create_password_link(${userId}, ${hashOf(token)}, make_interval(hours => ${hours}))`,
  );
  return rows[0];
}

/** Whose link it is, or null where it is good no more. */
export async function findLink(database: Database, token: string): Promise<number | null> {
  const rows = await database.system<{ found: number | null }>(
    sql`select find_password_link(${hashOf(token)}) as found`,
  );
  return rows[0]?.found ?? null;
}

/** Uses a link up; returns the account's address, or null where it is good no more. `keep` is a session to keep. */
export async function useLink(
  database: Database,
  token: string,
  { newHash, keep, origin }: { newHash: string; keep: string | undefined; origin: Origin },
): Promise<string | null> {
  const kept = keep === undefined ? null : hashOf(keep);
  const rows = await database.system<{ email: string | null }>(
    sql`select use_password_link(${hashOf(token)}, ${newHash}, ${kept}::bytea, ${JSON.stringify(origin)}::jsonb) as email`,
  );
  return rows[0]?.email ?? null;
}
