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

describe("enrolling many", () => {
  const many = (person: TestSchool["teacher"], path: string, classroom: number, ids: unknown) =>
    person.client.post(path, { classroom, students: ids });
  const membersOf = async (id: number) =>
    (await school.admin.client.get(`students/classroom/${id}/`)).body.map(
      (student: { id: number }) => student.id,
    );

  it("puts all of them into the class, and answers who is new, so that one call undoes it", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 1 });
    const { students } = await makeClass(app.database, school.colleague, { students: 3 });
    const [there, ...others] = [room.students[0]!.id, ...students.map(({ id }) => id)];
    const all = [there, ...others];
    const enrolled = await many(school.teacher, "students/enrol/", room.id, [...all, others[0]]);
    expect(enrolled.status).toBe(200);
    expect(enrolled.body).toEqual({ detail: "3 students enrolled.", count: 3, students: others });
    expect((await membersOf(room.id)).toSorted()).toEqual(all.toSorted());
    const again = await many(school.teacher, "students/enrol/", room.id, all);
    expect(again.body).toEqual({ detail: "0 students enrolled.", count: 0, students: [] });
    const undone = await many(school.teacher, "students/unenrol/", room.id, enrolled.body.students);
    expect(undone.body).toEqual({ detail: "3 students unenrolled.", count: 3, students: others });
    expect(await membersOf(room.id)).toEqual([there]);
    const none = await many(school.teacher, "students/unenrol/", room.id, others);
    expect(none.body).toEqual({ detail: "0 students unenrolled.", count: 0, students: [] });
  });

  it("stands in the audit log pupil by pupil, for those whom it changed anything for", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 1 });
    const { students } = await makeClass(app.database, school.colleague, { students: 2 });
    const ids = students.map(({ id }) => id);
    await many(school.teacher, "students/enrol/", room.id, [room.students[0]!.id, ...ids]);
    await many(school.teacher, "students/unenrol/", room.id, ids);
    const { body } = await school.admin.client.get(
      `audit/?page=1&page_size=10&search=${encodeURIComponent(room.name)}`,
    );
    const subjects = (action: string) =>
      body.results
        .filter((entry: { action: string }) => entry.action === action)
        .map((entry: { subject: { id: number }; details: object; actor: { id: number } }) => {
          expect(entry.details).toEqual({ classroom: { id: room.id, name: room.name } });
          expect(entry.actor.id).toBe(school.teacher.user_id);
          return entry.subject.id;
        })
        .toSorted();
    expect(subjects("student.enrolled")).toEqual(ids.toSorted());
    expect(subjects("student.unenrolled")).toEqual(ids.toSorted());
  });

  it.each(["students/enrol/", "students/unenrol/"])(
    "%s changes nothing where the class or one of the pupils is not theirs",
    async (path) => {
      const room = await makeClass(app.database, school.teacher, { students: 2 });
      const inside = room.students.map(({ id }) => id);
      const outside = (await addStudent(school.colleague)).id;
      const theirs = elsewhere.room.students[0]!.id;
      const ask = async (person: TestSchool["teacher"], classroom: number, ids: number[]) =>
        (await many(person, path, classroom, ids)).status;
      expect(await ask(school.teacher, room.id, [...inside, outside, theirs])).toBe(404);
      expect(await ask(school.teacher, room.id, [...inside, outside, 2_147_483_647])).toBe(404);
      expect(await ask(school.colleague, room.id, [...inside, outside])).toBe(404);
      expect(await ask(elsewhere.admin, room.id, [...inside, outside])).toBe(404);
      expect(await ask(school.teacher, elsewhere.room.id, [outside])).toBe(404);
      expect(await membersOf(room.id)).toEqual(inside);
      expect(await ask(school.admin, room.id, [outside])).toBe(200);
    },
  );

  it("keeps the day of the pupils' last class as enrolling one does", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 1 });
    const there = room.students[0]!.id;
    const { id } = await addStudent(school.teacher);
    await longAgo(id);
    await longAgo(there);
    await many(school.teacher, "students/enrol/", room.id, [id, there]);
    expect(await enrolledUntil(id)).toBeGreaterThan(Date.now() - 60_000);
    expect(await enrolledUntil(there)).toBeGreaterThan(Date.now() - 60_000);
    await longAgo(id);
    await many(school.teacher, "students/unenrol/", room.id, [id]);
    expect(await enrolledUntil(id)).toBeGreaterThan(Date.now() - 60_000);
    await longAgo(id);
    await many(school.teacher, "students/unenrol/", room.id, [id]);
    expect(await enrolledUntil(id)).toBe(Date.parse("2020-01-01T00:00:00Z"));
  });

  it("takes two thousand at once, and says what is missing or too much", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 0 });
    const { students } = await makeClass(app.database, school.colleague, { students: 2_000 });
    const ids = students.map(({ id }) => id);
    expect((await many(school.teacher, "students/enrol/", room.id, ids)).body.count).toBe(2_000);
    const refused = async (value: unknown) =>
      (await many(school.teacher, "students/enrol/", room.id, value)).body;
    expect(await refused([...ids, 1])).toEqual({
      students: ["Please choose at most 2000 students."],
    });
    expect(await refused([])).toEqual({ students: ["Please choose at least one student."] });
    expect((await school.teacher.client.post("students/enrol/", { students: ids })).body).toEqual({
      classroom: ["A valid id is required."],
    });
  });

  it("takes two people who move the same pupils at once, in any order", async () => {
    const rooms = await Promise.all(
      [school.teacher, school.colleague].map((by) => makeClass(app.database, by, { students: 0 })),
    );
    const { students } = await makeClass(app.database, school.colleague, { students: 40 });
    const ids = students.map(({ id }) => id);
    const answers = await Promise.all([
      many(school.teacher, "students/enrol/", rooms[0]!.id, ids),
      many(school.colleague, "students/enrol/", rooms[1]!.id, ids.toReversed()),
    ]);
    expect(answers.map(({ body }) => body.count)).toEqual([40, 40]);
  });
});

it("logs no pupil's name", () => {
  expect(app.logged.join("\n")).not.toMatch(/Amara|Okafor/u);
});
