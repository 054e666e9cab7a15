import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeUser, PASSWORD } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

const CONFIRM_FIRST = {
  detail: "Please confirm first that it is you, with your password. Nothing has been done yet.",
  code: "confirm_first",
};
const confirm = (client: TestSchool["admin"]["client"], password = PASSWORD) =>
  client.post("users/me/confirm/", { password });
const count = async (table: string) =>
  (await app.database.owner.query<{ n: number }>(`select count(*)::integer as n from ${table}`))[0]
    ?.n;

describe("what exports everything or erases asks for the password again", () => {
  beforeEach(() => ageConfirmations(app));

  it("and does nothing without it, not even a line in the audit log", async () => {
    const { client } = school.admin;
    const student = school.room.students[0]?.id;
    const before = [await count("audit_log"), await count("students"), await count("users")];
    for (const answer of [
      await client.get("audit/csv/"),
      await client.post("sharing/released/export/", {}),
      await client.post(`students/${student}/export/`),
      await client.post(`students/${student}/erase/`),
      await client.post("users/me/close/"),
      await client.delete(`users/teachers/delete/${school.colleague.user_id}/`),
    ]) {
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual(CONFIRM_FIRST);
    }
    expect([await count("audit_log"), await count("students"), await count("users")]).toEqual(
      before,
    );
  });

  it("in the session that asks and in no other, for ten minutes", async () => {
    const elsewhere = await app.signIn(school.admin);
    const { client } = school.admin;
    await ageConfirmations(app);
    expect((await confirm(client)).status).toBe(200);
    expect((await client.get("audit/csv/")).status).toBe(200);
    expect((await client.post("sharing/released/export/", {})).status).toBe(200);
    expect((await elsewhere.get("audit/csv/")).body).toEqual(CONFIRM_FIRST);
    await ageConfirmations(app);
    expect((await client.get("audit/csv/")).body).toEqual(CONFIRM_FIRST);
  });

  it("which signing in gives, too", async () => {
    expect((await (await app.signIn(school.admin)).get("audit/csv/")).status).toBe(200);
  });

  it("and a clock that was set back prolongs nothing", async () => {
    await app.database.owner.query(
      "update sessions set confirmed_at = now() + interval '1 day' where user_id = $1",
      [school.admin.user_id],
    );
    expect((await school.admin.client.get("audit/csv/")).body).toEqual(CONFIRM_FIRST);
  });
});

describe("who gives somebody an address or a role", () => {
  beforeEach(() => ageConfirmations(app));
  const update = (body: object) =>
    school.admin.client.patch(`users/teachers/update/${school.colleague.user_id}/`, body);

  it.each([{ email: "taken.over@example.org" }, { role: "adminteacher" }])(
    "confirms first: %j",
    async (body) => {
      expect((await update(body)).body).toEqual(CONFIRM_FIRST);
      const { client } = school.admin;
      const staff: { email: string; role: string }[] = (await client.get("users/teachers/")).body;
      expect(staff).toContainEqual(
        expect.objectContaining({ email: school.colleague.email, role: "teacher" }),
      );
    },
  );

  it("is asked nothing where both stay as they are", async () => {
    const same = { email: school.colleague.email, role: "teacher" };
    expect((await update({ ...same, first_name: "Renamed" })).status).toBe(200);
  });

  it("confirms first, too, where a new account is an administrator's", async () => {
    const person = (role: string) => ({
      first_name: "New",
      last_name: "Person",
      email: `${role}.of.today@example.org`,
      password: "a long enough password of today",
      password_confirm: "a long enough password of today",
      role,
    });
    const add = (role: string) => school.admin.client.post("users/teachers/add/", person(role));
    expect((await add("adminteacher")).body).toEqual(CONFIRM_FIRST);
    expect((await add("admin")).body).toEqual(CONFIRM_FIRST);
    expect((await add("teacher")).status).toBe(201);
    await confirm(school.admin.client);
    expect((await add("admin")).status).toBe(201);
  });
});

describe("confirming", () => {
  it("takes the right password alone", async () => {
    const { client } = school.teacher;
    await ageConfirmations(app);
    const wrong = await confirm(client, "not my password");
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ password: ["Your current password is not right."] });
    expect((await client.post("users/me/confirm/", {})).body).toEqual({
      password: ["Password is required."],
    });
    expect((await client.post("users/me/close/")).body).toEqual(CONFIRM_FIRST);
  });

  it("is limited as signing in is", async () => {
    const person = await makeUser(app.database, school.teacher);
    const client = await app.signIn(person);
    for (let at = 0; at < 10; at += 1)
      expect((await confirm(client, `guess number ${at}`)).status).toBe(400);
    expect((await confirm(client)).status).toBe(429);
  });
});
