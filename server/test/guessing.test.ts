import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sql } from "drizzle-orm";
import type { Database } from "../src/database/handle.ts";
import { accountOf, GuessingLimits } from "../src/features/accounts/guessing-limits.ts";
import { RefusedSubjects } from "../src/features/limits/refused-subjects.ts";
import type { Client } from "./support/client.ts";
import { makeInstitution, makeUser, PASSWORD, type TestUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

let app: TestApp;
let school: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  school = { ...(await makeInstitution(app.database)), email: "" };
});
afterAll(() => app.stop());

const person = () => makeUser(app.database, school);
// Every guess comes from an address of its own, unless the test is about addresses.
let count = 0;
const elsewhere = () => `10.${(count += 1) >> 16}.${(count >> 8) & 255}.${count & 255}`;
const login = (
  username: string,
  password: string,
  { client = app.visitor(), address = elsewhere() }: { client?: Client; address?: string } = {},
) =>
  client.post(
    "login/",
    { username, password },
    { headers: { "x-forwarded-for": address, "user-agent": FIREFOX } },
  );
const failTimes = async (times: number, username: string, from: { address?: string } = {}) => {
  for (let at = 0; at < times; at += 1)
    expect((await login(username, `guess number ${at}`, from)).status).toBe(400);
};

describe("ten failures for one account", () => {
  it("make it wait, even when they come at once, and say how long", async () => {
    const victim = await person();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => login(victim.email, `guess number ${at}`)),
    );
    const statuses = answers.map((answer) => answer.status).toSorted();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)]);
    const refused = answers.find((answer) => answer.status === 429);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect(refused?.body.detail).toMatch(/try again in \d+ minutes/u);
    expect((await login(victim.email, PASSWORD)).status).toBe(429);
  });

  it("count together where the address is written with other letters for the same account", async () => {
    const victim = await person();
    victim.email = `kim.${victim.email}`;
    await app.database.owner.query("update users set email = $1 where id = $2", [
      victim.email,
      victim.user_id,
    ]);
    const spellings = [
      victim.email,
      victim.email.toUpperCase(),
      // The sign for kelvin, and a capital I with a dot: a database takes them for k and i.
      victim.email.replace("kim", "\u212Aim"),
      victim.email.replace("kim", "k\u0130m"),
    ];
    for (let at = 0; at < 10; at += 1)
      expect((await login(spellings[at % 4] ?? "", `guess ${at}`)).status).toBe(400);
    for (const spelling of spellings) expect((await login(spelling, PASSWORD)).status).toBe(429);
  });

  it("leave a browser that has signed in before ten tries of its own, and no more", async () => {
    const victim = await person();
    const known = await app.signIn(victim);
    const other = await app.signIn(victim);
    await failTimes(10, victim.email);
    for (let at = 0; at < 10; at += 1)
      expect((await login(victim.email, `mistyped ${at}`, { client: known })).status).toBe(400);
    expect((await login(victim.email, PASSWORD, { client: known })).status).toBe(429);
    // Those are that browser's own, and not the account's.
    expect((await login(victim.email, PASSWORD, { client: other })).status).toBe(200);
    expect((await login(victim.email, PASSWORD)).status).toBe(429);
  });

  it("do not keep a person from confirming their password where they are signed in", async () => {
    const victim = await person();
    const client = await app.signIn(victim);
    await failTimes(10, victim.email);
    const change = (current_password: string) =>
      client.post("users/me/password/", { current_password, new_password: "another good one" });
    for (let at = 0; at < 9; at += 1) expect((await change(`mistyped ${at}`)).status).toBe(400);
    expect((await change(PASSWORD)).status).toBe(200);
  });

  it("give a browser that knows another account no try more", async () => {
    const [victim, colleague] = [await person(), await person()];
    const client = await app.signIn(colleague);
    await failTimes(10, victim.email);
    expect((await login(victim.email, PASSWORD, { client })).status).toBe(429);
  });

  it("are over after 15 minutes", async () => {
    const victim = await person();
    await failTimes(10, victim.email);
    await app.database.owner.query(
      "update login_failures set at = at - interval '15 minutes' where subject = $1",
      [accountOf(victim.email)],
    );
    expect((await login(victim.email, PASSWORD)).status).toBe(200);
  });

  it("do not count, nor make anybody wait longer, where a clock was 400 days ahead", async () => {
    const victim = await person();
    const stamp = (to: string) =>
      app.database.owner.query(
        `update login_failures set at = clock_timestamp() + interval '${to}' where subject = $1`,
        [accountOf(victim.email)],
      );
    await failTimes(10, victim.email);
    await stamp("400 days");
    expect((await login(victim.email, "a wrong password")).status).toBe(400);
    await failTimes(9, victim.email);
    await stamp("30 seconds");
    const refused = await login(victim.email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
  });
});

