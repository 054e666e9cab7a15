import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { turnCodesOn } from "./support/authenticator.ts";
import type { Client } from "./support/client.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startIdentityProvider, type IdentityProvider } from "./support/identity-provider.ts";
import {
  googleAccount,
  microsoftAccount,
  saveApp,
  signInThere,
  testApp,
} from "./support/sign-in-there.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let idp: IdentityProvider;
let schools = 0;

/** A school of its own for each test: its domain, its tenant, its people. */
let domain: string;
let tenant: string;
let head: TestUser;
let admin: Client;
let teacher: TestUser;

beforeAll(async () => {
  idp = await startIdentityProvider(() => PUBLIC_URL);
  app = await startTestApp({ signInClient: idp.signInClient });
});
afterAll(async () => {
  await app.stop();
  await idp.stop();
});

beforeEach(async () => {
  await app.database.owner.script(
    "delete from attempts; delete from mails; delete from login_failures",
  );
  Object.assign(idp, { refuses: false, age: 0, failure: null, asked: [] });
  schools += 1;
  domain = `school${schools}.sch.uk`;
  tenant = `${String(schools).padStart(8, "0")}-1111-4222-8333-444444444444`;
  const first = await makeInstitution(app.database, `School of ${domain}`);
  head = await withAddress({ ...first, email: "" }, `head@${domain}`);
  teacher = await withAddress(await makeUser(app.database, head), `nia.rees@${domain}`);
  admin = await app.signIn(head);
});

async function withAddress(user: TestUser, email: string): Promise<TestUser> {
  await app.database.owner.query("update users set email = $1 where id = $2", [
    email,
    user.user_id,
  ]);
  return { ...user, email };
}

const google = (name: string, more: object = {}) => googleAccount(`${name}@${domain}`, more);
const microsoft = (name: string, more: object = {}) =>
  microsoftAccount(tenant, `${name}@${domain}`, more);

async function turnOnGoogle(): Promise<void> {
  expect((await saveApp(admin, "google", domain)).status).toBe(200);
  const tested = await testApp(idp, admin, "google", google("head"));
  expect(tested.body).toMatchObject({ done: "tested" });
}
async function turnOnMicrosoft(): Promise<void> {
  expect((await saveApp(admin, "microsoft", tenant)).status).toBe(200);
  const tested = await testApp(idp, admin, "microsoft", microsoft("head"));
  expect(tested.body).toMatchObject({ done: "tested" });
}
/** In a browser of its own; by the school's domain, as there are others. */
const comeAs = (who: ReturnType<typeof google>, browser = app.visitor(), provider?: "microsoft") =>
  signInThere(idp, browser, { who, domain, ...(provider && { provider }) });

const isSignedIn = async (browser: Client) =>
  (await browser.get("check-auth/")).body.authenticated as boolean;
/** What the audit log of the school has, newest first. */
const log = async (client = admin) =>
  (await client.get("audit/")).body as { action: string; details: Record<string, unknown> }[];
const mails = () =>
  app.database.owner.query<{ subject: string; text: string; to: string }>(
    `select payload ->> 'subject' as subject, payload ->> 'text' as text, payload #>> '{to,address}' as "to"
     from mails where kind = 'text' order by id`,
  );
const turnedAway = (reason: string) => ({
  status: 403,
  body: { code: "turned_away", reason },
});

