import type { PaymentSession } from "@reportair/contract/features/payments.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { networkOf } from "../../http/network-of.ts";
import { reserveAttempt } from "../limits/reserve-attempt.ts";
import { openSubscription, paidSubscription } from "./open-subscription.ts";
import { beginPayment } from "./queries.ts";
import { clientOf, reach, type PaymentParts } from "./settings.ts";

const HOUR = 3_600;
/** Look-ups an hour from one network address. */
const FROM_ONE = 120;

/**
 * Whether a checkout has been paid, and by whom. Whoever comes back from the payment page may be quicker than the
 * payment service's event: what is paid is opened here too, so that "your account is ready" is true.
 */
export async function lookUpSession(
  parts: PaymentParts,
  id: string,
  address: string,
): Promise<PaymentSession> {
  const { database, payments } = parts;
  const client = clientOf(payments);
  const wait = await reserveAttempt(database, `payment-from:${networkOf(address)}`, FROM_ONE, HOUR);
  if (wait > 0) throw new AppError("too_many", { retryAfter: wait });
  const checkout = await reach(client.findCheckout(id));
  if (checkout === null) throw notFound();
  const subscription = paidSubscription(checkout);
  if (subscription !== null) {
    const { known } = await beginPayment(database, { event: null, subscription });
    if (!known) await openSubscription(parts, subscription, checkout);
  }
  return { payment_status: checkout.payment_status, customer_email: checkout.email };
}
