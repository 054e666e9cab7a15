import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { configurePayments } from "../src/features/payments/configure-payments.ts";
import { createLog } from "../src/platform/log.ts";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { textOf } from "./support/mail-server.ts";
import { buyer, PAYMENT_SECRETS, Shop } from "./support/shop.ts";
import { PUBLIC_URL, startTestApp } from "./support/test-app.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

describe("a checkout", () => {
  it("is a subscription to the configured price, and leads back here", async () => {
    const who = buyer({ teaches: true });
    const { asked, metadata } = await shop.begin(who);
    expect(Object.fromEntries(asked)).toMatchObject({
      mode: "subscription",
      "line_items[0][price]": "price_school_year",
      "line_items[0][quantity]": "1",
      customer_email: who.email,
      success_url: `${PUBLIC_URL}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${PUBLIC_URL}/cancel`,
    });
    expect(metadata).toMatchObject({ school_name: who.school_name, teaches: "yes" });
    expect(shop.stripe.requests.at(-1)).toContain("Bearer sk_test_only_tests_know");
    expect(await shop.schoolsNamed(who.school_name)).toBe(0);
  });

  it.each([
    [{ school_name: " " }, { school_name: ["School name is required."] }],
    [{ first_name: "" }, { first_name: ["First name is required."] }],
    [{ last_name: undefined }, { last_name: ["Last name is required."] }],
    [{ email: "head@" }, { email: ["Email address is invalid."] }],
  ])("is refused with %j", async (wrong, fields) => {
    const { status, body } = await shop.checkout(buyer(wrong));
    expect({ status, body }).toEqual({ status: 400, body: fields });
  });

  it("tells nobody whether an address has an account, but its holder", async () => {
    const { database } = shop.app;
    const school = await makeInstitution(database);
    const teacher = await makeUser(database, school);
    const admin = await makeUser(database, school, { role: "admin" });
    const stranger = buyer();
    const shouted = ({ email }: { email: string }) =>
      email.replace(/^[^@]+/u, (name) => name.toUpperCase());
    const asked = [];
    for (const who of [teacher, admin, stranger]) {
      const { status, body } = await shop.checkout(buyer({ email: shouted(who) }));
      asked.push({ status, keys: Object.keys(body), url: body.url.replace(/\d+$/u, "") });
    }
    const alike = { ...asked[0], status: 200, keys: ["url"] };
    expect(asked).toEqual([alike, alike, alike]);
    const told = textOf(await shop.mail.take(shouted(teacher)));
    expect(told).toMatch(/Hello,\s+Somebody, probably you, began/u);
    expect(told).toContain("has an account at a school already");
    expect(told).not.toMatch(/Bought School|Marsden/u);
    expect(textOf(await shop.mail.take(shouted(admin)))).toContain("nothing to pay");
    expect(shop.mail.received.filter(({ to }) => to.includes(shouted(stranger)))).toEqual([]);
  });

  it("mails one holder three times an hour at most", async () => {
    const { database } = shop.app;
    const { email } = await makeUser(database, await makeInstitution(database));
    for (let at = 0; at < 5; at += 1)
      expect((await shop.checkout(buyer({ email }))).status).toBe(200);
    const waiting = async () => {
      const rows = await database.owner.query(
        "select id from mails where payload #>> '{to,address}' = $1",
        [email],
      );
      return rows.length;
    };
    await expect.poll(waiting).toBe(0);
    expect(shop.mail.received.filter(({ to }) => to.includes(email))).toHaveLength(3);
  });

  it("needs the page's token", async () => {
    const forged = await shop.app.visitor().post("stripe/checkout/", buyer(), { csrf: null });
    expect(forged.status).toBe(403);
  });

  it("may be begun twenty times an hour from one place", async () => {
    const headers = { "x-forwarded-for": "203.0.113.21" };
    const answers = [];
    for (let at = 0; at < 21; at += 1)
      answers.push(await shop.app.visitor().post("stripe/checkout/", buyer(), { headers }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(Number(answers[20]?.headers.get("retry-after"))).toBeGreaterThan(3_500);
  });
});

describe("the look-up", () => {
  it("tells what is paid and by whom, and opens the school where the event is late", async () => {
    const who = buyer();
    const session = await shop.begin(who);
    expect((await shop.lookUp(session.id)).body).toEqual({
      payment_status: "unpaid",
      customer_email: who.email,
    });
    shop.stripe.pay(session);
    const { body } = await shop.lookUp(session.id);
    expect(body).toEqual({ payment_status: "paid", customer_email: who.email });
    await shop.setPassword(who.email);
    expect((await shop.login(who.email)).status).toBe(200);
    await shop.tell({ type: "checkout.session.completed", object: session });
    expect(await shop.schoolsNamed(who.school_name)).toBe(1);
  });

  it("is complete where a trial asks for nothing yet", async () => {
    const session = await shop.begin(buyer());
    shop.stripe.pay(session);
    session.payment_status = "no_payment_required";
    expect((await shop.lookUp(session.id)).body.payment_status).toBe("complete");
  });

  it("knows no session that Stripe does not know, and says where Stripe is away", async () => {
    for (const id of ["cs_test_unknown", "..%2Fcustomers", "a.b"])
      expect((await shop.lookUp(id)).status).toBe(404);
    shop.stripe.failure = 401;
    const { status, body, headers } = await shop
      .lookUp("cs_test_1")
      .finally(() => (shop.stripe.failure = null));
    expect(status).toBe(503);
    expect(body.detail).toBe(
      "The payment service does not answer right now. Please try again shortly.",
    );
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("without Stripe everything says so, and the site offers no subscription", async () => {
  const bare = await startTestApp();
  onTestFinished(() => bare.stop());
  const unsigned = { body: "{}", signature: "" };
  for (const answer of [
    await shop.checkout(buyer(), bare),
    await shop.lookUp("cs_test_1", bare),
    await shop.deliver(unsigned, bare),
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
  const logged = shop.app.logged.join("\n");
  expect(logged).not.toMatch(PAYMENT_SECRETS);
});
