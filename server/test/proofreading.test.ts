import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeUser } from "./support/factories.ts";
import { makeSchool } from "./support/school.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;
let report: { id: number; report_content: string; version: number };
let student: { first_name: string; last_name: string };

beforeAll(async () => {
  desk = await ReportDesk.open();
  const configured = await desk.configure({ punctuality: "Always on time" });
  student = configured.student;
  report = (await desk.generate(configured.id)).body;
});
afterAll(() => desk.app.stop());

const read = (report_content: unknown, id = report.id, client = desk.mine) =>
  client.post(`reports/generated-reports/${id}/proofread/`, { report_content });

describe("an edited text", () => {
  it("is read sentence by sentence, each advice with its place, what it is and what to do", async () => {
    const text = "The work is neat. [Name] enjoys the the practical lessons.";
    const { status, body } = await read(text);
    expect(status).toBe(200);
    expect(body.map(({ from, to, kind }: Advice) => [text.slice(from, to), kind])).toEqual([
      ["[Name]", "placeholder"],
      ["the the", "repetition"],
    ]);
    expect(body[1]).toMatchObject({ suggestion: "the", message: expect.stringMatching(/\.$/u) });
  });

  it.each([
    ["Ring me on 07700 900123.", "contact"],
    ["Homework is late because of dyslexia.", "diagnosis"],
    ["Lessons have begun without, because of lateness: punctuality is poor.", "contradiction"],
  ])("“%s” is advised of as %s", async (text, kind) => {
    expect((await read(text)).body.map((one: Advice) => one.kind)).toContain(kind);
  });

  it("names nobody of the school but its own pupil", async () => {
    // Without the number that keeps the names of a school's tests apart: "Pupil1024" reads like somebody's handle.
    const called = (one: { first_name: string; last_name: string }) =>
      `${one.first_name} ${one.last_name.replace(/\d+$/u, "")}`;
    const text = `${called(desk.student())} copied the answers.`;
    expect((await read(text)).body).toMatchObject([{ from: 0, kind: "other_pupil" }]);
    const own = `${called(student)} has worked with care this term.`;
    expect((await read(own)).body).toEqual([]);
  });

  it("that the writer wrote, or that is empty, has nothing to be advised of", async () => {
    expect((await read(report.report_content)).body).toEqual([]);
    expect(await read(" \n")).toMatchObject({ status: 200, body: [] });
  });

  it("is not stored", async () => {
    await read("Nobody has saved this.");
    const { body } = await desk.mine.get(`reports/generated/${report.id}/`);
    expect(body).toMatchObject({ report_content: report.report_content, version: report.version });
  });

  it("is read up to the longest that a report may be", async () => {
    const most = "She rarely gives up, and he works with them. ".repeat(444);
    expect((await read(most)).status).toBe(200);
    expect((await read("a".repeat(20_001))).body).toEqual({
      report_content: ["Ensure this field has no more than 20000 characters."],
    });
  });
});

describe("who is told", () => {
  it("is the report's author; for others there is no such report", async () => {
    const elsewhere = await makeSchool(desk.app);
    expect((await read("Text.", 999_999)).status).toBe(404);
    expect((await read("Text.", report.id, elsewhere.teacher.client)).status).toBe(404);
  });

  it("is no colleague and no administrator of the same school", async () => {
    const { app, teacher } = desk;
    for (const [role, status] of [
      ["teacher", 404],
      ["adminteacher", 404],
      ["admin", 403],
    ] as const) {
      const client = await app.signIn(await makeUser(app.database, teacher, { role }));
      expect([role, (await read("Text.", report.id, client)).status]).toEqual([role, status]);
    }
  });

  it("is nobody once the report is discarded", async () => {
    const { id } = await desk.configure();
    const gone = (await desk.generate(id)).body;
    await desk.mine.delete(`reports/generated/${gone.id}/`);
    expect((await read("Text.", gone.id)).status).toBe(404);
  });
});