describe("what an administrator settles", () => {
  it("counts once somebody has signed in with it there, and not before", async () => {
    const saved = await saveApp(admin, "google", domain.toUpperCase());
    expect(saved.body.providers[0]).toMatchObject({
      provider: "google",
      live: null,
      waiting: { client_id: "school-app", tenant: domain },
    });
    expect((await comeAs(google("nia.rees"))).body).toEqual({
      domain: ["No school here signs in with this address. Check its ending."],
    });
    const tested = await testApp(idp, admin, "google", google("head"));
    expect(tested.body).toEqual({
      done: "tested",
      provider: "google",
      address: `head@${domain}`,
      missing: [],
    });
    const { body } = await admin.get("admin/sign-in/providers/");
    expect(body.providers[0]).toMatchObject({ live: { tenant: domain }, waiting: null, domain });
    expect(body.return_address).toBe(`${PUBLIC_URL}/login/return`);
    // Whoever tested it is linked: they have confirmed here, and signed in there.
    expect(body.linked).toMatchObject([{ user_id: head.user_id, address: `head@${domain}` }]);
    expect((await log()).map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "sign_in_provider.saved",
        "sign_in_provider.tested",
        "sign_in.linked",
      ]),
    );
  });

  it("never shows the secret, which the database has sealed", async () => {
    await turnOnGoogle();
    const { text } = await admin.get("admin/sign-in/providers/");
    expect(text).not.toContain("what-only-the-school-knows");
    const rows = await app.database.owner.query<{ secret: string }>(
      "select encode(secret, 'escape') as secret from sign_in_providers where tenant = $1",
      [domain],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.secret).not.toContain("school");
    expect(app.logged.join("")).not.toContain("what-only-the-school-knows");
    await expect(
      app.database.as(head, (handle) => handle.execute("select secret from sign_in_providers")),
    ).rejects.toThrow();
  });

  it("is asked for by people who administer, who confirm it", async () => {
    await ageConfirmations(app, head);
    expect((await saveApp(admin, "google", domain)).body.code).toBe("confirm_first");
    const other = await app.signIn(teacher);
    expect((await saveApp(other, "google", domain)).status).toBe(403);
  });

  it("goes on as it was until what is new has been tested", async () => {
    await turnOnGoogle();
    await saveApp(admin, "google", `new.${domain}`);
    expect((await comeAs(google("nia.rees"))).body.done).toBe("signed_in");
  });

  it.each([
    ["google", "gmail.com"],
    ["google", "not a domain"],
    ["microsoft", "common"],
    ["microsoft", "9188040d-6c67-4c5b-b112-36a304b66dad"],
  ] as const)("refuses %s with %s: that is no school's", async (provider, given) => {
    const answer = await saveApp(admin, provider, given);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual(["tenant"]);
  });

  it("needs a secret the first time, and keeps it when nothing else is given", async () => {
    const without = await saveApp(admin, "google", domain, { client_secret: undefined });
    expect(without.body).toEqual({ client_secret: ["The client secret is required."] });
    await turnOnGoogle();
    expect((await saveApp(admin, "google", domain, { client_secret: undefined })).status).toBe(200);
    expect((await testApp(idp, admin, "google", google("head"))).body.done).toBe("tested");
  });

  it("is not turned on by a test with another domain's account, a guest or a wrong secret", async () => {
    await saveApp(admin, "google", domain);
    const stranger = googleAccount("head@elsewhere.sch.uk");
    expect(await testApp(idp, admin, "google", stranger)).toMatchObject(turnedAway("other_school"));
    await saveApp(admin, "google", domain, { client_secret: "a-wrong-one" });
    expect(await testApp(idp, admin, "google", google("head"))).toMatchObject(
      turnedAway("settings"),
    );
    const { body } = await admin.get("admin/sign-in/providers/");
    expect(body.providers[0].live).toBeNull();
  });

  it("belongs to one school: a domain that another has proven is not taken over", async () => {
    await turnOnGoogle();
    const other = await makeInstitution(app.database);
    const [row] = await app.database.owner.query<{ email: string }>(
      "select email from users where id = $1",
      [other.user_id],
    );
    const thief = await app.signIn({ email: row?.email ?? "" });
    await saveApp(thief, "google", domain);
    const answer = await testApp(idp, thief, "google", google("a.pupil"));
    expect(answer).toMatchObject(turnedAway("taken"));
    expect((await comeAs(google("nia.rees"))).body.session.institution.id).toBe(
      head.institution_id,
    );
  });

  it("is tested in the session that began it, by its person", async () => {
    await saveApp(admin, "google", domain);
    idp.who = google("head");
    const begun = await admin.post("admin/sign-in/providers/google/test/");
    const query = await idp.walk(begun.body.address);
    const other = await app.signIn(teacher);
    other.cookies.set("on_the_way", admin.cookies.get("on_the_way") ?? "");
    expect((await other.post("login/providers/finish/", { query })).body.code).toBe(
      "sign_in_again",
    );
    const { body } = await admin.get("admin/sign-in/providers/");
    expect(body.providers[0].live).toBeNull();
  });

  it("turned off lets nobody in by it, and forgets whose accounts were linked", async () => {
    await turnOnGoogle();
    await comeAs(google("nia.rees"));
    const answer = await admin.delete("admin/sign-in/providers/google/");
    expect(answer.body.linked).toEqual([]);
    expect((await comeAs(google("nia.rees"))).status).toBe(400);
  });
});

describe("the login page", () => {
  it("offers what some school has turned on, and tells nothing of an address", async () => {
    const before = await app.visitor().get("login/providers/");
    await turnOnMicrosoft();
    const after = await app.visitor().get("login/providers/");
    const of = (body: { doors: { provider: string }[] }) => body.doors.map((door) => door.provider);
    expect(of(before.body)).not.toContain("microsoft");
    expect(of(after.body)).toContain("microsoft");
    const ask = (address: string) =>
      app.visitor().post("login/providers/begin/", { provider: "microsoft", domain: address });
    const [known, unknown] = [await ask(teacher.email), await ask(`nobody@${domain}`)];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    // Of the address nothing but its ending went on.
    const asked = new URL(known.body.address);
    expect(asked.search).not.toContain("nia.rees");
    expect(asked.searchParams.get("code_challenge_method")).toBe("S256");
    expect(asked.searchParams.get("redirect_uri")).toBe(`${PUBLIC_URL}/login/return`);
  });

  it("asks for the ending of the address where several schools do", async () => {
    await turnOnGoogle();
    const other = `other.${domain}`;
    await app.database.owner.query(
      `insert into sign_in_providers (institution_id, provider, live, client_id, secret, tenant, domain, proven_at)
       values ($1, 'google', true, 'x', 'x', $2, $2, now())`,
      [(await makeInstitution(app.database)).institution_id, other],
    );
    const { body } = await app.visitor().get("login/providers/");
    expect(body.doors).toContainEqual({ provider: "google", asks_domain: true });
    const answer = await app.visitor().post("login/providers/begin/", { provider: "google" });
    expect(answer.body).toEqual({ domain: ["Please give your school e-mail address."] });
  });

  it("sends nobody to a school that has merely named their domain", async () => {
    await turnOnGoogle();
    const named = { accounts_domain: `staff.elsewhere${schools}.org` };
    await admin.patch("admin/sign-in/providers/google/", named);
    const ask = (address: string) =>
      app.visitor().post("login/providers/begin/", { provider: "google", domain: address });
    expect((await ask(named.accounts_domain)).status).toBe(400);
    // Below what is proven, and not merely ending in it.
    expect((await ask(`staff.${domain}`)).status).toBe(200);
    expect((await ask(`x${domain}`)).status).toBe(400);
  });

  it("slows down who begins again and again", async () => {
    await turnOnGoogle();
    await app.database.owner.query(
      "insert into attempts (subject) select 'provider-from:10.9.0.1' from generate_series(1, 600)",
    );
    const answer = await app
      .visitor()
      .post(
        "login/providers/begin/",
        { provider: "google", domain },
        { headers: { "x-forwarded-for": "10.9.0.1" } },
      );
    expect(answer.status).toBe(429);
  });
});

