import type { Checklist } from "@reportair/contract/features/report-rules.ts";
import type {
  FigureRow,
  FiguresKept,
  FiguresOutcome,
} from "@reportair/contract/features/student-figures.ts";
import type { WholeReportChoices } from "@reportair/contract/features/whole-reports.ts";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "./support/client.ts";
import { makeClass, makeInstitution, makeUser } from "./support/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let teacher: Client;
let tutor: Client;
let admin: Client;
let stranger: Client;
let english: Awaited<ReturnType<typeof makeClass>>;
let form: typeof english;
let period: number;

beforeAll(async () => {
  app = await startTestApp();
  const school = await makeInstitution(app.database);
  const other = await makeInstitution(app.database);
  const author = await makeUser(app.database, school, { first_name: "Siân", last_name: "Prŷs" });
  const formTutor = await makeUser(app.database, school, {
    first_name: "Tomasz",
    last_name: "Tutor",
  });
  teacher = await app.signIn(author);
  tutor = await app.signIn(formTutor);
  admin = await app.signIn(await makeUser(app.database, school, { role: "admin" }));
  stranger = await app.signIn(await makeUser(app.database, other, { role: "admin" }));
  english = await makeClass(app.database, author, {
    students: 3,
    names: [
      ["Ada", "Byron"],
      ["Ŵyn", "O’Neill"],
      ["Leo", "Fox"],
    ],
  });
  form = await makeClass(app.database, formTutor, { students: 0, subject: "Form", name: "9B" });
  const enrolled = await admin.post("students/enrol/", {
    classroom: form.id,
    students: english.students.map(({ id }) => id),
  });
  expect(enrolled.status).toBe(200);
  const everybody = await admin.get<{ id: number; student_id: string }[]>("students/");
  for (const { id } of english.students)
    numbers.push(everybody.body.find((one) => one.id === id)?.student_id ?? "");
  const { body } = await admin.get<WholeReportChoices>("admin/whole-reports/choices/");
  period = body.periods.find(({ current }) => current)?.id ?? 0;
});
afterAll(() => app.stop());

const bring = (rows: Partial<FigureRow>[], more: object = {}, client = admin) =>
  client.put<FiguresOutcome>("admin/student-figures/", {
    period,
    rows: rows.map((row, at) => ({ line: at + 2, ...row })),
    ...more,
  });
const kept = async (client = admin) =>
  (await client.get<FiguresKept[]>("admin/student-figures/")).body;
const checklist = async (query = "", client = admin) =>
  (await client.get<Checklist>(`admin/whole-reports/checklist/?period=${period}${query}`)).body;
const numbers: string[] = [];
const numberOf = (at: number) => numbers[at] ?? "";

describe("attendance and results of a period", () => {
  it("are looked at before anything is kept", async () => {
    const { status, body } = await bring([{ student_id: numberOf(0), attendance: 96.44 }], {
      check: true,
    });
    expect([status, body]).toEqual([
      200,
      { new: 1, changed: 0, unchanged: 0, unknown: [], several: [], twice: [] },
    ]);
    expect(await kept()).toEqual([]);
  });

  it("find pupils by the school's number, the pupil number or the whole name, and name whom they do not find", async () => {
    const { body } = await bring(
      [
        { student_id: numberOf(0).toLowerCase(), attendance: 96.44, results: ["7", ""] },
        { name: "O'NEILL, Wyn", attendance: 90, unauthorised: 3 },
        { student_id: "no such", name: "Leo Fox", attendance: 1 },
        { name: "Ada Byron", attendance: 2 },
        { name: "Fox", attendance: 3 },
      ],
      { subjects: ["English", "Maths"] },
    );
    expect(body).toEqual({
      new: 2,
      changed: 0,
      unchanged: 0,
      unknown: [
        { line: 4, label: "Leo Fox" },
        { line: 6, label: "Fox" },
      ],
      several: [],
      twice: [{ line: 5, label: "Ada Byron" }],
    });
    expect(await kept()).toMatchObject([
      { period, students: 2, with_attendance: 2, with_results: 1 },
    ]);
  });

  it("stay where a cell is blank, and are the same when the same comes again", async () => {
    const again = { student_id: numberOf(0), attendance: 96.4, results: ["7", ""] };
    expect((await bring([again], { subjects: ["English", "Maths"] })).body).toMatchObject({
      unchanged: 1,
    });
    const later = { student_id: numberOf(0), lates: 2, results: ["6"] };
    expect((await bring([later], { subjects: ["Maths"] })).body).toMatchObject({ changed: 1 });
    // All of it is the pupil's own, and stands on the page that they may ask for.
    const file = await admin.download(`students/${english.students[0]?.id}/export/`);
    const page = new TextDecoder().decode(unzipSync(file.bytes)["pupil.html"]);
    expect(page).toContain('<th scope="row">Attendance</th><td>96.4%</td>');
    expect(page).toContain('<th scope="row">English</th><td>7</td>');
    expect(page).toContain('<th scope="row">Maths</th><td>6</td>');
    expect(page).toContain('<th scope="row">Times late</th><td>2</td>');
  });

  it("are no business of teachers, nor of another school", async () => {
    expect((await bring([{ student_id: "1", attendance: 1 }], {}, teacher)).status).toBe(403);
    expect((await bring([{ student_id: "1", attendance: 1 }], {}, stranger)).status).toBe(400);
    expect(await kept(stranger)).toEqual([]);
    expect((await stranger.delete(`admin/student-figures/${period}/`)).status).toBe(404);
  });

  it("are refused where they cannot be", async () => {
    expect((await bring([{ student_id: "1", attendance: 101 }])).status).toBe(400);
    expect((await bring([{ student_id: "1", lates: 1.5 }])).status).toBe(400);
    expect((await bring([])).status).toBe(400);
  });
});

