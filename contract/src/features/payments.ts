import { z } from "zod";
import { done } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { emailAddress, line } from "../text.ts";

/** Where the payment page sends its visitors back to, and where a school subscribes. */
export const SUCCESS_PAGE = "/success";
export const CANCEL_PAGE = "/cancel";
export const SUBSCRIBE_PAGE = "/subscribe";
/** Where an administrator looks after the subscription. */
export const ACCOUNT_PAGE = "/dashboard/account";

/** The header that holds the signature of an event. */
export const SIGNATURE_HEADER = "stripe-signature";

/** Who wants to subscribe: a school and its first administrator. */
export const subscriber = z.object({
  school_name: line("School name", 200),
  first_name: line("First name", 100),
  last_name: line("Last name", 100),
  email: emailAddress,
  /** Whether the administrator writes reports too. */
  teaches: z.boolean().default(false),
});
export type Subscriber = z.infer<typeof subscriber>;

export const createCheckout = endpoint({
  method: "POST",
  path: "stripe/checkout/",
  tag: "Payments",
  summary: "Begin a subscription; returns the address of the page where it is paid",
  body: subscriber,
  responses: { 200: z.object({ url: z.string() }) },
});

export const paymentSession = z.object({
  /** `paid`, or `complete` where nothing was due yet; anything else has not been paid. */
  payment_status: z.string(),
  customer_email: z.string().nullable(),
});
export type PaymentSession = z.infer<typeof paymentSession>;

export const getPaymentSession = endpoint({
  method: "GET",
  path: "stripe/session/:session_id/",
  tag: "Payments",
  summary: "Whether a checkout has been paid, and by whom",
  params: z.object({ session_id: z.string().regex(/^[\w-]{1,100}$/u) }),
  responses: { 200: paymentSession },
});

export const getSubscription = endpoint({
  method: "GET",
  path: "stripe/subscription/",
  tag: "Payments",
  summary: "Whether the institution pays online, and how its subscription stands (administrators)",
  responses: {
    200: z.object({
      /** Null where the institution has no subscription of its own: its provider set it up. */
      state: z.enum(["active", "past_due", "cancelled"]).nullable(),
    }),
  },
});

export const openPortal = endpoint({
  method: "POST",
  path: "stripe/portal/",
  tag: "Payments",
  summary:
    "Answers the address of the page for cards, invoices and cancelling, good for a few minutes (administrators)",
  responses: { 200: z.object({ url: z.string() }) },
});

export const receiveEvent = endpoint({
  method: "POST",
  path: "stripe/webhook/",
  tag: "Payments",
  summary: `What the payment service tells; its signature stands in the header ${SIGNATURE_HEADER}`,
  signed: true,
  body: z.string(),
  documentedBody: z.looseObject({ id: z.string(), type: z.string() }),
  responses: { 200: done },
  bodyLimit: 256 * 1024,
});
