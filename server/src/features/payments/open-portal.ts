import { ACCOUNT_PAGE } from "@reportair/contract/features/payments.ts";
import { notFound } from "../../http/errors.ts";
import { findSubscription } from "./queries.ts";
import { clientOf, reach, type PaymentParts } from "./settings.ts";

/** The address of the payment service's page for a school's cards, invoices and cancelling; a 404 without a subscription. */
export async function portalOf(
  { database, payments, publicUrl }: Omit<PaymentParts, "wakeMail" | "log">,
  institutionId: number,
): Promise<string> {
  const client = clientOf(payments);
  const subscription = await findSubscription(database, institutionId);
  if (subscription === undefined) throw notFound();
  return reach(client.openPortal(subscription.customer, `${publicUrl()}${ACCOUNT_PAGE}`));
}
