import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { staleInputs } from "@reportair/contract/features/report-configurations.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

describe("report configurations", () => {
  it("are created once and then updated, one for each pupil, class, period and teacher", async () => {
    const { student, id, answer } = await desk.configure({
      level: "Advanced",
      level_notes: "Plans before writing",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      level: "Advanced",
      level_notes: "Plans before writing",
      homework: "",
      generated_report: null,
    });
    const again = await desk.mine.post("reports/list/", {
      student: student.id,
      classroom: desk.room.id,
      level: "Developing",
    });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id, level: "Developing", level_notes: "" });
  });

  it("keep what another page has filled, where that is asked for", async () => {
    const { student, id } = await desk.configure({ level: "Advanced", level_notes: "Plans" });
    const entry = { student: student.id, classroom: desk.room.id, keep_filled: true };
    const filled = await desk.mine.post("reports/list/", {
      ...entry,
      level: "",
      level_notes: "Plans",
      behaviour: "Good Behaviour",
    });
    expect(filled.status).toBe(200);
    const stands = { id, level: "Advanced", level_notes: "Plans", behaviour: "Good Behaviour" };
    expect(filled.body).toMatchObject(stands);
    const over = await desk.mine.post("reports/list/", {
      ...entry,
      level_notes: "Plans ahead",
      homework: "Mostly Completed",
    });
    expect(over.status).toBe(409);
    expect(staleInputs.parse(over.body).current).toMatchObject({ ...stands, homework: "" });
    const other = desk.student();
    const first = await desk.mine.post("reports/list/", {
      ...entry,
      student: other.id,
      level: "Developing",
    });
    expect(first.status).toBe(201);
  });

  it("are read by id on every path, and listed by pupil, class and user", async () => {
    const { student, id } = await desk.configure();
    for (const path of [`reports/${id}/`, `reports/detail/${id}`])
      expect((await desk.mine.get(path)).body.id).toBe(id);
    for (const path of [
      "reports/",
      "reports/list/",
      `reports/student/${student.id}/`,
      `reports/classroom/${desk.room.id}/`,
      `reports/user/${desk.teacher.user_id}/`,
    ]) {
      const { body } = await desk.mine.get(path);
      expect([path, body.map((each: { id: number }) => each.id)]).toEqual([
        path,
        expect.arrayContaining([id]),
      ]);
    }
    const page = await desk.mine.get("reports/?page=1&page_size=1");
    expect(page.body).toMatchObject({ previous: null, results: [expect.anything()] });
    expect(page.body.next).toBe("/api/reports/?page=2&page_size=1");
    expect(page.body.count).toBeGreaterThan(1);
    expect((await desk.mine.get("reports/?page=999")).status).toBe(404);
  });

  it("change in part with PATCH and PUT, and are deleted", async () => {
    const { id } = await desk.configure({ level: "Advanced", behaviour: "Good Behaviour" });
    expect(
      (await desk.mine.patch(`reports/${id}/`, { behaviour: "Excellent Behaviour" })).body,
    ).toMatchObject({ level: "Advanced", behaviour: "Excellent Behaviour" });
    expect((await desk.mine.put(`reports/detail/${id}`, { level: "" })).body).toMatchObject({
      level: "",
      behaviour: "Excellent Behaviour",
    });
    expect((await desk.mine.delete(`reports/detail/${id}`)).status).toBe(200);
    expect((await desk.mine.get(`reports/${id}/`)).status).toBe(404);
    expect((await desk.mine.delete(`reports/detail/${id}`)).status).toBe(404);
  });

  it("say which field is wrong", async () => {
    const answer = await desk.mine.post("reports/list/", {
      student: "x",
      level: "Brilliant",
      best_achievement: "a".repeat(1001),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      student: ["A valid id is required."],
      classroom: ["A valid id is required."],
      level: ["This is not valid."],
      best_achievement: ["Ensure this field has no more than 1000 characters."],
    });
  });

  it("flag what does not belong in a report, and keep it out of the text", async () => {
    const { id, answer } = await desk.configure({
      level: "Advanced",
      behaviour: "Good Behaviour",
      behaviour_notes: "Told me about the bruises on her arms",
    });
    expect(answer.body.flags).toEqual([{ field: "behaviour_notes", kind: "safeguarding" }]);
    const report = (await desk.generate(id)).body;
    expect(report.report_content).not.toMatch(/bruises/u);
    expect(report.uncovered).toEqual(["behaviour_notes"]);
    expect(report.flags).toEqual([{ field: "behaviour_notes", kind: "safeguarding" }]);
  });
});
