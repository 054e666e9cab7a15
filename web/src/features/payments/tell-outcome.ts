import type { PaymentSession } from "@reportair/contract/features/payments.ts";
import { addressOf } from "../../lib/api/address.ts";
import { TAB_KEEPER } from "../../lib/drafts/tab-keeper.ts";
import { PAGE_IS_LIVE } from "../../ui/first-use.ts";
import { type Look, outcomeOf, sessionIn, SUBSCRIBE_DRAFT, textOf } from "./payment-outcome.ts";

/**
 * Returns whether this is the success page, as the build wrote it. If so, the payment in its address is looked up, and
 * what became of it is said: whoever comes back from paying need not wait for the app. Once that is there, it is left to it.
 */
export function tellsOutcome(): boolean {
  const parts = document.querySelectorAll<HTMLElement>("[data-outcome]");
  if (parts.length > 0) void tellOutcome(parts);
  return parts.length > 0;
}

async function tellOutcome(parts: NodeListOf<HTMLElement>): Promise<void> {
  const left = new AbortController();
  addEventListener(PAGE_IS_LIVE, () => left.abort(), { once: true });
  const sessionId = sessionIn(location.search);
  const look = await lookUp(sessionId, left.signal);
  if (left.signal.aborted) return;
  const outcome = outcomeOf(sessionId, look);
  for (const part of parts) {
    part.hidden = part.dataset["outcome"] !== outcome.state;
    const said = part.hidden ? null : part.querySelector("[data-said]");
    if (said) said.textContent = textOf(outcome);
  }
  if (outcome.state === "success") TAB_KEEPER.drop(SUBSCRIBE_DRAFT);
  if (look.data) document.documentElement.dataset["payment"] = JSON.stringify(look.data);
}

async function lookUp(session_id: string | null, signal: AbortSignal): Promise<Look> {
  if (session_id === null) return { data: undefined, isError: false };
  try {
    const address = addressOf("stripe/session/:session_id/", { session_id });
    const answer = await fetch(address, { headers: { Accept: "application/json" }, signal });
    // Read in any case: an answer that nobody reads keeps its connection.
    const body: unknown = await answer.json();
    if (!answer.ok) return { data: undefined, isError: true };
    return { data: body as PaymentSession, isError: false };
  } catch {
    return { data: undefined, isError: true };
  }
}

/** What this page has been told of its payment before the app came, if it was. */
export function toldPayment(): PaymentSession | undefined {
  const { payment } = document.documentElement.dataset;
  return payment === undefined ? undefined : (JSON.parse(payment) as PaymentSession);
}
