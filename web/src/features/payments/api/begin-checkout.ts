import type { createCheckout, Subscriber } from "@reportair/contract/features/payments.ts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { route } from "../../../lib/api/route.ts";

const BEGIN = route<typeof createCheckout>({ method: "POST", path: "stripe/checkout/" });

/** Begins a subscription; returns the address of the page where it is paid. */
export function useBeginCheckout() {
  return useMutation({
    mutationFn: (subscriber: Subscriber) => call(BEGIN, { body: subscriber }),
    networkMode: "always",
  });
}
