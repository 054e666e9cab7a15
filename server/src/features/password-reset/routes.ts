import {
  requestPasswordReset,
  validatePasswordReset,
} from "@reportair/contract/features/password-reset.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody } from "../../http/guards.ts";
import { requestReset } from "./request-reset.ts";
import { setNewPassword } from "./set-new-password.ts";

type Parts = { database: Database; wakeMail: () => void };

/** Serves the way back in for whoever has forgotten their password. */
export function servePasswordReset(api: Api, { database, wakeMail }: Parts): void {
  api.route(requestPasswordReset, anybody, async ({ body, request }) => {
    await requestReset(database, body.email, request.ip);
    wakeMail();
    return { detail: "If the address has an account, a link is on its way." };
  });

  api.route(validatePasswordReset, anybody, async ({ body, request }) => {
    await setNewPassword(database, { ...body, session: request.signedIn?.token });
    return { detail: "Password reset successful." };
  });
}
