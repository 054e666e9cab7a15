import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeInstitution, makeUser, PASSWORD } from "./support/factories.ts";
import { lastEntry, makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

let count = 0;
const input = (more: object = {}) => ({
  first_name: "Grace",
  last_name: "Adeyemi",
  email: `grace${(count += 1)}@example.school`,
  password: "seven green bottles",
  password_confirm: "seven green bottles",
  role: "teacher",
  ...more,
});
const added = async (more: object = {}) => {
  const answer = await school.admin.client.post("users/teachers/add", input(more));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};

describe("who may not", () => {
  const calls = [
    ["POST", "users/teachers/add"],
    ["PATCH", "users/teachers/update/1/"],
    ["DELETE", "users/teachers/delete/1/"],
    ["GET", "users/teachers/1/reports-count/"],
  ] as const;
  it.each(calls)("%s %s: not signed in", async (method, path) => {
    const answer = await app.visitor().send(method, path, method === "GET" ? undefined : {});
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe("Authentication credentials were not provided.");
  });
  it.each(calls)("%s %s: a teacher", async (method, path) => {
    const answer = await school.teacher.client.send(
      method,
      path,
      method === "GET" ? undefined : {},
    );
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe("You do not have permission to do this.");
  });
  it.each(calls.slice(1))("%s %s: another institution's", async (method, path) => {
    const answer = await school.admin.client.send(
      method,
      path.replace("1", String(elsewhere.teacher.user_id)),
      method === "GET" ? undefined : {},
    );
    expect(answer.status).toBe(404);
  });
});

describe("the list", () => {
  it("tells everybody of the institution who teaches, and searches by name and address", async () => {
    const { id, email } = await added({ last_name: "Zuckermann" });
    for (const { client } of [school.teacher, school.admin, school.adminTeacher]) {
      const { body } = await client.get("users/teachers/");
      const ids = body.map((one: { id: number }) => one.id);
      expect(ids).toContain(id);
      expect(ids).toContain(school.adminTeacher.user_id);
      expect(ids).not.toContain(school.admin.user_id);
      expect(ids).not.toContain(elsewhere.teacher.user_id);
    }
    for (const search of ["race zuck", email.toUpperCase()]) {
      const { body } = await school.teacher.client.get(
        `users/teachers/?search=${encodeURIComponent(search)}`,
      );
      expect(body).toEqual([
        {
          id,
          first_name: "Grace",
          last_name: "Zuckermann",
          email,
          role: "teacher",
          pending_email: null,
        },
      ]);
    }
  });

  it("shows administrators the other administrators too, where they ask", async () => {
    const { body } = await school.admin.client.get("users/teachers/?everyone=true");
    expect(body).toContainEqual(
      expect.objectContaining({ id: school.admin.user_id, role: "admin" }),
    );
    expect((await school.teacher.client.get("users/teachers/?everyone=true")).status).toBe(403);
  });

  it("comes in pages", async () => {
    const { body } = await school.admin.client.get("users/teachers/?page=2&page_size=2");
    expect(body.results).toHaveLength(2);
    expect(body.previous).toContain("page=1");
  });
});

describe("adding a teacher", () => {
  it("makes an account that can sign in at once", async () => {
    const given = input();
    const { status, body } = await school.admin.client.post("users/teachers/add", given);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      first_name: "Grace",
      last_name: "Adeyemi",
      email: given.email,
      role: "teacher",
      pending_email: null,
    });
    const visitor = app.visitor();
    const login = await visitor.post("login/", { username: given.email, password: given.password });
    expect(login.status).toBe(200);
    expect(login.body.institution.id).toBe(school.admin.institution_id);
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: school.admin.user_id },
      action: "teacher.created",
      subject: { type: "user", id: body.id, label: "Grace Adeyemi" },
    });
  });

  it("makes a teacher where no role is given, and an administrator where that is asked for", async () => {
    expect((await added({ role: undefined })).role).toBe("teacher");
    expect((await added({ role: "adminteacher" })).role).toBe("adminteacher");
  });

  it.each([
    [{ first_name: " " }, { first_name: ["First name is required."] }],
    [{ last_name: "" }, { last_name: ["Last name is required."] }],
    [{ email: undefined }, { email: ["Email is required."] }],
    [{ email: "  " }, { email: ["Email is required."] }],
    [{ email: "grace@school" }, { email: ["Email address is invalid."] }],
    [{ email: "a b@school.org" }, { email: ["Email address is invalid."] }],
    [{ password: "", password_confirm: "" }, { password: ["Password is required for new users."] }],
    [{ password: undefined }, { password: ["Password is required for new users."] }],
    [{ password_confirm: "another" }, { password_confirm: ["Passwords do not match."] }],
    [
      { password: "ninechars", password_confirm: "ninechars" },
      { password: ["Password must be at least 10 characters."] },
    ],
    [
      { password: "Password123", password_confirm: "Password123" },
      { password: ["This password is too common. Please choose another one."] },
    ],
    [
      { password: "aaaaaaaaaaaa", password_confirm: "aaaaaaaaaaaa" },
      { password: ["This password is too common. Please choose another one."] },
    ],
    [{ role: "head" }, { role: ["This is not a valid choice."] }],
  ])("refuses %j", async (wrong, body) => {
    const answer = await school.admin.client.post("users/teachers/add", input(wrong));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(body);
  });

  it("refuses an address that has an account anywhere on the platform, in any case", async () => {
    for (const email of [school.teacher.email, elsewhere.teacher.email.toUpperCase()]) {
      const answer = await school.admin.client.post("users/teachers/add", input({ email }));
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ email: ["A user with this email already exists."] });
    }
  });

  it("lets one of two schools that take the same address at once be refused", async () => {
    const given = input();
    const answers = await Promise.all(
      [school.admin, elsewhere.admin].map(({ client }) => client.post("users/teachers/add", given)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  });
});

