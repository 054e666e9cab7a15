import type { Database } from "../../database/handle.ts";
import { fieldError } from "../../http/errors.ts";
import type { SignedIn } from "../../http/session-guard.ts";
import { confirmPassword, WRONG_PASSWORD } from "./confirm-password.ts";
import { passwordProblem } from "./password-problem.ts";
import { hashPassword } from "./passwords.ts";
import { replacePassword } from "./queries.ts";

type Change = { current_password: string; new_password: string; address: string };

/** Changes the signed-in person's own password; their sessions in other browsers end. */
export async function changePassword(
  database: Database,
  person: SignedIn,
  { current_password, new_password, address }: Change,
): Promise<void> {
  const problem = passwordProblem(new_password);
  if (problem !== null) throw fieldError("new_password", problem);
  const field = "current_password";
  const oldHash = await confirmPassword(database, person, {
    password: current_password,
    address,
    field,
  });
  const changed = await replacePassword(database, person.user_id, {
    oldHash,
    newHash: await hashPassword(new_password),
    keep: person.token,
  });
  // Somebody else was faster, and what was given is the password of before.
  if (!changed) throw fieldError(field, WRONG_PASSWORD);
}
