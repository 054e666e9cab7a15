import type { Logger } from "pino";
import type { Environment } from "../../platform/environment.ts";
import { createPaymentClient } from "../../platform/payment-client.ts";
import type { PaymentSettings } from "./settings.ts";

/** How payments are taken here; the log says so where only some of what they need is set. */
export async function configurePayments(
  stripe: Environment["stripe"],
  log: Logger,
): Promise<PaymentSettings> {
  const needed = {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE: stripe.price,
  };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0 && missing.length < Object.keys(needed).length)
    log.warn({ missing }, "schools cannot subscribe: not all of Stripe's settings are set");
  return {
    client: await createPaymentClient(stripe),
    price: stripe.price,
    webhookSecret: stripe.webhookSecret,
  };
}
