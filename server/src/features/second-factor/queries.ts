import { sql } from "drizzle-orm";
import type { Database } from "../../database/handle.ts";
import type { Message } from "../../platform/mail.ts";
import { hashOf } from "../../platform/secrets.ts";
import type { Origin } from "../accounts/origin.ts";
import { hashOfRecoveryCode } from "./recovery-codes.ts";

/** What is written down of a change, and mailed to its person. */
export type Told = { origin: Origin; told: Omit<Message, "id"> };

/** The hashes of recovery codes, an array as both drivers take it. */
export const hashesOf = (codes: readonly string[]) =>
  `{${codes.map((code) => String.raw`"\\x${hashOfRecoveryCode(code).toString("hex")}"`).join(",")}}`;

type FactorRow = {
  codes_since: string | Date | null;
  recovery_codes_left: number;
  required: boolean;
};

/** What somebody has as a second step. */
export async function findFactor(database: Database, userId: number): Promise<FactorRow> {
  const rows = await database.system<FactorRow>(sql`select * from second_factor_of(${userId})`);
  return rows[0] ?? { codes_since: null, recovery_codes_left: 0, required: false };
}

/** Keeps a secret that is being set up. */
export async function saveNextSecret(
  database: Database,
  userId: number,
  sealed: Buffer,
): Promise<void> {
  await database.system(sql`select begin_codes(${userId}, ${sealed})`);
}

/** The secret that is being set up, sealed. */
export async function findNextSecret(
  database: Database,
  userId: number,
): Promise<Uint8Array | null> {
  const rows = await database.system<{ sealed: Uint8Array | null }>(
    sql`select next_secret_of(${userId}) as sealed`,
  );
  return rows[0]?.sealed ?? null;
}

/** Makes the secret count of which a code was given; `made` where the recovery codes count, too. */
export async function turnOn(
  database: Database,
  userId: number,
  change: Told & { sealed: Uint8Array; span: number; recoveryCodes: string[]; keep: string },
): Promise<"made" | "on" | "gone"> {
  const { sealed, span, recoveryCodes, keep, origin, told } = change;
  const rows = await database.system<{ outcome: "made" | "on" | "gone" }>(
    sql`select turn_codes_on(${userId}, ${Buffer.from(sealed)}, ${span}, ${hashesOf(recoveryCodes)}::bytea[],
      ${hashOf(keep)}, ${JSON.stringify(origin)}::jsonb, ${JSON.stringify(told)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "gone";
}

type Off = "off" | "none" | "required";

/** Turns codes of an app off; `required` where they are the last second step, and the school requires one. */
export async function turnOff(
  database: Database,
  userId: number,
  { origin, told }: Told,
): Promise<Off> {
  const rows = await database.system<{ outcome: Off }>(
    sql`select turn_codes_off(${userId}, ${JSON.stringify(origin)}::jsonb, ${JSON.stringify(told)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "none";
}

/** Puts new recovery codes in the place of all others; false where there is nothing that they stand in for. */
export async function replaceRecoveryCodes(
  database: Database,
  userId: number,
  { recoveryCodes, origin, told }: Told & { recoveryCodes: string[] },
): Promise<boolean> {
  const rows = await database.system<{ renewed: boolean }>(
    sql`select renew_recovery_codes(${userId}, ${hashesOf(recoveryCodes)}::bytea[],
      ${JSON.stringify(origin)}::jsonb, ${JSON.stringify(told)}::jsonb) as renewed`,
  );
  return rows[0]?.renewed ?? false;
}

/** Whose second step it is; `wait` has seconds where too many were tried. */
export type Begun = {
  wait: number;
  user_id: number;
  email: string;
  name: string;
  secret: Uint8Array | null;
};

/** Counts a try at the second step; nothing where the password was given too long ago, or not in this browser. */
export async function beginStep(
  database: Database,
  half: string,
  network: string,
): Promise<Begun | undefined> {
  const rows = await database.system<Begun>(
    sql`select * from begin_second_step(${hashOf(half)}, ${network})`,
  );
  return rows[0];
}

/** Takes what was given, once, and opens a session with the new token; where all are null it was a wrong one. */
export async function finishStep(
  database: Database,
  half: string,
  step: Told & {
    newToken: string;
    span: number | null;
    recoveryCode: string | null;
    passkey: { credentialId: string; counter: number } | null;
    countedNetwork: string;
  },
): Promise<"open" | "refused" | "gone"> {
  const { newToken, span, recoveryCode, passkey, countedNetwork, origin, told } = step;
  const recovery = recoveryCode === null ? null : hashOfRecoveryCode(recoveryCode);
  const rows = await database.system<{ outcome: "open" | "refused" | "gone" }>(
    sql`select finish_second_step(${hashOf(half)}, ${hashOf(newToken)}, ${span}::bigint, ${recovery}::bytea,
      ${passkey?.credentialId ?? null}::text, ${passkey?.counter ?? null}::bigint, ${origin.network}, ${countedNetwork}, ${origin.browser}, ${JSON.stringify(told)}::jsonb) as outcome`,
  );
  return rows[0]?.outcome ?? "gone";
}
