import type { getSubscription, openPortal } from "@reportair/contract/features/payments.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../../../../lib/api/call.ts";
import { route } from "../../../../lib/api/route.ts";

const GET = route<typeof getSubscription>({ method: "GET", path: "stripe/subscription/" });
const OPEN = route<typeof openPortal>({ method: "POST", path: "stripe/portal/" });

/** Whether the school pays online; asked for administrators only. */
export function useSubscription(isAdministrator: boolean) {
  return useQuery({
    queryKey: ["subscription"],
    queryFn: ({ signal }) => call(GET, { signal }),
    enabled: isAdministrator,
  });
}

/** Answers the address of the payment service's page for cards, invoices and cancelling. */
export function useOpenPortal() {
  return useMutation({ mutationFn: () => call(OPEN), networkMode: "always" });
}
