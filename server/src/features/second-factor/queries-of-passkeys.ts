import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";
import { hashOf } from "../../platform/secrets.ts";
import { hashesOf, type Told } from "./queries.ts";

/** What a challenge is for; its holder is a session's token, or that of half a sign-in. */
export type Purpose = "register" | "confirm" | "sign_in";

export type PasskeyRow = {
  id: number;
  credential_id: string;
  public_key: Uint8Array;
  counter: string | number;
  transports: string[];
  name: string;
  created_at: string | Date;
  used_at: string | Date | null;
};

/** Somebody's passkeys, in the order in which they were added. */
export function findPasskeys(database: Database, userId: number): Promise<PasskeyRow[]> {
  return database.system<PasskeyRow>(sql`select * from passkeys_of(${userId})`);
}

const lifetime = sql.raw("interval '5 minutes'");

/** Keeps a challenge in the place of the last one for this purpose. */
export async function putChallenge(
  database: Database,
  holder: string,
  purpose: Purpose,
  challenge: string,
): Promise<void> {
  await database.system(
    sql`select put_challenge(${hashOf(holder)}, ${purpose}, ${challenge}, ${lifetime})`,
  );
}

/** Takes a challenge up: it is gone then; null where there is none, or it is too old. */
export async function takeChallenge(
  database: Database,
  holder: string,
  purpose: Purpose,
): Promise<string | null> {
  const rows = await database.system<{ challenge: string | null }>(
    sql`select take_challenge(${hashOf(holder)}, ${purpose}) as challenge`,
  );
  return rows[0]?.challenge ?? null;
}

/** Whose half sign-in it is; null where it can be finished no more. */
export async function findHalf(database: Database, half: string): Promise<number | null> {
  const rows = await database.system<{ user_id: number | null }>(
    sql`select half_sign_in_of(${hashOf(half)}) as user_id`,
  );
  return rows[0]?.user_id ?? null;
}

type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
  most: number;
  recoveryCodes: readonly string[];
  keep: string;
};

type Added = "made" | "on" | "taken" | "full";

/** Adds a passkey; `made` where the recovery codes count, too. */
export async function insertPasskey(
  database: Database,
  userId: number,
  passkey: NewPasskey & Told,
): Promise<Added> {
  const { credentialId, publicKey, counter, transports, name, most, keep, origin, told } = passkey;
  const rows = await database.system<{ outcome: Added }>(
    sql`select add_passkey(${userId}, ${credentialId}, ${Buffer.from(publicKey)}, ${counter},
      ${sql.param([...transports])}::text[], ${name}, ${most}, ${hashesOf(passkey.recoveryCodes)}::bytea[],
      ${hashOf(keep)}, ${JSON.stringify(origin)}::jsonb, ${JSON.stringify(told)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "taken";
}

/** Removes a passkey; `required` where it is the last second step, and the school requires one. */
export async function deletePasskey(
  database: Database,
  userId: number,
  { id, origin, told }: Told & { id: number },
): Promise<"off" | "none" | "required"> {
  const rows = await database.system<{ outcome: "off" | "none" | "required" }>(
    sql`select remove_passkey(${userId}, ${id}, ${JSON.stringify(origin)}::jsonb, ${JSON.stringify(told)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "none";
}

/** Notes that a passkey was used; false where it has counted as far before. */
export async function notePasskeyUsed(
  database: Database,
  userId: number,
  { credentialId, counter }: { credentialId: string; counter: number },
): Promise<boolean> {
  const rows = await database.system<{ used: boolean }>(
    sql`select use_passkey(${userId}, ${credentialId}, ${counter}) as used`,
  );
  return rows[0]?.used ?? false;
}
