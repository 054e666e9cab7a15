import type { SignedByPasskey } from "@reportair/contract/passkeys.ts";
import type { Database } from "../../database/handle.ts";
import { AppError, fieldError } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { newSecret } from "../../platform/secrets.ts";
import type { Origin } from "../accounts/origin.ts";
import { WRONG_CODE } from "./change-codes.ts";
import { spanOf } from "./codes.ts";
import { composeTold } from "./compose-told.ts";
import { beginStep, finishStep, type Begun } from "./queries.ts";
import { beginSigning, checkSigned, WRONG_PASSKEY } from "./passkeys.ts";
import { findHalf } from "./queries-of-passkeys.ts";
import { unseal } from "./sealed-secret.ts";

type Parts = { database: Database; publicUrl: () => string; secret: string; now: () => Date };

/** One of them. */
export type Given = {
  code?: string | undefined;
  recovery_code?: string | undefined;
  passkey?: SignedByPasskey | undefined;
};

const WRONG_RECOVERY_CODE = "This recovery code is not right, or has been used.";

/**
 * Takes the second step of signing in: returns the token of the session that it opens. Tries are counted before what
 * was given is looked at, for its person and for the network, and a browser that is known has no more of them.
 */
export async function takeStep(
  parts: Parts,
  half: string | null,
  { given, origin }: { given: Given; origin: Origin },
): Promise<string> {
  const { database, secret, now } = parts;
  if (half === null) throw new AppError("sign_in_again");
  const countedNetwork = networkOf(origin.network);
  const begun = await beginStep(database, half, countedNetwork);
  if (begun === undefined) throw new AppError("sign_in_again");
  if (begun.wait > 0) throw tooMany(begun.wait);
  const newToken = newSecret();
  const outcome = await finishStep(database, half, {
    newToken,
    span: given.code === undefined ? null : spanGiven(secret, begun, given.code, now()),
    recoveryCode: given.recovery_code ?? null,
    passkey:
      given.passkey === undefined
        ? null
        : await checkSigned(parts, begun.user_id, {
            signed: given.passkey,
            holder: half,
            purpose: "sign_in",
          }),
    countedNetwork,
    origin,
    told: composeTold("code_used", { name: begun.name, email: begun.email }),
  });
  if (outcome === "gone") throw new AppError("sign_in_again");
  if (outcome === "refused" && given.passkey !== undefined)
    throw fieldError("passkey", WRONG_PASSKEY);
  if (outcome === "refused") {
    throw given.code === undefined
      ? fieldError("recovery_code", WRONG_RECOVERY_CODE)
      : fieldError("code", WRONG_CODE);
  }
  return newToken;
}

/** What a passkey is to sign as the second step. */
export async function beginStepByPasskey(
  parts: Pick<Parts, "database" | "publicUrl">,
  half: string | null,
) {
  const userId = half === null ? null : await findHalf(parts.database, half);
  if (half === null || userId === null) throw new AppError("sign_in_again");
  return beginSigning(parts, userId, { holder: half, purpose: "sign_in" });
}

function spanGiven(
  serverSecret: string,
  { user_id, secret: sealed }: Begun,
  code: string,
  now: Date,
): number | null {
  if (sealed === null) return null;
  const secret = unseal(serverSecret, user_id, sealed);
  if (secret === null) {
    throw fieldError(
      "code",
      "The server cannot read what your codes are made of any more. Use a recovery code, then set your app up again.",
    );
  }
  return spanOf(secret, code, now);
}

function tooMany(wait: number): AppError {
  const minutes = Math.ceil(wait / 60);
  const time = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
  return new AppError("too_many", {
    retryAfter: wait,
    detail: `Too many codes were not right. Please try again in ${minutes === 1 ? "a minute" : time}.`,
  });
}
