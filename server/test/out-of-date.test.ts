import { afterAll, beforeAll, expect, it } from "vitest";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

/** Whether a text was written from something else than what is entered now. */
const isStale = async (report: number): Promise<boolean> =>
  (await desk.mine.get(`reports/generated/${report}/`)).body.stale;

const FIELDS: Record<string, string> = {
  level: "Advanced",
  level_notes: "Sings.",
  participation: "Passive Observer",
  participation_notes: "Sings.",
  punctuality: "Occasionally late",
  punctuality_notes: "Sings.",
  behaviour: "Good Behaviour",
  behaviour_notes: "Sings.",
  homework: "Never Completed",
  homework_notes: "Sings.",
  homework_improvement_area: "Method",
  homework_improvement_notes: "Sings.",
  best_achievement: "Sings.",
  area_to_improve: "Sings.",
  additional_notes: "Sings.",
};

it("is a text while any input differs, and no longer once it is put back", async () => {
  const { id } = await desk.configure({ level: "Proficient" });
  const { body: report } = await desk.generate(id);
  const set = (fields: object) => desk.mine.patch(`reports/${id}/`, fields);
  for (const [field, value] of Object.entries(FIELDS)) {
    await set({ [field]: value });
    expect([field, await isStale(report.id)]).toEqual([field, true]);
    await set({ [field]: field === "level" ? "Proficient" : "" });
    expect([field, await isStale(report.id)]).toEqual([field, false]);
  }
});

it("is a text by what is moved from one field to another, and each text by its own inputs", async () => {
  const { id } = await desk.configure({ level: "Proficient", best_achievement: "Sings." });
  const { body: kept } = await desk.generate(id);
  await desk.mine.patch(`reports/generated-reports/${kept.id}/`, { status: "kept" });
  const { body: draft } = await desk.generate(id, { regenerate: true });
  await desk.mine.patch(`reports/${id}/`, { best_achievement: "", area_to_improve: "Sings." });
  expect([await isStale(kept.id), await isStale(draft.id)]).toEqual([true, true]);
  const { body: next } = await desk.generate(id, { regenerate: true });
  expect([await isStale(kept.id), next.stale]).toEqual([true, false]);
});