describe("changing a teacher", () => {
  const update = (id: number, body: object, person = school.admin) =>
    person.client.patch(`users/teachers/update/${id}/`, body);

  it("changes what is given; where nobody has signed in yet, the new address does at once", async () => {
    const { id, email } = await added();
    const answer = await update(id, { last_name: "Bright", email: `new-${email}` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, last_name: "Bright", email: `new-${email}` });
    const { body } = await school.admin.client.get("audit/?page=1&page_size=2");
    expect(body.results).toMatchObject([
      {
        action: "email.changed",
        subject: { id, label: "Grace Bright" },
        details: { email: { from: email, to: `new-${email}` } },
      },
      { action: "teacher.updated", subject: { id }, details: { fields: ["last_name"] } },
    ]);
    const login = (username: string) =>
      app.visitor().post("login/", { username, password: "seven green bottles" });
    expect((await login(`new-${email}`)).status).toBe(200);
    expect((await login(email)).status).toBe(400);
    const again = await update(id, { email: `NEW-${email}` });
    expect(again.body).toMatchObject({ email: `new-${email}`, pending_email: `NEW-${email}` });
  });

  it("does not change a password", async () => {
    const { id, email } = await added();
    await update(id, { password: "another long one", first_name: "Hope" });
    const login = await app.visitor().post("login/", {
      username: email,
      password: "seven green bottles",
    });
    expect(login.status).toBe(200);
  });

  it("checks what it is given", async () => {
    const { id } = await added();
    expect((await update(id, { first_name: "", email: "x" })).body).toEqual({
      first_name: ["First name is required."],
      email: ["Email address is invalid."],
    });
    const taken = await update(id, { email: elsewhere.teacher.email });
    expect(taken.status).toBe(400);
    expect(taken.body).toEqual({ email: ["A user with this email already exists."] });
  });

  it("lets nobody keep a class who stops teaching", async () => {
    const person = await added({ role: "adminteacher" });
    const room = await school.admin.client.post("classrooms/", {
      name: `Handed ${person.id}`,
      year: 7,
      subject: "Art",
      teacher_ids: [person.id],
    });
    await update(person.id, { role: "admin" });
    const { body } = await school.admin.client.get(`classrooms/${room.body.id}/`);
    expect(body.teachers).toEqual([]);
  });
});

