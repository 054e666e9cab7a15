import { createHash } from "node:crypto";
import { AppError } from "../../http/errors.ts";
import type { Database } from "../../database/handle.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { requestLink } from "./queries.ts";

const HOUR = 3_600;

/**
 * Mails a reset link, where the address has an account; nothing tells whether it has. An account gets at most
 * five an hour, and one network address asks at most thirty times.
 */
export async function requestReset(
  database: Database,
  email: string,
  address: string,
): Promise<void> {
  const wait = await reserveAttempt(database, `reset-from:${address}`, 30, HOUR);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const account = createHash("sha256").update(email.toLowerCase()).digest("base64url");
  const full = await reserveAttempt(database, `reset-for:${account}`, 5, HOUR);
  if (full === 0) await requestLink(database, email);
}
