import {
  CANCEL_PAGE,
  SUCCESS_PAGE,
  type Subscriber,
} from "@reportair/contract/features/payments.ts";
import { AppError } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { toMetadata } from "./purchase.ts";
import { clientOf, notConfigured, reach, type PaymentParts } from "./settings.ts";
import { tellHolder } from "./tell-holder.ts";

const HOUR = 3_600;
/** Checkouts an hour from one network address. */
const FROM_ONE = 20;

/**
 * Begins a subscription; returns the address of the page where it is paid. Nothing of the answer tells whether the
 * address has an account: its holder is told by mail, and the administrator of a school whose subscription has ended
 * renews it.
 */
export async function beginCheckout(
  parts: Omit<PaymentParts, "log">,
  who: Subscriber,
  address: string,
): Promise<string> {
  const { database, payments, publicUrl } = parts;
  const client = clientOf(payments);
  const { price, webhookSecret } = payments;
  // Without the webhook's secret a school would pay and never hear of it.
  if (price === undefined || webhookSecret === undefined) throw notConfigured();
  const wait = await reserveAttempt(
    database,
    `checkout-from:${networkOf(address)}`,
    FROM_ONE,
    HOUR,
  );
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const base = publicUrl();
  const opened = reach(
    client.openCheckout({
      price,
      email: who.email,
      metadata: toMetadata(who),
      // The payment service puts the id in the place of the braces.
      successUrl: `${base}${SUCCESS_PAGE}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${base}${CANCEL_PAGE}`,
    }),
  );
  // Beside the call that takes the time, so that nobody can tell by it.
  const [url] = await Promise.all([opened, tellHolder(parts, who.email)]);
  return url;
}
