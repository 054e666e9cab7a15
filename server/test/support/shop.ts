import { expect } from "vitest";
import { startMailServer, textOf, type MailServer } from "./mail-server.ts";
import { startStripeServer, type SignedEvent, type StripeServer } from "./stripe-server.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./test-app.ts";

export const NEW_PASSWORD = "a brand new password";

/** What no line of the log may hold: keys, signatures, who buys, what the payment service says. */
export const PAYMENT_SECRETS = /sk_test|whsec|v1=|Marsden|secret words|cus_|cs_/u;

let count = 0;
const next = () => (count += 1);

/** What a buyer fills in, of a school and with an address that nobody else has. */
export const buyer = (more: object = {}) => ({
  school_name: `Bought School ${next()}`,
  first_name: "Helen",
  last_name: "Marsden",
  email: `head${count}@bought.example`,
  ...more,
});
export type Buyer = ReturnType<typeof buyer>;

/** Another place for each request: from one place only so many may come. */
export const from = () => ({
  headers: { "x-forwarded-for": `10.3.${next() >> 8}.${count & 255}` },
});

type Told = { id?: string; type: string; object: object };

/** An event as Stripe tells it. */
export const eventOf = ({ id = `evt_${next()}`, type, object }: Told) => ({
  id,
  object: "event",
  type,
  created: Math.floor(Date.now() / 1_000),
  data: { object },
});

/** The app with mail and a payment service, and what buyers and Stripe do with it. */
export class Shop {
  readonly app: TestApp;
  readonly mail: MailServer;
  readonly stripe: StripeServer;

  constructor(app: TestApp, mail: MailServer, stripe: StripeServer) {
    this.app = app;
    this.mail = mail;
    this.stripe = stripe;
  }

  static async open(): Promise<Shop> {
    const [mail, stripe] = await Promise.all([startMailServer(), startStripeServer()]);
    const app = await startTestApp({ mailer: mail.mailer, payments: stripe.payments });
    return new Shop(app, mail, stripe);
  }

  async close(): Promise<void> {
    await this.app.stop();
    await Promise.all([this.mail.stop(), this.stripe.stop()]);
  }

  checkout(body: object, to = this.app) {
    return to.visitor().post("stripe/checkout/", body, from());
  }
  lookUp(id: string, to = this.app) {
    return to.visitor().get(`stripe/session/${id}`, from());
  }
  login(username: string, password = NEW_PASSWORD) {
    return this.app.visitor().post("login/", { username, password }, from());
  }

  /** Begins a checkout; answers Stripe's session of it. */
  async begin(who: Buyer) {
    const { status, body } = await this.checkout(who);
    expect(status).toBe(200);
    const session = this.stripe.sessions.get(body.url.slice("https://pay.example/".length));
    if (session === undefined) throw new Error("No session was made.");
    return session;
  }

  deliver({ body, signature }: SignedEvent, to = this.app) {
    return to.visitor().post("stripe/webhook/", body, {
      csrf: null,
      headers: { "stripe-signature": signature },
    });
  }
  tell(told: Told) {
    return this.deliver(this.stripe.sign(eventOf(told)));
  }
  /** Gives a subscription another state, and has Stripe tell of it. */
  async tellState(subscription: string, status: string, type: string) {
    this.stripe.subscriptions.set(subscription, status);
    const object = type.startsWith("invoice")
      ? { id: "in_1", parent: { subscription_details: { subscription } } }
      : { id: subscription, status };
    const { status: answered } = await this.tell({ type, object });
    expect(answered).toBe(200);
  }

  /** Follows the link of the mail that a new administrator gets. */
  async setPassword(email: string) {
    const text = textOf(await this.mail.take(email));
    const token = /token=([\w-]{43})/u.exec(text)?.[1];
    expect(text).toContain(`${PUBLIC_URL}/reset-password?token=`);
    const reset = { token, new_password: NEW_PASSWORD };
    const answer = await this.app.visitor().post("password-reset-validate/", reset);
    expect(answer.status).toBe(200);
  }

  /** A school that has paid, and whose administrator has set their password. */
  async subscribed() {
    const who = buyer();
    const session = await this.begin(who);
    const subscription = this.stripe.pay(session);
    const told = await this.tell({ type: "checkout.session.completed", object: session });
    expect(told.status).toBe(200);
    await this.setPassword(who.email);
    return { who, session, subscription };
  }

  async schoolsNamed(name: string): Promise<number> {
    const { owner } = this.app.database;
    return (await owner.query("select id from institutions where name = $1", [name])).length;
  }
}
