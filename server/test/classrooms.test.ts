import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
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

type Person = TestSchool["teacher"];
let count = 0;
const input = (more: object = {}) => ({
  name: `8A/Ma${(count += 1)}`,
  year: 8,
  subject: "Mathematics",
  ...more,
});
const created = async (person: Person, more: object = {}) => {
  const answer = await person.client.post("classrooms/", input(more));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const teachersOf = (body: { teachers: { id: number }[] }) =>
  body.teachers.map((teacher) => teacher.id).toSorted((a, b) => a - b);

describe("who is not signed in", () => {
  it.each([
    ["POST", "classrooms/"],
    ["PUT", "classrooms/1/"],
    ["DELETE", "classrooms/delete/1"],
    ["DELETE", "classrooms/delete/admin/1"],
  ])("%s %s", async (method, path) => {
    const answer = await app.visitor().send(method, path, {});
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toBe("Authentication credentials were not provided.");
  });
});

describe("creating a class", () => {
  it("makes it a teacher's own", async () => {
    const body = await created(school.teacher);
    expect(body).toEqual({
      id: expect.any(Number),
      ...input({ name: body.name }),
      year_level: 8,
      teachers: [
        {
          id: school.teacher.user_id,
          first_name: "Terry",
          last_name: expect.any(String),
          email: school.teacher.email,
        },
      ],
      student_count: 0,
    });
    expect((await school.teacher.client.get("classrooms/")).body).toContainEqual(body);
    expect((await school.colleague.client.get("classrooms/")).body).not.toContainEqual(body);
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: school.teacher.user_id },
      action: "classroom.created",
      subject: { type: "classroom", id: body.id, label: body.name },
    });
  });

  it("takes the teachers that are chosen, each once", async () => {
    const { user_id: colleague } = school.colleague;
    const { user_id: me } = school.teacher;
    expect(teachersOf(await created(school.teacher, { teacher_ids: [colleague, me] }))).toEqual([
      me,
      colleague,
    ]);
    expect(teachersOf(await created(school.admin, { teacher_ids: [String(colleague)] }))).toEqual([
      colleague,
    ]);
    expect(teachersOf(await created(school.admin))).toEqual([]);
    expect(teachersOf(await created(school.adminTeacher))).toEqual([school.adminTeacher.user_id]);
    expect(teachersOf(await created(school.adminTeacher, { teacher_ids: [] }))).toEqual([]);
  });

  it.each([
    ["name", undefined, "Name is required."],
    ["name", "  ", "Name is required."],
    ["name", "x".repeat(101), "Name must be at most 100 characters."],
    ["subject", "", "Subject is required."],
    ["subject", "x".repeat(101), "Subject must be at most 100 characters."],
    ["year", undefined, "Year is required."],
    ["year", 6, "Year must be between 7 and 12."],
    ["year", 13, "Year must be between 7 and 12."],
  ])("refuses %s %j", async (field, value, sentence) => {
    const answer = await school.teacher.client.post("classrooms/", input({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it("takes a name and a subject of a hundred characters", async () => {
    await created(school.teacher, { name: "n".repeat(100), subject: "s".repeat(100) });
  });

  it("refuses teachers who are none here", async () => {
    for (const id of [elsewhere.teacher.user_id, school.admin.user_id, 999_999]) {
      const answer = await school.admin.client.post("classrooms/", input({ teacher_ids: [id] }));
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ teacher_ids: [`No teacher of this institution: ${id}.`] });
    }
  });

  it("refuses a name that the year has, in any case, and another year or institution may have it", async () => {
    const { name } = await created(school.teacher);
    const again = input({ name: ` ${name.toLowerCase()} ` });
    const answer = await school.admin.client.post("classrooms/", again);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      name: [`A class named "${name.toLowerCase()}" already exists for Year 8.`],
    });
    await created(school.teacher, { name, year: 9 });
    await created(elsewhere.teacher, { name });
  });

  it("lets one of two who create the same class at once be refused", async () => {
    const same = input();
    const answers = await Promise.all(
      [school.teacher, school.colleague].map(({ client }) => client.post("classrooms/", same)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  });
});

describe("changing a class", () => {
  it("changes what is given and leaves the rest", async () => {
    const body = await created(school.teacher);
    const path = `classrooms/${body.id}/`;
    const answer = await school.teacher.client.put(path, { year: "9", subject: "Further maths" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ ...body, year: 9, year_level: 9, subject: "Further maths" });
    const entry = await lastEntry(school);
    expect(entry).toMatchObject({
      action: "classroom.updated",
      details: { fields: ["year", "subject"] },
    });
    expect((await school.teacher.client.put(path, {})).status).toBe(200);
    expect(await lastEntry(school)).toEqual(entry);
  });

  it("replaces the teachers, and a teacher may hand a class over, but not to nobody", async () => {
    const { id } = await created(school.teacher);
    const put = (person: Person, teacher_ids: number[]) =>
      person.client.put(`classrooms/${id}/`, { teacher_ids });
    const both = [school.teacher.user_id, school.colleague.user_id];
    expect(teachersOf((await put(school.admin, both)).body)).toEqual(both);
    expect((await lastEntry(school)).details).toEqual({ fields: ["teachers"] });
    expect((await put(school.teacher, [])).body).toEqual({
      teacher_ids: ["A class that you manage keeps at least one teacher. Please choose one."],
    });
    const over = await put(school.teacher, [school.colleague.user_id]);
    expect(over.status).toBe(200);
    expect(teachersOf(over.body)).toEqual([school.colleague.user_id]);
    expect((await put(school.teacher, both)).status).toBe(404);
    expect(teachersOf((await put(school.admin, [])).body)).toEqual([]);
    expect((await put(school.admin, [elsewhere.teacher.user_id])).body).toEqual({
      teacher_ids: [`No teacher of this institution: ${elsewhere.teacher.user_id}.`],
    });
  });

  it("checks what it is given as creation does", async () => {
    const { id, name } = await created(school.teacher);
    const other = await created(school.teacher);
    const put = (body: object) => school.teacher.client.put(`classrooms/${id}/`, body);
    expect((await put({ name: "", year: 13 })).body).toEqual({
      name: ["Name is required."],
      year: ["Year must be between 7 and 12."],
    });
    const taken = await put({ name: other.name.toUpperCase() });
    expect(taken.status).toBe(400);
    expect(taken.body).toEqual({
      name: [`A class named "${other.name.toUpperCase()}" already exists for Year 8.`],
    });
    expect((await put({ name: name.toLowerCase() })).status).toBe(200);
    expect((await put({ teacher_ids: "1" })).status).toBe(400);
  });

  it("is for its teachers and for administrators", async () => {
    const put = (person: Person) =>
      person.client.put(`classrooms/${school.otherRoom.id}/`, { subject: "English" });
    for (const person of [school.teacher, elsewhere.teacher, elsewhere.admin])
      expect((await put(person)).status).toBe(404);
    for (const person of [school.colleague, school.admin, school.adminTeacher])
      expect((await put(person)).status).toBe(200);
  });

  it("takes two people who choose its teachers at once", async () => {
    const { id } = await created(school.admin);
    const [one, other] = [school.teacher.user_id, school.colleague.user_id];
    const answers = await Promise.all(
      [[one], [other], [one, other], [one]].map((teacher_ids) =>
        school.admin.client.put(`classrooms/${id}/`, { teacher_ids }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  });
});

describe("deleting a class", () => {
  const remove = (person: Person, id: number) => person.client.delete(`classrooms/delete/${id}`);

  it("removes it with its enrolments, and its pupils and their reports stay", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 1 });
    const student = room.students[0]!;
    const configured = await school.teacher.client.post("reports/list/", {
      student: student.id,
      classroom: room.id,
      level: "Advanced",
    });
    await app.database.owner.query(
      "update students set enrolled_until = '2020-01-01', added_by = $2 where id = $1",
      [student.id, school.teacher.user_id],
    );
    expect((await remove(school.teacher, room.id)).status).toBe(200);
    expect(await lastEntry(school)).toMatchObject({
      action: "classroom.deleted",
      subject: { id: room.id, label: room.name },
    });
    const { body } = await school.teacher.client.patch(`students/delete/${student.id}/`, {});
    expect(body.classrooms).toEqual([]);
    expect((await school.teacher.client.get(`reports/${configured.body.id}/`)).status).toBe(200);
    const [row] = await app.database.owner.query<{ recent: boolean }>(
      "select enrolled_until > now() - interval '1 minute' as recent from students where id = $1",
      [student.id],
    );
    expect(row?.recent).toBe(true);
    expect((await remove(school.teacher, room.id)).status).toBe(404);
  });

  it("is refused to a teacher where somebody else teaches it, and an administrator does it", async () => {
    const { id } = await created(school.teacher, { teacher_ids: [school.colleague.user_id] });
    const answer = await remove(school.teacher, id);
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toMatch(/Another teacher teaches this class/u);
    expect((await remove(school.admin, id)).status).toBe(200);
  });

  it("is a 404 for who does not teach it, and for another institution", async () => {
    for (const person of [school.teacher, elsewhere.teacher, elsewhere.admin])
      expect((await remove(person, school.otherRoom.id)).status).toBe(404);
  });

  it("has a path for administrators alone", async () => {
    const { id } = await created(school.teacher);
    const removeAsAdmin = (person: Person) => person.client.delete(`classrooms/delete/admin/${id}`);
    expect((await removeAsAdmin(school.teacher)).status).toBe(403);
    expect((await removeAsAdmin(elsewhere.admin)).status).toBe(404);
    expect((await removeAsAdmin(school.adminTeacher)).status).toBe(200);
    expect((await removeAsAdmin(school.admin)).status).toBe(404);
  });

  it("happens once where two people do it at once", async () => {
    const { id } = await created(school.teacher);
    const answers = await Promise.all([remove(school.teacher, id), remove(school.admin, id)]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 404]);
  });

  it("and classes with the same pupils, all at once, wait for each other", async () => {
    const rooms = await Promise.all(
      Array.from({ length: 4 }, () => makeClass(app.database, school.teacher, { students: 0 })),
    );
    const { students } = await makeClass(app.database, school.teacher, { students: 12 });
    for (const [at, room] of rooms.entries()) {
      const order = at % 2 === 0 ? students : students.toReversed();
      for (const student of order)
        await school.admin.client.post("students/user/", {
          student_id: student.id,
          classroom_id: room.id,
        });
    }
    const answers = await Promise.all(rooms.map((room) => remove(school.admin, room.id)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  });
});
