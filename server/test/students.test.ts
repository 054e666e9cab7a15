import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date("2026-06-15T09:00:00Z") });
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

let count = 0;
const pupil = (more: object = {}) => ({
  first_name: "Amara",
  last_name: "Okafor",
  pronouns: "She/Her",
  year: 9,
  form_group: "9B",
  date_of_birth: "2012-03-14",
  student_id: `S-${(count += 1)}`,
  ...more,
});
const added = async (person = school.teacher, more: object = {}) => {
  const answer = await person.client.post("students/user/", pupil(more));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const enrolledUntil = async (id: number) => {
  const [row] = await app.database.owner.query<{ at: Date | string }>(
    "select enrolled_until as at from students where id = $1",
    [id],
  );
  return new Date(row!.at).getTime();
};
const longAgo = (id: number) =>
  app.database.owner.query("update students set enrolled_until = '2020-01-01' where id = $1", [id]);
const lastEntry = async () =>
  (await school.admin.client.get("audit/?page=1&page_size=1")).body.results[0];

describe("who is not signed in", () => {
  it.each([
    ["POST", "students/user/"],
    ["POST", "students/unenroll/"],
    ["PATCH", "students/delete/1/"],
    ["DELETE", "students/delete/1/"],
  ])("%s %s", async (method, path) => {
    const answer = await app.visitor().send(method, path, {});
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({ detail: "Authentication credentials were not provided." });
  });
});

describe("adding a pupil", () => {
  it("answers the record as every other call shows it", async () => {
    const input = pupil();
    const { status, body } = await school.teacher.client.post("students/user/", input);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ...input,
      unique_institution_id: input.student_id,
      full_name: "Amara Okafor",
      classrooms: [],
    });
    expect((await school.teacher.client.get("students/")).body).toContainEqual(body);
    expect((await school.colleague.client.get("students/")).body).not.toContainEqual(body);
    expect(await lastEntry()).toMatchObject({
      actor: { id: school.teacher.user_id },
      action: "student.created",
      subject: { type: "student", id: body.id, label: `Amara Okafor (${input.student_id})` },
    });
  });

  it("does without what is optional, and takes empty for none", async () => {
    const without = await added(school.admin, {
      pronouns: undefined,
      form_group: undefined,
      date_of_birth: undefined,
    });
    const empty = await added(school.admin, { pronouns: "", form_group: " ", date_of_birth: "" });
    for (const body of [without, empty])
      expect(body).toMatchObject({ pronouns: null, form_group: null, date_of_birth: null });
  });

  it("takes a year as a form sends it, and trims", async () => {
    const body = await added(school.admin, {
      year: "13",
      first_name: "  Zoë ",
      last_name: "O’Neil",
    });
    expect(body).toMatchObject({ year: 13, full_name: "Zoë O’Neil" });
  });

  it.each([
    ["first_name", "", "First name is required."],
    ["first_name", "   ", "First name is required."],
    ["last_name", undefined, "Last name is required."],
    ["last_name", "x".repeat(101), "Last name must be at most 100 characters."],
    ["first_name", "A\u0000B", "First name holds characters that cannot be stored."],
    ["year", undefined, "Year is required."],
    ["year", null, "Year is required."],
    ["year", "", "Year is required."],
    ["year", 6, "Year must be between 7 and 13."],
    ["year", "14", "Year must be between 7 and 13."],
    ["year", 8.5, "Year must be between 7 and 13."],
    ["student_id", undefined, "Student ID is required."],
    ["student_id", " ", "Student ID is required."],
    ["pronouns", "It/Its", "This is not valid."],
    ["date_of_birth", "2026-06-16", "Date of birth cannot be later than today."],
    ["date_of_birth", "1850-01-01", "Date of birth is too long ago."],
    ["date_of_birth", "14/03/2012", "Date of birth must be a date such as 2012-03-14."],
    ["date_of_birth", "2012-02-30", "Date of birth must be a date such as 2012-03-14."],
    ["form_group", "x".repeat(51), "Form group must be at most 50 characters."],
  ])("refuses %s %j", async (field, value, sentence) => {
    const answer = await school.teacher.client.post("students/user/", pupil({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it("takes a pupil born today", async () => {
    expect(await added(school.admin, { date_of_birth: "2026-06-15" })).toMatchObject({
      date_of_birth: "2026-06-15",
    });
  });

  it("refuses what is no object", async () => {
    const answer = await school.teacher.client.post("students/user/", [1]);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/JSON object/u);
  });

  it("refuses a student ID that the institution has, and another institution may have it", async () => {
    const { student_id } = await added();
    const again = await school.admin.client.post("students/user/", pupil({ student_id }));
    expect(again.status).toBe(400);
    expect(again.body).toEqual({ student_id: ["A student with this student ID already exists."] });
    await added(elsewhere.teacher, { student_id });
  });

  it("lets one of two who add the same student ID at once be refused", async () => {
    const input = pupil();
    const answers = await Promise.all(
      [school.teacher, school.admin].map(({ client }) => client.post("students/user/", input)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  });
});

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

describe("changing a pupil", () => {
  it("changes what is given and leaves the rest", async () => {
    const body = await added();
    const path = `students/delete/${body.id}/`;
    const change = { last_name: "Okafor-Lee", year: "10", pronouns: "They/Them", form_group: "" };
    const answer = await school.teacher.client.patch(path, change);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...body,
      ...change,
      full_name: "Amara Okafor-Lee",
      year: 10,
      form_group: null,
    });
    const entry = await lastEntry();
    expect(entry.details).toEqual({ fields: ["last_name", "pronouns", "year", "form_group"] });
    expect(JSON.stringify(entry.details)).not.toContain("Lee");
    const unchanged = await school.teacher.client.patch(path, { year: 10 });
    expect(unchanged.status).toBe(200);
    expect(await lastEntry()).toEqual(entry);
  });

  it("refuses to change the student ID", async () => {
    const body = await added();
    for (const student_id of ["other", body.student_id]) {
      const answer = await school.admin.client.patch(`students/delete/${body.id}/`, {
        first_name: "Other",
        student_id,
      });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        student_id: ["The student ID cannot be changed after creation."],
      });
    }
  });

  it("checks what it is given as creation does", async () => {
    const { id } = await added();
    const answer = await school.teacher.client.patch(`students/delete/${id}/`, {
      first_name: " ",
      year: 14,
    });
    expect(answer.body).toEqual({
      first_name: ["First name is required."],
      year: ["Year must be between 7 and 13."],
    });
    const later = await school.teacher.client.patch(`students/delete/${id}/`, {
      date_of_birth: "2026-06-16",
    });
    expect(later.body).toEqual({ date_of_birth: ["Date of birth cannot be later than today."] });
  });

  it("keeps both changes of two people at once", async () => {
    const { id } = await added();
    const path = `students/delete/${id}/`;
    await Promise.all([
      school.teacher.client.patch(path, { first_name: "Ngozi" }),
      school.admin.client.patch(path, { form_group: "9C" }),
    ]);
    const { body } = await school.admin.client.patch(path, {});
    expect(body).toMatchObject({ first_name: "Ngozi", form_group: "9C" });
  });

  it("is for those who teach the pupil, and administrators of the institution", async () => {
    const { id } = school.otherRoom.students[0]!;
    const patch = (person: TestSchool["teacher"]) =>
      person.client.patch(`students/delete/${id}/`, { form_group: "9Z" });
    expect((await patch(school.teacher)).status).toBe(404);
    expect((await patch(elsewhere.teacher)).status).toBe(404);
    expect((await patch(elsewhere.admin)).status).toBe(404);
    for (const person of [school.colleague, school.admin, school.adminTeacher])
      expect((await patch(person)).status).toBe(200);
    expect((await school.admin.client.patch("students/delete/x/", {})).status).toBe(404);
  });
});

describe("deleting a pupil", () => {
  const remove = (person: TestSchool["teacher"], id: number) =>
    person.client.delete(`students/delete/${id}/`);

  it("removes the pupil, and a second time there is none", async () => {
    const { id, student_id } = await added();
    expect((await remove(school.teacher, id)).status).toBe(200);
    expect(await lastEntry()).toMatchObject({
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
    const { id } = await added();
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
    const { id } = await added(school.colleague);
    const enrolment = { student_id: id, classroom_id: school.otherRoom.id };
    await school.colleague.client.post("students/user/", enrolment);
    const configured = await school.colleague.client.post("reports/list/", {
      student: id,
      classroom: school.otherRoom.id,
      level: "Advanced",
    });
    await school.colleague.client.post("reports/generate/", {
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
    expect((await remove(school.admin, id)).status).toBe(200);
  });

  it("and enrolling the pupil at the same time leaves no half of either", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await added();
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

describe("enrolling", () => {
  it("puts a pupil into a class, once, however often it is asked", async () => {
    const body = await added(school.colleague);
    const enrol = () =>
      school.teacher.client.post("students/user/", {
        student_id: body.id,
        classroom_id: school.room.id,
      });
    const first = await enrol();
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ ...body, classrooms: [school.room.id] });
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      actor: { id: school.teacher.user_id },
      action: "student.enrolled",
      subject: { id: body.id },
      details: { classroom: { id: school.room.id, name: school.room.name } },
    });
    const second = await enrol();
    expect(second.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await lastEntry()).toEqual(entry);
  });

  it("takes the other spelling, ids as text, and a class of another year", async () => {
    const { id } = await added(school.admin, { year: 13 });
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
    const { id } = await added();
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
      const mine = await added();
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
    const { id } = await added();
    const both = await Promise.all(
      [school.teacher, school.admin].map(({ client }) =>
        client.post("students/user/", { student_id: id, classroom_id: school.room.id }),
      ),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const room = await makeClass(app.database, school.teacher, { pupils: 0 });
    const many = await makeClass(app.database, school.colleague, { pupils: 30 });
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
      const { id } = await added();
      const room = await makeClass(app.database, school.teacher, { pupils: 1 });
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
