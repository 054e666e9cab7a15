import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
import { addStudent } from "./support/students.ts";
import { lastEntry, makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date("2026-06-15T09:00:00Z") });
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

const enrolledUntil = async (id: number) => {
  const [row] = await app.database.owner.query<{ at: Date | string }>(
    "select enrolled_until as at from students where id = $1",
    [id],
  );
  return new Date(row!.at).getTime();
};
const longAgo = (id: number) =>
  app.database.owner.query("update students set enrolled_until = '2020-01-01' where id = $1", [id]);

describe("enrolling", () => {
  it("puts a pupil into a class, once, however often it is asked", async () => {
    const body = await addStudent(school.colleague);
    const enrol = () =>
      school.teacher.client.post("students/user/", {
        student_id: body.id,
        classroom_id: school.room.id,
      });
    const first = await enrol();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ ...body, classrooms: [school.room.id] });
    const entry = await lastEntry(school);
    expect(entry).toMatchObject({
      actor: { id: school.teacher.user_id },
      action: "student.enrolled",
      subject: { id: body.id },
      details: { classroom: { id: school.room.id, name: school.room.name } },
    });
    const second = await enrol();
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await lastEntry(school)).toEqual(entry);
  });

  it("takes the other spelling, ids as text, and a class of another year", async () => {
    const { id } = await addStudent(school.admin, { year: 13 });
    const answer = await school.admin.client.post("students/user/", {
      studentId: String(id),
      classroomId: String(school.room.id),
    });
    expect(answer.status).toBe(200);
    expect(answer.body.classrooms).toEqual([school.room.id]);
    const left = await school.admin.client.post("students/unenroll/", {
      studentId: id,
      classroomId: school.room.id,
    });
    expect(left.status).toBe(200);
  });

  it("keeps the day of the pupil's last class", async () => {
    const { id } = await addStudent(school.teacher);
    const enrolment = { student_id: id, classroom_id: school.room.id };
    for (const path of ["students/user/", "students/unenroll/"]) {
      await longAgo(id);
      await school.teacher.client.post(path, enrolment);
      expect(await enrolledUntil(id)).toBeGreaterThan(Date.now() - 60_000);
    }
    await longAgo(id);
    await school.teacher.client.post("students/unenroll/", enrolment);
    expect(await enrolledUntil(id)).toBe(Date.parse("2020-01-01T00:00:00Z"));
  });

  it.each(["students/user/", "students/unenroll/"])(
    "%s reaches own classes and own pupils only",
    async (path) => {
      const mine = await addStudent(school.teacher);
      const theirs = elsewhere.room.students[0]!.id;
      const post = (person: TestSchool["teacher"], student_id: number, classroom_id: number) =>
        person.client.post(path, { student_id, classroom_id });
      expect((await post(school.teacher, mine.id, school.otherRoom.id)).status).toBe(404);
      expect((await post(school.teacher, mine.id, elsewhere.room.id)).status).toBe(404);
      expect((await post(school.teacher, theirs, school.room.id)).status).toBe(404);
      expect((await post(elsewhere.admin, mine.id, school.room.id)).status).toBe(404);
      expect((await post(school.admin, theirs, school.room.id)).status).toBe(404);
      expect((await post(school.admin, mine.id, school.otherRoom.id)).status).toBe(200);
    },
  );

  it("says what is missing", async () => {
    const post = (path: string, body: object) => school.teacher.client.post(path, body);
    expect((await post("students/user/", { classroom_id: school.room.id })).body).toEqual({
      student_id: ["A valid id is required."],
    });
    expect((await post("students/unenroll/", { student_id: -1 })).body).toEqual({
      student_id: ["A valid id is required."],
      classroom_id: ["A valid id is required."],
    });
  });

  it("takes two people who enrol the same pupil at once, and thirty pupils at once", async () => {
    const { id } = await addStudent(school.teacher);
    const both = await Promise.all(
      [school.teacher, school.admin].map(({ client }) =>
        client.post("students/user/", { student_id: id, classroom_id: school.room.id }),
      ),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const room = await makeClass(app.database, school.teacher, { students: 0 });
    const many = await makeClass(app.database, school.colleague, { students: 30 });
    const answers = await Promise.all(
      many.students.map((student) =>
        school.teacher.client.post("students/user/", {
          student_id: student.id,
          classroom_id: room.id,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    const { body } = await school.teacher.client.get("classrooms/students/count/");
    expect(body[room.id]).toBe(30);
  });

  it("and deleting the class at the same time leaves no half of either", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addStudent(school.teacher);
      const room = await makeClass(app.database, school.teacher, { students: 1 });
      const [enrolled, deleted] = await Promise.all([
        school.teacher.client.post("students/user/", { student_id: id, classroom_id: room.id }),
        school.admin.client.delete(`classrooms/delete/${room.id}`),
      ]);
      expect(deleted.status).toBe(200);
      expect([200, 404]).toContain(enrolled.status);
      const { body } = await school.admin.client.patch(`students/delete/${id}/`, {});
      expect(body.classrooms).toEqual([]);
    }
  });
});

it("logs no pupil's name", () => {
  expect(app.logged.join("\n")).not.toMatch(/Amara|Okafor/u);
});
