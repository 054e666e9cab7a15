import { createHash } from "node:crypto";
import { TOKENS_MAX, type ApiToken } from "@reportair/contract/features/api-tokens.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { CALLS_AN_HOUR } from "../src/features/api-tokens/call-limits.ts";
import { forgetApiTokens } from "../src/features/retention/queries.ts";
import { ageConfirmations } from "./support/confirmations.ts";
import { makeUser, PASSWORD } from "./support/factories.ts";
import { makeProgram, ProgramClient } from "./support/program.ts";
import { lastEntry, makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ work: false });
  school = await makeSchool(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.owner.query("delete from login_failures");
});

const REFUSED = {
  detail:
    "This token opens nothing: it has ended, was revoked, or was never made. An administrator of your school can make a new one.",
  code: "token_refused",
};
const list = (of = school) => of.admin.client.get<ApiToken[]>("admin/tokens/");
const make = (body: object, of = school) => of.admin.client.post("admin/tokens/", body);
const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE", {
    timeZone: "Europe/London",
  });
const set = (what: string, id: number) =>
  app.database.owner.query(`update api_tokens set ${what} where id = $1`, [id]);

describe("an administrator makes a token", () => {
  it("once it is confirmed that it is them, and sees it this once", async () => {
    const { client } = school.admin;
    await ageConfirmations(app, school.admin);
    const body = { name: " Nightly roster ", scopes: ["rosters:write"] };
    expect((await make(body)).body).toMatchObject({ code: "confirm_first" });
    expect((await list()).body).toEqual([]);
    await client.post("users/me/confirm/", { password: PASSWORD });
    const made = await make(body);
    expect(made.status).toBe(201);
    const { secret, token } = made.body;
    expect(secret).toMatch(/^rair_[\w-]{43}$/u);
    expect(token).toEqual({
      id: expect.any(Number),
      name: "Nightly roster",
      scopes: ["rosters:write"],
      made_by: { id: school.admin.user_id, name: expect.stringMatching(/^Terry /u) },
      created_at: expect.any(String),
      ends_on: day(90),
      ended: false,
      used_on: null,
    });
    const listed = await list();
    expect(listed.body).toEqual([token]);
    expect(listed.text).not.toContain(secret);
    expect(await lastEntry(school)).toMatchObject({
      action: "api_token.made",
      actor: { id: school.admin.user_id },
      subject: { type: "api_token", id: token.id, label: "Nightly roster" },
      details: { fields: ["rosters:write"] },
    });
  });

  it("of which the database has a hash alone, and the log nothing", async () => {
    const { program } = await makeProgram(app, school.admin.client);
    await program.get("intake/");
    await program.get("classrooms/");
    const rows = await app.database.owner.query<{ row: string; hash: string }>(
      "select t::text as row, encode(token_hash, 'hex') as hash from api_tokens t order by id desc limit 1",
    );
    expect(rows[0]?.hash).toBe(createHash("sha256").update(program.secret).digest("hex"));
    const dump = await app.database.owner.query<{ row: string }>(
      "select a::text as row from audit_log a union all select t::text from api_tokens t",
    );
    expect(JSON.stringify(dump)).not.toContain(program.secret);
    await expect.poll(() => app.logged.some((line) => line.includes('"/api/intake/"'))).toBe(true);
    expect(app.logged.join("")).not.toContain(program.secret);
    expect(app.logged.join("")).not.toContain("rair_");
  });

  it.each([
    [{ scopes: ["rosters:write"] }, "name"],
    [{ name: "  ", scopes: ["rosters:write"] }, "name"],
    [{ name: "x".repeat(61), scopes: ["rosters:write"] }, "name"],
    [{ name: "No scope", scopes: [] }, "scopes"],
    [{ name: "Twice", scopes: ["reports:read", "reports:read"] }, "scopes"],
    [{ name: "Everything", scopes: ["*"] }, "scopes.0"],
    [{ name: "Past", scopes: ["reports:read"], ends_on: day(-1) }, "ends_on"],
    [{ name: "For ever", scopes: ["reports:read"], ends_on: day(367) }, "ends_on"],
  ])("but not %j", async (body, field) => {
    const answer = await make(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body)).toEqual([
      expect.stringContaining(field.split(".", 1)[0] ?? ""),
    ]);
  });

  it("for a year at most, and with no more than so many others", async () => {
    const other = await makeSchool(app);
    for (let at = 0; at < TOKENS_MAX; at += 1) {
      const body = { name: `No. ${at}`, scopes: ["reports:read"], ends_on: day(365) };
      expect((await make(body, other)).status).toBe(201);
    }
    const refused = await make({ name: "One more", scopes: ["reports:read"] }, other);
    expect(refused.status).toBe(409);
    const tokens = (await list(other)).body;
    expect(tokens).toHaveLength(TOKENS_MAX);
    // One that has ended makes room.
    await set(`ends_on = '${day(-1)}'`, tokens[0]?.id ?? 0);
    expect((await make({ name: "One more", scopes: ["reports:read"] }, other)).status).toBe(201);
  });
});

