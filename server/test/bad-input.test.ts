import { afterAll, beforeAll, expect, it } from "vitest";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await makeSchool(app);
});
afterAll(() => app.stop());

it("answers a character that no text can hold as bad input, wherever it stands", async () => {
  const { client } = school.admin;
  for (const path of ["students/?search=%00", "classrooms/?search=a%00", "audit/?search=%00"])
    expect([path, (await client.get(path)).status]).toEqual([path, 400]);
  const login = { username: "a\u0000b", password: "x" };
  expect((await app.visitor().post("login/", login)).status).toBe(400);
});

it("answers a number or a day beyond what the database holds as bad input", async () => {
  const { client } = school.teacher;
  const bodies: [string, object][] = [
    ["students/unenroll/", { student_id: 2 ** 31, classroom_id: 1 }],
    ["sharing/releases/", { reports: [2 ** 31] }],
    ["reports/list/", { student: 1, classroom: 2 ** 31 }],
  ];
  for (const [path, body] of bodies)
    expect([path, (await client.post(path, body)).status]).toEqual([path, 400]);
  const first = await school.admin.client.get("audit/?from=0000-01-01");
  expect(first.body).toEqual({ from: ["A date such as 2025-01-31 is required."] });
});
