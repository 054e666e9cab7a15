import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configurePayments } from "../src/features/payments/configure-payments.ts";
import { createLog } from "../src/platform/log.ts";
import { makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { startStripeServer, type StripeServer } from "./support/stripe-server.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

const NEW_PASSWORD = "a brand new password";

let app: TestApp;
let mail: MailServer;
let stripe: StripeServer;
let bare: TestApp;

beforeAll(async () => {
  [mail, stripe] = await Promise.all([startMailServer(), startStripeServer()]);
  [app, bare] = await Promise.all([
    startTestApp({ mailer: mail.mailer, payments: stripe.payments }),
    startTestApp(),
  ]);
});
afterAll(async () => {
  await Promise.all([app.stop(), bare.stop()]);
  await Promise.all([mail.stop(), stripe.stop()]);
});

let count = 0;
const next = () => (count += 1);
const buyer = (more: object = {}) => ({
  school_name: `Bought School ${next()}`,
  first_name: "Helen",
  last_name: "Marsden",
  email: `head${count}@bought.example`,
  ...more,
});
type Buyer = ReturnType<typeof buyer>;
const from = () => ({ headers: { "x-forwarded-for": `10.3.${next() >> 8}.${count & 255}` } });
const checkout = (body: object, to = app) => to.visitor().post("stripe/checkout/", body, from());
const lookUp = (id: string, to = app) => to.visitor().get(`stripe/session/${id}`, from());
const login = (username: string, password = NEW_PASSWORD) =>
  app.visitor().post("login/", { username, password }, from());

async function begin(who: Buyer) {
  const { status, body } = await checkout(who);
  expect(status).toBe(200);
  const session = stripe.sessions.get(body.url.slice("https://pay.example/".length));
  if (session === undefined) throw new Error("No session was made.");
  return session;
}

type Told = { id?: string; type: string; object: object };
const eventOf = ({ id = `evt_${next()}`, type, object }: Told) => ({
  id,
  object: "event",
  type,
  created: Math.floor(Date.now() / 1_000),
  data: { object },
});
const deliver = ({ body, signature }: { body: string; signature: string }, to = app) =>
  to.visitor().post("stripe/webhook/", body, {
    csrf: null,
    headers: { "stripe-signature": signature },
  });
const tell = (told: Told) => deliver(stripe.sign(eventOf(told)));
const tellState = async (subscription: string, status: string, type: string) => {
  stripe.subscriptions.set(subscription, status);
  const object = type.startsWith("invoice")
    ? { id: "in_1", parent: { subscription_details: { subscription } } }
    : { id: subscription, status };
  const { status: answered } = await tell({ type, object });
  expect(answered).toBe(200);
};

async function setPassword(email: string) {
  const text = textOf(await mail.take(email));
  const token = /token=([\w-]{43})/u.exec(text)?.[1];
  expect(text).toContain(`${PUBLIC_URL}/reset-password?token=`);
  const reset = { token, new_password: NEW_PASSWORD };
  expect((await app.visitor().post("password-reset-validate/", reset)).status).toBe(200);
}

/** A school that has paid, and whose administrator has set their password. */
async function subscribed() {
  const who = buyer();
  const session = await begin(who);
  const subscription = stripe.pay(session);
  expect((await tell({ type: "checkout.session.completed", object: session })).status).toBe(200);
  await setPassword(who.email);
  return { who, session, subscription };
}

const schoolsNamed = async (name: string) =>
  (await app.database.owner.query("select id from institutions where name = $1", [name])).length;

describe("a checkout", () => {
  it("is a subscription to the configured price, and leads back here", async () => {
    const who = buyer({ teaches: true });
    const { asked, metadata } = await begin(who);
    expect(Object.fromEntries(asked)).toMatchObject({
      mode: "subscription",
      "line_items[0][price]": "price_school_year",
      "line_items[0][quantity]": "1",
      customer_email: who.email,
      success_url: `${PUBLIC_URL}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${PUBLIC_URL}/cancel`,
    });
    expect(metadata).toMatchObject({ school_name: who.school_name, teaches: "yes" });
    expect(stripe.requests.at(-1)).toContain("Bearer sk_test_only_tests_know");
    expect(await schoolsNamed(who.school_name)).toBe(0);
  });

  it.each([
    [{ school_name: " " }, { school_name: ["School name is required."] }],
    [{ first_name: "" }, { first_name: ["First name is required."] }],
    [{ last_name: undefined }, { last_name: ["Last name is required."] }],
    [{ email: "head@" }, { email: ["Email address is invalid."] }],
  ])("is refused with %j", async (wrong, fields) => {
    const { status, body } = await checkout(buyer(wrong));
    expect({ status, body }).toEqual({ status: 400, body: fields });
  });

  it("is refused to an address that has an account, and needs the page's token", async () => {
    const { email } = await makeUser(app.database, await makeInstitution(app.database));
    const { status, body } = await checkout(buyer({ email: email.toUpperCase() }));
    expect({ status, body }).toEqual({
      status: 400,
      body: { email: ["A user with this email already exists."] },
    });
    const forged = await app.visitor().post("stripe/checkout/", buyer(), { csrf: null });
    expect(forged.status).toBe(403);
  });

  it("may be begun twenty times an hour from one place", async () => {
    const headers = { "x-forwarded-for": "203.0.113.21" };
    const answers = [];
    for (let at = 0; at < 21; at += 1)
      answers.push(await app.visitor().post("stripe/checkout/", buyer(), { headers }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(Number(answers[20]?.headers.get("retry-after"))).toBeGreaterThan(3_500);
  });
});

describe("the webhook", () => {
  it("refuses what is not signed, signed by another, changed, or older than five minutes", async () => {
    const session = await begin(buyer());
    stripe.pay(session);
    const event = eventOf({ type: "checkout.session.completed", object: session });
    const good = stripe.sign(event);
    for (const bad of [
      { ...good, signature: "" },
      stripe.sign(event, { secret: "whsec_of_somebody_else" }),
      { ...good, body: good.body.replace("Bought School", "Stolen School") },
      stripe.sign(event, { secondsAgo: 301 }),
    ]) {
      const { status, body } = await deliver(bad);
      expect({ status, body }).toEqual({
        status: 400,
        body: { detail: "The signature is not valid." },
      });
    }
    expect(await schoolsNamed(session.metadata["school_name"] ?? "")).toBe(0);
    expect((await deliver(stripe.sign(event, { secondsAgo: 299 }))).status).toBe(200);
  });

  it("makes a school once, whose administrator sets a password and logs in", async () => {
    const who = buyer({ teaches: true });
    const session = await begin(who);
    stripe.pay(session);
    const signed = stripe.sign(eventOf({ type: "checkout.session.completed", object: session }));
    const answers = await Promise.all([deliver(signed), deliver(signed), lookUp(session.id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await deliver(signed)).status).toBe(200);
    expect(await schoolsNamed(who.school_name)).toBe(1);
    await setPassword(who.email);
    const { body } = await login(who.email);
    expect(body).toMatchObject({
      role: "adminteacher",
      first_name: "Helen",
      last_name: "Marsden",
      institution: { name: who.school_name },
    });
    expect(mail.received.filter(({ to }) => to.includes(who.email))).toEqual([]);
  });

  it("makes one school of two checkouts that were paid at once, and tells the operator", async () => {
    const who = buyer();
    const sessions = [await begin(who), await begin(who)];
    for (const session of sessions) {
      stripe.pay(session);
      await tell({ type: "checkout.session.completed", object: session });
    }
    expect(await schoolsNamed(who.school_name)).toBe(1);
    const warned = app.logged.filter((line) => line.includes("paid twice"));
    expect(warned.map((line) => JSON.parse(line).subscription)).toEqual([
      sessions[1]?.subscription,
    ]);
  });

  it("waits for payments that take days", async () => {
    const who = buyer();
    const session = await begin(who);
    stripe.pay(session);
    session.payment_status = "unpaid";
    await tell({ type: "checkout.session.completed", object: session });
    expect((await lookUp(session.id)).body.payment_status).toBe("unpaid");
    expect(await schoolsNamed(who.school_name)).toBe(0);
    session.payment_status = "paid";
    await tell({ type: "checkout.session.async_payment_succeeded", object: session });
    expect(await schoolsNamed(who.school_name)).toBe(1);
  });

  it("leaves other products' purchases and other events alone", async () => {
    const session = await begin(buyer());
    stripe.pay(session);
    const [before] = await app.database.owner.query("select count(*) from institutions");
    for (const told of [
      { type: "checkout.session.completed", object: { ...session, metadata: { product: "Mugs" } } },
      { type: "customer.subscription.deleted", object: { id: "sub_of_mugs" } },
      { type: "invoice.paid", object: { id: "in_2", parent: null } },
      { type: "charge.succeeded", object: { id: "ch_1" } },
    ])
      expect((await tell(told)).status).toBe(200);
    const [after] = await app.database.owner.query("select count(*) from institutions");
    expect(after).toEqual(before);
  });

  it("has an event told again that failed while Stripe was away", async () => {
    const { who, subscription } = await subscribed();
    stripe.subscriptions.set(subscription, "canceled");
    const signed = stripe.sign(
      eventOf({ type: "customer.subscription.deleted", object: { id: subscription } }),
    );
    stripe.failure = 500;
    const failed = await deliver(signed).finally(() => (stripe.failure = null));
    expect(failed.status).toBe(503);
    expect(failed.text).not.toContain("secret words");
    expect((await login(who.email)).status).toBe(200);
    expect((await deliver(signed)).status).toBe(200);
    expect((await login(who.email)).status).toBe(403);
  });

  it("refuses to make a school for an address that has got an account elsewhere meanwhile", async () => {
    const session = await begin(buyer());
    const school = await makeInstitution(app.database);
    const { email } = await makeUser(app.database, school);
    session.metadata["administrator"] = email;
    stripe.pay(session);
    const told = await tell({ type: "checkout.session.completed", object: session });
    expect(told.status).toBe(409);
    expect((await lookUp(session.id)).status).toBe(409);
  });
});

describe("a subscription", () => {
  const refusal = { status: 403, body: { detail: "Account not subscribed" } };
  const tryIn = async (email: string) => {
    const { status, body } = await login(email);
    return { status, body };
  };

  it("lets nobody in while a payment is due, and everybody once it is paid", async () => {
    const { who, subscription } = await subscribed();
    const client = app.visitor();
    await client.post("login/", { username: who.email, password: NEW_PASSWORD }, from());
    await tellState(subscription, "past_due", "invoice.payment_failed");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    const due = textOf(await mail.take(who.email));
    expect(due).toContain(`https://pay.example/invoice/${subscription}`);

    await tellState(subscription, "past_due", "customer.subscription.updated");
    await tellState(subscription, "active", "invoice.paid");
    expect((await login(who.email)).status).toBe(200);
    expect((await client.get("check-auth/")).body.authenticated).toBe(true);
    expect(textOf(await mail.take(who.email))).toContain("has arrived");

    const { body } = await client.get("audit/");
    expect(body.map((entry: { action: string }) => entry.action)).toEqual([
      "subscription.active",
      "subscription.past_due",
      "password.reset",
      "institution.created",
    ]);
    expect(body[0].actor).toEqual({ id: null, name: "The payment service" });
  });

  it("ends, and the same administrator renews it", async () => {
    const { who, subscription } = await subscribed();
    await tellState(subscription, "canceled", "customer.subscription.deleted");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect(textOf(await mail.take(who.email))).toContain(`${PUBLIC_URL}/subscribe`);

    const session = await begin(who);
    const second = stripe.pay(session);
    await tell({ type: "checkout.session.completed", object: session });
    expect((await login(who.email)).status).toBe(200);
    expect(await schoolsNamed(who.school_name)).toBe(1);
    // The old one's late event takes nothing away.
    await tellState(subscription, "canceled", "customer.subscription.updated");
    expect((await login(who.email)).status).toBe(200);
    await tellState(second, "unpaid", "customer.subscription.updated");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect((await checkout(who)).body.email[0]).toContain("A payment of this school");
  });

  it("stands as Stripe says now, in whatever order its events come", async () => {
    const { who, subscription } = await subscribed();
    stripe.subscriptions.set(subscription, "active");
    await tell({ type: "invoice.payment_failed", object: invoiceOf(subscription) });
    expect((await login(who.email)).status).toBe(200);
    await tellState(subscription, "canceled", "customer.subscription.deleted");
    await tell({ type: "invoice.paid", object: invoiceOf(subscription) });
    expect(await tryIn(who.email)).toEqual(refusal);
  });

  it("is looked after by its school's administrators on Stripe's page", async () => {
    const { who, session } = await subscribed();
    const client = app.visitor();
    await client.post("login/", { username: who.email, password: NEW_PASSWORD }, from());
    expect((await client.get("stripe/subscription/")).body).toEqual({ state: "active" });
    const { status, body } = await client.post("stripe/portal/");
    expect(status).toBe(200);
    expect(Object.fromEntries(new URL(body.url).searchParams)).toEqual({
      customer: session.customer,
      return_url: `${PUBLIC_URL}/dashboard/account`,
    });

    const admin = await makeInstitution(app.database);
    const teacher = await app.signIn(await makeUser(app.database, admin));
    const other = await app.signIn(await makeUser(app.database, admin, { role: "admin" }));
    expect((await other.get("stripe/subscription/")).body).toEqual({ state: null });
    expect((await other.post("stripe/portal/")).status).toBe(404);
    expect((await teacher.post("stripe/portal/")).status).toBe(403);
    expect((await teacher.get("stripe/subscription/")).status).toBe(403);
    expect((await app.visitor().get("stripe/subscription/")).status).toBe(403);
  });

  it("has no say over schools that the provider made by hand", async () => {
    const { email } = await makeUser(app.database, await makeInstitution(app.database));
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  const invoiceOf = (subscription: string) => ({
    id: "in_3",
    parent: { subscription_details: { subscription } },
  });
});

describe("the look-up", () => {
  it("tells what is paid and by whom, and opens the school where the event is late", async () => {
    const who = buyer();
    const session = await begin(who);
    expect((await lookUp(session.id)).body).toEqual({
      payment_status: "unpaid",
      customer_email: who.email,
    });
    stripe.pay(session);
    const { body } = await lookUp(session.id);
    expect(body).toEqual({ payment_status: "paid", customer_email: who.email });
    await setPassword(who.email);
    expect((await login(who.email)).status).toBe(200);
    await tell({ type: "checkout.session.completed", object: session });
    expect(await schoolsNamed(who.school_name)).toBe(1);
  });

  it("is complete where a trial asks for nothing yet", async () => {
    const session = await begin(buyer());
    stripe.pay(session);
    session.payment_status = "no_payment_required";
    expect((await lookUp(session.id)).body.payment_status).toBe("complete");
  });

  it("knows no session that Stripe does not know, and says where Stripe is away", async () => {
    for (const id of ["cs_test_unknown", "..%2Fcustomers", "a.b"])
      expect((await lookUp(id)).status).toBe(404);
    stripe.failure = 401;
    const { status, body, headers } = await lookUp("cs_test_1").finally(
      () => (stripe.failure = null),
    );
    expect(status).toBe(503);
    expect(body.detail).toBe(
      "The payment service does not answer right now. Please try again shortly.",
    );
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("without Stripe everything says so, and the site offers no subscription", async () => {
  const unsigned = { body: "{}", signature: "" };
  for (const answer of [
    await checkout(buyer(), bare),
    await lookUp("cs_test_1", bare),
    await deliver(unsigned, bare),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toBe("Payments are not set up here. Please contact us instead.");
  }
  expect((await bare.visitor().get("site/")).body.subscribe).toBe(false);
  // Nothing has failed: a line says what was asked for, and no more.
  const logged = bare.logged.join("");
  expect(logged).toContain('"path":"/api/stripe/webhook/","msg":"not available"');
  expect(logged).not.toMatch(/"level":"error"|"stack"/u);
});

it("says at the start what is missing where only some settings are set", async () => {
  const logged: string[] = [];
  const log = createLog("info", { write: (line) => void logged.push(line) });
  const nothing = {
    secretKey: undefined,
    webhookSecret: undefined,
    price: undefined,
    apiBase: undefined,
  };
  await configurePayments(nothing, log);
  expect(logged).toEqual([]);
  await configurePayments({ ...nothing, secretKey: "sk_test_secret" }, log);
  expect(JSON.parse(logged[0] ?? "{}").missing).toEqual(["STRIPE_WEBHOOK_SECRET", "STRIPE_PRICE"]);
  expect(logged.join("")).not.toContain("sk_test_secret");
});

it("logs no key, no signature, no checkout and nobody's name", () => {
  const logged = app.logged.join("\n");
  expect(logged).not.toMatch(/sk_test|whsec|v1=|Marsden|secret words|cus_|cs_/u);
});
