import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { deliverNextMail } from "../src/features/mail/deliver-mail.ts";
import { useLink } from "../src/features/password-reset/queries.ts";
import { createLog } from "../src/platform/log.ts";
import { createMailer } from "../src/platform/mail.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

const RUN_OUT = "This link is not valid any more. Please ask for a new one.";

let app: TestApp;
let mail: MailServer;
let school: TestUser;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ mailer: mail.mailer });
  school = { ...(await makeInstitution(app.database)), email: "" };
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const origin = { network: "127.0.0.1", browser: "" };
const person = () => makeUser(app.database, school);
// Every request comes from an address of its own, so that the limits meet only who is to meet them.
let address = 0;
const from = () => ({
  headers: { "x-forwarded-for": `10.1.${(address += 1) >> 8}.${address & 255}` },
});
const request = (email: unknown) =>
  app.visitor().post("password-reset-request/", { email }, from());
const validate = (token: unknown, new_password: unknown, client = app.visitor()) =>
  client.post("password-reset-validate/", { token, new_password });
const login = (username: string, password: string) =>
  app.visitor().post("login/", { username, password }, from());
const tokenFor = async ({ email }: TestUser) => {
  await request(email);
  const text = textOf(await mail.take(email));
  const token = new RegExp(`^${PUBLIC_URL}/reset-password\\?token=([\\w-]{43})\\r?$`, "mu").exec(
    text,
  );
  if (token?.[1] === undefined) throw new Error(`No link in: ${text}`);
  return token[1];
};
const waiting = async () => (await app.database.owner.query("select id from mails")).length;

describe("asking for a link", () => {
  it("mails it to the address of an account, in any case", async () => {
    const teacher = await person();
    const answer = await request(teacher.email.toUpperCase());
    expect(answer.status).toBe(200);
    const received = await mail.take(teacher.email);
    expect(received.raw).toMatch(/^Subject: Set a new password for ReportAIr\r$/mu);
    expect(received.raw).toMatch(/^From: "?ReportAIr"? <provider@example.org>\r$/mu);
    expect(received.raw).toMatch(/^Message-ID: <mail-\d+-\d+@example.org>\r$/mu);
    expect(textOf(received)).toMatch(/^Dear Terry Teacher\d+,/u);
  });

  it("answers the same where nobody has the address, and mails nothing", async () => {
    const teacher = await person();
    const known = await request(teacher.email);
    await mail.take(teacher.email);
    const unknown = await request("nobody@example.school");
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    await expect.poll(waiting).toBe(0);
    expect(mail.received).toEqual([]);
  });

  it.each([
    ["", ["Email is required."]],
    [undefined, ["Email is required."]],
    ["teacher", ["Email address is invalid."]],
    ["a@b.org, c@d.org", ["Email address is invalid."]],
  ])("refuses %j", async (email, sentences) => {
    const answer = await request(email);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ email: sentences });
  });

  it("sends an account no more than five an hour, and says nothing of it", async () => {
    const teacher = await person();
    for (let at = 0; at < 7; at += 1) expect((await request(teacher.email)).status).toBe(200);
    for (let at = 0; at < 5; at += 1) await mail.take(teacher.email);
    await expect.poll(waiting).toBe(0);
    expect(mail.received).toEqual([]);
  });

  it("makes an address that asks too often wait", async () => {
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const answers = [];
    for (let at = 0; at < 31; at += 1)
      answers.push(
        await app
          .visitor()
          .post("password-reset-request/", { email: `n${at}@example.school` }, { headers }),
      );
    expect(answers.slice(0, 30).every((answer) => answer.status === 200)).toBe(true);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers.get("retry-after"))).toBeGreaterThan(3_500);

    await app.database.owner.script("update attempts set at = at - interval '61 minutes'");
    const hourLater = () =>
      app.visitor().post("password-reset-request/", { email: "n@x.org" }, { headers });
    // A refusal is remembered for a few seconds before the database is asked again.
    await expect
      .poll(async () => (await hourLater()).status, { timeout: 10_000, interval: 500 })
      .toBe(200);
  });
});

