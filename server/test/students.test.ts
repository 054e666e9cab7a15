import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addStudent, student } from "./support/students.ts";
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

describe("who is not signed in", () => {
  it.each([
    ["POST", "students/user/"],
    ["POST", "students/unenroll/"],
    ["PATCH", "students/delete/1/"],
    ["DELETE", "students/delete/1/"],
  ])("%s %s", async (method, path) => {
    const answer = await app.visitor().send(method, path, {});
    expect(answer.status).toBe(403);
    expect(answer.body).toEqual({
      detail: "Authentication credentials were not provided.",
      code: "not_signed_in",
    });
  });
});

describe("adding a pupil", () => {
  it("answers the record as every other call shows it", async () => {
    const input = student();
    const { status, body } = await school.teacher.client.post("students/user/", input);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      ...input,
      preferred_name: null,
      unique_institution_id: input.student_id,
      full_name: "Amara Okafor",
      classrooms: [],
    });
    expect((await school.teacher.client.get("students/")).body).toContainEqual(body);
    expect((await school.colleague.client.get("students/")).body).not.toContainEqual(body);
    expect(await lastEntry(school)).toMatchObject({
      actor: { id: school.teacher.user_id },
      action: "student.created",
      subject: { type: "student", id: body.id, label: `Amara Okafor (${input.student_id})` },
    });
  });

  it("does without what is optional, and takes empty for none", async () => {
    const without = await addStudent(school.admin, {
      pronouns: undefined,
      form_group: undefined,
      date_of_birth: undefined,
    });
    const empty = await addStudent(school.admin, {
      pronouns: "",
      form_group: " ",
      date_of_birth: "",
    });
    for (const body of [without, empty])
      expect(body).toMatchObject({ pronouns: null, form_group: null, date_of_birth: null });
  });

  it("takes a year as a form sends it, and trims", async () => {
    const body = await addStudent(school.admin, {
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
    ["date_of_birth", "1850-01-01", "Date of birth is too long ago. Please check the year."],
    ["date_of_birth", "14/03/2012", "Date of birth must be a date such as 2012-03-14."],
    ["date_of_birth", "2012-02-30", "Date of birth must be a date such as 2012-03-14."],
    ["form_group", "x".repeat(51), "Form group must be at most 50 characters."],
  ])("refuses %s %j", async (field, value, sentence) => {
    const answer = await school.teacher.client.post("students/user/", student({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ [field]: [sentence] });
  });

  it("takes a pupil born today", async () => {
    expect(await addStudent(school.admin, { date_of_birth: "2026-06-15" })).toMatchObject({
      date_of_birth: "2026-06-15",
    });
  });

  it("refuses what is no object", async () => {
    const answer = await school.teacher.client.post("students/user/", [1]);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/JSON object/u);
  });

  it("refuses a student ID that the institution has, and another institution may have it", async () => {
    const { student_id } = await addStudent(school.teacher);
    const again = await school.admin.client.post("students/user/", student({ student_id }));
    expect(again.status).toBe(400);
    expect(again.body).toEqual({
      student_id: [
        "A student with this student ID already exists. Check the ID, or enroll that student instead.",
      ],
    });
    await addStudent(elsewhere.teacher, { student_id });
  });

  it("lets one of two who add the same student ID at once be refused", async () => {
    const input = student();
    const answers = await Promise.all(
      [school.teacher, school.admin].map(({ client }) => client.post("students/user/", input)),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 400]);
  });
});

describe("changing a pupil", () => {
  it("changes what is given and leaves the rest", async () => {
    const body = await addStudent(school.teacher);
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
    const entry = await lastEntry(school);
    expect(entry.details).toEqual({ fields: ["last_name", "pronouns", "year", "form_group"] });
    expect(JSON.stringify(entry.details)).not.toContain("Lee");
    const unchanged = await school.teacher.client.patch(path, { year: 10 });
    expect(unchanged.status).toBe(200);
    expect(await lastEntry(school)).toEqual(entry);
  });

  it("refuses to change the student ID", async () => {
    const body = await addStudent(school.teacher);
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
    const { id } = await addStudent(school.teacher);
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
    const { id } = await addStudent(school.teacher);
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

describe("the place in the list", () => {
  it("is told as the list is narrowed and ordered", async () => {
    const { client } = school.teacher;
    for (const last_name of ["Abbot", "Khan", "Zhao"]) {
      await addStudent(school.teacher, { last_name, year: last_name === "Khan" ? 10 : 9 });
    }
    for (const asked of ["", "ordering=-last_name", "year=9", "ordering=year&search=a"]) {
      const { body: listed } = await client.get(`students/?${asked}`);
      for (const [at, { id }] of (listed as { id: number }[]).entries()) {
        const { body } = await client.get(`students/${id}/place/?${asked}`);
        expect(body, asked).toEqual({ place: at + 1 });
      }
    }
  });

  it("is none for who is narrowed away, and nobody of others is known", async () => {
    const { id } = await addStudent(school.teacher, { year: 11 });
    const hidden = await school.teacher.client.get(`students/${id}/place/?year=7`);
    expect(hidden.body).toEqual({ place: null });
    expect((await school.colleague.client.get(`students/${id}/place/`)).status).toBe(404);
  });
});

it("names every pupil's form and known name where they are enrolled by it, and only there", async () => {
  const { id } = await addStudent(school.admin, { form_group: "9K", preferred_name: "Ama" });
  const find = async (query: string) => {
    const { body } = await school.teacher.client.get(`students/institution/${query}`);
    return (body as { id: number }[]).find((each) => each.id === id);
  };
  expect(await find("")).not.toHaveProperty("form_group");
  expect(await find("?include=form_group")).toMatchObject({ form_group: "9K" });
  expect(await find("?include=form_group")).not.toHaveProperty("preferred_name");
  const both = await find("?include=form_group,preferred_name");
  expect(both).toMatchObject({ form_group: "9K", preferred_name: "Ama" });
  const more = await school.teacher.client.get("students/institution/?include=date_of_birth");
  expect([more.status, Object.keys(more.body)]).toEqual([400, ["include"]]);
});

it("logs no pupil's name", () => {
  expect(app.logged.join("\n")).not.toMatch(/Amara|Okafor/u);
});
