import * as contract from "@reportair/contract/features/second-factor.ts";
import type { Database } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { signedInSoFar } from "../../http/guards.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { originOf } from "../accounts/origin.ts";
import { addPasskey, beginPasskey, beginSigning, removePasskey } from "./passkeys.ts";

type Parts = {
  database: Database;
  publicUrl: () => string;
  secret: string;
  wakeMail: () => void;
};

/** Serves the passkeys that people have. */
export function servePasskeys(api: Api, parts: Parts): void {
  const { database, wakeMail } = parts;

  api.route(contract.beginPasskey, signedInSoFar, ({ actor }) =>
    beginPasskey(parts, actor as SignedIn),
  );

  api.route(contract.addPasskey, signedInSoFar, async ({ actor, body, request }) => {
    const given = { ...body, origin: originOf(request) };
    const recovery_codes = await addPasskey(parts, actor as SignedIn, given);
    wakeMail();
    return { recovery_codes };
  });

  api.route(contract.removePasskey, signedInSoFar, async ({ actor, params, request }) => {
    const which = { id: params.id, origin: originOf(request) };
    await removePasskey(database, actor as SignedIn, which);
    wakeMail();
    return { detail: "Passkey removed." };
  });

  api.route(contract.beginConfirming, signedInSoFar, ({ actor }) => {
    const { token } = actor as SignedIn;
    return beginSigning(parts, actor.user_id, { holder: token, purpose: "confirm" });
  });
}
