import * as contract from "@reportair/contract/features/second-factor.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody, signedIn } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { SignInCookies } from "../accounts/cookies.ts";
import { enter } from "../accounts/enter.ts";
import { originOf } from "../accounts/origin.ts";
import {
  beginCodes,
  describeFactor,
  renewRecoveryCodes,
  turnCodesOff,
  turnCodesOn,
} from "./change-codes.ts";
import { takeStep } from "./take-step.ts";

type Parts = {
  database: Database;
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

  api.route(contract.getSecondFactor, signedIn, ({ actor }) =>
    describeFactor(database, actor.user_id),
  );

  api.route(contract.beginCodes, signedIn, ({ actor }) => beginCodes(parts, actor as SignedIn));

  api.route(contract.turnCodesOn, signedIn, async ({ actor, body, request }) => {
    const given = { code: body.code, origin: originOf(request) };
    const recovery_codes = await turnCodesOn(parts, actor as SignedIn, given);
    wakeMail();
    return { recovery_codes };
  });

  api.route(contract.turnCodesOff, signedIn, async ({ actor, request }) => {
    await turnCodesOff(database, actor as SignedIn, originOf(request));
    wakeMail();
    return { detail: "Codes are no longer asked for." };
  });

  api.route(contract.renewRecoveryCodes, signedIn, async ({ actor, request }) => {
    const person = actor as SignedIn;
    const recovery_codes = await renewRecoveryCodes(database, person, originOf(request));
    wakeMail();
    return { recovery_codes };
  });
}
