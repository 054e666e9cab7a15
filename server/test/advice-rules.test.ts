import { afterAll, beforeAll, expect, it } from "vitest";
import { plainWriter } from "./support/plain-writer.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

const writer = plainWriter();
let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ writer });
  school = await makeSchool(app);
});
afterAll(() => app.stop());

/** The rules that a writer is given for a text of the school. */
async function rulesNow() {
  const { room, teacher } = school;
  await teacher.client.post("reports/generate/batch/", {
    reports: { 0: { student: room.students[0]?.id, classroom: room.id, level: "Advanced" } },
    word_count: "300-400",
  });
  return writer.requests.at(-1)?.rules;
}

it("a writer is told how much advice a school wants and what it offers", async () => {
  expect(await rulesNow()).toEqual({ avoid: [], tone: "own", adviceShare: 25, offers: [] });
  const change = { advice_share: 10, offers: ["library", "report_card"] };
  await school.admin.client.patch("admin/report-policies/", change);
  expect(await rulesNow()).toMatchObject({ adviceShare: 10, offers: ["report_card", "library"] });
});
