import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { rideOut } from "../../database/ride-out.ts";
import type { Mailer, Message } from "../../platform/mail.ts";
import { composeConfirmation } from "../email-changes/compose-confirmation.ts";
import { composeLink } from "../password-reset/compose-link.ts";
import { dropMail, leaseMail, postponeMail, type LeasedMail } from "./queries.ts";

export type MailParts = {
  database: Database;
  mailer: Mailer;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: () => string;
  now: () => Date;
  log: Logger;
  /** Seconds to wait after each failure; the last one repeats. */
  delays?: readonly number[];
};

/** Seconds after which another process may take a mail up again. */
const LEASE = 120;
const DELAYS = [30, 120, 600, 3_600];
/** Days for which a mail is tried, as mail servers do. */
const PATIENCE = 5;

/**
 * Sends the next mail that waits in the database; returns whether there was one. One that fails is due again
 * later, and so is one that a killed process had in hand.
 */
export async function deliverNextMail(parts: MailParts): Promise<boolean> {
  const { database, mailer, now, log, delays = DELAYS } = parts;
  const mail = await leaseMail(database, LEASE);
  if (mail === undefined) return false;
  const age = now().getTime() - mail.created_at.getTime();
  try {
    const message = await compose(parts, mail);
    if (message !== null) await mailer.send(message);
  } catch (error) {
    if (age < PATIENCE * 86_400_000) {
      log.warn({ err: error, mail: mail.id, attempts: mail.attempts }, "sending a mail failed");
      const delay = delays[Math.min(mail.attempts, delays.length) - 1] ?? 0;
      await postponeMail(database, mail.id, delay);
      return true;
    }
    log.error({ err: error, mail: mail.id, kind: mail.kind }, "a mail was given up");
  }
  // It is sent: a database that is away now must not have it sent again.
  await rideOut(() => dropMail(database, mail.id));
  return true;
}

async function compose(parts: MailParts, mail: LeasedMail): Promise<Message | null> {
  const id = `mail-${mail.id}-${mail.created_at.getTime()}`;
  if (mail.kind === "text") {
    const { reply_to, ...rest } = mail.payload;
    return { id, ...rest, ...(reply_to === undefined ? {} : { replyTo: reply_to }) };
  }
  const publicUrl = parts.publicUrl();
  const message =
    mail.kind === "email_change"
      ? await composeConfirmation(parts.database, mail.user_id, publicUrl)
      : await composeLink(parts.database, mail.kind, mail.user_id, publicUrl);
  return message === null ? null : { id, ...message };
}
