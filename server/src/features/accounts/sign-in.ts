import type { SecondStep } from "@reportair/contract/features/accounts.ts";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { closedAccount } from "./close-account.ts";
import type { Begun, GuessingLimits } from "./guessing-limits.ts";
import type { Origin } from "./origin.ts";
import { passwordMatches } from "./passwords.ts";
import { useProvider } from "./use-provider.ts";
import {
  findPasswordDoor,
  findSecondSteps,
  noteRefusal,
  openSession,
  type SignInAccount,
} from "./queries.ts";
import { newSecret } from "../../platform/secrets.ts";

type Parts = { database: Database; guessing: GuessingLimits };

type Attempt = {
  email: string;
  password: string;
  origin: Origin;
  /** Which browser it is, where it has signed in to this account before. */
  browser: string | null;
};

/** A token of a session, or of half of one, which is none yet: what can follow is named. */
type Opened = { token: string; secondSteps: SecondStep[] | null };

/** Signs in, by half where a second step is to follow. Guessing is limited, and refused sign-ins are written down. */
export async function signIn(parts: Parts, attempt: Attempt): Promise<Opened> {
  const account = await checkPassword(parts, attempt).catch(async (error: unknown) => {
    // Whoever has tried too often is refused out of memory, and nothing else is asked for them.
    if (!isBadLogin(error)) throw error;
    // By the ending of the address alone: it says nothing of whether that has an account.
    const { by_domain } = await findPasswordDoor(parts.database, attempt.email, null);
    throw by_domain.length > 0 ? useProvider(by_domain) : error;
  });
  const { by_account } = await findPasswordDoor(parts.database, attempt.email, account.id);
  if (by_account.length > 0) throw useProvider(by_account);
  if (account.subscription !== "active") throw new AppError("not_subscribed");
  return open(parts.database, account, attempt);
}

/** The account whose password was given; a 400 that does not tell whether there is one, and a 429 for guessing. */
export async function checkPassword(
  { database, guessing }: Parts,
  { email, password, origin, browser }: Attempt,
): Promise<SignInAccount> {
  const begun: Begun = await guessing.begin({ email, address: origin.network, browser });
  const { account } = begun;
  const matches = await passwordMatches(account?.password_hash ?? null, password);
  if (account === null || !matches) {
    await noteRefusal(database, begun, origin);
    throw new AppError("bad_login");
  }
  await guessing.forgive(begun.counted);
  return account;
}

/** Opens a session, or half of one. */
async function open(
  database: Database,
  account: SignInAccount,
  { origin }: Attempt,
): Promise<Opened> {
  const token = newSecret();
  const outcome = await openSession(database, token, { account, origin });
  if (outcome === "refused") {
    throw await closedAccount(database, account.id);
  }
  if (outcome === "half") return { token, secondSteps: await findStepsOf(database, account.id) };
  return { token, secondSteps: null };
}

/** What can follow as the second step of somebody who is signed in by half. */
export function findStepsOf(database: Database, userId: number): Promise<SecondStep[]> {
  return findSecondSteps(database, userId);
}

const isBadLogin = (error: unknown) => error instanceof AppError && error.code === "bad_login";
