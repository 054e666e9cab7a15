import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const hashOf = (token = "") => createHash("sha256").update(token).digest();

let app: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  teacher = await makeUser(app.database, await makeInstitution(app.database, "Oak Hill"), {
    first_name: "Helen",
    last_name: "Marsden",
  });
});
afterAll(() => app.stop());

describe("CSRF", () => {
  it("sets a readable cookie and repeats it in the header", async () => {
    const client = app.visitor();
    const answer = await client.get("csrf/");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("x-csrftoken")).toBe(client.cookies.get("csrftoken"));
    expect(answer.headers.getSetCookie()[0]).not.toMatch(/HttpOnly/u);
  });

  it.each([
    ["no header", null],
    ["another value", "something else"],
  ])("refuses a sign-in with %s", async (_name, csrf) => {
    const client = app.visitor();
    await client.get("csrf/");
    const answer = await client.post(
      "login/",
      { username: teacher.email, password: PASSWORD },
      { csrf },
    );
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toMatch(/CSRF/u);
  });

  it("does not take another session's token", async () => {
    const [one, other] = await Promise.all([app.signIn(teacher), app.signIn(teacher)]);
    one.cookies.set("csrftoken", other.cookies.get("csrftoken") ?? "");
    expect((await one.patch("users/me/", { length_unit: "words" })).status).toBe(403);
  });
});

describe("signing in", () => {
  it("answers who it is, in any case of the address, and sets a session that scripts cannot read", async () => {
    const client = app.visitor();
    const answer = await client.post("login/", {
      username: teacher.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      authenticated: true,
      id: teacher.user_id,
      role: "teacher",
      first_name: "Helen",
      last_name: "Marsden",
      email: teacher.email,
      institution: { id: teacher.institution_id, name: "Oak Hill" },
    });
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("sessionid="));
    expect(cookie).toMatch(/HttpOnly/u);
    expect(cookie).toMatch(/SameSite=Lax/u);
    expect(cookie).not.toMatch(/Secure/u);
  });

  it("marks its cookies Secure where a trusted proxy speaks https", async () => {
    const client = app.visitor();
    const answer = await client.post(
      "login/",
      { username: teacher.email, password: PASSWORD },
      { headers: { "x-forwarded-proto": "https" } },
    );
    expect(answer.headers.getSetCookie().find((each) => each.startsWith("sessionid="))).toMatch(
      /Secure/u,
    );
  });

  it("rotates both tokens, and the former session ends", async () => {
    const client = await app.signIn(teacher);
    const before = new Map(client.cookies);
    await client.post("login/", { username: teacher.email, password: PASSWORD });
    expect(client.cookies.get("sessionid")).not.toBe(before.get("sessionid"));
    expect(client.cookies.get("csrftoken")).not.toBe(before.get("csrftoken"));
    const former = app.visitor();
    former.cookies.set("sessionid", before.get("sessionid") ?? "");
    expect((await former.get("check-auth/")).body).toEqual({ authenticated: false, role: null });
  });

  it.each([
    ["a wrong password", () => ({ username: teacher.email, password: "wrong wrong wrong" })],
    ["an unknown address", () => ({ username: "nobody@example.school", password: PASSWORD })],
  ])("answers %s with the same 400", async (_name, body) => {
    const answer = await app.visitor().post("login/", body());
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ detail: "Invalid credentials.", code: "bad_login" });
  });

  it("says which field is missing", async () => {
    const answer = await app.visitor().post("login/", { username: teacher.email });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ password: ["Password is required."] });
  });

  it("refuses an institution that is not subscribed, and its sessions end", async () => {
    const other = await makeUser(app.database, await makeInstitution(app.database));
    const client = await app.signIn(other);
    await app.database.owner.script(
      `update institutions set subscription = 'cancelled' where id = ${other.institution_id}`,
    );
    const answer = await app
      .visitor()
      .post("login/", { username: other.email, password: PASSWORD });
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ detail: "Account not subscribed", code: "not_subscribed" });
    const nobody = { authenticated: false, role: null };
    expect((await client.get("check-auth/")).body).toEqual({ ...nobody, subscribed: false });
    expect((await app.visitor().get("check-auth/")).body).toEqual(nobody);
  });
});

