import { createHash } from "node:crypto";
import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { GuessingLimits } from "./guessing-limits.ts";
import { passwordMatches } from "./passwords.ts";
import { markSessionConfirmed } from "./queries.ts";
import { passwordCounts } from "./use-provider.ts";

type Given = { password: string; address: string; field: string };

/**
 * Makes sure that who is signed in knows their password: returns its hash, else a 400 on the field. Guessing at it
 * is limited as signing in is: ten failures of a session make it wait.
 */
export async function confirmPassword(
  { database, guessing }: { database: Database; guessing: GuessingLimits },
  person: SignedIn,
  { password, address, field }: Given,
): Promise<string> {
  const browser = createHash("sha256").update(person.token).digest("base64url");
  const begun = await guessing.begin({
    email: person.user.email,
    address,
    browser,
    inSession: true,
  });
  const hash = begun.account?.password_hash ?? null;
  if (!(await passwordMatches(hash, password)) || hash === null)
    throw fieldError(field, WRONG_PASSWORD);
  await guessing.forgive(begun.counted);
  if (!(await passwordCounts(database, person.user_id))) throw fieldError(field, SWITCHED_OFF);
  return hash;
}

/** Notes that who is signed in has shown just now, in this session, that it is still them. */
export function noteConfirmed(database: Database, { token }: SignedIn): Promise<void> {
  return markSessionConfirmed(database, token);
}

const SWITCHED_OFF =
  "Your school has switched passwords off. Use your school account, or a passkey.";

export const WRONG_PASSWORD = "Your current password is not right.";
