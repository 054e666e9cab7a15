import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { forgiveAccount } from "../accounts/forgive-account.ts";
import { passwordProblem } from "../accounts/password-problem.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { hasLink, useLink } from "./queries.ts";

type Reset = {
  token: string;
  new_password: string;
  /** The session of the browser that asks, if it has one: it is kept where it is the same person's. */
  session: string | undefined;
};

/** Sets a new password with a mailed link, once; the account's other sessions end. Every error has a `detail`. */
export async function setNewPassword(
  database: Database,
  { token, new_password, session }: Reset,
): Promise<void> {
  if (!(await hasLink(database, token))) throw runOut();
  const problem = passwordProblem(new_password);
  if (problem !== null)
    throw new AppError("invalid", { detail: problem, extra: { new_password: [problem] } });
  const email = await useLink(database, token, await hashPassword(new_password), session);
  if (email === null) throw runOut();
  await forgiveAccount(database, email);
}

function runOut(): AppError {
  return new AppError("invalid", {
    detail: "This link is not valid any more. Please ask for a new one.",
  });
}
