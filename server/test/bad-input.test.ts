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

it("answers a name that cannot be seen, or turns others round, on its field, and reads those there are", async () => {
  const { client } = school.adminTeacher;
  const hidden = "\u200b\ufe0f";
  const turning = "Ann\u202e";
  const student = {
    first_name: "Ann",
    last_name: "Lee",
    student_id: "N1",
    year: 9,
    form_group: "9B",
  };
  const room = { name: "9X", year: 9, subject: "Art" };
  const staff = {
    first_name: "Jo",
    last_name: "Ray",
    email: "jo@ray.example",
    password: "a long enough one 7",
    password_confirm: "a long enough one 7",
  };
  const forms: [string, object, string[]][] = [
    ["students/user/", student, ["first_name", "last_name", "preferred_name", "form_group"]],
    ["classrooms/", room, ["name", "subject"]],
    ["users/teachers/add/", staff, ["first_name", "last_name"]],
    ["stripe/checkout/", { ...staff, school_name: "Hill Top" }, ["school_name", "last_name"]],
  ];
  for (const [path, form, fields] of forms) {
    for (const field of fields) {
      for (const name of [hidden, turning]) {
        const { status, body } = await client.post(path, { ...form, [field]: name });
        const asked = [path, field, name];
        expect([...asked, status, Object.keys(body)]).toEqual([...asked, 400, [field]]);
        expect(body[field][0]).toMatch(/hidden characters|cannot be seen/u);
      }
    }
  }
  for (const first_name of ["عبد\u200cالله", "שָׂרָה", "D’Arcy-Zoë"]) {
    const { status, body } = await client.post("students/user/", {
      ...student,
      first_name,
      student_id: first_name,
    });
    expect([status, body.first_name]).toEqual([201, first_name]);
  }

  const [there] = school.room.students;
  await app.database.owner.query("update students set first_name = $1 where id = $2", [
    hidden,
    there?.id,
  ]);
  const { status, body } = await school.teacher.client.get("students/");
  expect(status).toBe(200);
  expect(body.map((each: { first_name: string }) => each.first_name)).toContain(hidden);
});
