import {
  confirmEmail as confirmEndpoint,
  keepEmail as keepEndpoint,
} from "@reportair/contract/features/email-changes.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { anybody, signedIn } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { originOf } from "../accounts/origin.ts";
import { keepEmail } from "./change-email.ts";
import { confirmEmail } from "./confirm-email.ts";

/** Serves what becomes of an e-mail address that waits: whoever reads its mail confirms it, its person drops it. */
export function serveEmailChanges(api: Api, { database }: { database: Database }): void {
  api.route(confirmEndpoint, anybody, async ({ body, request }) => {
    const email = await confirmEmail(database, body.token, originOf(request));
    return { detail: "E-mail address confirmed.", email };
  });

  api.route(keepEndpoint, signedIn, async ({ actor, transaction }) => {
    const person = actor as SignedIn;
    await transaction((handle) => keepEmail(handle, person, person.user));
    return { detail: "Your e-mail address stays as it is." };
  });
}
