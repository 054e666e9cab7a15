import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeInstitution, makeUser } from "./support/factories.ts";
import { buyer, eventOf, PAYMENT_SECRETS, Shop } from "./support/shop.ts";

let shop: Shop;

beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

describe("the webhook", () => {
  it("refuses what is not signed, signed by another, changed, or not of these five minutes", async () => {
    const session = await shop.begin(buyer());
    shop.stripe.pay(session);
    const event = eventOf({ type: "checkout.session.completed", object: session });
    const good = shop.stripe.sign(event);
    for (const bad of [
      { ...good, signature: "" },
      shop.stripe.sign(event, { secret: "whsec_of_somebody_else" }),
      { ...good, body: good.body.replace("Bought School", "Stolen School") },
      shop.stripe.sign(event, { secondsAgo: 301 }),
      shop.stripe.sign(event, { secondsAgo: -360 }),
    ]) {
      const { status, body } = await shop.deliver(bad);
      expect({ status, body }).toEqual({
        status: 400,
        body: { detail: "The signature is not valid.", code: "invalid" },
      });
    }
    expect(await shop.schoolsNamed(session.metadata["school_name"] ?? "")).toBe(0);
    for (const secondsAgo of [270, -240])
      expect((await shop.deliver(shop.stripe.sign(event, { secondsAgo }))).status).toBe(200);
  });

  it("refuses what is signed and no event", async () => {
    for (const signed of [null, 7, "evt_1", [], {}, { id: "evt_1", type: "invoice.paid" }]) {
      const { status, body } = await shop.deliver(shop.stripe.sign(signed as object));
      expect([signed, status, body]).toEqual([
        signed,
        400,
        { detail: "This is no event.", code: "invalid" },
      ]);
    }
  });

  it("makes a school once, whose administrator sets a password and logs in", async () => {
    const who = buyer({ teaches: true });
    const session = await shop.begin(who);
    shop.stripe.pay(session);
    const signed = shop.stripe.sign(
      eventOf({ type: "checkout.session.completed", object: session }),
    );
    const answers = await Promise.all([
      shop.deliver(signed),
      shop.deliver(signed),
      shop.lookUp(session.id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.deliver(signed)).status).toBe(200);
    expect(await shop.schoolsNamed(who.school_name)).toBe(1);
    await shop.setPassword(who.email);
    const { body } = await shop.login(who.email);
    expect(body).toMatchObject({
      role: "adminteacher",
      first_name: "Helen",
      last_name: "Marsden",
      institution: { name: who.school_name },
    });
    expect(shop.mail.received.filter(({ to }) => to.includes(who.email))).toEqual([]);
  });

  it("makes one school of two checkouts that were paid at once, and tells the operator", async () => {
    const who = buyer();
    const sessions = [await shop.begin(who), await shop.begin(who)];
    for (const session of sessions) {
      shop.stripe.pay(session);
      await shop.tell({ type: "checkout.session.completed", object: session });
    }
    expect(await shop.schoolsNamed(who.school_name)).toBe(1);
    const warned = shop.app.logged.filter((line) => line.includes("paid twice"));
    expect(warned.map((line) => JSON.parse(line).subscription)).toEqual([
      sessions[1]?.subscription,
    ]);
  });

  it("waits for payments that take days", async () => {
    const who = buyer();
    const session = await shop.begin(who);
    shop.stripe.pay(session);
    session.payment_status = "unpaid";
    await shop.tell({ type: "checkout.session.completed", object: session });
    expect((await shop.lookUp(session.id)).body.payment_status).toBe("unpaid");
    expect(await shop.schoolsNamed(who.school_name)).toBe(0);
    session.payment_status = "paid";
    await shop.tell({ type: "checkout.session.async_payment_succeeded", object: session });
    expect(await shop.schoolsNamed(who.school_name)).toBe(1);
  });

  it("leaves other products' purchases and other events alone", async () => {
    const session = await shop.begin(buyer());
    shop.stripe.pay(session);
    const [before] = await shop.app.database.owner.query("select count(*) from institutions");
    for (const told of [
      { type: "checkout.session.completed", object: { ...session, metadata: { product: "Mugs" } } },
      { type: "customer.subscription.deleted", object: { id: "sub_of_mugs" } },
      { type: "invoice.paid", object: { id: "in_2", parent: null } },
      { type: "charge.succeeded", object: { id: "ch_1" } },
    ])
      expect((await shop.tell(told)).status).toBe(200);
    const [after] = await shop.app.database.owner.query("select count(*) from institutions");
    expect(after).toEqual(before);
  });

  it("has an event told again that failed while Stripe was away", async () => {
    const { who, subscription } = await shop.subscribed();
    shop.stripe.subscriptions.set(subscription, "canceled");
    const signed = shop.stripe.sign(
      eventOf({ type: "customer.subscription.deleted", object: { id: subscription } }),
    );
    shop.stripe.failure = 500;
    const failed = await shop.deliver(signed).finally(() => (shop.stripe.failure = null));
    expect(failed.status).toBe(503);
    expect(failed.text).not.toContain("secret words");
    expect((await shop.login(who.email)).status).toBe(200);
    expect((await shop.deliver(signed)).status).toBe(200);
    expect((await shop.login(who.email)).status).toBe(403);
  });

  it("refuses to make a school for an address that has got an account elsewhere meanwhile", async () => {
    const session = await shop.begin(buyer());
    const school = await makeInstitution(shop.app.database);
    const { email } = await makeUser(shop.app.database, school);
    session.metadata["administrator"] = email;
    shop.stripe.pay(session);
    const told = await shop.tell({ type: "checkout.session.completed", object: session });
    expect(told.status).toBe(409);
    expect((await shop.lookUp(session.id)).status).toBe(409);
  });
});

it("logs no key, no signature, no checkout and nobody's name", () => {
  const logged = shop.app.logged.join("\n");
  expect(logged).not.toMatch(PAYMENT_SECRETS);
});
