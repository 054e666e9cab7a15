import { afterAll, beforeAll, describe, expect, it } from "vitest";
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

describe("deleting a pupil", () => {
  const remove = (person: TestSchool["teacher"], id: number) =>
    person.client.delete(`students/delete/${id}/`);

  it("removes the pupil, and a second time there is none", async () => {
    const { id, student_id } = await addStudent(school.teacher);
    expect((await remove(school.teacher, id)).status).toBe(200);
    expect(await lastEntry(school)).toMatchObject({
      action: "student.deleted",
      subject: { id, label: student_id },
    });
    expect((await remove(school.teacher, id)).status).toBe(404);
  });

  it("is a 404 for who does not teach the pupil, and for another institution", async () => {
    const { id } = school.otherRoom.students[0]!;
    for (const person of [school.teacher, elsewhere.teacher, elsewhere.admin])
      expect((await remove(person, id)).status).toBe(404);
  });

  it("is refused to a teacher where somebody else teaches the pupil, and an administrator does it", async () => {
    const { id } = await addStudent(school.teacher);
    for (const [person, room] of [
      [school.teacher, school.room],
      [school.colleague, school.otherRoom],
    ] as const)
      await person.client.post("students/user/", { student_id: id, classroom_id: room.id });
    const answer = await remove(school.teacher, id);
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toMatch(/Another teacher teaches this student/u);
    expect((await remove(school.admin, id)).status).toBe(200);
  });

  it("does not take a former teacher's reports along", async () => {
    const { id } = await addStudent(school.colleague);
    const enrolment = { student_id: id, classroom_id: school.otherRoom.id };
    await school.colleague.client.post("students/user/", enrolment);
    const configured = await school.colleague.client.post("reports/list/", {
      student: id,
      classroom: school.otherRoom.id,
      level: "Advanced",
    });
    const { body: report } = await school.colleague.client.post("reports/generate/", {
      report_id: configured.body.id,
      selected_word_count: "300-400",
    });
    await school.colleague.client.post("students/unenroll/", enrolment);
    await school.teacher.client.post("students/user/", {
      student_id: id,
      classroom_id: school.room.id,
    });
    const answer = await remove(school.teacher, id);
    expect(answer.status).toBe(403);
    expect(answer.body.detail).toMatch(/has written reports/u);
    // What its author has discarded is nothing to lose.
    await school.colleague.client.delete(`reports/generated/${report.id}/`);
    expect((await remove(school.teacher, id)).status).toBe(200);
  });

  it("and enrolling the pupil at the same time leaves no half of either", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await addStudent(school.teacher);
      const [deleted, enrolled] = await Promise.all([
        remove(school.teacher, id),
        school.colleague.client.post("students/user/", {
          student_id: id,
          classroom_id: school.otherRoom.id,
        }),
      ]);
      // Whoever comes first decides for both.
      expect([
        [200, 404],
        [403, 200],
      ]).toContainEqual([deleted.status, enrolled.status]);
    }
  });
});

it("logs no pupil's name", () => {
  expect(app.logged.join("\n")).not.toMatch(/Amara|Okafor/u);
});
