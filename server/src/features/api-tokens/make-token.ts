import { TOKENS_MAX } from "@reportair/contract/features/api-tokens.ts";
import {
  TOKEN_DAYS,
  TOKEN_DAYS_MAX,
  TOKEN_PREFIX,
  type TokenScope,
} from "@reportair/contract/tokens.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { hashOf, newSecret } from "../../platform/secrets.ts";
import { audit } from "../audit/audit.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { countLive, insertToken, revokeRow } from "./queries.ts";

const DAY = 86_400_000;

type Wanted = { name: string; scopes: TokenScope[]; ends_on?: string | undefined };

/** Makes a token; answers its id, and the secret that nothing here can tell a second time. */
export async function makeToken(
  handle: Handle,
  actor: Actor,
  { name, scopes, ends_on: wanted }: Wanted,
  now: Date,
): Promise<{ id: number; secret: string }> {
  const dayAfter = (days: number) => dateInLondon(new Date(now.getTime() + days * DAY));
  const ends_on = wanted ?? dayAfter(TOKEN_DAYS);
  if (ends_on < dayAfter(0) || ends_on > dayAfter(TOKEN_DAYS_MAX)) {
    throw fieldError("ends_on", "Please choose a day from today to a year from now.");
  }
  if ((await countLive(handle, actor, dayAfter(0))) >= TOKENS_MAX) {
    throw new AppError("conflict", {
      detail: `Your school has ${TOKENS_MAX} tokens. No other was made; please revoke one that no program needs any more.`,
    });
  }
  const secret = `${TOKEN_PREFIX}${newSecret()}`;
  const id = await insertToken(handle, actor, {
    name,
    scopes,
    ends_on,
    token_hash: hashOf(secret),
  });
  await audit(handle, actor, "api_token.made", {
    type: "api_token",
    id,
    label: name,
    details: { fields: scopes },
  });
  return { id, secret };
}

/** Revokes a token: the next call with it is refused. */
export async function revokeToken(handle: Handle, actor: Actor, id: number): Promise<void> {
  const revoked = await revokeRow(handle, id);
  if (revoked === undefined) throw notFound();
  await audit(handle, actor, "api_token.revoked", { type: "api_token", id, label: revoked.name });
}
