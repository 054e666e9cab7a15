import { afterAll, beforeAll, expect, it } from "vitest";
import { whatIsLeft } from "@reportair/contract/reports-left.ts";
import { makeClass } from "./support/factories.ts";
import { startMailServer, type MailServer } from "./support/mail-server.ts";
import { makeSchool, lastEntry, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let mail: MailServer;
let school: TestSchool;
let elsewhere: TestSchool;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ mailer: mail.mailer });
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
});

const remind = (subjects: string[], by = school.admin.client) =>
  by.post("admin/reminders/", { subjects });
/** The text of the next mail to somebody, with its lines as they were before they were sent. */
const letterTo = async (address: string) => (await mail.take(address)).raw.replaceAll("=\r\n", "");
const english = async () =>
  (await school.admin.client.get("admin/insights/")).body.departments.find(
    ({ subjects }: { subjects: string[] }) => subjects.includes("English"),
  );

it("mails those who have reports left their own numbers, without a pupil's name, once a day", async () => {
  const { teacher, colleague, room } = school;
  const more = await makeClass(app.database, teacher, { students: 3, year: 11 });
  const { body } = await teacher.client.post("reports/generate/batch/", {
    reports: { 0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" } },
    word_count: "300-400",
  });
  await teacher.client.patch(`reports/generated-reports/${body["0"].id}/`, { status: "kept" });
  const period = (await school.admin.client.get("admin/reporting-period/")).body;
  await school.admin.client.patch("admin/reporting-period/", { due_on: period.ends_on });
  expect(await english()).toMatchObject({ pupils: 7, kept: 1, behind: 2, to_remind: 2 });

  const answer = await remind(["english"]);
  expect([answer.status, answer.body]).toEqual([
    200,
    { detail: "2 teachers were reminded by e-mail.", reminded: 2 },
  ]);
  const letter = await letterTo(teacher.email);
  expect(letter).toContain(
    `4 of your reports of ${period.name} are still to be kept: 1 in Year 9 and 3 in Year 11. They are due on `,
  );
  expect(letter).toMatch(/\/dashboard\/reportair\/reports/u);
  for (const { first_name, last_name } of [...room.students, ...more.students]) {
    expect(letter).not.toMatch(new RegExp(`${first_name}|${last_name}`, "u"));
  }
  expect(await letterTo(colleague.email)).toContain("2 of your reports");
  expect(await lastEntry(school)).toMatchObject({ summary: "reminded of reports that are left" });

  expect(await english()).toMatchObject({ behind: 2, to_remind: 0 });
  const again = await remind(["English"]);
  expect([again.status, again.body.detail]).toEqual([
    409,
    "Everybody with reports left was reminded within the last day.",
  ]);
});

it("reminds two administrators' teachers once where both ask at the same moment", async () => {
  const { admin, adminTeacher } = elsewhere;
  const answers = await Promise.all([
    remind(["English"], admin.client),
    remind(["English"], adminTeacher.client),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it("is for administrators, of their own school, and says where nobody is left", async () => {
  expect((await remind(["English"], school.teacher.client)).status).toBe(403);
  expect((await remind(["English"], app.visitor())).status).toBe(403);
  const nobody = await remind(["Alchemy"]);
  expect([nobody.status, nobody.body.detail]).toEqual([
    409,
    "Nobody has reports left to keep here.",
  ]);
  expect((await remind([])).status).toBe(400);
});

it("says what is left in a sentence", () => {
  const spring = { name: "Spring term 2027", due_on: "2027-03-05" };
  expect(whatIsLeft([{ year: 9, left: 1 }], spring)).toBe(
    "1 of your reports of Spring term 2027 is still to be kept, in Year 9. It is due on Friday 5 March.",
  );
  expect(whatIsLeft([{ year: 9, left: 30 }], { ...spring, due_on: null })).toBe(
    "30 of your reports of Spring term 2027 are still to be kept, in Year 9.",
  );
});