describe("what the law asks of reports", () => {
  /** A kept and released report of a pupil in a class. */
  async function release(client: Client, room: typeof english, student: number) {
    const { body } = await client.post("reports/generate/batch/", {
      reports: { 0: { student, classroom: room.id, level: "Proficient", level_notes: "Reads" } },
      word_count: "300-400",
    });
    const { id } = body["0"] as { id: number };
    await client.patch(`reports/generated-reports/${id}/`, { status: "kept" });
    expect((await client.post("sharing/releases/", { reports: [id] })).status).toBe(200);
  }
  const settle = (rules: string, more = {}) => admin.patch("admin/letterhead/", { rules, ...more });

  it("is asked nothing of before a school has said where it is", async () => {
    expect(await checklist()).toMatchObject({ rules: null, students: 3, items: [], pupils: [] });
    expect((await settle("france")).status).toBe(400);
  });

  it("is told for each pupil: what is there, what is missing, and who could give it", async () => {
    const [ada = { id: 0 }, wyn = { id: 0 }] = english.students;
    await settle("england_maintained");
    await release(teacher, english, ada.id);
    await release(tutor, form, ada.id);
    const found = await checklist("&form_group=9B");
    expect(found).toMatchObject({ label: "Form 9B", students: 3, complete: 0, due_on: null });
    expect(found.items.map(({ code, asked, there }) => [code, asked, there])).toEqual([
      ["subjects", 3, 1],
      ["progress", 3, 1],
      ["discuss", 3, 0],
      ["attendance", 3, 2],
      ["examinations", 0, 0],
    ]);
    expect(found.pupils.find(({ id }) => id === wyn.id)?.missing).toEqual([
      {
        code: "subjects",
        label: "Achievements in every subject and activity",
        what: [`English (${english.name})`],
        who: ["Siân Prŷs"],
      },
      {
        code: "progress",
        label: "General progress",
        what: ["Form (9B)"],
        who: ["Tomasz Tutor"],
      },
      {
        code: "discuss",
        label: "How to discuss the report with a teacher",
        what: [],
        who: ["An administrator, under “Letterhead”"],
      },
    ]);
    await settle("england_maintained", { invitation: "Please ring us." });
    expect(await checklist("&form_group=9B")).toMatchObject({ complete: 1 });
  });

  it("is told of the whole school in numbers, by year", async () => {
    const found = await checklist();
    expect(found).toMatchObject({ label: "Whole school", students: 3, complete: 1, pupils: [] });
    expect(found.years).toEqual([{ year: 9, students: 3, complete: 1 }]);
  });

  it("differs from nation to nation", async () => {
    const asked = async (rules: string) => {
      await settle(rules);
      const { items, due_on, complete } = await checklist("&year=9");
      return { items: items.map(({ code }) => code), due: due_on?.slice(4) ?? null, complete };
    };
    expect(await asked("england_other")).toEqual({
      items: ["main_subjects"],
      due: null,
      complete: 1,
    });
    expect(await asked("wales")).toMatchObject({ items: ["well_being", "subjects"] });
    expect(await asked("scotland")).toMatchObject({ items: ["subjects", "progress", "discuss"] });
    expect(await asked("northern_ireland")).toMatchObject({ due: "-06-30", complete: 1 });
  });

  it("is for administrators of the school", async () => {
    const path = `admin/whole-reports/checklist/?period=${period}`;
    expect((await teacher.get(path)).status).toBe(403);
    expect((await stranger.get(path)).status).toBe(400);
  });
});

it("figures are removed for a whole period", async () => {
  expect((await admin.delete(`admin/student-figures/${period}/`)).status).toBe(200);
  expect(await kept()).toEqual([]);
  expect((await admin.delete(`admin/student-figures/${period}/`)).status).toBe(404);
});
