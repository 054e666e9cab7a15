import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../src/database/schema.ts";
import { migrate } from "../src/database/migrate.ts";
import { retainAll } from "../src/features/retention/retain.ts";
import type { Client } from "./support/client.ts";
import { createDatabase } from "./support/database.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startMailServer, textOf, type MailServer } from "./support/mail-server.ts";
import { lastEntry, makeSchool, type TestSchool } from "./support/school.ts";
import { PUBLIC_URL, startTestApp, type TestApp } from "./support/test-app.ts";

const GONE =
  "This link is not valid any more: it has been used, has run out, or was taken back. If you have not confirmed the address yet, ask your school’s administrator to send the link again.";

let app: TestApp;
let mail: MailServer;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ mailer: mail.mailer });
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

let count = 0;
const freshAddress = () => `fresh${(count += 1)}@example.org`;
/** Somebody who has signed in to their account. */
const teacher = async () => {
  const person = await makeUser(app.database, school.admin);
  return { ...person, client: await app.signIn(person) };
};
type Person = Awaited<ReturnType<typeof teacher>>;
const update = ({ user_id }: Pick<TestUser, "user_id">, body: object, by = school.admin.client) =>
  by.patch(`users/teachers/update/${user_id}/`, body);
const login = async (username: string) =>
  (await app.visitor().post("login/", { username, password: PASSWORD })).status;
const requestReset = (email: string) => app.visitor().post("password-reset-request/", { email });
const confirm = (token: string) => app.visitor().post("email-change-confirm/", { token });
const isSignedIn = async ({ client }: Person) =>
  (await client.get("check-auth/")).body.authenticated as boolean;
const tokenIn = (text: string, page: string) =>
  new RegExp(`^${PUBLIC_URL}${page}\\?token=([\\w-]{43})\\r?$`, "mu").exec(text)?.[1] ?? "";
/** The token of the link that the new address is sent. */
const tokenFor = async (email: string) => tokenIn(textOf(await mail.take(email)), "/confirm-email");
/** Once nothing waits to be sent any more: how many mails have come to an address that nobody has taken. */
const untaken = async (email: string) => {
  await expect
    .poll(async () => (await app.database.owner.query("select id from mails")).length)
    .toBe(0);
  return mail.received.filter(({ to }) => to.includes(email)).length;
};
/** Gives somebody a new address, and takes both mails about it. */
const asked = async (person: TestUser, email = freshAddress()) => {
  const answer = await update(person, { email });
  expect(answer.status).toBe(200);
  return { email, told: await mail.take(person.email), token: await tokenFor(email) };
};
const confirmed = async (client: Client) => (await client.get("users/me/")).body.email as string;

describe("an administrator who gives a teacher an address of their own", () => {
  it("gets no link for a new password there, and the teacher's reports stay the teacher's", async () => {
    const { client, email: old } = school.teacher;
    const student = school.room.students[0]?.id;
    const { body } = await client.post("reports/generate/batch/", {
      reports: { 0: { student, classroom: school.room.id, level: "Advanced" } },
      word_count: "300-400",
    });
    const report = `reports/generated/${body["0"].report}/`;
    const grabbed = freshAddress();
    const answer = await update(school.teacher, { email: grabbed });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: old, pending_email: grabbed });
    for (const email of [grabbed, old]) expect((await requestReset(email)).status).toBe(200);

    const atNew = textOf(await mail.take(grabbed));
    expect(tokenIn(atNew, "/reset-password")).toBe("");
    expect(await untaken(grabbed)).toBe(0);
    const stolen = { token: tokenIn(atNew, "/confirm-email"), new_password: "mine from now on" };
    expect((await app.visitor().post("password-reset-validate/", stolen)).status).toBe(400);
    const atOld = [textOf(await mail.take(old)), textOf(await mail.take(old))];
    expect(atOld.filter((text) => tokenIn(text, "/reset-password") !== "")).toHaveLength(1);

    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    expect(await login(grabbed)).toBe(400);
    school.teacher.client = await app.signIn(school.teacher);
    expect((await school.teacher.client.get(report)).status).toBe(200);
    expect((await school.admin.client.get(report)).status).toBe(403);
  });

  it("tells the former address who it was, and what to do", async () => {
    const person = await teacher();
    const { told, email } = await asked(person);
    expect(told.raw).toMatch(/^Subject: ReportAIr: your e-mail address is to be changed\r$/mu);
    const text = textOf(told).replaceAll("\r\n", "\n");
    expect(text).toMatch(
      /^Dear Terry Teacher\d+,\n\nTerry Teacher\d+, an administrator of School/u,
    );
    expect(text).toContain(
      `another e-mail address: ${email}. You have been signed out everywhere.`,
    );
    expect(text).toContain("within 7 days");
    expect(text).toContain('choose "Keep this address" under Your account');
  });

  it("cannot write it by the application's role either, whatever the program asks of it", async () => {
    const person = await teacher();
    for (const change of [
      { email: freshAddress() },
      { password_hash: "x" },
      { signed_in_at: null },
    ]) {
      const written = app.database.as(school.admin, (handle) =>
        handle.update(users).set(change).where(eq(users.id, person.user_id)),
      );
      await expect(written).rejects.toMatchObject({ cause: { code: "42501" } });
    }
  });
});

