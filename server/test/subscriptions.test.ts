import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { textOf } from "./support/mail-server.ts";
import { from, NEW_PASSWORD, PAYMENT_SECRETS, Shop } from "./support/shop.ts";
import { PUBLIC_URL } from "./support/test-app.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

describe("a subscription", () => {
  const refusal = {
    status: 403,
    body: { detail: "Account not subscribed", code: "not_subscribed" },
  };
  const tryIn = async (email: string) => {
    const { status, body } = await shop.login(email);
    return { status, body };
  };

  it("lets nobody in while a payment is due, and everybody once it is paid", async () => {
    const { who, subscription } = await shop.subscribed();
    const client = shop.app.visitor();
    await client.post("login/", { username: who.email, password: NEW_PASSWORD }, from());
    await shop.tellState(subscription, "past_due", "invoice.payment_failed");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    const due = textOf(await shop.mail.take(who.email));
    expect(due).toContain(`https://pay.example/invoice/${subscription}`);

    await shop.tellState(subscription, "past_due", "customer.subscription.updated");
    await shop.tellState(subscription, "active", "invoice.paid");
    expect((await shop.login(who.email)).status).toBe(200);
    expect((await client.get("check-auth/")).body.authenticated).toBe(true);
    expect(textOf(await shop.mail.take(who.email))).toContain("has arrived");

    const { body } = await client.get("audit/");
    const actions = body.map((entry: { action: string }) => entry.action);
    expect(actions.filter((action: string) => !action.startsWith("sign_in."))).toEqual([
      "subscription.active",
      "subscription.past_due",
      "password.reset",
      "institution.created",
    ]);
    const newest = body.find((entry: { action: string }) => entry.action === "subscription.active");
    expect(newest.actor).toEqual({ id: null, name: "The payment service" });
  });

  it("ends, and the same administrator renews it", async () => {
    const { who, subscription } = await shop.subscribed();
    await shop.tellState(subscription, "canceled", "customer.subscription.deleted");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect(textOf(await shop.mail.take(who.email))).toContain(`${PUBLIC_URL}/subscribe`);

    const session = await shop.begin(who);
    const second = shop.stripe.pay(session);
    await shop.tell({ type: "checkout.session.completed", object: session });
    expect((await shop.login(who.email)).status).toBe(200);
    expect(await shop.schoolsNamed(who.school_name)).toBe(1);
    // The old one's late event takes nothing away.
    await shop.tellState(subscription, "canceled", "customer.subscription.updated");
    expect((await shop.login(who.email)).status).toBe(200);
    await shop.tellState(second, "unpaid", "customer.subscription.updated");
    expect(await tryIn(who.email)).toEqual(refusal);
    expect(textOf(await shop.mail.take(who.email))).toContain("did not go through");
    expect((await shop.checkout(who)).status).toBe(200);
    expect(textOf(await shop.mail.take(who.email))).toContain("a payment is due");
  });

  it("stands as Stripe says now, in whatever order its events come", async () => {
    const { who, subscription } = await shop.subscribed();
    shop.stripe.subscriptions.set(subscription, "active");
    await shop.tell({ type: "invoice.payment_failed", object: invoiceOf(subscription) });
    expect((await shop.login(who.email)).status).toBe(200);
    await shop.tellState(subscription, "canceled", "customer.subscription.deleted");
    await shop.tell({ type: "invoice.paid", object: invoiceOf(subscription) });
    expect(await tryIn(who.email)).toEqual(refusal);
  });

  it("is looked after by its school's administrators on Stripe's page", async () => {
    const { who, session } = await shop.subscribed();
    const client = shop.app.visitor();
    await client.post("login/", { username: who.email, password: NEW_PASSWORD }, from());
    expect((await client.get("stripe/subscription/")).body).toEqual({ state: "active" });
    const { status, body } = await client.post("stripe/portal/");
    expect(status).toBe(200);
    expect(Object.fromEntries(new URL(body.url).searchParams)).toEqual({
      customer: session.customer,
      return_url: `${PUBLIC_URL}/dashboard/account`,
    });

    const admin = await makeInstitution(shop.app.database);
    const teacher = await shop.app.signIn(await makeUser(shop.app.database, admin));
    const other = await shop.app.signIn(
      await makeUser(shop.app.database, admin, { role: "admin" }),
    );
    expect((await other.get("stripe/subscription/")).body).toEqual({ state: null });
    expect((await other.post("stripe/portal/")).status).toBe(404);
    expect((await teacher.post("stripe/portal/")).status).toBe(403);
    expect((await teacher.get("stripe/subscription/")).status).toBe(403);
    expect((await shop.app.visitor().get("stripe/subscription/")).status).toBe(403);
  });

  it("has no say over schools that the provider made by hand", async () => {
    const { email } = await makeUser(shop.app.database, await makeInstitution(shop.app.database));
    expect((await shop.login(email, PASSWORD)).status).toBe(200);
  });

  const invoiceOf = (subscription: string) => ({
    id: "in_3",
    parent: { subscription_details: { subscription } },
  });
});

it("logs no key, no signature, no checkout and nobody's name", () => {
  const logged = shop.app.logged.join("\n");
  expect(logged).not.toMatch(PAYMENT_SECRETS);
});
