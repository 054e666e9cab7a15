import { randomBytes } from "node:crypto";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { accountClosed } from "./close-account.ts";
import { accountOf, addressOf, tooMany } from "./guessing-limits.ts";
import { passwordMatches } from "./passwords.ts";
import {
  endSession,
  findClosing,
  findSignIn,
  forgiveSignIn,
  openSession,
  reserveSignIn,
} from "./queries.ts";

type Attempt = {
  email: string;
  password: string;
  /** The client's network address. */
  address: string;
  /** What the browser calls itself, for the user's own list of sessions. */
  browser: string;
  /** Whether this browser has signed in to the account with this id before. */
  knows: (userId: number) => boolean;
  /** The session this browser had; it ends. */
  formerToken: string | undefined;
};

/**
 * Signs in: returns the new session's token. Ten failures for one account, or fifty from one address, within
 * 15 minutes make it wait; a right password from a known browser still gets in.
 */
export async function signIn(
  database: Database,
  attempt: Attempt,
): Promise<{ token: string; userId: number }> {
  const { email, password, address } = attempt;
  const account = accountOf(email);
  const from = addressOf(address);
  const [wait, found] = await Promise.all([
    reserveSignIn(database, account, from),
    findSignIn(database, email),
  ]);
  const known = found !== undefined && attempt.knows(found.id);
  if (wait > 0 && !known) throw tooMany(wait);
  if (!(await passwordMatches(found?.password_hash ?? null, password)) || found === undefined) {
    throw wait > 0 ? tooMany(wait) : new AppError("bad_login");
  }
  await forgiveSignIn(database, account, from);
  if (found.subscription !== "active") throw new AppError("not_subscribed");
  const token = randomBytes(32).toString("base64url");
  const opened = await openSession(database, token, {
    userId: found.id,
    passwordHash: found.password_hash,
    browser: attempt.browser,
  });
  if (!opened) {
    const closedAt = await findClosing(database, found.id);
    throw closedAt === null ? new AppError("bad_login") : accountClosed(closedAt);
  }
  if (attempt.formerToken !== undefined) await endSession(database, attempt.formerToken);
  return { token, userId: found.id };
}
