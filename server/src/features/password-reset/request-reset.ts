import { AppError } from "../../http/errors.ts";
import type { Provider } from "@reportair/contract/signing-in.ts";
import type { Database } from "../../database/handle.ts";
import { accountOf } from "../accounts/guessing-limits.ts";
import type { Origin } from "../accounts/origin.ts";
import { providersBehind } from "../accounts/use-provider.ts";
import { networkOf } from "../../http/network-of.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { requestLink } from "./queries.ts";

const HOUR = 3_600;

/**
 * Mails a reset link, where the address has an account; nothing tells whether it has. An account gets at most
 * five an hour, and one network address asks at most thirty times. Answers with whose accounts people sign in instead
 * where the address's ending is of a school without passwords: then at most one of them has a link to wait for.
 */
export async function requestReset(
  database: Database,
  email: string,
  origin: Origin,
): Promise<Provider[]> {
  const from = networkOf(origin.network);
  const wait = await reserveAttempt(database, `reset-from:${from}`, 30, HOUR);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const full = await reserveAttempt(database, `reset-for:${accountOf(email)}`, 5, HOUR);
  if (full === 0) await requestLink(database, email, origin);
  return providersBehind(database, email);
}
