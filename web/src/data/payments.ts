import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { createCheckout, PaymentSession } from "@reportair/contract/features/payments.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";

/** Begins a subscription; returns the address of the page where it is paid. */
export function useBeginCheckout() {
  return useMutation({
    mutationFn: (body: GivenBody<typeof createCheckout>) => call("POST stripe/checkout/", { body }),
    networkMode: "always",
  });
}

/** Whether a checkout has been paid; nothing is asked without an id, nor what is known already. */
export function usePaymentSession(session_id: string | null, known?: PaymentSession) {
  return useQuery({
    queryKey: ["payment", session_id],
    queryFn: ({ signal }) =>
      call("GET stripe/session/:session_id/", { params: { session_id: session_id ?? "" }, signal }),
    enabled: session_id !== null,
    initialData: known,
    staleTime: Number.POSITIVE_INFINITY,
    // What is paid stays paid: coming back to the window asks no more.
    refetchOnWindowFocus: false,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}

/** Whether the school pays online; asked for administrators only. */
export function useSubscription(isAdministrator: boolean) {
  return useQuery({
    queryKey: ["subscription"],
    queryFn: ({ signal }) => call("GET stripe/subscription/", { signal }),
    enabled: isAdministrator,
  });
}

/** Returns the address of the payment service's page for cards, invoices and cancelling. */
export function useOpenPortal() {
  return useMutation({ mutationFn: () => call("POST stripe/portal/"), networkMode: "always" });
}
