import type { PaymentSession } from "@reportair/contract/features/payments.ts";

/** What the form that leads to the payment page is kept as in its tab, until a payment has arrived. */
export const SUBSCRIBE_DRAFT = "subscribe";

export interface Outcome {
  state: "loading" | "success" | "not-completed" | "error" | "no-session";
  /** Whose payment it is, where that is known. */
  email: string | null;
}

/** What is known of a payment: nothing yet, an answer, or that none could be had. */
export interface Look {
  data: PaymentSession | undefined;
  isError: boolean;
}

/** Which payment an address asks about; null where it names none. */
export function sessionIn(search: string): string | null {
  return new URLSearchParams(search).get("session_id") || null;
}

/** What became of a payment: nothing known yet, an answer, or a failure. */
export function outcomeOf(sessionId: string | null, { data, isError }: Look): Outcome {
  if (sessionId === null) return { state: "no-session", email: null };
  if (isError) return { state: "error", email: null };
  if (data === undefined) return { state: "loading", email: null };
  const paid = data.payment_status === "paid" || data.payment_status === "complete";
  return { state: paid ? "success" : "not-completed", email: data.customer_email };
}

/** What the success page says of it. */
export function textOf({ state, email }: Outcome): string {
  const welcome = email === null ? "Welcome." : `Welcome, ${email}.`;
  const texts: Record<Outcome["state"], string> = {
    loading: "Checking your payment...",
    success: `Payment successful! ${welcome} Your account is ready.`,
    "not-completed": "payment not completed. Please try again.",
    error: "Error verifying payment. Please contact support.",
    "no-session": "No session ID provided. Please check your payment.",
  };
  return texts[state];
}
