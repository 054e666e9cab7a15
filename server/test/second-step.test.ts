import { ACCESS } from "@reportair/contract/access.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashOf } from "../src/platform/secrets.ts";
import { turnCodesOn, type CodeApp } from "./support/authenticator.ts";
import type { Client } from "./support/client.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Of the server; each code is of 30 seconds. */
let now: Date;
const goOn = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let app: TestApp;
let admin: TestUser;
let person: TestUser;
let client: Client;
let codes: CodeApp;
let recoveryCodes: string[];

beforeAll(async () => {
  now = new Date();
  app = await startTestApp({ now: () => now });
  admin = { ...(await makeInstitution(app.database)), email: "" };
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.owner.script("delete from attempts; delete from mails");
  person = await makeUser(app.database, admin, { role: "adminteacher" });
  client = await app.signIn(person);
  ({ app: codes, recoveryCodes } = await turnCodesOn(client, now));
  // The code that turned it on is used.
  goOn(60);
});

const logIn = (browser: Client, password = PASSWORD) =>
  browser.post("login/", { username: person.email, password });
const step = (browser: Client, body: object) => browser.post("login/second-step/", body);
const halfSignedIn = async () => {
  const browser = app.visitor();
  expect((await logIn(browser)).status).toBe(202);
  return browser;
};
const who = async (browser: Client) => (await browser.get("check-auth/")).body;
const NOBODY = { authenticated: false, role: null };
const WRONG = {
  code: ["This code is not right, or has been used. Type the one that your app shows now."],
};
const actions = async () =>
  (
    await app.database.owner.query<{ action: string }>(
      "select action from audit_log where subject_id = $1 and subject_type = 'user' order by id",
      [person.user_id],
    )
  ).map(({ action }) => action);
const subjects = async () =>
  (
    await app.database.owner.query<{ subject: string }>(
      "select payload ->> 'subject' as subject from mails where payload #>> '{to,address}' = $1 order by id",
      [person.email],
    )
  ).map(({ subject }) => subject);

