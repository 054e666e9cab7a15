import {
  checkAuth,
  csrf,
  getDraftKey,
  getMe,
  login,
  logout,
  updateMe,
  SESSION_COOKIE,
  type Me,
} from "@reportair/contract/features/accounts.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { Answer, type Api } from "../../http/api.ts";
import { AppError } from "../../http/errors.ts";
import { anybody, signedIn } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { shownWriter, type ShownWriters } from "../report-policies/shown-writer.ts";
import { findRules } from "../report-policies/find-policy.ts";
import { lengthUnder } from "../report-policies/keep-to-length.ts";
import type { SignInCookies } from "./cookies.ts";
import { draftKey } from "./draft-key.ts";
import { enter } from "./enter.ts";
import type { GuessingLimits } from "./guessing-limits.ts";
import { endedWithSubscription, presentSession } from "./find-signed-in.ts";
import { originOf } from "./origin.ts";
import { endSession, findUser, savePreferences } from "./queries.ts";
import { signIn } from "./sign-in.ts";

type Parts = {
  database: Database;
  guessing: GuessingLimits;
  cookies: SignInCookies;
  secret: string;
  writers: ShownWriters;
  now: () => Date;
};

/** Serves signing in and out, who is signed in, and what they have settled for themselves. */
export function serveAccounts(api: Api, parts: Parts): void {
  const { database, cookies, secret, writers, now } = parts;

  api.route(csrf, anybody, async ({ request, reply }) => {
    cookies.setCsrf(request, reply, request.signedIn?.token ?? "");
    return { detail: "CSRF cookie set." };
  });

  api.route(login, anybody, async ({ body, request, reply }) => {
    const email = body.username.trim();
    const { token, secondSteps } = await signIn(parts, {
      email,
      password: body.password,
      origin: originOf(request),
      browser: cookies.knownBrowser(request, email),
    });
    if (secondSteps !== null) {
      cookies.setHalfSignIn(request, reply, token);
      const nobody = { authenticated: false as const, role: null };
      return new Answer(202, { ...nobody, second_step: secondSteps });
    }
    return new Answer(200, await enter(parts, request, reply, token));
  });

  api.route(logout, anybody, async ({ request, reply }) => {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined && token !== "") await endSession(database, token);
    cookies.clear(request, reply);
    return { detail: "Signed out." };
  });

  api.route(checkAuth, anybody, async ({ request }) => {
    const person = request.signedIn ?? null;
    if (person !== null) return presentSession(person);
    const nobody = { authenticated: false as const, role: null };
    const unpaid = await endedWithSubscription(database, request.cookies[SESSION_COOKIE]);
    return unpaid ? { ...nobody, subscribed: false as const } : nobody;
  });

  api.route(getMe, signedIn, ({ transaction, actor }) =>
    transaction((handle) => presentMe(handle, actor as SignedIn)),
  );

  api.route(getDraftKey, signedIn, async ({ actor }) => ({
    key: draftKey(secret, actor.user_id),
  }));

  api.route(updateMe, signedIn, ({ transaction, actor, body }) =>
    transaction(async (handle) => {
      if (Object.keys(body).length > 0) await savePreferences(handle, actor.user_id, body);
      return presentMe(handle, actor as SignedIn);
    }),
  );

  async function presentMe(handle: Handle, person: SignedIn): Promise<Me> {
    const row = await findUser(handle, person.user_id);
    if (row === undefined) throw new AppError("not_signed_in");
    const { policy, due_on } = await findRules(handle, now());
    const length = lengthUnder(policy, { range: row.length_range, unit: row.length_unit });
    return {
      ...person.user,
      pending_email: row.pending_email,
      length_unit: length.unit,
      length_range: length.range,
      length_fixed: policy.length_fixed,
      due_on,
      writer: shownWriter(writers, policy),
    };
  }
}
