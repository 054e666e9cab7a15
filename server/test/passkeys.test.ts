import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { relyingPartyOf } from "../src/features/second-factor/relying-party.ts";
import type { Client } from "./support/client.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { SoftwarePasskey } from "./support/software-passkey.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let admin: TestUser;
let person: TestUser;
let client: Client;
let passkey: SoftwarePasskey;

beforeAll(async () => {
  app = await startTestApp();
  admin = { ...(await makeInstitution(app.database)), email: "" };
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.owner.script("delete from attempts");
  person = await makeUser(app.database, admin, { role: "adminteacher" });
  client = await app.signIn(person);
  passkey = new SoftwarePasskey();
  const added = await add(client, passkey);
  expect(added.status).toBe(200);
  expect(added.body.recovery_codes).toHaveLength(10);
});

const origin = PUBLIC_URL;
async function add(browser: Client, made: SoftwarePasskey, off: object = {}) {
  const { challenge } = (await browser.post("users/me/passkeys/begin/")).body;
  const moment = { challenge, origin, ...off };
  return browser.post("users/me/passkeys/", { name: "Phone", passkey: made.make(moment) });
}
const halfSignedIn = async (who = person) => {
  const browser = app.visitor();
  const answer = await browser.post("login/", { username: who.email, password: PASSWORD });
  expect(answer.status).toBe(202);
  expect(answer.body.second_step).toEqual(["passkey", "recovery_code"]);
  return browser;
};
const challengeOf = async (browser: Client) =>
  (await browser.post("login/second-step/passkey/")).body.challenge as string;
const take = (browser: Client, signed: object) =>
  browser.post("login/second-step/", { passkey: signed });
const WRONG = { passkey: ["The passkey could not be checked. Please try again."] };

describe("a passkey as the second step", () => {
  it("signs in", async () => {
    const browser = await halfSignedIn();
    const options = (await browser.post("login/second-step/passkey/")).body;
    expect(options).toMatchObject({
      rpId: "reports.example.school",
      userVerification: "required",
      allowCredentials: [{ id: passkey.id.toString("base64url") }],
    });
    const { challenge } = options;
    expect((await take(browser, passkey.sign({ challenge, origin }))).status).toBe(200);
    expect((await browser.get("check-auth/")).body.email).toBe(person.email);
    const [row] = (await browser.get("users/me/second-factor/")).body.passkeys;
    expect(row).toMatchObject({ name: "Phone", used_at: expect.any(String) });
  });

  it("signs each challenge once, and only a fresh one", async () => {
    const browser = await halfSignedIn();
    const challenge = await challengeOf(browser);
    const wrong = new SoftwarePasskey().sign({ challenge, origin });
    expect((await take(browser, wrong)).body).toEqual(WRONG);
    expect((await take(browser, passkey.sign({ challenge, origin }))).body).toEqual(WRONG);
    const late = await challengeOf(browser);
    await app.database.owner.script("update passkey_challenges set expires_at = now()");
    expect((await take(browser, passkey.sign({ challenge: late, origin }))).body).toEqual(WRONG);
  });

  it.each([
    ["for another page", { origin: "https://reports.example.school.evil.test" }],
    ["for another host", { rpId: "evil.test" }],
    ["without knowing who holds it", { verified: false }],
    ["with another's challenge", { challenge: "AAAA" }],
  ])("takes none %s", async (_, off) => {
    const browser = await halfSignedIn();
    const moment = { challenge: await challengeOf(browser), origin, ...off };
    expect((await take(browser, passkey.sign(moment))).body).toEqual(WRONG);
  });

  it("takes no passkey of another person, nor a challenge of another browser", async () => {
    const other = await makeUser(app.database, admin);
    const theirs = new SoftwarePasskey();
    await add(await app.signIn(other), theirs);
    const browser = await halfSignedIn();
    const challenge = await challengeOf(browser);
    expect((await take(browser, theirs.sign({ challenge, origin }))).body).toEqual(WRONG);
    const elsewhere = await challengeOf(await halfSignedIn());
    const mine = await challengeOf(browser);
    expect(mine).not.toBe(elsewhere);
    expect((await take(browser, passkey.sign({ challenge: elsewhere, origin }))).body).toEqual(
      WRONG,
    );
  });

  it("refuses a copy, which has counted less, and takes one that does not count", async () => {
    const first = await halfSignedIn();
    passkey.counter = 40;
    const moment = { challenge: await challengeOf(first), origin };
    expect((await take(first, passkey.sign(moment))).status).toBe(200);
    passkey.counter = 20;
    const copy = await halfSignedIn();
    const again = { challenge: await challengeOf(copy), origin };
    expect((await take(copy, passkey.sign(again))).body).toEqual(WRONG);

    const plain = new SoftwarePasskey({ counter: 0 });
    await add(client, plain);
    for (let at = 0; at < 2; at += 1) {
      const browser = await halfSignedIn();
      const challenge = await challengeOf(browser);
      expect((await take(browser, plain.sign({ challenge, origin }))).status).toBe(200);
    }
  });

  it("has as few tries as codes have", async () => {
    const browser = await halfSignedIn();
    for (let at = 0; at < 10; at += 1)
      await take(browser, passkey.sign({ challenge: "AAAA", origin }));
    const challenge = await challengeOf(browser);
    expect((await take(browser, passkey.sign({ challenge, origin }))).status).toBe(429);
  });

  it("is offered to nobody who has not given the password", async () => {
    const answer = await app.visitor().post("login/second-step/passkey/");
    expect(answer.body.code).toBe("sign_in_again");
  });
});