describe("an address that waits", () => {
  it("is shown to administrators and to its person, and to nobody else", async () => {
    const person = await teacher();
    const { email } = await asked(person);
    const seenBy = async (client: Client) => {
      const { body } = await client.get(`users/teachers/?search=${person.email}`);
      return body[0].pending_email;
    };
    expect(await seenBy(school.admin.client)).toBe(email);
    expect(await seenBy(school.adminTeacher.client)).toBe(email);
    expect(await seenBy(school.colleague.client)).toBeNull();
    const client = await app.signIn(person);
    expect((await client.get("users/me/")).body).toMatchObject({
      email: person.email,
      pending_email: email,
    });
  });

  it("counts once its link is opened, and what was sent to the former one sets no password", async () => {
    const person = await teacher();
    const { email, token } = await asked(person);
    await requestReset(person.email);
    const reset = tokenIn(textOf(await mail.take(person.email)), "/reset-password");
    await app.database.owner.query(
      "insert into mails (kind, user_id, due_at) values ('reset', $1, now() + interval '1 hour')",
      [person.user_id],
    );
    const answer = await confirm(token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ detail: "E-mail address confirmed.", email });
    expect([await login(person.email), await login(email)]).toEqual([400, 200]);
    const old = { token: reset, new_password: "a brand new password" };
    expect((await app.visitor().post("password-reset-validate/", old)).status).toBe(400);
    expect(await untaken(email)).toBe(0);
    const { body } = await school.admin.client.get(`users/teachers/?search=${email}`);
    expect(body[0]).toMatchObject({ id: person.user_id, email, pending_email: null });
    await requestReset(email);
    expect(tokenIn(textOf(await mail.take(email)), "/reset-password")).not.toBe("");
  });

  it("is confirmed once, in time, and by its own link alone", async () => {
    const person = await teacher();
    const { token } = await asked(person);
    expect((await confirm(token)).status).toBe(200);
    const gone = { detail: GONE, code: "invalid" };
    expect((await confirm(token)).body).toEqual(gone);
    expect((await confirm("nothing-of-the-kind")).body).toEqual(gone);

    const late = await teacher();
    const { token: lateToken } = await asked(late);
    await app.database.owner.query(
      "update email_changes set expires_at = now() where user_id = $1",
      [late.user_id],
    );
    expect((await confirm(lateToken)).body).toEqual(gone);
    const { body } = await school.admin.client.get(`users/teachers/?search=${late.email}`);
    expect(body[0].pending_email).toBeNull();
    await retainAll({ database: app.database, publicUrl: () => PUBLIC_URL, now: () => new Date() });
    const kept = await app.database.owner.query("select from email_changes where user_id = $1", [
      late.user_id,
    ]);
    expect(kept).toEqual([]);
  });

  it("is replaced by another one, and its link is dead then", async () => {
    const person = await teacher();
    const first = await asked(person);
    const second = await asked(person);
    expect((await confirm(first.token)).status).toBe(400);
    expect((await confirm(second.token)).status).toBe(200);
    expect(await login(second.email)).toBe(200);
  });

  it("has its link sent again where it is given again; both open it, and nobody else is told", async () => {
    const person = await teacher();
    const { email, token } = await asked(person);
    const client = await app.signIn(person);
    expect((await update(person, { email })).body.pending_email).toBe(email);
    expect(await tokenFor(email)).not.toBe(token);
    expect(await untaken(person.email)).toBe(0);
    expect((await client.get("check-auth/")).body.authenticated).toBe(true);
    expect((await confirm(token)).status).toBe(200);
    expect(await confirmed(client)).toBe(email);
  });

  it("is dropped where the one that counts is given", async () => {
    const person = await teacher();
    const { email, token } = await asked(person);
    await ageConfirmations(app, school.admin);
    const answer = await update(person, { email: person.email, first_name: "Renamed" });
    expect(answer.body).toMatchObject({ email: person.email, pending_email: null });
    expect((await update(person, { email })).body.code).toBe("confirm_first");
    school.admin.client = await app.signIn(school.admin);
    expect((await confirm(token)).body.detail).toBe(GONE);
    expect(await lastEntry(school)).toMatchObject({
      action: "email.kept",
      details: { email: { from: person.email, to: email } },
    });
  });

  it("is dropped by its person, too", async () => {
    const person = await teacher();
    const { token } = await asked(person);
    const client = await app.signIn(person);
    expect((await client.delete("users/me/pending-email/")).status).toBe(200);
    expect((await client.get("users/me/")).body.pending_email).toBeNull();
    expect((await confirm(token)).status).toBe(400);
    expect(await login(person.email)).toBe(200);
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: person.user_id },
      action: "email.kept",
    });
    expect((await client.delete("users/me/pending-email/")).status).toBe(200);
  });

  it("is confirmed or dropped where both are tried at once, and not both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await teacher();
      const { email, token } = await asked(person);
      const [opened, kept] = await Promise.all([
        confirm(token),
        update(person, { email: person.email }),
      ]);
      expect(kept.status).toBe(200);
      expect(await login(email)).toBe(opened.status);
    }
  });

  it("goes with the account", async () => {
    const person = await teacher();
    const { token } = await asked(person);
    await school.admin.client.delete(`users/teachers/delete/${person.user_id}/`);
    expect((await confirm(token)).status).toBe(400);
  });
});

