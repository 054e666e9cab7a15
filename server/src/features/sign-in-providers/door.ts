import { hkdfSync } from "node:crypto";
import { RETURN_PAGE } from "@reportair/contract/features/sign-in-providers.ts";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Door, Way } from "../../platform/sign-in-client.ts";
import { seal, unseal } from "../../platform/sealing.ts";
import type { SealedDoor } from "./queries.ts";
import { turnedAway } from "./turned-away.ts";

const sealedFor = (institutionId: number, provider: Provider) => ({
  purpose: "client secrets of schools",
  owner: `${provider} of institution ${institutionId}`,
});

/** Seals a client secret for the database; in another school's row it opens nothing. */
export function sealSecret(
  serverSecret: string,
  institutionId: number,
  provider: Provider,
  clientSecret: string,
): Buffer {
  return seal(serverSecret, sealedFor(institutionId, provider), Buffer.from(clientSecret));
}

/** A school's app with its secret; turned away where the server's own secret is another one since. */
export function openDoor(serverSecret: string, sealed: SealedDoor): Door {
  const { institution_id, provider, client_id, tenant, secret } = sealed;
  const clientSecret = unseal(serverSecret, sealedFor(institution_id, provider), secret);
  if (clientSecret === null) throw turnedAway("settings", provider);
  return { provider, tenant, clientId: client_id, clientSecret: clientSecret.toString() };
}

/**
 * What a browser brings back to be checked by. The verifier and the nonce are worked out of its cookie, of which the
 * database has a hash: neither a stolen state nor a copy of the database is enough to finish what it began.
 */
export function wayOf(publicUrl: string, holder: string, state: string): Way {
  const made = (what: string) =>
    Buffer.from(hkdfSync("sha256", holder, state, what, 32)).toString("base64url");
  return {
    redirectUri: publicUrl + RETURN_PAGE,
    state,
    nonce: made("nonce of a sign-in"),
    verifier: made("verifier of a sign-in"),
  };
}
