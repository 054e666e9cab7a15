import { letterTo } from "../../platform/letter.ts";
import { EMAIL_CHANGE_DAYS } from "@reportair/contract/lifetimes.ts";
import { CONFIRM_EMAIL_PAGE } from "@reportair/contract/features/email-changes.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Database } from "../../database/handle.ts";
import type { Message } from "../../platform/mail.ts";
import { createLink } from "./queries.ts";
import { newSecret } from "../../platform/secrets.ts";

/** The mail to an address that waits, with a new link in it; null where none waits any more. */
export async function composeConfirmation(
  database: Database,
  userId: number,
  publicUrl: string,
): Promise<Omit<Message, "id"> | null> {
  const token = newSecret();
  const recipient = await createLink(database, userId, token);
  if (recipient === undefined) return null;
  const name = fullName(recipient);
  return {
    to: { name, address: recipient.email },
    subject: `Confirm your e-mail address for ${PRODUCT_NAME}`,
    text: letterTo(
      name,
      `your ${PRODUCT_NAME} account at ${recipient.institution_name} is to have this e-mail address. To confirm it, open this address and press the button there:

${publicUrl}${CONFIRM_EMAIL_PAGE}?token=${token}

It works once, within ${EMAIL_CHANGE_DAYS} days of the change. Until then you sign in with your former address. If you have no account there, somebody has mistyped: do nothing, and nothing happens.`,
    ),
  };
}