describe("the second step of signing in", () => {
  it("is asked for where codes are on, and before it nobody is signed in", async () => {
    const browser = app.visitor();
    const before = browser.cookies.get("sessionid");
    const answer = await logIn(browser);
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ ...NOBODY, second_step: ["code", "recovery_code"] });
    expect(browser.cookies.get("sessionid")).toBe(before);
    expect(await who(browser)).toEqual(NOBODY);
  });

  it("opens no other call before it is taken, also where its token is sent as a session's", async () => {
    const browser = await halfSignedIn();
    browser.cookies.set("sessionid", browser.cookies.get("half_sign_in") ?? "");
    expect(await who(browser)).toEqual(NOBODY);
    const { signed_in, teaching, administering } = ACCESS;
    for (const endpoint of [...signed_in, ...teaching, ...administering]) {
      const [method = "", path = ""] = endpoint.split(" ");
      const address = path.replaceAll(/\{\w+\}/gu, "1");
      const answer = await browser.send(method, address, method === "GET" ? undefined : {});
      expect([endpoint, answer.status, answer.body.code]).toEqual([endpoint, 403, "not_signed_in"]);
    }
  });

  it("signs in with the code of the app, in a session of its own", async () => {
    const browser = await halfSignedIn();
    const half = browser.cookies.get("half_sign_in");
    const answer = await step(browser, { code: codes.code(now) });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ authenticated: true, id: person.user_id });
    expect(await who(browser)).toMatchObject({ authenticated: true, email: person.email });
    expect(browser.cookies.has("half_sign_in")).toBe(false);
    expect(browser.cookies.get("sessionid")).not.toBe(half);
    // Half of a sign-in is used up by it.
    const other = app.visitor();
    other.cookies.set("half_sign_in", half ?? "");
    goOn(60);
    expect((await step(other, { code: codes.code(now) })).body.code).toBe("sign_in_again");
  });

  it("takes the code as people type it, of 30 seconds before or after, and of no other time", async () => {
    const browser = await halfSignedIn();
    const at = (seconds: number) => codes.code(new Date(now.getTime() + seconds * 1000));
    for (const seconds of [-60, 60])
      expect((await step(browser, { code: at(seconds) })).body).toEqual(WRONG);
    const typed = ` ${at(-30).slice(0, 3)} ${at(-30).slice(3)} `;
    expect((await step(browser, { code: typed })).status).toBe(200);
    expect((await step(await halfSignedIn(), { code: at(30) })).status).toBe(200);
  });

  it("takes each code once, and none from before it", async () => {
    const code = codes.code(now);
    const earlier = codes.code(new Date(now.getTime() - 30_000));
    expect((await step(await halfSignedIn(), { code })).status).toBe(200);
    const next = await halfSignedIn();
    expect((await step(next, { code })).body).toEqual(WRONG);
    expect((await step(next, { code: earlier })).body).toEqual(WRONG);
  });

  it("lets one in of many who send the same code at once", async () => {
    const browsers = await Promise.all(Array.from({ length: 6 }, halfSignedIn));
    const code = codes.code(now);
    const answers = await Promise.all(browsers.map((browser) => step(browser, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("opens one session of half a sign-in, whatever is sent at once", async () => {
    const browser = await halfSignedIn();
    const given = [
      { code: codes.code(now) },
      ...recoveryCodes.map((recovery_code) => ({ recovery_code })),
    ];
    const answers = await Promise.all(given.slice(0, 6).map((body) => step(browser, body)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("takes no code of another person", async () => {
    const other = await makeUser(app.database, admin);
    const { app: theirs, recoveryCodes: theirCodes } = await turnCodesOn(
      await app.signIn(other),
      now,
    );
    goOn(60);
    const browser = await halfSignedIn();
    expect((await step(browser, { code: theirs.code(now) })).body).toEqual(WRONG);
    expect((await step(browser, { recovery_code: theirCodes[0] })).status).toBe(400);
    expect(await who(browser)).toEqual(NOBODY);
  });

  it("belongs to the browser that gave the password, for ten minutes", async () => {
    expect((await step(app.visitor(), { code: codes.code(now) })).body.code).toBe("sign_in_again");
    const browser = await halfSignedIn();
    await app.database.owner.script("update half_sign_ins set expires_at = now()");
    expect((await step(browser, { code: codes.code(now) })).body.code).toBe("sign_in_again");
  });

  it("takes no half away from who signs in at the same moment", async () => {
    // Fewer than those that make signing in wait.
    const begun = await Promise.all(Array.from({ length: 8 }, halfSignedIn));
    const answers = await Promise.all(begun.map((browser) => step(browser, { code: "000000" })));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => WRONG));
  });

  it("needs the page's token as everything does", async () => {
    const browser = await halfSignedIn();
    const answer = await browser.post(
      "login/second-step/",
      { code: codes.code(now) },
      { csrf: null },
    );
    expect(answer.body.code).toBe("csrf");
  });

  it("follows the password of now: another one since, or a closed account, and it opens nothing", async () => {
    const browser = await halfSignedIn();
    const changed = await client.post("users/me/password/", {
      current_password: PASSWORD,
      new_password: "another password, long enough",
    });
    expect(changed.status).toBe(200);
    expect((await step(browser, { code: codes.code(now) })).body.code).toBe("sign_in_again");
  });

  it("takes the place of the session that the browser had", async () => {
    const browser = await app.signIn(await makeUser(app.database, admin));
    const former = browser.cookies.get("sessionid") ?? "";
    await logIn(browser);
    expect((await who(browser)).email).not.toBe(person.email);
    expect((await step(browser, { code: codes.code(now) })).status).toBe(200);
    expect((await who(browser)).email).toBe(person.email);
    const left = app.visitor();
    left.cookies.set("sessionid", former);
    expect(await who(left)).toEqual(NOBODY);
  });

  it("is asked for after a password that was reset by mail, too", async () => {
    const token = "a token that a mail held";
    await app.database.owner.query(
      "insert into password_links (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')",
      [hashOf(token), person.user_id],
    );
    const new_password = "another password, long enough";
    const browser = app.visitor();
    const reset = await browser.post("password-reset-validate/", { token, new_password });
    expect(reset.status).toBe(200);
    expect((await logIn(browser, new_password)).status).toBe(202);
  });
});

describe("guessing at the second step", () => {
  const guess = (at: number) => ({ code: String(at).padStart(6, "0") });

  it("waits after ten tries, whoever makes them and however the browser is known", async () => {
    const known = await halfSignedIn();
    expect((await step(known, { code: codes.code(now) })).status).toBe(200);
    goOn(60);
    const browsers: Client[] = [];
    for (let at = 0; at < 15; at += 1) browsers.push(await halfSignedIn());
    const guesses = await Promise.all(browsers.map((browser, at) => step(browser, guess(at))));
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = guesses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(60);
    await logIn(known);
    expect((await step(known, { code: codes.code(now) })).status).toBe(429);
    expect((await step(known, { recovery_code: recoveryCodes[0] })).status).toBe(429);
    expect((await actions()).filter((each) => each === "second_step.refused")).toHaveLength(10);
  });

  it("starts anew with every right step, and is bounded by the day", async () => {
    for (let at = 0; at < 9; at += 1) await step(await halfSignedIn(), guess(at));
    expect((await step(await halfSignedIn(), { code: codes.code(now) })).status).toBe(200);
    const [row] = await app.database.owner.query(
      "select count(*)::integer as n from attempts where subject like 'second-step%:' || $1",
      [person.user_id],
    );
    expect(row).toEqual({ n: 0 });
    await app.database.owner.query(
      "insert into attempts (subject, at) select 'second-step-day:' || $1, now() - interval '1 hour' from generate_series(1, 50)",
      [person.user_id],
    );
    goOn(60);
    const answer = await step(await halfSignedIn(), { code: codes.code(now) });
    expect(answer.status).toBe(429);
    expect(answer.body.detail).toBe("Too many codes were not right. Please try again in 23 hours.");
  });

  it("is bounded for a network, too", async () => {
    await app.database.owner.script(
      "insert into attempts (subject) select 'second-step-from:127.0.0.1' from generate_series(1, 50)",
    );
    expect((await step(await halfSignedIn(), { code: codes.code(now) })).status).toBe(429);
  });
});

describe("recovery codes", () => {
  it("are ten, sign in once each, and say so by mail", async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ""] = recoveryCodes;
    expect(code).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){3}$/u);
    const browser = await halfSignedIn();
    const typed = ` ${code.toUpperCase().replaceAll("-", " ")}`;
    expect((await step(browser, { recovery_code: typed })).status).toBe(200);
    expect((await step(await halfSignedIn(), { recovery_code: code })).body).toEqual({
      recovery_code: ["This recovery code is not right, or has been used."],
    });
    expect((await browser.get("users/me/second-factor/")).body.recovery_codes_left).toBe(9);
    expect((await actions()).slice(-4)).toEqual([
      "second_factor.codes_on",
      "second_factor.code_used",
      "sign_in.done",
      "second_step.refused",
    ]);
    expect(await subjects()).toEqual([
      "ReportAIr: two-step sign-in is on",
      "ReportAIr: a recovery code was used",
    ]);
  });

  it("are made anew in the place of the former ones", async () => {
    const { body } = await client.post("users/me/second-factor/recovery-codes/");
    expect(body.recovery_codes).toHaveLength(10);
    const browser = await halfSignedIn();
    expect((await step(browser, { recovery_code: recoveryCodes[0] })).status).toBe(400);
    expect((await step(browser, { recovery_code: body.recovery_codes[0] })).status).toBe(200);
  });

  it("stand in for something", async () => {
    const other = await app.signIn(await makeUser(app.database, admin));
    expect((await other.post("users/me/second-factor/recovery-codes/")).status).toBe(404);
  });
});

describe("setting codes up", () => {
  it("asks for the password again, as turning them off does", async () => {
    await ageConfirmations(app, person);
    for (const answer of [
      await client.post("users/me/second-factor/codes/"),
      await client.post("users/me/second-factor/codes/confirm/", { code: codes.code(now) }),
      await client.delete("users/me/second-factor/codes/"),
      await client.post("users/me/second-factor/recovery-codes/"),
    ])
      expect(answer.body.code).toBe("confirm_first");
  });

  it("counts once a code has been given, and leaves what counts until then", async () => {
    const begun = await client.post("users/me/second-factor/codes/");
    expect(begun.body.address).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.address).toContain(encodeURIComponent(person.email));
    const wrong = await client.post("users/me/second-factor/codes/confirm/", { code: "000000" });
    expect(wrong.body).toEqual(WRONG);
    expect((await step(await halfSignedIn(), { code: codes.code(now) })).status).toBe(200);
  });

  it("puts another app in the place of the former, and keeps the recovery codes", async () => {
    const again = await turnCodesOn(client, now);
    expect(again.recoveryCodes).toBeNull();
    goOn(60);
    const browser = await halfSignedIn();
    expect((await step(browser, { code: codes.code(now) })).body).toEqual(WRONG);
    expect((await step(browser, { code: again.app.code(now) })).status).toBe(200);
  });

  it("signs other browsers out, which were let in with less, and stays here", async () => {
    const other = await makeUser(app.database, admin);
    const [here, elsewhere] = [await app.signIn(other), await app.signIn(other)];
    await turnCodesOn(here, now);
    expect(await who(here)).toMatchObject({ authenticated: true });
    expect(await who(elsewhere)).toEqual(NOBODY);
  });

  it("is turned off with its recovery codes, in no silence", async () => {
    expect((await client.delete("users/me/second-factor/codes/")).status).toBe(200);
    expect((await client.get("users/me/second-factor/")).body).toMatchObject({
      codes_since: null,
      recovery_codes_left: 0,
    });
    expect((await logIn(app.visitor())).status).toBe(200);
    expect((await client.delete("users/me/second-factor/codes/")).status).toBe(404);
    expect((await actions()).slice(-2)).toEqual(["second_factor.codes_off", "sign_in.done"]);
    expect(await subjects()).toContain("ReportAIr: codes are no longer asked for");
  });

  it("goes with an account that is closed", async () => {
    expect((await client.post("users/me/close/")).status).toBe(200);
    for (const table of ["one_time_codes", "recovery_codes", "half_sign_ins", "passkeys"]) {
      const rows = await app.database.owner.query(`select from ${table} where user_id = $1`, [
        person.user_id,
      ]);
      expect(rows).toEqual([]);
    }
    expect((await logIn(app.visitor())).body.code).toBe("account_closed");
  });
});

it("keeps neither a secret nor a code that could be read in the database", async () => {
  const begun = await client.post("users/me/second-factor/codes/");
  const rows = await app.database.owner.query<{ kept: string }>(
    `select (select jsonb_agg(c) from one_time_codes c)::text || (select jsonb_agg(r) from recovery_codes r)::text as kept`,
  );
  const kept = rows[0]?.kept ?? "";
  const raw = Buffer.from(recoveryCodes[0]?.replaceAll("-", "") ?? "").toString("hex");
  expect(kept).not.toContain(raw);
  expect(kept).not.toContain(base32(begun.body.secret).toString("hex"));
  expect(app.logged.join("\n")).not.toContain(begun.body.secret);
});

function base32(text: string): Buffer {
  const bits = Array.from(text, (sign) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(sign).toString(2).padStart(5, "0"),
  ).join("");
  return Buffer.from(bits.match(/.{8}/gu)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}
