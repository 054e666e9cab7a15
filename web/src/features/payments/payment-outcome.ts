import type { PaymentSession } from "@reportair/contract/features/payments.ts";

export interface Outcome {
  state: "loading" | "success" | "not-completed" | "error" | "no-session";
  text: string;
}

/** What the success page says of a look-up: nothing known yet, an answer, or a failure. */
export function outcomeOf(
  sessionId: string | null,
  { data, isError }: { data: PaymentSession | undefined; isError: boolean },
): Outcome {
  if (sessionId === null)
    return { state: "no-session", text: "No session ID provided. Please check your payment." };
  if (isError) return { state: "error", text: "Error verifying payment. Please contact support." };
  if (data === undefined) return { state: "loading", text: "Checking your payment..." };
  if (data.payment_status !== "paid" && data.payment_status !== "complete")
    return { state: "not-completed", text: "payment not completed. Please try again." };
  const welcome = data.customer_email === null ? "Welcome." : `Welcome, ${data.customer_email}.`;
  return { state: "success", text: `Payment successful! ${welcome} Your account is ready.` };
}
