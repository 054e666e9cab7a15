import { letterTo } from "../../platform/letter.ts";
import { RETURN_PAGE } from "@reportair/contract/features/sign-in-providers.ts";
import { PROVIDER_NAMES } from "@reportair/contract/signing-in.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { AppError, fieldError } from "../../http/errors.ts";
import { newSecret } from "../../platform/secrets.ts";
import { checkPassword } from "../accounts/sign-in.ts";
import type { GuessingLimits } from "../accounts/guessing-limits.ts";
import type { Origin } from "../accounts/origin.ts";
import { findStepsOf } from "../accounts/sign-in.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import type { Returned } from "./come-back.ts";
import { linkedTold } from "./compose-told.ts";
import type { Parts } from "./go-there.ts";
import { findPendingLink, finishPendingLink, mailPendingLink } from "./queries.ts";
import { beginAgain } from "./turned-away.ts";

const HOUR = 3_600;
const MAILS_AN_HOUR = 5;

type Given = { password?: string | undefined; token?: string | undefined };

/**
 * Shows once that the account here is theirs who came back from the provider in this browser: by its password, or by
 * the mailed link. Signs them in.
 */
export async function confirmLink(
  { database, guessing }: Pick<Parts, "database"> & { guessing: GuessingLimits },
  holder: string | null,
  { password, token: link }: Given,
  origin: Origin,
): Promise<Returned> {
  const waiting = holder === null ? undefined : await findPendingLink(database, holder);
  if (waiting === undefined || holder === null) throw beginAgain();
  const proof =
    link === undefined
      ? { comparedHash: await compare(waiting.by_password, waiting.email, password ?? "") }
      : { link };
  const token = newSecret();
  const told = linkedTold(waiting.provider, waiting.address);
  const outcome = await finishPendingLink(database, holder, proof, { token, origin, told });
  if (outcome === "gone") throw beginAgain();
  if (outcome === "open") return { token, half: false };
  return { token, half: true, steps: await findStepsOf(database, waiting.user_id) };

  async function compare(counts: boolean, email: string, given: string): Promise<string> {
    if (!counts) throw fieldError("password", "Passwords are switched off. Use the mailed link.");
    try {
      const attempt = { email, password: given, origin, browser: null };
      return (await checkPassword({ database, guessing }, attempt)).password_hash;
    } catch (error) {
      if (error instanceof AppError && error.code === "bad_login")
        throw fieldError("password", "This is not the password of your account here.");
      throw error;
    }
  }
}

/** Mails the link, which works in this browser alone. */
export async function mailLink(
  { database, publicUrl }: Pick<Parts, "database" | "publicUrl">,
  holder: string | null,
): Promise<void> {
  const waiting = holder === null ? undefined : await findPendingLink(database, holder);
  if (waiting === undefined || holder === null) throw beginAgain();
  const subject = `link-for:${waiting.user_id}`;
  const wait = await reserveAttempt(database, subject, MAILS_AN_HOUR, HOUR);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const token = newSecret();
  const provider = PROVIDER_NAMES[waiting.provider];
  const sent = await mailPendingLink(database, holder, token, {
    to: { name: waiting.name, address: waiting.email },
    subject: `${PRODUCT_NAME}: is this ${provider} account yours?`,
    text: letterTo(
      waiting.name,
      `somebody, probably you, has signed in with the ${provider} account ${waiting.address} and wants it to sign in to your account at ${waiting.school}. If it was you, open this address in the same browser:\n\n${publicUrl()}${RETURN_PAGE}?confirm=${token}\n\nIt works once, within ten minutes of signing in there. If it was not you, do nothing: nobody is let in, but please tell your administrator.`,
    ),
  });
  if (!sent) throw beginAgain();
}