describe("fifty failures from one network address", () => {
  const exhaust = async (addressOf: (at: number) => string) => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          login(`nobody${round * 10 + at}@example.school`, "a guess too many", {
            address: addressOf(round * 10 + at),
          }),
        ),
      );
      expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(400));
    }
  };

  it("make it wait, and nobody else", async () => {
    const teacher = await person();
    await exhaust(() => "203.0.113.9");
    const from = (address: string) => login(teacher.email, PASSWORD, { address });
    const refused = await from("203.0.113.9");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900);
    expect((await from("203.0.113.10")).status).toBe(200);
  });

  it("count by /64 for IPv6", async () => {
    const teacher = await person();
    await exhaust((at) => `2001:db8:1:2:${at.toString(16)}::${(at * 77).toString(16)}`);
    const from = (address: string) => login(teacher.email, PASSWORD, { address });
    expect((await from("2001:db8:1:2:ffff::1")).status).toBe(429);
    expect((await from("2001:db8:1:3::1")).status).toBe(200);
  });

  it("still leave a browser its own tries that has signed in before", async () => {
    const teacher = await person();
    const known = await app.signIn(teacher);
    await exhaust(() => "203.0.113.77");
    const there = { address: "203.0.113.77" };
    expect((await login(teacher.email, PASSWORD, there)).status).toBe(429);
    expect((await login(teacher.email, PASSWORD, { ...there, client: known })).status).toBe(200);
  });
});

describe("the folding of an address", () => {
  it("takes for the same whatever the database takes for the same", async () => {
    // Every character on its own: what the database makes of it has to be counted as it is.
    const rows = await app.database.owner.query<{ sign: string; small: string }>(
      `select chr(code) as sign, lower(chr(code)) as small
       from generate_series(33, 131071) code
       where code not between 55296 and 57343 and lower(chr(code)) <> chr(code)`,
    );
    expect(rows.length).toBeGreaterThan(25);
    const apart = rows.filter(
      ({ sign, small }) => accountOf(`x${sign}y@z`) !== accountOf(`x${small}y@z`),
    );
    expect(apart).toEqual([]);
  });

  it.each(["adm\u0130n@demo.school", "ADMI\u0307N@demo.school", "adm\u0131n@demo.school"])(
    "counts %s as admin@demo.school",
    (spelling) => {
      expect(accountOf(spelling)).toBe(accountOf("admin@demo.school"));
    },
  );
});

describe("what was refused", () => {
  const setUp = async () => {
    const victim = await person();
    let asked = 0;
    const counting: Database = {
      ...app.database,
      as: (actor, work) => app.database.as(actor, work),
      system: (query) => {
        asked += 1;
        return app.database.system(query);
      },
    };
    let time = 0;
    const process = (database: Database) =>
      new GuessingLimits(database, new RefusedSubjects(() => time));
    const here = process(counting);
    const begin = (guessing: GuessingLimits) =>
      guessing.begin({ email: victim.email, address: elsewhere(), browser: null });
    for (let at = 0; at < 10; at += 1) await begin(here);
    await expect(begin(here)).rejects.toThrow(/Too many attempts/u);
    return {
      victim,
      here,
      other: process(app.database),
      begin,
      asked: () => asked,
      pass: (seconds: number) => {
        time += seconds * 1_000;
      },
    };
  };

  it("is refused again without a question to the database, but for one now and then", async () => {
    const { here, begin, asked, pass } = await setUp();
    const flood = async () => {
      const before = asked();
      for (let at = 0; at < 200; at += 1)
        await expect(begin(here)).rejects.toMatchObject({ code: "too_many" });
      return asked() - before;
    };
    expect(await flood()).toBe(0);
    pass(4);
    expect(await flood()).toBe(1);
  });

  it("costs the database nothing at the door, either", async () => {
    const victim = await person();
    await failTimes(10, victim.email);
    expect((await login(victim.email, PASSWORD)).status).toBe(429);
    const asked = vi.spyOn(app.database, "system");
    for (let at = 0; at < 20; at += 1)
      expect((await login(victim.email, PASSWORD)).status).toBe(429);
    // What works in the background asks meanwhile, too.
    const times = asked.mock.calls.filter((call) => JSON.stringify(call).includes("begin_sign_in"));
    asked.mockRestore();
    // It asks again every few seconds, of which a slow machine takes some for this.
    expect(times.length).toBeLessThan(10);
  });

  it("is let in as soon as it is forgiven, and soon after another process has forgiven it", async () => {
    const { victim, here, other, begin, pass } = await setUp();
    await here.forgiveAccount(victim.email);
    expect((await begin(here)).account?.id).toBe(victim.user_id);
    for (let at = 0; at < 9; at += 1) await begin(here);
    await expect(begin(here)).rejects.toMatchObject({ code: "too_many" });
    await other.forgiveAccount(victim.email);
    await expect(begin(here)).rejects.toMatchObject({ code: "too_many" });
    pass(4);
    expect((await begin(here)).account?.id).toBe(victim.user_id);
  });

  it("is forgotten when its time is over, and when there is too much of it", () => {
    let time = 0;
    const refused = new RefusedSubjects(() => time, 2);
    refused.remember(["a"], { a: 900 });
    refused.remember(["b"], { b: 2 });
    expect([refused.secondsOf("a"), refused.secondsOf("b")]).toEqual([900, 2]);
    time = 2_000;
    expect([refused.secondsOf("a"), refused.secondsOf("b")]).toEqual([898, 0]);
    refused.remember(["b", "c"], { b: 10, c: 10 });
    expect([refused.secondsOf("a"), refused.secondsOf("c")]).toEqual([0, 10]);
  });
});

