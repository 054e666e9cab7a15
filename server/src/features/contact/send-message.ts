import type { ContactMessage } from "@reportair/contract/features/contact.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { Database } from "../../database/handle.ts";
import { AppError } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { queueText } from "../mail/queue-text.ts";

const HOUR = 3_600;
/** Messages an hour, from one network address and in all. */
const FROM_ONE = 5;
const FROM_ALL = 100;

/** Mails a visitor's message to the provider; 503 where no provider's address is configured. */
export async function sendMessage(
  database: Database,
  message: ContactMessage,
  { provider, address }: { provider: string | undefined; address: string },
): Promise<void> {
  if (provider === undefined) {
    throw new AppError("unavailable", {
      detail: "Messages cannot be sent from here yet: no address is configured.",
    });
  }
  for (const [subject, most] of [
    [`contact-from:${networkOf(address)}`, FROM_ONE],
    ["contact", FROM_ALL],
  ] as const) {
    const wait = await reserveAttempt(database, subject, most, HOUR);
    if (wait > 0)
      throw new AppError("too_many", {
        retryAfter: wait,
        detail: "Too many messages have been sent. Please try again later.",
      });
  }
  const sender = { name: message.name, address: message.email };
  await queueText(database, {
    to: { name: PRODUCT_NAME, address: provider },
    reply_to: sender,
    subject: `Contact form: ${message.subject}`,
    text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n`,
  });
}