describe("a token opens nothing", () => {
  it("from the moment in which it is revoked, which is written down", async () => {
    const { token, program } = await makeProgram(app, school.admin.client);
    expect((await program.get("intake/")).status).toBe(200);
    expect((await list()).body.find(({ id }) => id === token.id)?.used_on).toBe(day(0));
    const revoke = () => school.adminTeacher.client.delete(`admin/tokens/${token.id}/`);
    expect((await revoke()).status).toBe(200);
    const refused = await program.get("intake/");
    expect([refused.status, refused.body]).toEqual([403, REFUSED]);
    expect((await list()).body.map(({ id }) => id)).not.toContain(token.id);
    expect((await revoke()).status).toBe(404);
    expect(await lastEntry(school)).toMatchObject({
      action: "api_token.revoked",
      actor: { id: school.adminTeacher.user_id },
      subject: { id: token.id },
    });
  });

  it("after its last day, and is then listed as ended and forgotten in the end", async () => {
    const { token, program } = await makeProgram(app, school.admin.client);
    await set(`ends_on = '${day(0)}'`, token.id);
    expect((await program.get("intake/")).status).toBe(200);
    await set(`ends_on = '${day(-1)}'`, token.id);
    expect((await program.get("intake/")).body).toEqual(REFUSED);
    const found = async () => (await list()).body.find(({ id }) => id === token.id);
    expect(await found()).toMatchObject({ ended: true });
    await forgetApiTokens(app.database, 30);
    expect(await found()).toBeDefined();
    await set(`ends_on = '${day(-40)}'`, token.id);
    await forgetApiTokens(app.database, 30);
    expect(await found()).toBeUndefined();
    expect((await program.get("intake/")).body).toEqual(REFUSED);
  });

  it("when its school is removed, with all that it staged", async () => {
    const other = await makeSchool(app);
    const { program } = await makeProgram(app, other.admin.client);
    expect((await program.post("intake/")).status).toBe(201);
    await app.database.owner.query("delete from institutions where id = $1", [
      other.admin.institution_id,
    ]);
    expect((await program.get("intake/")).body).toEqual(REFUSED);
  });

  it("while the school is not subscribed, and something again when it is", async () => {
    const other = await makeSchool(app);
    const { program } = await makeProgram(app, other.admin.client);
    const subscribe = (state: string) =>
      app.database.owner.query("update institutions set subscription = $1 where id = $2", [
        state,
        other.admin.institution_id,
      ]);
    await subscribe("cancelled");
    expect((await program.get("intake/")).body).toMatchObject({ code: "not_subscribed" });
    await subscribe("active");
    expect((await program.get("intake/")).status).toBe(200);
  });

  it.each([
    [
      "is demoted",
      (id: number) =>
        school.admin.client.patch(`users/teachers/update/${id}/`, { role: "teacher" }),
    ],
    [
      "closes their account",
      async (_id: number, email: string) => (await app.signIn({ email })).post("users/me/close/"),
    ],
    ["is deleted", (id: number) => school.admin.client.delete(`users/teachers/delete/${id}/`)],
  ])("once whoever made it %s, which is written down", async (_, go) => {
    const maker = await makeUser(app.database, school.admin, { role: "adminteacher" });
    const { token, program } = await makeProgram(app, await app.signIn(maker));
    expect((await program.get("intake/")).status).toBe(200);
    expect((await go(maker.user_id, maker.email)).status).toBe(200);
    expect((await program.get("intake/")).body).toEqual(REFUSED);
    const { body } = await school.admin.client.get("audit/?action=api_token.ended");
    expect(body).toContainEqual(
      expect.objectContaining({ subject: { type: "api_token", id: token.id, label: token.name } }),
    );
  });
});

