import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import type { GuessingLimits } from "./guessing-limits.ts";
import type { Origin } from "./origin.ts";
import { confirmPassword, WRONG_PASSWORD } from "./confirm-password.ts";
import { passwordProblemOf } from "./password-problem.ts";
import { hashPassword } from "./passwords.ts";
import { replacePassword } from "./queries.ts";

type Parts = { database: Database; guessing: GuessingLimits };
type Change = { current_password: string; new_password: string; origin: Origin };

/** Changes the signed-in person's own password; their sessions in other browsers end. */
export async function changePassword(
  { database, guessing }: Parts,
  person: SignedIn,
  { current_password, new_password, origin }: Change,
): Promise<void> {
  const problem = await passwordProblemOf(database, person.user_id, new_password);
  if (problem !== null) throw fieldError("new_password", problem);
  const field = "current_password";
  const oldHash = await confirmPassword({ database, guessing }, person, {
    password: current_password,
    address: origin.network,
    field,
  });
  const changed = await replacePassword(database, person.user_id, {
    oldHash,
    newHash: await hashPassword(new_password),
    keep: person.token,
    origin,
  });
  // Somebody else was faster, and what was given is the password of before.
  if (!changed) throw fieldError(field, WRONG_PASSWORD);
}