describe("setting a password with a link", () => {
  it("works once, ends all sessions, and is written down", async () => {
    const teacher = await person();
    const session = await app.signIn(teacher);
    const token = await tokenFor(teacher);
    const answer = await validate(token, "a brand new password");
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ detail: "Password reset successful." });
    expect((await session.get("check-auth/")).body.authenticated).toBe(false);
    expect((await login(teacher.email, PASSWORD)).status).toBe(400);
    expect((await login(teacher.email, "a brand new password")).status).toBe(200);
    const again = await validate(token, "yet another password");
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ detail: RUN_OUT, code: "invalid" });
    const [entry] = await app.database.owner.query(
      "select action, actor_id, subject_id from audit_log where action = 'password.reset' order by id desc limit 1",
    );
    expect(entry).toEqual({
      action: "password.reset",
      actor_id: teacher.user_id,
      subject_id: teacher.user_id,
    });
  });

  it("keeps the session of the browser it is done in", async () => {
    const teacher = await person();
    const [here, there] = await Promise.all([app.signIn(teacher), app.signIn(teacher)]);
    await validate(await tokenFor(teacher), "a brand new password", here);
    expect((await here.get("check-auth/")).body.authenticated).toBe(true);
    expect((await there.get("check-auth/")).body.authenticated).toBe(false);
  });

  it("lets one of two at once through", async () => {
    const teacher = await person();
    const token = await tokenFor(teacher);
    const answers = await Promise.all(
      ["the first password", "the second password"].map((password) => validate(token, password)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });

  it("closes every other link of the account", async () => {
    const teacher = await person();
    const [one, other] = [await tokenFor(teacher), await tokenFor(teacher)];
    expect((await validate(one, "a brand new password")).status).toBe(200);
    expect((await validate(other, "a brand new password")).body).toEqual({
      detail: RUN_OUT,
      code: "invalid",
    });
  });

  it("is over after an hour", async () => {
    const teacher = await person();
    const token = await tokenFor(teacher);
    const [row] = await app.database.owner.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - now()) / 60)::integer as minutes from password_links where user_id = $1",
      [teacher.user_id],
    );
    expect(row?.minutes).toBe(60);
    await app.database.owner.query(
      "update password_links set expires_at = now() - interval '1 second' where user_id = $1",
      [teacher.user_id],
    );
    expect((await validate(token, "a brand new password")).body).toEqual({
      detail: RUN_OUT,
      code: "invalid",
    });
    // Nor where it runs out after it was looked at.
    expect(
      await useLink(app.database, token, { newHash: "a hash", keep: undefined, origin }),
    ).toBeNull();
  });

  it("is over once the address of the account has changed", async () => {
    const teacher = await person();
    const token = await tokenFor(teacher);
    await app.database.owner.query("update users set email = 'moved-' || email where id = $1", [
      teacher.user_id,
    ]);
    expect((await validate(token, "a brand new password")).body).toEqual({
      detail: RUN_OUT,
      code: "invalid",
    });
  });

  it.each([
    ["ninechars", "Password must be at least 10 characters."],
    ["", "Password must be at least 10 characters."],
    ["1234567890", "This password is too common. Please choose another one."],
    ["reportair1", "This password is made of names that others know. Please choose another one."],
    ["x".repeat(1_001), "Password must be at most 1,000 characters."],
  ])("refuses %j with a detail, and the link stays good", async (password, sentence) => {
    const token = await tokenFor(await person());
    const answer = await validate(token, password);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: sentence, code: "invalid", new_password: [sentence] });
    expect((await validate(token, "a brand new password")).status).toBe(200);
  });

  it("refuses what is no token", async () => {
    for (const token of ["", "x", "x".repeat(43)])
      expect((await validate(token, "a brand new password")).body).toEqual({
        detail: RUN_OUT,
        code: "invalid",
      });
    expect((await validate(undefined, undefined)).body).toEqual({
      token: ["This field is required."],
      new_password: ["This field is required."],
    });
  });

  it("lets somebody in again who had failed too often", async () => {
    const teacher = await person();
    for (let at = 0; at < 10; at += 1) await login(teacher.email, "wrong wrong wrong");
    expect((await login(teacher.email, PASSWORD)).status).toBe(429);
    await validate(await tokenFor(teacher), "a brand new password");
    expect((await login(teacher.email, "a brand new password")).status).toBe(200);
  });
});

