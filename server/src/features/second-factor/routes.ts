import { confirmSession } from "@reportair/contract/features/accounts.ts";
import * as contract from "@reportair/contract/features/second-factor.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody, signedInSoFar } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { confirmPassword, noteConfirmed } from "../accounts/confirm-password.ts";
import type { SignInCookies } from "../accounts/cookies.ts";
import { enter } from "../accounts/enter.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import { originOf } from "../accounts/origin.ts";
import {
  beginCodes,
  describeFactor,
  renewRecoveryCodes,
  turnCodesOff,
  turnCodesOn,
} from "./change-codes.ts";
import { confirmByPasskey } from "./confirm-by-passkey.ts";
import { beginStepByPasskey, takeStep } from "./take-step.ts";

type Parts = {
  database: Database;
  guessing: GuessingLimits;
  publicUrl: () => string;
  cookies: SignInCookies;
  secret: string;
  wakeMail: () => void;
  now: () => Date;
};

/** Serves the second step of signing in, and what people settle about theirs. */
export function serveSecondFactor(api: Api, parts: Parts): void {
  const { database, cookies, wakeMail } = parts;

  api.route(contract.takeSecondStep, anybody, async ({ body, request, reply }) => {
    const half = cookies.halfSignIn(request);
    const token = await takeStep(parts, half, { given: body, origin: originOf(request) });
    wakeMail();
    return enter(parts, request, reply, token);
  });

  api.route(contract.beginSecondStep, anybody, ({ request }) =>
    beginStepByPasskey(parts, cookies.halfSignIn(request)),
  );

  api.route(confirmSession, signedInSoFar, async ({ actor, body, request }) => {
    const person = actor as SignedIn;
    const { password, passkey } = body;
    if (passkey !== undefined) await confirmByPasskey(parts, person, passkey);
    else {
      const given = { password: password ?? "", address: request.ip, field: "password" };
      await confirmPassword(parts, person, given);
    }
    await noteConfirmed(database, person);
    return { detail: "Confirmed." };
  });

  api.route(contract.getSecondFactor, signedInSoFar, ({ actor }) =>
    describeFactor(parts, actor.user_id),
  );

  api.route(contract.beginCodes, signedInSoFar, ({ actor }) =>
    beginCodes(parts, actor as SignedIn),
  );

  api.route(contract.turnCodesOn, signedInSoFar, async ({ actor, body, request }) => {
    const given = { code: body.code, origin: originOf(request) };
    const recovery_codes = await turnCodesOn(parts, actor as SignedIn, given);
    wakeMail();
    return { recovery_codes };
  });

  api.route(contract.turnCodesOff, signedInSoFar, async ({ actor, request }) => {
    await turnCodesOff(database, actor as SignedIn, originOf(request));
    wakeMail();
    return { detail: "Codes are no longer asked for." };
  });

  api.route(contract.renewRecoveryCodes, signedInSoFar, async ({ actor, request }) => {
    const person = actor as SignedIn;
    const recovery_codes = await renewRecoveryCodes(database, person, originOf(request));
    wakeMail();
    return { recovery_codes };
  });
}
