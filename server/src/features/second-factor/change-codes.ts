import type { SecondFactor } from "@reportair/contract/features/second-factor.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Database } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { Origin } from "../accounts/origin.ts";
import { describeSecret, newCodeSecret, spanOf } from "./codes.ts";
import { composeTold } from "./compose-told.ts";
import {
  findFactor,
  findNextSecret,
  replaceRecoveryCodes,
  saveNextSecret,
  turnOff,
  turnOn,
} from "./queries.ts";
import { keepOne } from "./keep-one.ts";
import { findPasskeys } from "./queries-of-passkeys.ts";
import { relyingPartyOf } from "./relying-party.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { seal, unseal } from "./sealed-secret.ts";

type Parts = { database: Database; secret: string; now: () => Date };

/** Said of a code that is none of the app's, or is too old. */
export const WRONG_CODE =
  "This code is not right, or has been used. Type the one that your app shows now.";

/** What somebody has as a second step. */
export async function describeFactor(
  { database, publicUrl }: { database: Database; publicUrl: () => string },
  userId: number,
): Promise<SecondFactor> {
  const { codes_since, ...factor } = await findFactor(database, userId);
  const passkeys = await findPasskeys(database, userId);
  return {
    ...factor,
    codes_since: codes_since === null ? null : new Date(codes_since).toISOString(),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      created_at: new Date(created_at).toISOString(),
      used_at: used_at === null ? null : new Date(used_at).toISOString(),
    })),
    passkey_host: relyingPartyOf(publicUrl())?.id ?? null,
  };
}

/** Makes a secret for an app; it counts once a code of it is given, and what counts goes on until then. */
export async function beginCodes(
  { database, secret: serverSecret }: Parts,
  { user_id, user }: SignedIn,
): Promise<{ secret: string; address: string }> {
  const secret = newCodeSecret();
  await saveNextSecret(database, user_id, seal(serverSecret, user_id, secret));
  return describeSecret(secret, user.email);
}

/** Turns codes on with the first of them; returns the recovery codes, or null where there are some from before. */
export async function turnCodesOn(
  { database, secret: serverSecret, now }: Parts,
  person: SignedIn,
  { code, origin }: { code: string; origin: Origin },
): Promise<string[] | null> {
  const sealed = await findNextSecret(database, person.user_id);
  const secret = sealed && unseal(serverSecret, person.user_id, sealed);
  if (sealed === null || secret === null) throw anew();
  const span = spanOf(secret, code, now());
  if (span === null) throw fieldError("code", WRONG_CODE);
  const recoveryCodes = newRecoveryCodes();
  const told = composeTold("codes_on", holderOf(person));
  const keep = person.token;
  const change = { sealed, span, recoveryCodes, keep, origin, told };
  const outcome = await turnOn(database, person.user_id, change);
  if (outcome === "gone") throw anew();
  return outcome === "made" ? recoveryCodes : null;
}

/** Asks for no codes of an app any more. */
export async function turnCodesOff(
  database: Database,
  person: SignedIn,
  origin: Origin,
): Promise<void> {
  const told = composeTold("codes_off", holderOf(person));
  const outcome = await turnOff(database, person.user_id, { origin, told });
  if (outcome === "none") throw notFound();
  if (outcome === "required") throw keepOne();
}

/** Makes new recovery codes; those of before work no more. */
export async function renewRecoveryCodes(
  database: Database,
  person: SignedIn,
  origin: Origin,
): Promise<string[]> {
  const recoveryCodes = newRecoveryCodes();
  const told = composeTold("codes_renewed", holderOf(person));
  const change = { recoveryCodes, origin, told };
  if (!(await replaceRecoveryCodes(database, person.user_id, change))) throw notFound();
  return recoveryCodes;
}

function anew(): AppError {
  return new AppError("conflict", {
    detail: "This has been begun again elsewhere, so this code belongs to nothing. Begin again.",
  });
}

const holderOf = ({ user }: SignedIn) => ({ name: fullName(user), email: user.email });