describe("mail", () => {
  it("is sent again where the server turns it away", async () => {
    mail.refuse(2);
    const token = await tokenFor(await person());
    expect((await validate(token, "a brand new password")).status).toBe(200);
    expect(app.logged.join("\n")).toContain("sending a mail failed");
    await expect.poll(waiting).toBe(0);
  });

  it("is kept where the process ends before it is sent, for the next one", async () => {
    const teacher = await person();
    await app.database.system(sql`select request_password_link(${teacher.email}, '{}')`);
    await app.database.system(sql`select lease_mail(interval '0 seconds')`);
    expect(textOf(await mail.take(teacher.email))).toContain(`${PUBLIC_URL}/reset-password?token=`);
  });

  it("goes to the outbox where there is no server, for this user's eyes only", async () => {
    const folder = await mkdtemp(join(tmpdir(), "reportair-outbox-"));
    const logged: string[] = [];
    const log = createLog("info", { write: (line) => void logged.push(line) });
    const outbox = join(folder, "outbox");
    const mailer = createMailer({ smtpUrl: undefined, outbox, from: "a@b.org", log });
    const message = {
      id: "mail-1",
      to: { name: "Zoë, O’Neil", address: "zoe@example.school" },
      subject: "Ünïcode",
      text: "A line.\n\nAnother.\n",
    };
    await mailer.send(message);
    expect(await readdir(outbox)).toEqual(["mail-1.eml"]);
    const file = join(outbox, "mail-1.eml");
    expect((await stat(file)).mode & 0o77).toBe(0);
    const raw = await readFile(file, "utf8");
    expect(raw).toMatch(/^To: .*<zoe@example.school>/mu);
    expect(textOf({ to: [], raw })).toContain("A line.");
    expect(JSON.parse(logged[0]!)).toMatchObject({ file, to: "zoe@example.school" });
    await rm(folder, { recursive: true });
  });

  it("is given up after five days", async () => {
    const other = await startTestApp();
    try {
      const { database } = other;
      const { email } = await makeUser(database, await makeInstitution(database));
      const mailer = { send: () => Promise.reject(new Error("refused")) };
      let days = 0;
      const now = () => new Date(Date.now() + days * 86_400_000);
      const log = createLog("silent");
      const parts = { database, mailer, publicUrl: () => PUBLIC_URL, now, log };
      await database.system(sql`select request_password_link(${email}, '{}')`);
      expect(await deliverNextMail(parts)).toBe(true);
      expect(await deliverNextMail(parts)).toBe(false);
      const due = () =>
        database.owner.query<{ seconds: number }>(
          "select round(extract(epoch from due_at - now()))::integer as seconds from mails",
        );
      expect((await due())[0]?.seconds).toBeGreaterThan(20);
      await database.owner.query("update mails set due_at = now()");
      days = 6;
      expect(await deliverNextMail(parts)).toBe(true);
      expect(await due()).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

it("logs and stores no token and no password", async () => {
  const teacher = await person();
  const token = await tokenFor(teacher);
  await validate(token, "a brand new password");
  expect(app.logged.join("\n")).not.toContain(token);
  expect(app.logged.join("\n")).not.toContain("brand new");
  const second = await tokenFor(teacher);
  for (const table of ["mails", "password_links", "audit_log"]) {
    const rows = await app.database.owner.query(`select t::text as row from ${table} t`);
    expect(JSON.stringify(rows)).not.toContain(second);
  }
});
