import { AppError } from "../../http/errors.ts";
import type { Checkout } from "../../platform/payment-client.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { fromMetadata } from "./purchase.ts";
import { findSubscriber, insertSubscription } from "./queries.ts";
import type { PaymentParts } from "./settings.ts";
import { newSecret } from "../../platform/secrets.ts";

/** The subscription that a checkout of this product has paid for; null of any other checkout. */
export function paidSubscription(checkout: Checkout): string | null {
  return checkout.paid && fromMetadata(checkout.metadata) !== null ? checkout.subscription : null;
}

/**
 * Gives what was paid its institution: a new one with its first administrator, who is mailed a link that sets
 * their password, or the one of an administrator who renews. However often it is told, it happens once.
 */
export async function openSubscription(
  { database, wakeMail, log }: Pick<PaymentParts, "database" | "wakeMail" | "log">,
  id: string,
  { metadata, customer }: Checkout,
): Promise<void> {
  const purchase = fromMetadata(metadata);
  if (purchase === null) return;
  const before = await findSubscriber(database, purchase.email);
  const opened = await insertSubscription(database, {
    ...purchase,
    id,
    customer: customer ?? "",
    role: purchase.teaches ? "adminteacher" : "admin",
    // Nobody knows the password until the mailed link has set one.
    password_hash: await hashPassword(newSecret()),
  });
  if (opened === "taken") {
    log.warn({ subscription: id }, "paid with the address of another school's account: refund it");
    throw new AppError("conflict", {
      detail: "The address has got an account at another school since. Please contact support.",
    });
  }
  // Two checkouts were open at once, and both were paid.
  if (opened === "renewed" && before?.subscription === "active")
    log.warn({ subscription: id }, "a school has paid twice: cancel and refund this subscription");
  wakeMail();
}
