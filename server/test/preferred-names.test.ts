import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startModelApp } from "./support/model-app.ts";
import type { ModelServer } from "./support/model-server.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { addStudent } from "./support/students.ts";
import type { TestApp } from "./support/test-app.ts";

let app: TestApp;
let model: ModelServer;
let school: TestSchool;

beforeAll(async () => {
  ({ app, model } = await startModelApp());
  school = await makeSchool(app);
});
beforeEach(() => {
  model.requests.length = 0;
  model.troubles = [];
});
afterAll(() => app.stop());

/** Adds a student to the teacher's class. */
async function enrolled(first_name: string, preferred_name: string | null, last_name: string) {
  const student = await addStudent(school.teacher, { first_name, preferred_name, last_name });
  const place = { student_id: student.id, classroom_id: school.room.id };
  await school.teacher.client.post("students/user/", place);
  return student;
}
/** Has a text written of a student, by the model or on this server. */
async function write(writer: "configured" | "embedded", student: number, fields: object) {
  await school.admin.client.patch("admin/report-policies/", { writer });
  const { body } = await school.teacher.client.post("reports/generate/batch/", {
    reports: { 0: { student, classroom: school.room.id, ...fields } },
    word_count: "300-400",
  });
  expect(body["0"].error).toBeUndefined();
  return body["0"];
}
const TICKS = { level: "Proficient", behaviour: "Good Behaviour", homework: "Mostly Completed" };

describe("the record of a student", () => {
  it("may have the name that they are known by, beside their full name, which is the recorded one", async () => {
    const { client } = school.teacher;
    const added = await addStudent(school.teacher, {
      first_name: "Wilhelmina",
      preferred_name: " Billie ",
      last_name: "Quartermaine",
    });
    const shown = {
      preferred_name: "Billie",
      first_name: "Wilhelmina",
      full_name: "Wilhelmina Quartermaine",
    };
    expect(added).toMatchObject(shown);
    const path = `students/delete/${added.id}/`;
    const found = await client.get("students/?search=quartermaine");
    expect(found.body).toMatchObject([shown]);
    expect((await client.patch(path, { preferred_name: "Minnie" })).body).toMatchObject({
      ...shown,
      preferred_name: "Minnie",
    });
    const { body } = await school.admin.client.get("audit/?action=student.updated");
    expect(body[0].details).toEqual({ fields: ["preferred_name"] });
    for (const none of [" ", null])
      expect((await client.patch(path, { preferred_name: none })).body.preferred_name).toBeNull();
    const long = await client.patch(path, { preferred_name: "a".repeat(101) });
    expect([long.status, Object.keys(long.body)]).toEqual([400, ["preferred_name"]]);
  });

  it("has none where none is given", async () => {
    expect((await addStudent(school.teacher)).preferred_name).toBeNull();
  });

  it("is found by either name, wherever students are looked for", async () => {
    const student = await enrolled("Bartholomew", "Zed", "Okonkwo");
    const { client } = school.teacher;
    const [name, known] = ["bartholomew okonkwo", "okonkwo zed"].map(encodeURIComponent);
    for (const path of ["students/", "students/institution/"]) {
      for (const search of [name, known]) {
        const { body } = await client.get(`${path}?search=${search}`);
        expect([path, body.map(({ id }: { id: number }) => id)]).toEqual([path, [student.id]]);
      }
    }
    const { id } = await write("embedded", student.id, TICKS);
    for (const search of [name, known]) {
      const { body } = await client.get(`reports/generated/list/?search=${search}`);
      expect(body).toMatchObject([{ id, student_name: "Bartholomew Okonkwo" }]);
    }
    await client.patch(`reports/generated-reports/${id}/`, { status: "kept" });
    await client.post("sharing/releases/", { reports: [id] });
    for (const search of ["bartholomew%20okonkwo", "zed%20okonkwo"]) {
      const released = await school.admin.client.get(`sharing/released/?search=${search}`);
      expect(released.body).toHaveLength(1);
    }
  });

  it("has both names in the file of what is held of them", async () => {
    const student = await addStudent(school.teacher, { preferred_name: "Mabs" });
    const { bytes } = await school.admin.client.download(`students/${student.id}/export/`);
    const files = unzipSync(bytes);
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(JSON.parse(read("pupil.json")).pupil).toMatchObject({
      first_name: "Amara",
      preferred_name: "Mabs",
    });
    expect(read("pupil.html")).toContain('<th scope="row">Known as</th><td>Mabs</td>');
  });
});

