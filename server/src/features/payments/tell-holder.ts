import { createHash } from "node:crypto";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { queueText } from "../mail/queue-text.ts";
import { findSubscriber } from "./queries.ts";
import type { PaymentParts } from "./settings.ts";

const HOUR = 3_600;
/** Mails an hour to one address, whoever begins checkouts with it. */
const TO_ONE = 3;

/**
 * Mails whoever has an account with the address of a checkout what to do in place of paying, unless paying renews
 * their school's subscription. Nothing that a visitor typed stands in the mail.
 */
export async function tellHolder(
  { database, publicUrl, wakeMail }: Omit<PaymentParts, "payments" | "log">,
  email: string,
): Promise<void> {
  const holder = createHash("sha256").update(email.toLowerCase()).digest("base64url");
  const full = await reserveAttempt(database, `checkout-for:${holder}`, TO_ONE, HOUR);
  const known = await findSubscriber(database, email);
  if (full > 0 || known === undefined) return;
  const advice = known.role === "teacher" ? TEACHES : ADVICE[known.subscription];
  if (advice === null) return;
  await queueText(database, {
    to: { name: "", address: email },
    subject: `Somebody began a subscription of ${PRODUCT_NAME} with your address`,
    text: `Hello,

Somebody, probably you, began a new subscription of ${PRODUCT_NAME} with this e-mail address. ${advice(publicUrl())}

If you have paid already, tell us and you get it back: ${publicUrl()}/contact

If it was not you, you need do nothing: your account is as it was.
`,
  });
  wakeMail();
}

const TEACHES = (base: string) =>
  `It has an account at a school already, so it cannot open another one. To log in, or to set a new password, open ${base}/login; to subscribe for another school, use another address.`;

const ADVICE = {
  active: (base: string) =>
    `Your school's subscription is active, so there is nothing to pay. To log in, or to set a new password, open ${base}/login`,
  past_due: () =>
    "Your school has a subscription of which a payment is due: open the link in the mail about that payment rather than pay for a second one.",
  // What is paid renews it.
  cancelled: null,
} as const;
