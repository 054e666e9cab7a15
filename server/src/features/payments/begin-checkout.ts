import {
  CANCEL_PAGE,
  SUCCESS_PAGE,
  type Subscriber,
} from "@reportair/contract/features/payments.ts";
import { AppError, fieldError } from "../../http/errors.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { EMAIL_TAKEN } from "../teachers/add-teacher.ts";
import { toMetadata } from "./purchase.ts";
import { findSubscriber } from "./queries.ts";
import { clientOf, notConfigured, reach, type PaymentParts } from "./settings.ts";

const HOUR = 3_600;
/** Checkouts an hour from one network address. */
const FROM_ONE = 20;

/**
 * Begins a subscription; returns the address of the page where it is paid. The administrator of a school whose
 * subscription has ended renews it; any other address that has an account is a 400.
 */
export async function beginCheckout(
  { database, payments, publicUrl }: Omit<PaymentParts, "wakeMail" | "log">,
  who: Subscriber,
  address: string,
): Promise<string> {
  const client = clientOf(payments);
  const { price, webhookSecret } = payments;
  // Without the webhook's secret a school would pay and never hear of it.
  if (price === undefined || webhookSecret === undefined) throw notConfigured();
  const wait = await reserveAttempt(database, `checkout-from:${address}`, FROM_ONE, HOUR);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const known = await findSubscriber(database, who.email);
  if (known?.role === "teacher" || known?.subscription === "active")
    throw fieldError("email", EMAIL_TAKEN);
  if (known?.subscription === "past_due")
    throw fieldError(
      "email",
      "A payment of this school’s subscription is due: open the link in the mail about it.",
    );
  const base = publicUrl();
  return reach(
    client.openCheckout({
      price,
      email: who.email,
      metadata: toMetadata(who),
      // The payment service puts the id in the place of the braces.
      successUrl: `${base}${SUCCESS_PAGE}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${base}${CANCEL_PAGE}`,
    }),
  );
}
