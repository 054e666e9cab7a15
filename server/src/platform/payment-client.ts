import type { Stripe } from "stripe";
import { z } from "zod";
import type { Environment } from "./environment.ts";

/** Milliseconds for one call of the payment service. */
const PATIENCE = 15_000;
/** Milliseconds that the clocks of the payment service and of this server may differ by. */
const TOLERANCE = 5 * 60_000;

/** A visit of the payment page, as far as it matters here. */
export type Checkout = {
  payment_status: string;
  /** Whether everything that was due has been paid. */
  paid: boolean;
  email: string | null;
  subscription: string | null;
  customer: string | null;
  /** What `openCheckout` was given. */
  metadata: Record<string, string>;
};

/** What an event is about; null of what does not matter here. */
export type PaymentEvent = {
  id: string;
  about: { checkout: Checkout } | { subscription: string } | null;
};

export type SubscriptionState = "active" | "past_due" | "cancelled";

/** The calls of the payment service that are needed, in this server's words. */
export type PaymentClient = {
  /** Answers the address of the page where it is paid. */
  openCheckout: (purchase: {
    price: string;
    email: string;
    metadata: Record<string, string>;
    successUrl: string;
    cancelUrl: string;
  }) => Promise<string>;
  /** Answers the address of the page where a customer changes cards, reads invoices and cancels. */
  openPortal: (customer: string, returnUrl: string) => Promise<string>;
  /** Null where there is no such checkout. */
  findCheckout: (id: string) => Promise<Checkout | null>;
  /** The state of a subscription now, and the page where its newest invoice is paid. */
  findSubscription: (
    id: string,
  ) => Promise<{ state: SubscriptionState; invoiceUrl: string | null }>;
  /** Reads an event; "unsigned" where its signature is not the payment service's own, or not of these five minutes. */
  readEvent: (
    body: string,
    signature: string,
    secret: string,
  ) => Promise<PaymentEvent | "unsigned" | "no_event">;
};

/** Speaks to Stripe with the configured key; null without one. */
export async function createPaymentClient({
  secretKey,
  apiBase,
}: Environment["stripe"]): Promise<PaymentClient | null> {
  if (secretKey === undefined) return null;
  // Loaded only where it is used: a start without payments is the quicker for it.
  const { Stripe: Client } = await import("stripe");
  const stripe = new Client(secretKey, {
    ...(apiBase === undefined ? {} : addressOf(new URL(apiBase))),
    timeout: PATIENCE,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async openCheckout({ price, email, metadata, successUrl, cancelUrl }) {
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        line_items: [{ price, quantity: 1 }],
        customer_email: email,
        metadata,
        success_url: successUrl,
        cancel_url: cancelUrl,
        locale: "en-GB",
      });
      if (session.url === null) throw new Error("The payment service gave no address.");
      return session.url;
    },
    async openPortal(customer, return_url) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url });
      return url;
    },
    async findCheckout(id) {
      try {
        return readCheckout(await stripe.checkout.sessions.retrieve(id));
      } catch (error) {
        if (error instanceof Client.errors.StripeError && error.statusCode === 404) return null;
        throw error;
      }
    },
    async findSubscription(id) {
      const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(id, {
        expand: ["latest_invoice"],
      });
      const invoiceUrl = typeof invoice === "object" ? (invoice?.hosted_invoice_url ?? null) : null;
      return { state: stateOf(status), invoiceUrl };
    },
    async readEvent(body, signature, secret) {
      try {
        const event: unknown = await stripe.webhooks.constructEventAsync(body, signature, secret);
        if (isAhead(signature)) return "unsigned";
        return anEvent.safeParse(event).success ? readEvent(event as Stripe.Event) : "no_event";
      } catch (error) {
        if (error instanceof Client.errors.StripeSignatureVerificationError) return "unsigned";
        if (error instanceof SyntaxError) return "no_event";
        throw error;
      }
    },
  };
}

function addressOf({ protocol, hostname, port }: URL) {
  const secure = protocol === "https:";
  return {
    protocol: secure ? ("https" as const) : ("http" as const),
    host: hostname,
    port: port === "" ? (secure ? 443 : 80) : Number(port),
  };
}

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === "string" ? thing : (thing?.id ?? null);

function readCheckout(session: Stripe.Checkout.Session): Checkout {
  const { status, payment_status } = session;
  const complete = status === "complete";
  return {
    // Nothing is due while a trial runs: then the checkout being complete says that all is well.
    payment_status:
      complete && payment_status === "no_payment_required" ? "complete" : payment_status,
    paid: complete && payment_status !== "unpaid",
    email: session.customer_details?.email ?? session.customer_email,
    subscription: idOf(session.subscription),
    customer: idOf(session.customer),
    metadata: session.metadata ?? {},
  };
}

/** What every event has, whatever it is about. */
const anEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({}) }),
});

/** Whether a signature, whose age alone the library looks at, was made later than now. */
function isAhead(signature: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/u.exec(signature)?.[1]);
  return !(seconds * 1_000 <= Date.now() + TOLERANCE);
}

function readEvent(event: Stripe.Event): PaymentEvent {
  return { id: event.id, about: whatItIsAbout(event) };
}

function whatItIsAbout(event: Stripe.Event): PaymentEvent["about"] {
  if (
    event.type === "checkout.session.completed" ||
    event.type === "checkout.session.async_payment_succeeded"
  ) {
    return { checkout: readCheckout(event.data.object) };
  }
  if (
    event.type === "customer.subscription.updated" ||
    event.type === "customer.subscription.deleted" ||
    event.type === "customer.subscription.paused" ||
    event.type === "customer.subscription.resumed"
  ) {
    return { subscription: event.data.object.id };
  }
  if (event.type === "invoice.paid" || event.type === "invoice.payment_failed") {
    const subscription = idOf(event.data.object.parent?.subscription_details?.subscription);
    return subscription === null ? null : { subscription };
  }
  return null;
}

function stateOf(status: Stripe.Subscription["status"]): SubscriptionState {
  if (status === "active" || status === "trialing") return "active";
  return status === "canceled" || status === "incomplete_expired" ? "cancelled" : "past_due";
}