describe("in the audit log", () => {
  const entriesOf = async (user: TestUser) => {
    const rows = await app.database.owner.query<{
      action: string;
      actor_id: number | null;
      actor_name: string;
      details: object;
    }>(
      "select action, actor_id, actor_name, details from audit_log where subject_type = 'user' and subject_id = $1 order by id",
      [user.user_id],
    );
    return rows;
  };

  it("stand sign-ins and refused sign-ins, with network address and browser", async () => {
    const teacher = await person();
    await login(teacher.email, "a wrong password", { address: "203.0.113.50" });
    await login(teacher.email, PASSWORD, { address: "203.0.113.51" });
    const browser = "Firefox on Windows";
    expect(await entriesOf(teacher)).toEqual([
      {
        action: "sign_in.refused",
        actor_id: null,
        actor_name: "Somebody",
        details: { network: "203.0.113.50", browser },
      },
      {
        action: "sign_in.done",
        actor_id: teacher.user_id,
        actor_name: expect.stringContaining("Terry"),
        details: { network: "203.0.113.51", browser },
      },
    ]);
  });

  it("administrators read them in words, and no other school does", async () => {
    const mine = await makeInstitution(app.database);
    const admin = await makeUser(app.database, mine, { role: "admin" });
    const teacher = await makeUser(app.database, mine);
    await login(teacher.email, "a wrong password", { address: "203.0.113.60" });
    const other = await makeUser(app.database, await makeInstitution(app.database), {
      role: "admin",
    });
    const read = async (who: TestUser) =>
      (await (await app.signIn(who)).get("audit/?action=sign_in.refused")).body;
    expect(await read(admin)).toEqual([
      expect.objectContaining({
        actor: { id: null, name: "Somebody" },
        summary: "was refused signing in as",
        details: { network: "203.0.113.60", browser: "Firefox on Windows" },
      }),
    ]);
    expect(await read(other)).toEqual([]);
    const csv = await (await app.signIn(admin)).get("audit/csv/?action=sign_in.refused");
    expect(csv.text).toContain("network address: 203.0.113.60");
  });

  it("nothing stands of an address that has no account", async () => {
    const before = await app.database.system<{ count: number }>(
      sql`select count(*)::integer as count from audit_log`,
    );
    await login("nobody.at.all@example.school", PASSWORD);
    expect(
      await app.database.system(sql`select count(*)::integer as count from audit_log`),
    ).toEqual(before);
  });

  it("a reset stands with where it was asked for", async () => {
    const teacher = await person();
    await app
      .visitor()
      .post(
        "password-reset-request/",
        { email: teacher.email },
        { headers: { "x-forwarded-for": "203.0.113.70" } },
      );
    expect(await entriesOf(teacher)).toEqual([
      expect.objectContaining({
        action: "password.link",
        details: { network: "203.0.113.70", browser: "" },
      }),
    ]);
  });
});