describe("the last administrator", () => {
  it("is neither deleted nor demoted", async () => {
    const only = await makeInstitution(app.database);
    const teacher = await makeUser(app.database, only);
    const [row] = await app.database.owner.query<{ email: string }>(
      "select email from users where id = $1",
      [only.user_id],
    );
    const client = await app.signIn(row!);
    const demoted = await client.patch(`users/teachers/update/${only.user_id}/`, {
      role: "teacher",
    });
    expect(demoted.status).toBe(403);
    expect(demoted.body.detail).toBe("The last administrator of an institution cannot be demoted.");
    const deleted = await client.delete(`users/teachers/delete/${only.user_id}/`);
    expect(deleted.status).toBe(403);
    expect(deleted.body.detail).toBe("The last administrator of an institution cannot be deleted.");
    const path = `users/teachers/update/${only.user_id}/`;
    expect((await client.patch(path, { role: "adminteacher" })).status).toBe(200);
    await client.patch(`users/teachers/update/${teacher.user_id}/`, { role: "admin" });
    expect((await client.patch(path, { role: "teacher" })).status).toBe(200);
    // From now on this is a teacher, in the session that is open too.
    expect((await client.patch(path, { role: "admin" })).status).toBe(403);
  });

  it("stays where two of them remove each other at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const first = await makeInstitution(app.database);
      const two = await Promise.all(
        ["admin", "adminteacher"].map(async (role) => {
          const user = await makeUser(app.database, first, { role: role as "admin" });
          return { ...user, client: await app.signIn(user) };
        }),
      );
      await two[0]!.client.delete(`users/teachers/delete/${first.user_id}/`);
      const answers = await Promise.all([
        two[0]!.client.delete(`users/teachers/delete/${two[1]!.user_id}/`),
        two[1]!.client.patch(`users/teachers/update/${two[0]!.user_id}/`, { role: "teacher" }),
      ]);
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const rows = await app.database.owner.query(
        "select id from users where institution_id = $1 and role <> 'teacher'",
        [first.institution_id],
      );
      expect(rows).toHaveLength(1);
    }
  });
});

describe("deleting a teacher", () => {
  it("says beforehand how many reports go, removes them, and hands the classes to nobody", async () => {
    const leaver = await makeUser(app.database, school.admin);
    const client = await app.signIn(leaver);
    const room = await client.post("classrooms/", {
      name: `Left ${leaver.user_id}`,
      year: 7,
      subject: "Art",
    });
    const reports: Record<number, object> = {};
    for (const at of [0, 1]) {
      const { body } = await client.post("students/user/", {
        first_name: "Bo",
        last_name: "Finch",
        year: 7,
        student_id: `L-${leaver.user_id}-${at}`,
      });
      await client.post("students/user/", { student_id: body.id, classroom_id: room.body.id });
      reports[at] = { student: body.id, classroom: room.body.id, level: "Advanced" };
    }
    const written = await client.post("reports/generate/batch/", {
      reports,
      word_count: "300-400",
    });

    const countPath = `users/teachers/${leaver.user_id}/reports-count/`;
    await client.delete(`reports/generated/${written.body["0"].id}/`);
    expect((await school.admin.client.get(countPath)).body).toEqual({ reports: 1 });
    await client.post(`reports/generated/${written.body["0"].id}/restore/`);
    expect((await school.admin.client.get(countPath)).body).toEqual({ reports: 2 });
    const answer = await school.admin.client.delete(`users/teachers/delete/${leaver.user_id}/`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ detail: "Teacher deleted.", reports_deleted: 2 });
    expect(await lastEntry(school)).toMatchObject({
      action: "teacher.deleted",
      subject: { id: leaver.user_id },
      details: { reports: 2 },
    });

    for (const table of ["generated_reports", "report_configurations", "batches"]) {
      const rows = await app.database.owner.query(`select 1 from ${table} where author_id = $1`, [
        leaver.user_id,
      ]);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { body } = await school.admin.client.get(`classrooms/${room.body.id}/`);
    expect(body).toMatchObject({ teachers: [], student_count: 2 });
    expect((await client.get("check-auth/")).body.authenticated).toBe(false);
    const login = await app
      .visitor()
      .post("login/", { username: leaver.email, password: PASSWORD });
    expect(login.status).toBe(400);
    expect((await school.admin.client.get(countPath)).status).toBe(404);
    expect(
      (await school.admin.client.delete(`users/teachers/delete/${leaver.user_id}/`)).status,
    ).toBe(404);
  });

  it("and choosing them for a class at the same time leaves no half of either", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await added();
      const [deleted, chosen] = await Promise.all([
        school.admin.client.delete(`users/teachers/delete/${id}/`),
        school.adminTeacher.client.put(`classrooms/${school.room.id}/`, {
          teacher_ids: [school.teacher.user_id, id],
        }),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 400]).toContain(chosen.status);
    }
  });
});

it("logs no password", () => {
  expect(app.logged.join("\n")).not.toMatch(/seven green bottles|Password123/u);
});
