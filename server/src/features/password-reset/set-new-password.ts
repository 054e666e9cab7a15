import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import type { Origin } from "../accounts/origin.ts";
import { passwordProblemOf } from "../accounts/password-problem.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { findLink, useLink } from "./queries.ts";

type Parts = { database: Database; guessing: GuessingLimits };

type Reset = {
  token: string;
  new_password: string;
  /** The session of the browser that asks, if it has one: it is kept where it is the same person's. */
  session: string | undefined;
  origin: Origin;
};

/**
 * Sets a new password with a mailed link, once; the account's other sessions end. Returns the account's address.
 * Every error has a `detail`.
 */
export async function setNewPassword(
  { database, guessing }: Parts,
  { token, new_password, session, origin }: Reset,
): Promise<string> {
  const whose = await findLink(database, token);
  if (whose === null) throw runOut();
  const problem = await passwordProblemOf(database, whose, new_password);
  if (problem !== null)
    throw new AppError("invalid", { detail: problem, extra: { new_password: [problem] } });
  const newHash = await hashPassword(new_password);
  const email = await useLink(database, token, { newHash, keep: session, origin });
  if (email === null) throw runOut();
  await guessing.forgiveAccount(email);
  return email;
}

function runOut(): AppError {
  return new AppError("invalid", {
    detail: "This link is not valid any more. Please ask for a new one.",
  });
}