describe("what is sent in a token's place", () => {
  const wrong = () => new ProgramClient(app.url, `rair_${"x".repeat(43)}`);

  it("is refused as one that has ended, and counts for the address as a failed sign-in does", async () => {
    const { program } = await makeProgram(app, school.admin.client);
    for (let at = 0; at < 50; at += 1) expect((await wrong().get("intake/")).body).toEqual(REFUSED);
    for (const client of [wrong(), wrong()]) {
      const answer = await client.get("intake/");
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
      expect(answer.body).toMatchObject({ code: "too_many" });
    }
    const login = await app
      .visitor()
      .post("login/", { username: "nobody@example.org", password: PASSWORD });
    expect(login.status).toBe(429);
    // What was made goes on: a school's programs and people share an address.
    expect((await program.get("intake/")).status).toBe(200);
  });

  it("is none of ours where a proxy sends it, and the session counts", async () => {
    for (const authorization of ["Basic dXNlcjpwYXNz", "Bearer eyJhbGciOi.J9", "rair_x"]) {
      const headers = { authorization };
      expect((await school.admin.client.get("intake/", { headers })).status).toBe(200);
      expect((await app.visitor().get("intake/", { headers })).body).toMatchObject({
        code: "not_signed_in",
      });
    }
  });

  it("is never a cookie", async () => {
    const { program } = await makeProgram(app, school.admin.client);
    const visitor = app.visitor();
    visitor.cookies.set("sessionid", program.secret);
    expect((await visitor.get("intake/")).body).toMatchObject({ code: "not_signed_in" });
  });
});

describe("beside a token", () => {
  it("a person's cookie opens nothing, and whom the call is said to be for does not matter", async () => {
    const { program } = await makeProgram(app, school.admin.client, ["reports:read"]);
    const headers = { authorization: `Bearer ${program.secret}` };
    const { client } = school.admin;
    // The person might stage files and see their classes; the program may neither.
    expect((await client.post("intake/", undefined, { headers })).status).toBe(403);
    expect((await client.get("classrooms/", { headers })).status).toBe(403);
    expect((await client.get("sharing/released/?page=1", { headers })).status).toBe(200);
    for (const person of ["2147483647", "nobody"]) {
      const acting = { headers: { "x-acting-user": person } };
      expect((await program.get("sharing/released/?page=1", acting)).status).toBe(200);
    }
  });
});

describe("a token that calls again and again", () => {
  it("is asked to wait before anything is read or written, and no other is", async () => {
    const { program } = await makeProgram(app, school.admin.client);
    const other = await makeProgram(app, school.admin.client);
    // Refused for its scope, as quickly as any call can be, and counted as any.
    for (let at = 0; at < CALLS_AN_HOUR; at += 100) {
      const calls = Array.from({ length: 100 }, () => program.get("users/me/"));
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(
        new Set([403]),
      );
    }
    const answer = await program.get("intake/");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(1_800);
    expect(answer.body.detail).toMatch(/^This token has called 1,000 times within an hour\./u);
    expect((await other.program.get("intake/")).status).toBe(200);
  });
});
