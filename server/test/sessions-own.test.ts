import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftKey } from "../src/features/accounts/draft-key.ts";
import type { Client } from "./support/client.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEW = "a brand new password";

let app: TestApp;
let teacher: TestUser;
let colleague: TestUser;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const people = async () => {
  const school = await makeInstitution(app.database);
  teacher = await makeUser(app.database, school);
  colleague = await makeUser(app.database, school);
};
const signInWith = async (agent: string): Promise<Client> => {
  const client = app.visitor();
  const headers = { "user-agent": agent };
  await client.post("login/", { username: teacher.email, password: PASSWORD }, { headers });
  return client;
};
const isIn = async (client: Client) => (await client.get("check-auth/")).body.authenticated;
const login = (username: string, password: string) =>
  app.visitor().post("login/", { username, password });

describe("who is not signed in", () => {
  it.each([
    ["GET", "users/me/draft-key/"],
    ["GET", "users/me/sessions/"],
    ["DELETE", "users/me/sessions/"],
    ["DELETE", "users/me/sessions/1/"],
    ["POST", "users/me/password/"],
  ])("%s %s", async (method, path) => {
    const answer = await app.visitor().send(method, path, method === "GET" ? undefined : {});
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe("Authentication credentials were not provided.");
  });
});

describe("own sessions", () => {
  beforeAll(people);

  it("are listed, this one first, by what a person calls their browser", async () => {
    const former = await signInWith("curl/8");
    const here = await signInWith(FIREFOX);
    await app.signIn(colleague);
    const { status, body } = await here.get("users/me/sessions/");
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        browser: "Firefox on Windows",
        created_at: expect.stringMatching(/^\d{4}-.*Z$/u),
        seen_at: expect.stringMatching(/^\d{4}-.*Z$/u),
        current: true,
      },
      expect.objectContaining({ browser: "Unknown browser", current: false }),
    ]);
    expect((await former.get("users/me/sessions/")).body[0]).toMatchObject({
      id: body[1].id,
      current: true,
    });
  });

  it("can be ended one by one, and nobody ends another's", async () => {
    const here = await signInWith(FIREFOX);
    const there = await signInWith(FIREFOX);
    const [{ id }] = (await there.get("users/me/sessions/")).body;
    const other = await app.signIn(colleague);
    expect((await other.delete(`users/me/sessions/${id}/`)).status).toBe(404);
    expect(await isIn(there)).toBe(true);
    expect((await here.delete(`users/me/sessions/${id}/`)).status).toBe(200);
    expect(await isIn(there)).toBe(false);
    expect(await isIn(here)).toBe(true);
    expect((await here.delete(`users/me/sessions/${id}/`)).status).toBe(404);
  });

  it("can be ended but for this one", async () => {
    const here = await signInWith(FIREFOX);
    const there = await signInWith(FIREFOX);
    const other = await app.signIn(colleague);
    const { body } = await here.delete("users/me/sessions/");
    expect(body.ended).toBeGreaterThan(0);
    expect((await here.get("users/me/sessions/")).body).toHaveLength(1);
    expect([await isIn(here), await isIn(there), await isIn(other)]).toEqual([true, false, true]);
  });
});

describe("changing one's password", () => {
  beforeAll(people);
  const change = (client: Client, current_password: unknown, new_password: unknown) =>
    client.post("users/me/password/", { current_password, new_password });

  it("ends the other sessions and is written down", async () => {
    const [here, there] = await Promise.all([app.signIn(teacher), app.signIn(teacher)]);
    const answer = await change(here, PASSWORD, NEW);
    expect(answer.status).toBe(200);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await login(teacher.email, PASSWORD)).status).toBe(400);
    expect((await login(teacher.email, NEW)).status).toBe(200);
    const [entry] = await app.database.owner.query(
      "select action, actor_id, details from audit_log where action like 'password.%' order by id desc limit 1",
    );
    expect(entry).toEqual({
      action: "password.changed",
      actor_id: teacher.user_id,
      details: { network: "127.0.0.1", browser: "" },
    });
  });

  it("wants the current one, and a good new one", async () => {
    const client = await app.signIn(colleague);
    const wrong = await change(client, "not the password", NEW);
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ current_password: ["Your current password is not right."] });
    expect((await change(client, PASSWORD, "short")).body).toEqual({
      new_password: ["Password must be at least 10 characters."],
    });
    expect((await change(client, PASSWORD, "qwertyuiop")).body).toEqual({
      new_password: ["This password is too common. Please choose another one."],
    });
    expect((await change(client, PASSWORD, "Terry-Teacher-99")).body).toEqual({
      new_password: ["This password is made of names that others know. Please choose another one."],
    });
    expect((await change(client, PASSWORD, "x".repeat(1_001))).body).toEqual({
      new_password: ["Password must be at most 1,000 characters."],
    });
    expect((await change(client, "", undefined)).body).toEqual({
      current_password: ["Current password is required."],
      new_password: ["New password is required."],
    });
    expect((await login(colleague.email, PASSWORD)).status).toBe(200);
  });

  it("lets one of two at once through", async () => {
    const client = await app.signIn(colleague);
    const answers = await Promise.all([
      change(client, PASSWORD, "the first password"),
      change(client, PASSWORD, "the second password"),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });

  it.each([
    ["a change", "users/me/password/", { current_password: PASSWORD, new_password: NEW }],
    ["closing the account", "users/me/close/", undefined],
  ])("leaves nobody in who signs in with the old one during %s", async (_, path, body) => {
    const person = await makeUser(app.database, teacher);
    const client = await app.signIn(person);
    const others = Array.from({ length: 6 }, () => app.visitor());
    const signIn = (other: Client) =>
      other.post("login/", { username: person.email, password: PASSWORD });
    const [answer] = await Promise.all([client.post(path, body), ...others.map(signIn)]);
    expect(answer.status).toBe(200);
    expect(await Promise.all(others.map(isIn))).toEqual(others.map(() => false));
  });

  it("limits guessing as signing in does", async () => {
    const person = await makeUser(app.database, teacher);
    const client = await app.signIn(person);
    for (let at = 0; at < 10; at += 1)
      expect((await change(client, `guess number ${at}`, NEW)).status).toBe(400);
    const answer = await change(client, PASSWORD, NEW);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("logs no password", () => {
    expect(app.logged.join("\n")).not.toMatch(/brand new|long enough password|guess number/u);
  });
});

describe("the key of what is typed and not saved", () => {
  beforeAll(people);
  const keyFor = async (client: Client) => {
    const { status, headers, body } = await client.get("users/me/draft-key/");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    return body.key as string;
  };

  it("is the same in every session of a person, and nobody else’s", async () => {
    const first = await keyFor(await app.signIn(teacher));
    expect(Buffer.from(first, "base64url")).toHaveLength(32);
    expect(await keyFor(await signInWith(FIREFOX))).toBe(first);
    expect(await keyFor(await app.signIn(colleague))).not.toBe(first);
  });

  it("is given no more once the session has ended, and stands in no other answer", async () => {
    const client = await app.signIn(teacher);
    const key = await keyFor(client);
    for (const path of ["check-auth/", "users/me/"])
      expect((await client.get(path)).text).not.toContain(key);
    await client.post("logout/");
    expect((await client.get("users/me/draft-key/")).status).toBe(403);
  });

  it("is the same in another process of the same secret, and differs with it", () => {
    expect(draftKey("a secret", 7)).toBe(draftKey("a secret", 7));
    expect(draftKey("a secret", 7)).not.toBe(draftKey("another", 7));
    expect(draftKey("a secret", 7)).not.toBe(draftKey("a secret", 8));
  });
});
