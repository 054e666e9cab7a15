import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "./support/client.ts";
import { PASSWORD } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
/** Is signed in in the browser now. */
let ruth: TestSchool["adminTeacher"];
/** Has a page open in it still. */
let helen: TestSchool["teacher"];
beforeAll(async () => {
  app = await startTestApp({ work: false });
  school = await makeSchool(app);
  ruth = school.adminTeacher;
  helen = school.teacher;
});
afterAll(() => app.stop());

const naming = (id: unknown) => ({ headers: { "x-acting-user": String(id) } });

/** Every table's rows, in one text. */
async function everything(): Promise<string> {
  const { owner } = app.database;
  const tables = await owner.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    [],
  );
  const rows = tables.map(
    ({ name }) =>
      `select '${name}' as name, (select json_agg(t order by t::text) from "${name}" t)::text as rows`,
  );
  return JSON.stringify(await owner.query(rows.join(" union all "), []));
}

/** Every endpoint there is, with the ids of things that are there. */
async function endpoints(): Promise<[method: string, path: string][]> {
  const { paths } = (await app.visitor().get("openapi.json")).body;
  return Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, string] => [
      method.toUpperCase(),
      path.slice("/api/".length).replaceAll(/\{\w+\}/gu, String(idFor(path))),
    ]),
  );
}
function idFor(path: string): number {
  if (path.includes("/students/")) return school.room.students[0]?.id ?? 0;
  if (path.includes("/teachers/")) return school.colleague.user_id;
  return school.room.id;
}

describe("a call that names another person than the one who is signed in", () => {
  it("is refused at every endpoint, whatever its body, and nothing is done", async () => {
    const before = await everything();
    const [calls, client] = [await endpoints(), ruth.client];
    expect(calls.length).toBeGreaterThan(100);
    const refused = (answer: Answer) => [answer.status, answer.body.code, answer.body.signed_in];
    const expected = [
      409,
      "other_user",
      { id: ruth.user_id, first_name: "Terry", last_name: expect.stringMatching(/^Teacher/u) },
    ];
    for (const [method, path] of calls) {
      // A body that nobody could read: it is not looked at.
      const body = method === "GET" ? undefined : "{";
      const header = await client.send(method, path, body, naming(helen.user_id));
      expect(refused(header), `${method} ${path}`).toEqual(expected);
      const query = `${path}?acting_user=${helen.user_id}`;
      expect(refused(await client.send(method, query, body)), `${method} ${query}`).toEqual(
        expected,
      );
    }
    expect(await everything()).toBe(before);
  });

  it("changes nothing though it is complete, and goes through for the person it names", async () => {
    const pupil = { first_name: "Ada", last_name: "Late", student_id: "late", year: 9 };
    const id = school.room.students[0]?.id ?? 0;
    const calls: [string, string, object | undefined][] = [
      ["POST", "students/user/", pupil],
      ["PATCH", `students/delete/${id}/`, { last_name: "Renamed" }],
      ["DELETE", `classrooms/delete/admin/${school.otherRoom.id}/`, undefined],
      ["POST", "users/me/password/", { current_password: PASSWORD, new_password: `${PASSWORD}!` }],
      ["POST", "logout/", undefined],
    ];
    const before = await everything();
    const client = await app.signIn(ruth);
    for (const [method, path, body] of calls) {
      const answer = await client.send(method, path, body, naming(helen.user_id));
      expect([path, answer.status]).toEqual([path, 409]);
    }
    expect((await client.get("check-auth/")).body.authenticated).toBe(true);
    for (const [method, path, body] of calls) {
      const answer = await client.send(method, path, body, naming(ruth.user_id));
      expect([path, answer.status < 300]).toEqual([path, true]);
    }
    expect(await everything()).not.toBe(before);
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
  });

  it("says what happened and what is safe", async () => {
    const { body } = await helen.client.get("users/me/", naming(ruth.user_id));
    expect(body.detail).toMatch(/somebody else is signed in/iu);
    expect(body.detail).toMatch(/nothing was done/iu);
  });
});

describe("whom a call names", () => {
  it.each(["0", "-1", "1.5", "me", "", "1e3", "0x10", "12, 12", "99999999999", "9".repeat(400)])(
    "is an id: %j is refused and not taken for nobody",
    async (garbage) => {
      const header = await helen.client.get("users/me/", naming(garbage));
      expect([header.status, Object.keys(header.body)]).toEqual([400, ["X-Acting-User"]]);
      const query = await helen.client.get(`users/me/?acting_user=${encodeURIComponent(garbage)}`);
      expect([query.status, Object.keys(query.body)]).toEqual([400, ["acting_user"]]);
    },
  );

  it("is one: two ids are refused, also where one of them is right", async () => {
    const { user_id: mine } = helen;
    const { client } = helen;
    const twice = await client.get(`users/me/?acting_user=${mine}&acting_user=${mine}`);
    expect(twice.status).toBe(400);
    const both = await client.get(`users/me/?acting_user=${mine}`, naming(ruth.user_id));
    expect(both.status).toBe(409);
    const agreed = await client.get(`users/me/?acting_user=${mine}`, naming(mine));
    expect(agreed.status).toBe(200);
  });

  it("stands in the API's description at every endpoint", async () => {
    const { paths, components } = (await app.visitor().get("openapi.json")).body;
    const of = (name: string) => ({ $ref: `#/components/parameters/${name}` });
    for (const methods of Object.values<Record<string, { parameters: object[] }>>(paths)) {
      for (const { parameters } of Object.values(methods))
        expect(parameters).toEqual(expect.arrayContaining([of("ActingHeader"), of("ActingQuery")]));
    }
    expect(components.parameters.ActingHeader.name).toBe("X-Acting-User");
    expect(components.parameters.ActingQuery.name).toBe("acting_user");
  });
});

describe("where nobody is signed in", () => {
  it("a call is answered as if it named nobody", async () => {
    const visitor = app.visitor();
    const me = await visitor.get("users/me/", naming(helen.user_id));
    expect([me.status, me.body.code]).toEqual([403, "not_signed_in"]);
    const check = await visitor.get("check-auth/", naming(helen.user_id));
    expect(check.body).toEqual({ authenticated: false, role: null });
  });
});

it("no answer of the API is stored, but for its description", async () => {
  const { client } = helen;
  for (const path of ["users/me/", "check-auth/", "students/2147483647/", "nowhere/"])
    expect((await client.get(path)).headers.get("cache-control")).toBe("no-store");
  for (const path of ["openapi.json", "docs"])
    expect((await client.get(path)).headers.get("cache-control")).toBe("no-cache");
});
