import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Database } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { newSecret } from "../../platform/secrets.ts";
import { type Asking, type SignInClient, SignInTrouble } from "../../platform/sign-in-client.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { openDoor, wayOf } from "./door.ts";
import { countDoors, findDoor, putFlow, type Purpose, type SealedDoor } from "./queries.ts";
import { troubleError } from "./turned-away.ts";

export type Parts = {
  database: Database;
  secret: string;
  publicUrl: () => string;
  signInClient: SignInClient;
};

/** Ways that one network may begin in so many seconds: a whole staff comes from one in the morning. */
const MOST_BEGUN = 600;
const WITHIN = 15 * 60;

/** The address at the provider, and the secret that the browser holds until it comes back. */
export type Begun = { address: string; holder: string };

/** Begins to sign in at the school of a domain, or at the only one. Says nothing of anybody's account. */
export async function beginSigningIn(
  parts: Parts,
  { provider, domain }: { provider: Provider; domain: string | undefined },
  network: string,
): Promise<Begun> {
  const subject = `provider-from:${networkOf(network)}`;
  const wait = await reserveAttempt(parts.database, subject, MOST_BEGUN, WITHIN);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const door = await findDoor(parts.database, provider, domain ?? null);
  if (door === undefined) {
    if (domain !== undefined)
      throw fieldError("domain", "No school here signs in with this address. Check its ending.");
    const schools = (await countDoors(parts.database)).find((one) => one.provider === provider);
    throw schools === undefined
      ? notFound()
      : fieldError("domain", "Please give your school e-mail address.");
  }
  return goThere(parts, door, { purpose: "sign_in", live: true, person: null });
}

/** Sends a browser to a provider: it comes back within minutes, with the secret that it is given, or not at all. */
export async function goThere(
  parts: Parts,
  sealed: SealedDoor,
  {
    afresh,
    ...flow
  }: {
    purpose: Purpose;
    live: boolean;
    person: { user_id: number; token: string } | null;
    /** The address there whose password is to be given again. */
    afresh?: string;
  },
): Promise<Begun> {
  const { database, secret, publicUrl, signInClient } = parts;
  const door = openDoor(secret, sealed);
  const [state, holder] = [newSecret(), newSecret()];
  const asking: Asking =
    afresh === undefined ? { domain: sealed.domain, time: flow.purpose === "test" } : { afresh };
  const address = await signInClient
    .addressOf(door, wayOf(publicUrl(), holder, state), asking)
    .catch((error: unknown) => {
      throw error instanceof SignInTrouble ? troubleError(error, sealed.provider) : error;
    });
  await putFlow(database, sealed, { state, holder, ...flow });
  return { address, holder };
}
