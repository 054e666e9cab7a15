import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { makeClass } from "./support/factories.ts";

let app: TestApp;
let school: TestSchool;
let elsewhere: TestSchool;
const TICKS = { level: "Advanced", behaviour: "Good Behaviour", level_notes: "loves dragons" };

beforeAll(async () => {
  app = await startTestApp();
  [school, elsewhere] = [await makeSchool(app), await makeSchool(app)];
});
afterAll(() => app.stop());

const write = async ({ teacher }: TestSchool, room: TestSchool["room"], fields: object = TICKS) =>
  (
    await teacher.client.post("reports/generate/batch/", {
      reports: Object.fromEntries(
        room.students.map(({ id }, at) => [at, { student: id, classroom: room.id, ...fields }]),
      ),
      word_count: "300-400",
    })
  ).body as Record<string, { report: number }>;

describe("insights of the school", () => {
  it.each(["admin/insights/", "admin/recommendations/", "admin/report-policies/"])(
    "%s is for administrators",
    async (path) => {
      expect((await app.visitor().get(path)).status).toBe(403);
      expect((await school.teacher.client.get(path)).status).toBe(403);
      expect((await school.adminTeacher.client.get(path)).status).toBe(200);
    },
  );

  it("holds back what fewer than five reports say", async () => {
    await write(school, school.room);
    const { status, body } = await school.admin.client.get("admin/insights/");
    expect(status).toBe(200);
    expect(body.periods[0]).toMatchObject({ written: 2, kept: 0 });
    expect(body.ticks).toBeNull();
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks.at(-1)).toMatchObject({ written: 2, kept: 0 });
    expect(body.classes).toContainEqual({
      id: school.room.id,
      name: school.room.name,
      year: 9,
      students: 2,
      reported: 2,
      kept: 0,
    });
  });

  it("counts what was written, kept, discarded, ticked and rated, across authors", async () => {
    const room = await makeClass(app.database, school.teacher, { students: 6, year: 8 });
    const written = await write(school, room);
    const ids = Object.values(written).map(({ report }) => report);
    const { client } = school.teacher;
    await client.patch(`reports/generated-reports/${ids[0]}/`, { status: "kept" });
    await client.patch(`reports/generated-reports/${ids[1]}/`, { status: "kept", opened: true });
    await client.delete(`reports/generated/${ids[2]}/`);
    for (const [at, id] of ids.filter((_, index) => index !== 2).entries()) {
      await client.post("reinforcement/feedback/submit/", {
        associated_generated_report: id,
        feedback_rating_type: "star",
        feedback_value: at === 0 ? 1 : 4,
      });
    }
    // A draft that waits beside a kept text is no report more.
    const { body: kept } = await client.get(`reports/generated/${ids[1]}/`);
    await client.post("reports/generate/", {
      report_id: kept.report_configuration,
      selected_word_count: "300-400",
      regenerate: true,
    });
    const { body: count } = await school.admin.client.get("reports/count/");
    expect(count).toEqual({ user_report_count: 7 });
    const { body, text } = await school.admin.client.get("admin/insights/");
    expect(body.periods[0]).toMatchObject({ written: 7, kept: 2, discarded: 1 });
    expect(body.years).toEqual([
      { year: 8, written: 5, kept: 2 },
      { year: 9, written: 2, kept: 0 },
    ]);
    expect(body.ticks[0]).toEqual({
      field: "level",
      options: [
        { option: "Advanced", now: 7, before: 0 },
        { option: "Proficient", now: 0, before: 0 },
        { option: "Developing", now: 0, before: 0 },
        { option: "Below Expectations", now: 0, before: 0 },
      ],
    });
    expect(body.comparable).toBe(false);
    expect(body.feedback).toEqual({ stars: 5, average: 3.4, thumbs: 0, up: null });
    expect(text).not.toMatch(/dragons|Pupil|Teacher/u);
    expect((await elsewhere.admin.client.get("admin/insights/")).body.periods[0].written).toBe(0);
  });

  it("tells how far subjects and years are, against the deadline, and no teacher's figure", async () => {
    const { client } = school.teacher;
    const { body: written } = await client.get("reports/generated/list/");
    const kept = (written as { id: number; status: string }[]).find(
      ({ status }) => status === "kept",
    );
    await client.post("sharing/releases/", { reports: [kept?.id] });
    const period = (await school.admin.client.get("admin/reporting-period/")).body;
    await school.admin.client.patch("admin/reporting-period/", { due_on: period.ends_on });
    const { body, text } = await school.admin.client.get("admin/insights/");
    expect(body.due_on).toBe(period.ends_on);
    expect(body.year_groups).toContainEqual({
      year: 8,
      pupils: 6,
      written: 5,
      kept: 2,
      released: 1,
    });
    // Both teach English.
    expect(body.departments).toEqual([
      {
        subjects: ["English"],
        pupils: 10,
        written: 7,
        kept: 2,
        released: 1,
        behind: 2,
        to_remind: 2,
      },
    ]);
    expect(text).not.toMatch(/dragons|Pupil|Teacher/u);
    await school.admin.client.patch("admin/reporting-period/", { due_on: null });
    expect((await elsewhere.admin.client.get("admin/insights/")).body.due_on).toBeNull();
    const told = await app.database.as(school.teacher, async (handle) => {
      const { countProgress } = await import("../src/features/school-insights/queries.ts");
      return countProgress(handle, period.id);
    });
    expect(told).toEqual([]);
  });

  it("counts nothing for a teacher who asks the database itself", async () => {
    const counted = await app.database.as(school.teacher, async (handle) => {
      const { countReports } = await import("../src/features/school-insights/queries.ts");
      const { countOpenMatters } = await import("../src/features/recommendations/queries.ts");
      const open = await countOpenMatters(handle, 1);
      return { statistics: await countReports(handle, 1, null), open };
    });
    expect(counted.statistics).toMatchObject({ weeks: [], years: [], classes: [], ticks: [] });
    expect(counted.statistics.periods.every(({ written }) => written === 0)).toBe(true);
    expect(counted.open).toMatchObject({ classes: 0, places: 0, written: 0, teachers: 0 });
  });

  it("recommends by the numbers", async () => {
    const { body } = await school.admin.client.get("admin/recommendations/");
    const found = Object.fromEntries(
      body.recommendations.map((each: { id: string }) => [each.id, each]),
    );
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        "empty-classes",
        "unticked",
        "drafts",
        "unread",
        "deadline",
        "untrained",
      ]),
    );
    expect(found["empty-classes"].share).toEqual({ part: 1, whole: 3 });
    expect(found.unticked.share).toEqual({ part: 2, whole: 10 });
    expect(found.drafts.share).toEqual({ part: 5, whole: 7 });
    expect(found.unread.share).toEqual({ part: 1, whole: 7 });
    expect(found.untrained.share).toEqual({ part: 2, whole: 2 });
  });
});