describe("a passkey in place of the password", () => {
  const begin = async () =>
    (await client.post("users/me/confirm/passkey/")).body.challenge as string;
  const confirm = (signed: object) => client.post("users/me/confirm/", { passkey: signed });

  it("confirms that it is still them, in this session alone", async () => {
    await ageConfirmations(app, person);
    const elsewhere = await begin();
    const challenge = await begin();
    expect((await confirm(passkey.sign({ challenge: elsewhere, origin }))).body).toEqual(WRONG);
    expect((await client.get("audit/csv/")).status).toBe(403);
    expect((await confirm(passkey.sign({ challenge, origin }))).body).toEqual(WRONG);
    const fresh = await begin();
    expect((await confirm(passkey.sign({ challenge: fresh, origin }))).status).toBe(200);
    expect((await client.get("audit/csv/")).status).toBe(200);
  });

  it("is not taken for the step at sign-in, nor the other way", async () => {
    const browser = await halfSignedIn();
    const confirming = await begin();
    expect((await take(browser, passkey.sign({ challenge: confirming, origin }))).body).toEqual(
      WRONG,
    );
    const stepping = await challengeOf(browser);
    expect((await confirm(passkey.sign({ challenge: stepping, origin }))).body).toEqual(WRONG);
  });
});

describe("the passkeys of a person", () => {
  it("are added with a confirmation, once each, and each from a fresh challenge", async () => {
    expect((await add(client, passkey)).body.code).toBe("conflict");
    const other = new SoftwarePasskey();
    expect((await add(client, other, { origin: "https://evil.test" })).status).toBe(400);
    expect((await add(client, other, { verified: false })).status).toBe(400);
    const made = other.make({ challenge: "AAAA", origin });
    expect((await client.post("users/me/passkeys/", { name: "x", passkey: made })).status).toBe(
      400,
    );
    const second = await add(client, other);
    expect(second.body.recovery_codes).toBeNull();
    await ageConfirmations(app, person);
    expect((await client.post("users/me/passkeys/begin/")).body.code).toBe("confirm_first");
  });

  it("are removed one by one, and recovery codes with the last", async () => {
    await add(client, new SoftwarePasskey());
    const { passkeys } = (await client.get("users/me/second-factor/")).body;
    const other = await app.signIn(await makeUser(app.database, admin));
    expect((await other.delete(`users/me/passkeys/${passkeys[0].id}/`)).status).toBe(404);
    for (const { id } of passkeys)
      expect((await client.delete(`users/me/passkeys/${id}/`)).status).toBe(200);
    const left = (await client.get("users/me/second-factor/")).body;
    expect(left).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect((await app.signIn(person)).cookies.has("sessionid")).toBe(true);
  });
});

it.each([
  ["https://reports.example.school", { id: "reports.example.school", origin: PUBLIC_URL }],
  ["http://127.0.0.1:8000", { id: "localhost", origin: "http://localhost:8000" }],
  ["http://localhost:8000", { id: "localhost", origin: "http://localhost:8000" }],
  ["http://reports.example.school", null],
  ["https://192.0.2.1", null],
  ["https://[2001:db8::1]", null],
])("a server at %s makes passkeys for %o", (address, party) => {
  expect(relyingPartyOf(address)).toEqual(party);
});
