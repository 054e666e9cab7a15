import { SUBSCRIBE_PAGE } from "@reportair/contract/features/payments.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { SubscriptionState } from "../../platform/payment-client.ts";
import type { StateMail } from "./queries.ts";

/** What the administrators of a school read when its subscription has come into a state. */
export function stateMails(
  publicUrl: string,
  invoiceUrl: string | null,
): Record<SubscriptionState, StateMail> {
  const pay =
    invoiceUrl === null
      ? "To pay it, use the link in the payment service's own mail."
      : `To pay it, open this address:\n\n${invoiceUrl}`;
  return {
    active: {
      subject: `Your subscription of ${PRODUCT_NAME} is active`,
      text: `the payment of your school's subscription of ${PRODUCT_NAME} has arrived. Everybody can log in: ${publicUrl}/login\n`,
    },
    past_due: {
      subject: `A payment for ${PRODUCT_NAME} did not go through`,
      text: `the last payment of your school's subscription of ${PRODUCT_NAME} did not go through, so nobody at your school can log in for now. Nothing has been deleted.\n\n${pay}\n\nAs soon as it is paid, everybody can log in again.\n`,
    },
    cancelled: {
      subject: `Your subscription of ${PRODUCT_NAME} has ended`,
      text: `your school's subscription of ${PRODUCT_NAME} has ended, and nobody at your school can log in any more. What is kept for your school is deleted within 90 days of today.\n\nUntil then you can subscribe again and find everything as it was. Give this e-mail address on this page:\n\n${publicUrl}${SUBSCRIBE_PAGE}\n`,
    },
  };
}
