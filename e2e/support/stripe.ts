import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

type Session = { id: string; asked: URLSearchParams; paid: boolean };

/** As much of Stripe as a buyer meets: its API for checkouts, and the page where one pays. */
export class PaymentPage {
  readonly #sessions = new Map<string, Session>();
  readonly #http = createServer((request, response) => {
    void this.#answer(request).then(({ status, type, text }) =>
      response.writeHead(status, { "content-type": type }).end(text),
    );
  });

  static async start(): Promise<PaymentPage> {
    const page = new PaymentPage();
    page.#http.listen(0, "127.0.0.1");
    await once(page.#http, "listening");
    return page;
  }

  get #url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  /** What a server needs to know to send its buyers here. */
  get settings(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: "sk_test_browser",
      STRIPE_WEBHOOK_SECRET: "whsec_browser",
      STRIPE_PRICE: "price_browser",
      STRIPE_API_BASE: this.#url,
    };
  }

  /** A checkout of this id has been paid already, by this address. */
  wasPaid(id: string, customer_email: string): void {
    this.#sessions.set(id, { id, asked: new URLSearchParams({ customer_email }), paid: true });
  }

  async stop(): Promise<void> {
    this.#http.close();
    this.#http.closeAllConnections();
    await once(this.#http, "close");
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; type: string; text: string }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? "/", this.#url);
    const json = (status: number, value: object) => ({
      status,
      type: "application/json",
      text: JSON.stringify(value),
    });
    const html = (text: string) => ({ status: 200, type: "text/html", text });
    if (request.method === "POST" && pathname === "/v1/checkout/sessions") {
      const asked = new URLSearchParams(Buffer.concat(chunks).toString());
      const session = { id: `cs_test_${this.#sessions.size + 1}`, asked, paid: false };
      this.#sessions.set(session.id, session);
      return json(200, this.#describe(session));
    }
    if (pathname === "/v1/billing_portal/sessions") {
      const back = new URLSearchParams(Buffer.concat(chunks).toString()).get("return_url");
      return json(200, { url: `${this.#url}/portal?${new URLSearchParams({ back: back ?? "" })}` });
    }
    if (pathname === "/portal")
      return html(`<a href="${searchParams.get("back")}">Back to the school</a>`);
    const session = this.#sessions.get(pathname.split("/").at(-1) ?? "");
    if (session === undefined) return json(404, { error: { type: "invalid_request_error" } });
    if (pathname.startsWith("/v1/")) return json(200, this.#describe(session));
    const back = (name: string) =>
      (session.asked.get(name) ?? "").replace("{CHECKOUT_SESSION_ID}", session.id);
    if (pathname.startsWith("/paid/")) {
      session.paid = true;
      return html(`<a href="${back("success_url")}">Back to the shop</a>`);
    }
    return html(
      `<a href="/paid/${session.id}">Pay</a> <a href="${back("cancel_url")}">Do not pay</a>`,
    );
  }

  #describe({ id, asked, paid }: Session): object {
    const fields = [...asked].filter(([name]) => name.startsWith("metadata["));
    return {
      id,
      object: "checkout.session",
      url: `${this.#url}/pay/${id}`,
      status: paid ? "complete" : "open",
      payment_status: paid ? "paid" : "unpaid",
      customer_email: asked.get("customer_email"),
      customer: paid ? `cus_${id}` : null,
      subscription: paid ? `sub_${id}` : null,
      metadata: Object.fromEntries(fields.map(([name, value]) => [name.slice(9, -1), value])),
    };
  }
}
