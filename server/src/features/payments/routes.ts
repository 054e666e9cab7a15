import {
  createCheckout,
  getPaymentSession,
  getSubscription,
  openPortal,
  receiveEvent,
  SIGNATURE_HEADER,
} from "@reportair/contract/features/payments.ts";
import type { Api } from "../../http/api.ts";
import { administering, anybody } from "../../http/guards.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { handleEvent } from "./handle-event.ts";
import { lookUpSession } from "./look-up.ts";
import { portalOf } from "./open-portal.ts";
import { findSubscription } from "./queries.ts";
import type { PaymentParts } from "./settings.ts";

/** Serves subscribing, and what the payment service tells. */
export function servePayments(api: Api, parts: PaymentParts): void {
  api.route(createCheckout, anybody, async ({ body, request }) => ({
    url: await beginCheckout(parts, body, request.ip),
  }));

  api.route(getPaymentSession, anybody, ({ params, request }) =>
    lookUpSession(parts, params.session_id, request.ip),
  );

  api.route(getSubscription, administering, async ({ actor }) => {
    const subscription = await findSubscription(parts.database, actor.institution_id);
    return { state: subscription?.state ?? null };
  });

  api.route(openPortal, administering, async ({ actor }) => ({
    url: await portalOf(parts, actor.institution_id),
  }));

  api.route(receiveEvent, anybody, async ({ body, request }) => {
    const signature = request.headers[SIGNATURE_HEADER];
    await handleEvent(parts, body, typeof signature === "string" ? signature : "");
    return { detail: "Received." };
  });
}
