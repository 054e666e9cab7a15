import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;
let student: { id: number; student_id: string };

type Entry = { id: number; action: string; subject: { label: string }; at: string };

beforeAll(async () => {
  app = await startTestApp();
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
  const { client } = school.teacher;
  const created = await client.post("students/user/", {
    first_name: "Wilhelmina",
    last_name: "Quist",
    year: 9,
    student_id: "Q-77",
  });
  student = created.body;
  const enrolment = { student_id: student.id, classroom_id: school.room.id };
  await client.post("students/user/", enrolment);
  await client.patch(`students/delete/${student.id}/`, { first_name: "Mina" });
  await school.admin.client.post("students/unenroll/", enrolment);
  await elsewhere.admin.client.post("classrooms/", { name: "7Z", year: 7, subject: "Art" });
});
afterAll(() => app.stop());

// Everybody's sign-ins stand in it too; guessing.test.ts looks at those.
beforeAll(() => app.database.owner.script("delete from audit_log where action like 'sign_in.%'"));

const list = (query = "", person = school.admin) => person.client.get(`audit/${query}`);
const actions = async (query: string) =>
  (await list(query)).body.map((entry: Entry) => entry.action);

describe("the audit log", () => {
  it("is for administrators of the institution", async () => {
    expect((await app.visitor().get("audit/")).status).toBe(403);
    expect((await list("", school.teacher)).status).toBe(403);
    expect((await list("", school.adminTeacher)).body).toHaveLength(4);
    const { body } = await list("", elsewhere.admin);
    expect(body.map((entry: Entry) => entry.action)).toEqual(["classroom.created"]);
  });

  it("says who did what to which record, newest first, in words", async () => {
    const { body } = await list();
    expect(body.map((entry: Entry) => entry.action)).toEqual([
      "student.unenrolled",
      "student.updated",
      "student.enrolled",
      "student.created",
    ]);
    expect(body[1]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/u),
      actor: { id: school.teacher.user_id, name: expect.stringMatching(/^Terry Teacher\d+$/u) },
      action: "student.updated",
      summary: "changed a pupil",
      subject: { type: "student", id: student.id, label: "Mina Quist (Q-77)" },
      details: { fields: ["first_name"] },
    });
  });

  it("can be searched by pupil, id, class, person and what was done", async () => {
    expect(await actions("?search=mina%20q")).toHaveLength(4);
    expect(await actions("?search=q-77")).toHaveLength(4);
    expect(await actions("?search=Wilhelmina")).toEqual([]);
    expect(await actions(`?search=${encodeURIComponent(school.room.name)}`)).toEqual([
      "student.unenrolled",
      "student.enrolled",
    ]);
    expect(await actions("?search=CHANGED%20a")).toEqual(["student.updated"]);
    expect(await actions("?search=%25")).toEqual([]);
    expect(await actions(`?actor_id=${school.admin.user_id}`)).toEqual(["student.unenrolled"]);
    expect(await actions("?action=student.created")).toEqual(["student.created"]);
    expect((await list("?action=nothing")).status).toBe(400);
  });

  it("can be cut by days in London", async () => {
    await app.database.owner.query(
      "update audit_log set at = '2025-06-30T23:30:00Z' where action = 'student.created'",
    );
    expect(await actions("?from=2025-07-01&to=2025-07-01")).toEqual(["student.created"]);
    expect(await actions("?to=2025-06-30")).toEqual([]);
    expect(await actions("?from=2025-07-02")).toHaveLength(3);
    expect((await list("?from=yesterday")).body).toEqual({
      from: ["A date such as 2025-01-31 is required."],
    });
  });

  it("comes in pages", async () => {
    const { body } = await list("?page=2&page_size=3");
    expect(body).toMatchObject({
      count: 4,
      next: null,
      previous: "/api/audit/?page=1&page_size=3",
    });
    expect(body.results.map((entry: Entry) => entry.action)).toEqual(["student.created"]);
  });

  it("knows no pupil's name once the record is gone, and still whose it was", async () => {
    await school.admin.client.delete(`students/delete/${student.id}/`);
    const { body } = await list();
    expect(body[0]).toMatchObject({ action: "student.deleted", subject: { label: "Q-77" } });
    expect(JSON.stringify(body)).not.toMatch(/Mina|Quist/u);
    const rows = await app.database.owner.query("select a::text as row from audit_log a");
    expect(JSON.stringify(rows)).not.toMatch(/Mina|Quist/u);
  });
});
