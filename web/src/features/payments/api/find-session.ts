import type { getPaymentSession } from "@reportair/contract/features/payments.ts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { route } from "../../../lib/api/route.ts";

const FIND = route<typeof getPaymentSession>({
  method: "GET",
  path: "stripe/session/:session_id/",
});

/** Whether a checkout has been paid; nothing is asked without an id. */
export function usePaymentSession(session_id: string | null) {
  return useQuery({
    queryKey: ["payment", session_id],
    queryFn: ({ signal }) => call(FIND, { params: { session_id: session_id ?? "" }, signal }),
    enabled: session_id !== null,
    // What is paid stays paid: coming back to the window asks no more.
    refetchOnWindowFocus: false,
    // Without a network it fails, and says so, instead of waiting for one.
    networkMode: "always",
  });
}