describe("signing in with Google", () => {
  it("links a teacher's account by its address once, then by who it is alone", async () => {
    await turnOnGoogle();
    const browser = app.visitor();
    const first = await comeAs(google("nia.rees"), browser);
    expect(first.body).toMatchObject({ done: "signed_in", session: { id: teacher.user_id } });
    expect(await isSignedIn(browser)).toBe(true);
    expect(browser.cookies.has("on_the_way")).toBe(false);
    // The address changed at Google: it is still them.
    const renamed = { ...google("nia.rees"), email: `nia.jones@${domain}` };
    expect((await comeAs(renamed)).body).toMatchObject({ session: { id: teacher.user_id } });
    // And here.
    await withAddress(teacher, `n.jones@${domain}`);
    expect((await comeAs(renamed)).body).toMatchObject({ session: { id: teacher.user_id } });
    const entries = await log();
    expect(entries[0]).toMatchObject({ action: "sign_in.done", details: { provider: "google" } });
    expect(entries.filter(({ action }) => action === "sign_in.linked")).toHaveLength(2);
    expect((await mails()).filter(({ to }) => to === teacher.email)).toHaveLength(1);
  });

  it("takes an address in any case", async () => {
    await turnOnGoogle();
    const who = googleAccount(`Nia.Rees@${domain}`, { hd: domain.toUpperCase() });
    expect((await comeAs(who)).body).toMatchObject({ session: { id: teacher.user_id } });
  });

  it("refuses the new owner of a lapsed domain, who has the same domain and address and is another", async () => {
    await turnOnGoogle();
    await comeAs(google("nia.rees"));
    const other = app.visitor();
    const answer = await comeAs(google("nia.rees", { sub: "another" }), other);
    expect(answer).toMatchObject(turnedAway("other_identity"));
    expect(await isSignedIn(other)).toBe(false);
    expect((await log())[0]).toMatchObject({
      action: "sign_in.turned_away",
      details: { reason: "other_identity", provider: "google" },
    });
  });

  it("refuses an account of no Workspace, and of another one, whatever was asked for", async () => {
    await turnOnGoogle();
    const none = await comeAs(google("nia.rees", { hd: undefined }));
    expect(none).toMatchObject(turnedAway("other_school"));
    expect(idp.asked.at(-1)?.searchParams.get("hd")).toBe(domain);
    const other = await comeAs(google("nia.rees", { hd: "elsewhere.sch.uk" }));
    expect(other).toMatchObject(turnedAway("other_school"));
  });

  it("refuses an address that Google has not verified", async () => {
    await turnOnGoogle();
    const answer = await comeAs(google("nia.rees", { email_verified: false }));
    expect(answer).toMatchObject(turnedAway("unverified"));
    expect(answer.body.detail).toMatch(new RegExp(`that nia\\.rees@${domain} is yours`, "u"));
  });

  it.each([
    ["is none", { email: "nia.rees" }],
    ["is none of one line", { email: "nia.rees@hilltop.org\nBcc: x@y.org" }],
    ["is several", { email: ["nia.rees@hilltop.org"] }],
    ["is verified in words alone", { email_verified: "true" }],
  ])(
    "refuses an address that %s, in a sentence that says no more than it knows",
    async (_, more) => {
      await turnOnGoogle();
      const answer = await comeAs(google("nia.rees", more));
      expect(answer).toMatchObject(turnedAway("unverified"));
      expect(answer.body.detail).toMatch(
        /^Google has not confirmed yet that (?:this account|nia\.rees@school\d+\.sch\.uk) is yours,/u,
      );
    },
  );

  it("makes no account, and says who can", async () => {
    await turnOnGoogle();
    const answer = await comeAs(google("somebody"));
    expect(answer).toMatchObject(turnedAway("unknown"));
    expect(answer.body.detail).toContain("administrator");
  });

  it("does not find an account of another school by its address", async () => {
    await turnOnGoogle();
    const elsewhere = await makeInstitution(app.database);
    const theirs = await makeUser(app.database, elsewhere);
    await withAddress(theirs, `borrowed@${domain}`);
    expect(await comeAs(google("borrowed"))).toMatchObject(turnedAway("unknown"));
  });

  it("opens a session that is confirmed by nothing yet", async () => {
    await turnOnGoogle();
    const browser = app.visitor();
    await comeAs(google("nia.rees"), browser);
    expect((await browser.post("users/me/close/")).body.code).toBe("confirm_first");
  });

  it("asks for the second step of whoever has one; what they did at Google is no step here", async () => {
    await turnOnGoogle();
    const { app: codes } = await turnCodesOn(await app.signIn(teacher), new Date());
    const browser = app.visitor();
    const answer = await comeAs(google("nia.rees"), browser);
    expect(answer.body).toEqual({ done: "second_step", second_step: ["code", "recovery_code"] });
    expect(await isSignedIn(browser)).toBe(false);
    await app.database.owner.script("update one_time_codes set last_span = 0");
    const step = await browser.post("login/second-step/", { code: codes.code(new Date()) });
    expect(step.status).toBe(200);
    expect((await browser.post("users/me/close/")).body.code).toBe("confirm_first");
  });

  it("holds an administrator to the second step that the school requires", async () => {
    await turnOnGoogle();
    await admin.patch("admin/sign-in/", { second_step_required: true });
    const browser = app.visitor();
    const answer = await comeAs(google("head"), browser);
    expect(answer.body.session).toMatchObject({ lacks_second_step: true });
    expect((await browser.get("admin/sign-in/providers/")).body.code).toBe("second_step_first");
  });

  it("refuses whoever has closed their account, with when it can be reopened", async () => {
    await turnOnGoogle();
    const browser = await app.signIn(teacher);
    await browser.post("users/me/close/");
    const answer = await comeAs(google("nia.rees"));
    expect(answer.body).toMatchObject({ code: "account_closed" });
    expect(answer.body.detail).toContain("reopen");
  });

  it("refuses a school that does not subscribe any more", async () => {
    await turnOnGoogle();
    await app.database.owner.query(
      "update institutions set subscription = 'cancelled' where id = $1",
      [head.institution_id],
    );
    expect((await comeAs(google("nia.rees"))).body.code).toBe("not_subscribed");
  });

  it("ends here when signed out here", async () => {
    await turnOnGoogle();
    const browser = app.visitor();
    await comeAs(google("nia.rees"), browser);
    await browser.post("logout/");
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe("an administrator's account", () => {
  let deputy: TestUser;
  beforeEach(async () => {
    await turnOnGoogle();
    const made = await makeUser(app.database, head, { role: "adminteacher" });
    deputy = await withAddress(made, `deputy@${domain}`);
  });

  it("is linked once its password was given too, and then opens by itself", async () => {
    const browser = app.visitor();
    const first = await comeAs(google("deputy"), browser);
    expect(first.body).toEqual({
      done: "link",
      provider: "google",
      address: `deputy@${domain}`,
      ways: ["password", "mail"],
    });
    expect(await isSignedIn(browser)).toBe(false);
    const wrong = await browser.post("login/providers/link/", { password: "something else" });
    expect(wrong.body).toEqual({ password: ["This is not the password of your account here."] });
    const right = await browser.post("login/providers/link/", { password: PASSWORD });
    expect(right.body).toMatchObject({ done: "signed_in", session: { id: deputy.user_id } });
    expect((await comeAs(google("deputy"))).body.done).toBe("signed_in");
  });

  it("is linked by the link in its mail, in the browser that asked for it and in no other", async () => {
    const browser = app.visitor();
    await comeAs(google("deputy"), browser);
    await app.database.owner.script("delete from mails");
    expect((await browser.post("login/providers/link/mail/")).status).toBe(200);
    const [mail] = await mails();
    expect(mail?.to).toBe(deputy.email);
    const token = /confirm=(\S+)/u.exec(mail?.text ?? "")?.[1] ?? "";
    // Of whoever reads the mail elsewhere, and of a program that opens its links.
    const other = app.visitor();
    expect((await other.post("login/providers/link/", { token })).body.code).toBe("sign_in_again");
    const forged = await browser.post("login/providers/link/", { token: "guessed" });
    expect(forged.body.code).toBe("sign_in_again");
    const right = await browser.post("login/providers/link/", { token });
    expect(right.body).toMatchObject({ done: "signed_in", session: { id: deputy.user_id } });
    const again = await browser.post("login/providers/link/", { token });
    expect(again.body.code).toBe("sign_in_again");
  });

  it("is mailed no more than five links an hour", async () => {
    const browser = app.visitor();
    await comeAs(google("deputy"), browser);
    const answers = [];
    for (let at = 0; at < 6; at++) answers.push(await browser.post("login/providers/link/mail/"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("is asked for once more where its teacher has become an administrator since", async () => {
    expect((await comeAs(google("nia.rees"))).body.done).toBe("signed_in");
    await admin.patch(`users/teachers/update/${teacher.user_id}/`, { role: "adminteacher" });
    expect((await comeAs(google("nia.rees"))).body.done).toBe("link");
  });

  it("is guessed at no more often here than when signing in", async () => {
    const browser = app.visitor();
    await comeAs(google("deputy"), browser);
    const guess = () => browser.post("login/providers/link/", { password: "guessed at" });
    for (let at = 0; at < 10; at++) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
  });
});

describe("signing in with Microsoft", () => {
  const comeBy = (who: ReturnType<typeof microsoft>, browser = app.visitor()) =>
    comeAs(who, browser, "microsoft");

  it("knows people by tenant and object, and links by the name that they sign in with", async () => {
    await turnOnMicrosoft();
    expect((await comeBy(microsoft("nia.rees"))).body).toMatchObject({
      session: { id: teacher.user_id },
    });
    // Another app of the tenant gives another `sub`; another name is a renamed account.
    const later = microsoft("nia.jones", {
      oid: `oid of nia.rees@${domain}`,
      sub: "of another app",
    });
    expect((await comeBy(later)).body).toMatchObject({ session: { id: teacher.user_id } });
    const successor = microsoft("nia.rees", { oid: "somebody new" });
    expect(await comeBy(successor)).toMatchObject(turnedAway("other_identity"));
  });

  it("refuses another tenant, whose issuer another school has", async () => {
    await turnOnMicrosoft();
    const stranger = microsoft("nia.rees", { tid: "99999999-1111-4222-8333-444444444444" });
    expect(await comeBy(stranger)).toMatchObject(turnedAway("other_school"));
    const personal = microsoft("nia.rees", { tid: "9188040d-6c67-4c5b-b112-36a304b66dad" });
    expect(await comeBy(personal)).toMatchObject(turnedAway("other_school"));
  });

  it.each([
    ["says that they are", { acct: 1 }],
    ["has another issuer for them", { idp: "https://sts.windows.net/another/" }],
    ["names them as one", { preferred_username: "x_gmail.com#EXT#@school.onmicrosoft.com" }],
  ])("refuses a guest where it %s", async (_, more) => {
    await turnOnMicrosoft();
    expect(await comeBy(microsoft("nia.rees", more))).toMatchObject(turnedAway("guest"));
  });

  it("believes no `email`: what the directory says beside the name has to be shown", async () => {
    await turnOnMicrosoft();
    const pupil = microsoft("a.pupil", { email: teacher.email });
    const browser = app.visitor();
    const answer = await comeBy(pupil, browser);
    expect(answer.body).toMatchObject({ done: "link", ways: ["password", "mail"] });
    expect(await isSignedIn(browser)).toBe(false);
  });

  it("has an address shown to be theirs where it does not say that they are no guest", async () => {
    await turnOnMicrosoft();
    const answer = await comeBy(microsoft("nia.rees", { acct: undefined }));
    expect(answer.body).toMatchObject({ done: "link" });
  });

  it("tells the administrator which claims to turn on there", async () => {
    await saveApp(admin, "microsoft", tenant);
    const who = microsoft("head", { acct: undefined });
    expect((await testApp(idp, admin, "microsoft", who)).body).toMatchObject({
      missing: ["acct"],
    });
  });
});

describe("accounts that signing in makes", () => {
  beforeEach(async () => {
    await turnOnGoogle();
    const path = "admin/sign-in/providers/google/";
    expect((await admin.patch(path, { accounts_domain: `@${domain}` })).status).toBe(200);
  });

  it("are teachers' without classes, once the school says so", async () => {
    const browser = app.visitor();
    const answer = await comeAs(google("new.teacher"), browser);
    expect(answer.body.session).toMatchObject({
      role: "teacher",
      first_name: "Nia",
      last_name: "Rees",
      email: `new.teacher@${domain}`,
      institution: { id: head.institution_id },
    });
    expect((await browser.get("classrooms/")).body).toEqual([]);
    expect((await log()).map(({ action }) => action)).toContain("account.made");
    expect((await comeAs(google("new.teacher"))).body.session.id).toBe(answer.body.session.id);
  });

  it("are made of the named domain alone", async () => {
    const pupil = googleAccount(`a.pupil@pupils.${domain}`, { hd: domain });
    expect(await comeAs(pupil)).toMatchObject(turnedAway("unknown"));
  });

  it("are not made again of somebody who was deleted", async () => {
    const made = await comeAs(google("new.teacher"));
    await admin.delete(`users/teachers/delete/${made.body.session.id}/`);
    const again = await comeAs(google("new.teacher"));
    expect(again).toMatchObject(turnedAway("removed"));
    // An administrator who adds them anew lets them in.
    await admin.post("users/teachers/add/", {
      first_name: "Nia",
      last_name: "Rees",
      email: `new.teacher@${domain}`,
      role: "teacher",
      password: "some words that nobody tries",
      password_confirm: "some words that nobody tries",
    });
    expect((await comeAs(google("new.teacher"))).body.done).toBe("signed_in");
  });

  it("are not made of an address that another school has", async () => {
    const elsewhere = await makeUser(app.database, await makeInstitution(app.database));
    await withAddress(elsewhere, `both@${domain}`);
    expect(await comeAs(google("both"))).toMatchObject(turnedAway("elsewhere"));
  });

  it("have no password that anybody knows, and can ask for one", async () => {
    await comeAs(google("new.teacher"));
    const email = `new.teacher@${domain}`;
    const guess = await app.visitor().post("login/", { username: email, password: PASSWORD });
    expect(guess.body.code).toBe("bad_login");
  });
});

describe("what a browser brings back", () => {
  const begin = async (browser: Client) => {
    idp.who = google("nia.rees");
    const begun = await browser.post("login/providers/begin/", { provider: "google", domain });
    return idp.walk(begun.body.address);
  };
  const finish = (browser: Client, query: string) =>
    browser.post("login/providers/finish/", { query });
  const AGAIN = { status: 400, body: { code: "sign_in_again" } };
  beforeEach(turnOnGoogle);

  it("opens nothing in another browser: neither a stolen state nor a lured victim", async () => {
    const [browser, other] = [app.visitor(), app.visitor()];
    const query = await begin(browser);
    expect(await finish(other, query)).toMatchObject(AGAIN);
    // With a sign-in of their own on the way, neither.
    await begin(other);
    expect(await finish(other, query)).toMatchObject(AGAIN);
    expect(await isSignedIn(other)).toBe(false);
    // And nothing was used up by it.
    expect((await finish(browser, query)).body.done).toBe("signed_in");
  });

  it("opens nothing twice", async () => {
    const browser = app.visitor();
    const query = await begin(browser);
    const holder = browser.cookies.get("on_the_way") ?? "";
    await finish(browser, query);
    await browser.post("logout/");
    browser.cookies.set("on_the_way", holder);
    expect(await finish(browser, query)).toMatchObject(AGAIN);
  });

  it("opens nothing with a code of another sign-in", async () => {
    const [browser, thief] = [app.visitor(), app.visitor()];
    const stolen = new URLSearchParams(await begin(browser)).get("code") ?? "";
    const own = new URLSearchParams(await begin(thief));
    own.set("code", stolen);
    expect(await finish(thief, own.toString())).toMatchObject(turnedAway("unproven"));
    expect(await isSignedIn(thief)).toBe(false);
  });

  it("opens nothing after ten minutes", async () => {
    const browser = app.visitor();
    const query = await begin(browser);
    await app.database.owner.script("update sign_in_flows set expires_at = now()");
    expect(await finish(browser, query)).toMatchObject(AGAIN);
  });

  it("opens nothing with another issuer's answer", async () => {
    const browser = app.visitor();
    const query = new URLSearchParams(await begin(browser));
    query.set("iss", "https://accounts.elsewhere.example");
    expect(await finish(browser, query.toString())).toMatchObject(turnedAway("unproven"));
  });

  it.each(["", "state=guessed&code=guessed", "state[]=1", "%"])(
    "is refused as %j",
    async (query) => {
      const browser = app.visitor();
      await begin(browser);
      expect(await finish(browser, query)).toMatchObject(AGAIN);
    },
  );

  it("opens nothing where the school has turned it off meanwhile", async () => {
    const browser = app.visitor();
    const query = await begin(browser);
    await admin.delete("admin/sign-in/providers/google/");
    expect(await finish(browser, query)).toMatchObject(turnedAway("off"));
  });

  it("says what to do where somebody goes back at the provider", async () => {
    idp.refuses = true;
    const browser = app.visitor();
    const answer = await finish(browser, await begin(browser));
    expect(answer).toMatchObject(turnedAway("denied"));
    expect((await log())[0]?.action).not.toBe("sign_in.turned_away");
  });

  it("says that the provider is away where it is, before and after", async () => {
    const browser = app.visitor();
    const query = await begin(browser);
    idp.failure = 503;
    const answer = await finish(browser, query);
    expect(answer.status).toBe(503);
    expect(answer.body.detail).toContain("Google does not answer just now");
    expect(answer.headers.get("retry-after")).toBe("30");
  });

  it("needs the page's token, as all that changes something", async () => {
    const browser = app.visitor();
    const query = await begin(browser);
    const answer = await browser.post("login/providers/finish/", { query }, { csrf: null });
    expect(answer.body.code).toBe("csrf");
  });

  it("takes the place of whoever was signed in there before", async () => {
    const browser = await app.signIn(head);
    const before = browser.cookies.get("sessionid") ?? "";
    await finish(browser, await begin(browser));
    expect((await browser.get("check-auth/")).body.id).toBe(teacher.user_id);
    browser.cookies.set("sessionid", before);
    expect(await isSignedIn(browser)).toBe(false);
  });
});

describe("a provider that cannot be reached at all", () => {
  it("is told of at once", async () => {
    await saveApp(admin, "google", domain);
    const away = await startIdentityProvider(() => PUBLIC_URL);
    const other = await startTestApp({
      signInClient: away.signInClient,
      database: { database: app.database, drop: async () => undefined },
    });
    await away.stop();
    try {
      const client = await other.signIn(head);
      const answer = await client.post("admin/sign-in/providers/google/test/");
      expect(answer.status).toBe(503);
      expect(answer.body.code).toBe("unavailable");
    } finally {
      await other.stop();
    }
  });
});

describe("confirming that it is still oneself", () => {
  let browser: Client;
  beforeEach(async () => {
    await turnOnGoogle();
    browser = app.visitor();
    await comeAs(google("nia.rees"), browser);
  });
  const confirmAs = async (who = google("nia.rees"), change = (_: URL) => {}) => {
    idp.who = who;
    const begun = await browser.post("users/me/confirm/provider/", { provider: "google" });
    const address = new URL(begun.body.address);
    change(address);
    const query = await idp.walk(address.href);
    return browser.post("login/providers/finish/", { query });
  };

  it("is done by signing in there afresh", async () => {
    expect((await confirmAs()).body).toEqual({ done: "confirmed" });
    const asked = idp.asked.at(-1)?.searchParams;
    // Google knows no prompt "login", and refuses whoever says it with a page that leads nowhere.
    expect([asked?.get("prompt"), asked?.get("max_age")]).toEqual(["select_account", "0"]);
    expect((await browser.post("users/me/close/")).status).toBe(200);
  });

  it("asks Microsoft for the password in so many words", async () => {
    await turnOnMicrosoft();
    const other = app.visitor();
    await comeAs(microsoft("nia.rees"), other, "microsoft");
    const begun = await other.post("users/me/confirm/provider/", { provider: "microsoft" });
    const asked = new URL(begun.body.address).searchParams;
    expect([asked.get("prompt"), asked.get("max_age")]).toEqual(["login", "0"]);
  });

  it("is not done by a sign-in of before, nor where the provider does not say when", async () => {
    idp.age = 300;
    const stale = await confirmAs();
    expect(stale).toMatchObject(turnedAway("not_afresh"));
    expect(stale.body.detail).toContain("Sign out at Google in this browser");
    idp.age = 0;
    const silent = await confirmAs(google("nia.rees"), (address) => {
      // As one answers that knows neither.
      address.searchParams.set("prompt", "select_account");
      address.searchParams.delete("max_age");
      address.searchParams.delete("claims");
    });
    expect(silent).toMatchObject(turnedAway("no_time"));
    expect((await browser.post("users/me/close/")).body.code).toBe("confirm_first");
  });

  it("is not done by somebody else's account", async () => {
    expect(await confirmAs(google("head"))).toMatchObject(turnedAway("other_person"));
    expect((await browser.post("users/me/close/")).body.code).toBe("confirm_first");
  });

  it("is of the session that asked", async () => {
    idp.who = google("nia.rees");
    const begun = await browser.post("users/me/confirm/provider/", { provider: "google" });
    const query = await idp.walk(begun.body.address);
    const other = app.visitor();
    await comeAs(google("nia.rees"), other);
    other.cookies.set("on_the_way", browser.cookies.get("on_the_way") ?? "");
    expect((await other.post("login/providers/finish/", { query })).body.code).toBe(
      "sign_in_again",
    );
  });

  it("needs a linked account", async () => {
    const unlinked = await makeUser(app.database, head);
    const client = await app.signIn(unlinked);
    const answer = await client.post("users/me/confirm/provider/", { provider: "google" });
    expect(answer.status).toBe(409);
  });
});

describe("one's own account", () => {
  const linkAs = async (browser: Client, who: ReturnType<typeof google>) => {
    idp.who = who;
    const begun = await browser.post("users/me/sign-in/google/");
    const query = await idp.walk(begun.body.address);
    return browser.post("login/providers/finish/", { query });
  };
  beforeEach(turnOnGoogle);

  it("is linked whatever its address here, and unlinked again", async () => {
    const elsewhere = await withAddress(teacher, `private${schools}@example.org`);
    const browser = await app.signIn(elsewhere);
    expect((await linkAs(browser, google("n.rees"))).body).toMatchObject({ done: "linked" });
    const own = await browser.get("users/me/sign-in/");
    expect(own.body).toMatchObject({
      providers: ["google"],
      linked: [{ provider: "google", address: `n.rees@${domain}` }],
      password_counts: true,
    });
    expect((await comeAs(google("n.rees"))).body.session.id).toBe(teacher.user_id);
    expect((await browser.delete("users/me/sign-in/google/")).status).toBe(200);
    expect(await comeAs(google("n.rees"))).toMatchObject(turnedAway("unknown"));
  });

  it("is not linked to what is somebody else's, nor to a second one", async () => {
    const browser = await app.signIn(teacher);
    expect(await linkAs(browser, google("head"))).toMatchObject(turnedAway("linked_elsewhere"));
    await linkAs(browser, google("nia.rees"));
    expect(await linkAs(browser, google("nia.two"))).toMatchObject(turnedAway("linked_elsewhere"));
  });

  it("is unlinked by an administrator, whom its person is told of, and signed out everywhere", async () => {
    const browser = app.visitor();
    await comeAs(google("nia.rees"), browser);
    const path = `users/teachers/${teacher.user_id}/sign-in/google/`;
    expect((await admin.delete(path)).status).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await mails()).at(-1)).toMatchObject({ to: teacher.email });
    // The account that was made anew for the same person can be linked now.
    expect((await comeAs(google("nia.rees", { sub: "anew" }))).body.done).toBe("signed_in");
  });
});

describe("passwords that are switched off", () => {
  const switchOff = () => admin.patch("admin/sign-in/passwords/", { off: true });
  const logIn = (username: string, password: string) =>
    app.visitor().post("login/", { username, password });
  const USE = { status: 400, body: { code: "use_provider", providers: ["google"] } };

  it("stay on while nobody could sign in otherwise", async () => {
    expect((await switchOff()).status).toBe(409);
  });

  it("sign nobody in but the administrator who did it, and tell nothing of an address", async () => {
    await turnOnGoogle();
    expect((await switchOff()).body.password_kept_by).toMatchObject({ id: head.user_id });
    const answers = await Promise.all([
      logIn(teacher.email, PASSWORD),
      logIn(teacher.email, "a wrong one"),
      logIn(`nobody@${domain}`, "a wrong one"),
      logIn(head.email, "a wrong one"),
    ]);
    for (const answer of answers) expect(answer).toMatchObject(USE);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await logIn(head.email, PASSWORD)).status).toBe(200);
    expect((await comeAs(google("nia.rees"))).body.done).toBe("signed_in");
  });

  it("say so to whoever knows the password of an address elsewhere, and to nobody else", async () => {
    await turnOnGoogle();
    const away = await withAddress(teacher, `away${schools}@example.org`);
    await switchOff();
    expect(await logIn(away.email, PASSWORD)).toMatchObject(USE);
    expect((await logIn(away.email, "a wrong one")).body.code).toBe("bad_login");
  });

  it("are not reset, of which the mail tells and not the answer", async () => {
    await turnOnGoogle();
    await switchOff();
    const ask = (email: string) => app.visitor().post("password-reset-request/", { email });
    const [known, unknown] = [await ask(teacher.email), await ask(`nobody@${domain}`)];
    expect(known.text).toBe(unknown.text);
    expect(known.body.providers).toEqual(["google"]);
    await app.database.owner.query(
      "insert into password_links (token_hash, user_id, expires_at) select '\\x00', $1, now() where false",
      [teacher.user_id],
    );
    const links = await app.database.owner.query(
      "select * from create_password_link($1, '\\x01', '1 hour')",
      [teacher.user_id],
    );
    expect(links).toMatchObject([{ providers: ["google"] }]);
    expect(await app.database.owner.query("select * from password_links")).toEqual([]);
  });

  it("make links that were mailed before open nothing", async () => {
    await turnOnGoogle();
    await app.database.owner.query("select * from create_password_link($1, '\\x02', '1 hour')", [
      teacher.user_id,
    ]);
    await switchOff();
    expect(await app.database.owner.query("select * from password_links")).toEqual([]);
  });

  it("confirm nothing and cannot be changed, and a link is confirmed by mail alone", async () => {
    await turnOnGoogle();
    const browser = await app.signIn(teacher);
    await switchOff();
    const confirmed = await browser.post("users/me/confirm/", { password: PASSWORD });
    expect(confirmed.body.password[0]).toContain("switched passwords off");
    const deputy = await makeUser(app.database, head, { role: "admin" });
    await withAddress(deputy, `deputy@${domain}`);
    const other = app.visitor();
    expect((await comeAs(google("deputy"), other)).body).toMatchObject({ ways: ["mail"] });
    const answer = await other.post("login/providers/link/", { password: PASSWORD });
    expect(answer.status).toBe(400);
  });

  it("keep the one account that could still sign in", async () => {
    await turnOnGoogle();
    await switchOff();
    const other = await makeUser(app.database, head, { role: "admin" });
    await app.database.owner.query(
      "insert into sessions (token_hash, user_id) values (sha256('other'::bytea), $1)",
      [other.user_id],
    );
    const colleague = app.visitor();
    await colleague.get("csrf/");
    colleague.cookies.set("sessionid", "other");
    await colleague.get("csrf/");
    const remove = await colleague.delete(`users/teachers/delete/${head.user_id}/`);
    expect(remove.body.detail).toContain("keeps the only one");
    const demote = await colleague.patch(`users/teachers/update/${head.user_id}/`, {
      role: "teacher",
    });
    expect(demote.body.detail).toContain("keeps the only one");
    expect((await admin.post("users/me/close/")).body.detail).toContain("keeps the only one");
  });

  it("count again with the last provider gone, and when they are switched on", async () => {
    await turnOnGoogle();
    await switchOff();
    await admin.delete("admin/sign-in/providers/google/");
    expect((await logIn(teacher.email, PASSWORD)).status).toBe(200);
    await turnOnGoogle();
    await switchOff();
    await admin.patch("admin/sign-in/passwords/", { off: false });
    expect((await logIn(teacher.email, PASSWORD)).status).toBe(200);
    const actions = (await log()).map(({ action }) => action);
    expect(actions.filter((action) => action === "passwords.on")).toHaveLength(2);
    expect(actions.filter((action) => action === "passwords.off")).toHaveLength(2);
  });
});
