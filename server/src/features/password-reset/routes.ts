import {
  requestPasswordReset,
  validatePasswordReset,
} from "@reportair/contract/features/password-reset.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody } from "../../http/guards.ts";
import type { SignInCookies } from "../accounts/cookies.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import { namesOf } from "../accounts/use-provider.ts";
import { originOf } from "../accounts/origin.ts";
import { requestReset } from "./request-reset.ts";
import { setNewPassword } from "./set-new-password.ts";

type Parts = {
  database: Database;
  guessing: GuessingLimits;
  cookies: SignInCookies;
  wakeMail: () => void;
};

/** Serves the way back in for whoever has forgotten their password. */
export function servePasswordReset(api: Api, parts: Parts): void {
  const { database, cookies, wakeMail } = parts;

  api.route(requestPasswordReset, anybody, async ({ body, request }) => {
    const providers = await requestReset(database, body.email, originOf(request));
    wakeMail();
    if (providers.length === 0)
      return { detail: "If the address has an account, a link is on its way.", providers };
    const names = namesOf(providers);
    return {
      detail: `Your school signs in with its ${names} accounts, and its passwords are switched off. Use “Continue with ${names}” on the login page.`,
      providers,
    };
  });

  api.route(validatePasswordReset, anybody, async ({ body, request, reply }) => {
    const session = request.signedIn?.token;
    const email = await setNewPassword(parts, { ...body, session, origin: originOf(request) });
    // Whoever reads the account's mail is its owner, and not to wait for what others have guessed.
    cookies.rememberBrowser(request, reply, email);
    return { detail: "Password reset successful." };
  });
}