describe("an address that others have, or want", () => {
  it("is refused where it has an account anywhere, in any case", async () => {
    const person = await teacher();
    const email = elsewhere.teacher.email.toUpperCase();
    const answer = await update(person, { email });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ email: ["A user with this email already exists."] });
  });

  it("is kept from nobody by waiting: whoever has it first keeps it", async () => {
    const person = await teacher();
    const { email, token } = await asked(person);
    const added = await elsewhere.admin.client.post("users/teachers/add/", {
      first_name: "Its",
      last_name: "Owner",
      email: email.toUpperCase(),
      password: "seven green bottles",
      password_confirm: "seven green bottles",
    });
    expect(added.status).toBe(201);
    const answer = await confirm(token);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      detail: `Another account has the address ${email} by now, so it cannot be yours. You sign in with your former address; ask your school’s administrator for another one.`,
      code: "conflict",
    });
    expect(await login(person.email)).toBe(200);
    const { body } = await elsewhere.admin.client.get(`users/teachers/?search=${email}`);
    expect(body[0].id).toBe(added.body.id);
  });

  it("is whose link is opened first, where two wait for it", async () => {
    const [one, other] = [await teacher(), await teacher()];
    const { email, token } = await asked(one);
    const second = await asked(other, email);
    expect((await confirm(second.token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(409);
  });
});

describe("whose sessions end", () => {
  it("are the person's, and not those of who changes their own", async () => {
    const person = await teacher();
    await update(person, { email: freshAddress() });
    expect(await isSignedIn(person)).toBe(false);

    const own = freshAddress();
    const answer = await update(school.admin, { email: own });
    expect(answer.body).toMatchObject({ email: school.admin.email, pending_email: own });
    expect((await school.admin.client.get("check-auth/")).body.authenticated).toBe(true);
    const told = textOf(await mail.take(school.admin.email));
    expect(told).toContain("You have given your ReportAIr account");
    expect((await confirm(await tokenFor(own))).status).toBe(200);
    expect(await confirmed(school.admin.client)).toBe(own);
    school.admin.email = own;
  });
});

describe("an account that nobody has signed in to", () => {
  it("has the right address at once, where a wrong one was typed, and nothing is mailed", async () => {
    const person = await makeUser(app.database, school.admin);
    const email = freshAddress();
    const answer = await update(person, { email });
    expect(answer.body).toMatchObject({ email, pending_email: null });
    expect([await untaken(person.email), await untaken(email)]).toEqual([0, 0]);
    expect(await login(email)).toBe(200);
    expect(await lastEntry(school)).toMatchObject({
      action: "email.changed",
      details: { email: { from: person.email, to: email } },
    });
    // From now on it is used.
    expect((await update(person, { email: freshAddress() })).body.email).toBe(email);
  });
});

it("takes accounts from before this was kept for used ones", async () => {
  const { database, drop } = await createDatabase({ migrated: false });
  try {
    await migrate(database.owner, "0027_step_up.sql");
    await database.owner.query(
      "select create_school('Old School', '{}', 'head@old.example', 'Helen', 'Marsden', 'admin', '', false)",
    );
    await migrate(database.owner);
    const [head] = await database.owner.query("select signed_in_at is not null as used from users");
    expect(head).toEqual({ used: true });
  } finally {
    await drop();
  }
});

describe("what is written down", () => {
  it("is who asked for which address, and from where it was confirmed", async () => {
    const person = await teacher();
    const { email, token } = await asked(person);
    const details = { email: { from: person.email, to: email } };
    const subject = { type: "user", id: person.user_id };
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: school.admin.user_id },
      action: "email.asked",
      summary: "asked to change the e-mail address of",
      subject,
      details,
    });
    const found = await school.admin.client.get(`audit/?search=${email}`);
    expect(found.body).toMatchObject([{ action: "email.asked" }]);
    await confirm(token);
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: null, name: "Somebody" },
      action: "email.confirmed",
      subject,
      details: { ...details, network: "127.0.0.1" },
    });
    const csv = (await school.admin.client.get("audit/csv/?action=email.asked")).text;
    expect(csv).toContain(`e-mail address: ${person.email} → ${email}`);
  });
});

it("mails about one person's address no more than five times an hour", async () => {
  const person = await teacher();
  const answers = [];
  for (let at = 0; at < 6; at += 1) answers.push(await update(person, { email: freshAddress() }));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(Number(answers[5]?.headers.get("retry-after"))).toBeGreaterThan(3_500);
  expect(answers[5]?.body.code).toBe("too_many");
});