describe("a session", () => {
  it("tells who is signed in, and what follows the person", async () => {
    const client = await app.signIn(teacher);
    expect((await client.get("check-auth/")).body).toMatchObject({
      authenticated: true,
      role: "teacher",
    });
    expect((await client.get("users/me/")).body).toMatchObject({
      id: teacher.user_id,
      length_unit: "words",
      length_range: null,
    });
    const changed = await client.patch("users/me/", {
      length_unit: "characters",
      length_range: "400-700",
    });
    expect(changed.body).toMatchObject({ length_unit: "characters", length_range: "400-700" });
    expect((await client.get("users/me/")).body).toMatchObject({
      length_unit: "characters",
      length_range: "400-700",
    });
  });

  it("ends with the logout, which clears both cookies", async () => {
    const client = await app.signIn(teacher);
    const stolen = app.visitor();
    for (const [name, value] of client.cookies) stolen.cookies.set(name, value);
    expect((await client.post("logout/")).status).toBe(200);
    expect(client.cookies.has("sessionid")).toBe(false);
    expect(client.cookies.has("csrftoken")).toBe(false);
    expect((await stolen.get("check-auth/")).body).toEqual({ authenticated: false, role: null });
  });

  it("ends after 14 days without use, and slides with use", async () => {
    const client = await app.signIn(teacher);
    const age = (days: number) =>
      app.database.owner.script(
        `update sessions set seen_at = now() - interval '${days} days' where user_id = ${teacher.user_id}`,
      );
    await age(13);
    const used = await client.get("check-auth/");
    expect(used.body.authenticated).toBe(true);
    expect(used.headers.getSetCookie().some((cookie) => cookie.startsWith("sessionid="))).toBe(
      true,
    );
    const [row] = await app.database.system<{ fresh: boolean }>(
      sql`select needs_touch = false as fresh from find_session(${hashOf(client.cookies.get("sessionid"))}, interval '14 days')`,
    );
    expect(row?.fresh).toBe(true);
    await age(15);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
  });

  it("ends 90 days after the sign-in, however much it is used", async () => {
    const person = await makeUser(app.database, teacher);
    const client = await app.signIn(person);
    const signedInBefore = (days: number) =>
      app.database.owner.script(
        `update sessions set created_at = now() - interval '${days} days' where user_id = ${person.user_id}`,
      );
    await signedInBefore(89);
    expect((await client.get("check-auth/")).body.authenticated).toBe(true);
    expect((await client.get("users/me/sessions/")).body).toHaveLength(1);
    await signedInBefore(91);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
  });

  it("does not live longer for a clock that was 400 days ahead", async () => {
    const person = await makeUser(app.database, teacher);
    const made = await app.signIn(person);
    const ahead = (column: string) =>
      app.database.owner.script(
        `update sessions set ${column} = now() + interval '400 days' where user_id = ${person.user_id}`,
      );
    await ahead("created_at");
    expect((await made.get("check-auth/")).body.authenticated).toBe(false);
    // One that was only used then goes on, and is stamped aright.
    const used = await app.signIn(person);
    await ahead("seen_at");
    expect((await used.get("check-auth/")).body.authenticated).toBe(true);
    const [row] = await app.database.owner.query<{ right: boolean }>(
      `select bool_and(seen_at <= now()) as right from sessions
       where user_id = $1 and created_at <= now()`,
      [person.user_id],
    );
    expect(row?.right).toBe(true);
  });

  it("ends when an administrator gives its user another role", async () => {
    const admin = await makeUser(app.database, teacher, { role: "adminteacher" });
    const person = await makeUser(app.database, teacher);
    const [client, administrator] = await Promise.all([app.signIn(person), app.signIn(admin)]);
    const change = (id: number, role: string) =>
      administrator.patch(`users/teachers/update/${id}/`, { role });
    expect((await change(person.user_id, "adminteacher")).status).toBe(200);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    // Whoever changes their own goes on with it.
    expect((await change(admin.user_id, "admin")).status).toBe(200);
    expect((await administrator.get("check-auth/")).body).toMatchObject({ role: "admin" });
  });

  it("is needed for everything else", async () => {
    for (const path of [
      "users/me/",
      "students/",
      "classrooms/",
      "reports/",
      "reports/generated/list/",
      "reports/batches/",
    ]) {
      const answer = await app.visitor().get(path);
      expect([path, answer.status, answer.body.detail]).toEqual([
        path,
        403,
        "Authentication credentials were not provided.",
      ]);
    }
    const answer = await app.visitor().post("reports/generate/", {}, { csrf: null });
    expect(answer.body.detail).toBe("Authentication credentials were not provided.");
  });
});

