import { AppError } from "../../http/errors.ts";
import { openSubscription, paidSubscription } from "./open-subscription.ts";
import { beginPayment, saveState } from "./queries.ts";
import { clientOf, notConfigured, reach, type PaymentParts } from "./settings.ts";
import { stateMails } from "./state-mails.ts";

/**
 * Handles what the payment service tells, each event once. An event only says that something has happened: how
 * the subscription stands is asked, so that events out of order do no harm. What fails is told again.
 */
export async function handleEvent(
  parts: PaymentParts,
  body: string,
  signature: string,
): Promise<void> {
  const { database, payments, publicUrl, wakeMail } = parts;
  const client = clientOf(payments);
  if (payments.webhookSecret === undefined) throw notConfigured();
  const event = await client.readEvent(body, signature, payments.webhookSecret);
  if (event === "unsigned")
    throw new AppError("invalid", { detail: "The signature is not valid." });
  if (event === "no_event") throw new AppError("invalid", { detail: "This is no event." });
  const { about } = event;
  if (about === null) return;
  const checkout = "checkout" in about ? about.checkout : null;
  const subscription = "checkout" in about ? paidSubscription(about.checkout) : about.subscription;
  if (subscription === null) return;

  const { handled, known, at } = await beginPayment(database, { event: event.id, subscription });
  if (handled) return;
  if (checkout !== null) await openSubscription(parts, subscription, checkout);
  // Another product's, or one whose checkout has not been told yet: that one asks for the state itself.
  else if (!known) return;
  const { state, invoiceUrl } = await reach(client.findSubscription(subscription));
  const mails = stateMails(publicUrl(), invoiceUrl);
  await saveState(database, { event: event.id, subscription, state, at, mails });
  wakeMail();
}
