import {
  changePassword as changePasswordEndpoint,
  closeAccount as closeAccountEndpoint,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from "@reportair/contract/features/accounts.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { signedIn } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { changePassword } from "./change-password.ts";
import { closeAccount } from "./close-account.ts";
import type { SignInCookies } from "./cookies.ts";
import type { GuessingLimits } from "./guessing-limits.ts";
import { originOf } from "./origin.ts";
import { endSessions, listSessions } from "./queries.ts";

type Parts = {
  database: Database;
  guessing: GuessingLimits;
  cookies: SignInCookies;
  wakeMail: () => void;
  now: () => Date;
};

/** Serves what a person does with their own account: password, sessions, closing it. */
export function serveOwnAccount(api: Api, parts: Parts): void {
  const { database, cookies, wakeMail, now } = parts;

  api.route(changePasswordEndpoint, signedIn, async ({ actor, body, request }) => {
    await changePassword(parts, actor as SignedIn, { ...body, origin: originOf(request) });
    return { detail: "Password changed." };
  });

  api.route(closeAccountEndpoint, signedIn, async ({ actor, request, reply }) => {
    await closeAccount(database, actor as SignedIn, now());
    wakeMail();
    cookies.clear(request, reply);
    return { detail: "Account closed." };
  });

  api.route(listOwnSessions, signedIn, async ({ actor }) => {
    const sessions = await listSessions(database, actor.user_id, (actor as SignedIn).token);
    return sessions.map((session) => ({
      id: session.id,
      browser: session.browser === "" ? "Unknown browser" : session.browser,
      created_at: new Date(session.created_at).toISOString(),
      seen_at: new Date(session.seen_at).toISOString(),
      current: session.current,
    }));
  });

  api.route(endOwnSession, signedIn, async ({ actor, params }) => {
    const ended = await endSessions(database, actor.user_id, { id: params.id });
    if (ended === 0) throw notFound();
    return { detail: "Session ended." };
  });

  api.route(endOtherSessions, signedIn, async ({ actor }) => {
    const keep = (actor as SignedIn).token;
    const ended = await endSessions(database, actor.user_id, { keep });
    return { detail: "Other sessions ended.", ended };
  });
}