describe("the wire", () => {
  it("answers with or without the slash at the end", async () => {
    expect((await app.visitor().get("check-auth")).status).toBe(200);
  });
  it("answers 404 for an unknown path, and 405 with Allow for a known one", async () => {
    const unknown = await app.visitor().get("nothing/here/");
    expect([unknown.status, unknown.body]).toEqual([
      404,
      { detail: "Not found.", code: "not_found" },
    ]);
    const method = await (await app.signIn(teacher)).delete("check-auth/");
    expect([method.status, method.headers.get("allow")]).toEqual([405, "GET"]);
    const item = await app.visitor().get("reports/generated-reports/5/");
    expect([item.status, item.headers.get("allow")]).toEqual([405, "PATCH"]);
    const stream = await app.visitor().delete("reports/batches/5/events/");
    expect([stream.status, stream.headers.get("allow")]).toEqual([405, "GET"]);
  });
  it("does not take a word for the id of a path of the same shape", async () => {
    const client = await app.signIn(teacher);
    for (const method of ["DELETE", "PATCH"]) {
      const answer = await client.send(method, "reports/list/", {});
      expect([method, answer.status, answer.headers.get("allow")]).toEqual([
        method,
        405,
        "GET, POST",
      ]);
    }
    expect((await client.get("reports/nothing/")).status).toBe(404);
  });
  it("answers an address that cannot be decoded as an unknown one", async () => {
    for (const path of ["/api/%", "/api/students/%E0%A4%A/"]) {
      const answer = await app.visitor().get(path);
      expect([answer.status, answer.body]).toEqual([
        404,
        { detail: "Not found.", code: "not_found" },
      ]);
    }
  });
  it("says what is wrong with a body that is not JSON, or of another type, or too large", async () => {
    const client = app.visitor();
    expect((await client.post("login/", "{not json")).body.detail).toMatch(/not valid JSON/u);
    expect(
      (await client.post("login/", "a=b", { headers: { "content-type": "text/plain" } })).status,
    ).toBe(415);
    expect(
      (await client.post("login/", { username: "x".repeat(1_100_000), password: "y" })).status,
    ).toBe(413);
    expect((await client.post("login/", [1, 2])).body.detail).toMatch(/JSON object/u);
  });
  it("describes itself", async () => {
    const { body } = await app.visitor().get("openapi.json");
    expect(body.openapi).toBe("3.1.0");
    for (const path of ["/api/reports/generate/batch/", "/api/reports/batches/{id}/events/"])
      expect(Object.keys(body.paths)).toContain(path);
    expect((await app.visitor().get("docs")).headers.get("content-type")).toMatch(/text\/html/u);
  });
  it("is up and ready", async () => {
    expect((await app.visitor().get("/healthz")).status).toBe(200);
    expect((await app.visitor().get("/readyz")).status).toBe(200);
  });
});