describe.each(["embedded", "configured"] as const)("a text of the %s writer", (writer) => {
  it("calls the student by the preferred name, also where the note has the recorded one", async () => {
    const student = await enrolled("Aleksandra", "Olenka", `Wisniewska ${writer}`);
    const { report_content: text, sentences } = await write(writer, student.id, {
      ...TICKS,
      best_achievement: "Aleksandra gave a clear talk on rivers.",
    });
    expect(text).toContain("Olenka");
    expect(text).not.toContain("Aleksandra");
    // Advice may speak of classmates; the note speaks of its own pupil.
    const said = sentences.filter((each: { text: string }) => /rivers/u.test(each.text));
    expect(said).toHaveLength(1);
    expect(said[0].text).not.toMatch(/classmate/iu);
  });

  it("names no classmate, by neither name", async () => {
    const student = await enrolled("Niamh", null, "O’Donnell");
    await enrolled("Thaddeus", "Ozzo", "Penhaligon");
    for (const other of ["Thaddeus", "ozzo", "Ozzo Penhaligon"]) {
      const note = `Works well with ${other} in practicals.`;
      const written = await write(writer, student.id, { ...TICKS, level_notes: note });
      expect(written.report_content).not.toMatch(/Thaddeus|Ozzo|Penhaligon/iu);
      expect(written.flags).toEqual([{ field: "level_notes", kind: "other_pupil" }]);
    }
  });
});

it("a student’s own names are no flag", async () => {
  const student = await enrolled("Priya", "Jasmine", "Goldacre");
  for (const name of ["Priya", "Jasmine"]) {
    const { body } = await school.teacher.client.post("reports/list/", {
      student: student.id,
      classroom: school.room.id,
      level: "Proficient",
      level_notes: `${name} works well alone.`,
    });
    expect([name, body.flags]).toEqual([name, []]);
    const changed = await school.teacher.client.patch(`reports/${body.id}/`, {
      level_notes: `${name} works well.`,
    });
    expect([name, changed.body.flags]).toEqual([name, []]);
  }
});

it("no preferred name goes out to a model: neither the student’s nor anybody else’s", async () => {
  const student = await enrolled("Sunniva", "Snuggie", "Halvorsen");
  await enrolled("Leopold", "Poldo", "Vantongeren");
  await write("configured", student.id, {
    ...TICKS,
    level_notes: "snuggie reads well, Sunniva helps poldo, and Leopold listens.",
    best_achievement: "Snuggie Halvorsen led the debate with Poldo Vantongeren.",
  });
  expect(model.requests.length).toBeGreaterThan(0);
  expect(model.requests.join("\n")).not.toMatch(/Snuggie|Sunniva|Halvorsen|Poldo|Vantongeren/iu);
});

it("a name that is changed is known from then on", async () => {
  const student = await enrolled("Ottoline", null, "Fairweather");
  const other = await enrolled("Cornelius", null, "Bagshaw");
  await write("configured", student.id, TICKS);
  await school.teacher.client.patch(`students/delete/${other.id}/`, { preferred_name: "Ozbert" });
  await school.teacher.client.patch(`students/delete/${student.id}/`, { preferred_name: "Ottie" });
  model.requests.length = 0;
  const { report_content: text } = await write("configured", student.id, {
    ...TICKS,
    level_notes: "Works well with ozbert in practicals.",
  });
  expect(text).toContain("Ottie");
  expect(`${text}\n${model.requests.join("\n")}`).not.toMatch(/ozbert/iu);
});
