import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import type { PaymentSettings } from "../../src/features/payments/settings.ts";
import { configurePayments } from "../../src/features/payments/configure-payments.ts";
import { createLog } from "../../src/platform/log.ts";

const SECRET_KEY = "sk_test_only_tests_know";
const WEBHOOK_SECRET = "whsec_only_tests_know";
const PRICE = "price_school_year";

type Session = {
  id: string;
  object: "checkout.session";
  status: "open" | "complete";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  customer: string | null;
  customer_email: string;
  subscription: string | null;
  metadata: Record<string, string>;
  url: string;
  /** What the session was made with, as it came. */
  asked: URLSearchParams;
};

/** A server that speaks as much of Stripe's protocol as a subscription needs. */
export type StripeServer = {
  payments: PaymentSettings;
  /** As `STRIPE_API_BASE`. */
  url: string;
  sessions: Map<string, Session>;
  /** Status of each subscription, by its id. */
  subscriptions: Map<string, string>;
  /** Every request's method, path and key. */
  requests: string[];
  /** While set, every call answers with this status. */
  failure: number | null;
  /** Pays an open session, as the buyer would on the page; returns the subscription's id. */
  pay: (session: Session) => string;
  /** An event with its signature, as Stripe would send it. */
  sign: (event: object, options?: { secret?: string; secondsAgo?: number }) => SignedEvent;
  stop: () => Promise<void>;
};

export type SignedEvent = { body: string; signature: string };

let made = 0;

/** A real HTTP server on a port of its own. */
export async function startStripeServer(): Promise<StripeServer> {
  const http = createServer((request, response) => void answer(stripe, request, response));
  const stripe: StripeServer = {
    payments: { client: null, price: undefined, webhookSecret: undefined },
    url: "",
    sessions: new Map(),
    subscriptions: new Map(),
    requests: [],
    failure: null,
    pay(session) {
      const subscription = `sub_${(made += 1)}`;
      Object.assign(session, { status: "complete", payment_status: "paid" });
      Object.assign(session, { customer: `cus_${made}`, subscription });
      stripe.subscriptions.set(subscription, "active");
      return subscription;
    },
    sign(event, { secret = WEBHOOK_SECRET, secondsAgo = 0 } = {}) {
      const body = JSON.stringify(event);
      const timestamp = Math.floor(Date.now() / 1_000) - secondsAgo;
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret,
        timestamp,
      });
      return { body, signature };
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  stripe.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  stripe.payments = await configurePayments(
    {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      price: PRICE,
      apiBase: stripe.url,
    },
    createLog("silent"),
  );
  return stripe;
}

async function answer(stripe: StripeServer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "", url = "/", headers } = request;
  const path = url.split("?", 1)[0] ?? "";
  stripe.requests.push(`${method} ${path} ${headers.authorization}`);
  const send = (status: number, value: object) =>
    response
      .writeHead(status, { "content-type": "application/json", "request-id": "req_1" })
      .end(JSON.stringify(value));
  if (stripe.failure !== null)
    return send(stripe.failure, { error: { type: "api_error", message: "secret words" } });
  if (method === "POST" && path === "/v1/checkout/sessions")
    return send(200, openSession(stripe, new URLSearchParams(Buffer.concat(chunks).toString())));
  if (method === "POST" && path === "/v1/billing_portal/sessions") {
    const asked = new URLSearchParams(Buffer.concat(chunks).toString());
    return send(200, { url: `https://pay.example/portal?${asked.toString()}` });
  }
  const [, kind, id = ""] = /^\/v1\/(checkout\/sessions|subscriptions)\/(.+)$/u.exec(path) ?? [];
  const status = stripe.subscriptions.get(id);
  const found =
    kind === "subscriptions" ? status && describeSubscription(id, status) : stripe.sessions.get(id);
  if (!found)
    return send(404, {
      error: { type: "invalid_request_error", code: "resource_missing", message: `No such ${id}` },
    });
  return send(200, found);
}

function openSession(stripe: StripeServer, asked: URLSearchParams): Session {
  const id = `cs_test_${(made += 1)}`;
  const metadata = Object.fromEntries(
    [...asked].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/u.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
  const session: Session = {
    id,
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    customer: null,
    customer_email: asked.get("customer_email") ?? "",
    subscription: null,
    metadata,
    url: `https://pay.example/${id}`,
    asked,
  };
  stripe.sessions.set(id, session);
  return session;
}

function describeSubscription(id: string, status: string) {
  return {
    id,
    object: "subscription",
    status,
    latest_invoice: { object: "invoice", hosted_invoice_url: `https://pay.example/invoice/${id}` },
  };
}
