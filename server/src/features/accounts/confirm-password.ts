import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { accountOf, addressOf, tooMany } from "./guessing-limits.ts";
import { passwordMatches } from "./passwords.ts";
import { findUser, forgiveSignIn, reserveSignIn } from "./queries.ts";

type Given = { password: string; address: string; field: string };

/**
 * Makes sure that who is signed in knows their password: returns its hash, else a 400 on the field. Guessing at it
 * is limited as signing in is.
 */
export async function confirmPassword(
  database: Database,
  person: SignedIn,
  { password, address, field }: Given,
): Promise<string> {
  const account = accountOf(person.user.email);
  const wait = await reserveSignIn(database, account, addressOf(address));
  if (wait > 0) throw tooMany(wait);
  const user = await database.as(person, (handle) => findUser(handle, person.user_id));
  const hash = user?.password_hash ?? null;
  if (!(await passwordMatches(hash, password)) || hash === null)
    throw fieldError(field, WRONG_PASSWORD);
  await forgiveSignIn(database, account, addressOf(address));
  return hash;
}

export const WRONG_PASSWORD = "Your current password is not right.";
