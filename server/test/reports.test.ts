import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

describe("generating one report", () => {
  it("writes it from the inputs, with its counts and sources", async () => {
    const { student, id } = await desk.configure({
      level: "Proficient",
      homework: "Mostly Completed",
    });
    const { status, body } = await desk.generate(id, { length_unit: "characters" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      report_id: body.id,
      report_configuration: id,
      student: { id: student.id, full_name: `${student.first_name} ${student.last_name}`, year: 9 },
      student_name: `${student.first_name} ${student.last_name}`,
      classroom: { id: desk.room.id, name: desk.room.name },
      year: 9,
      selected_word_count: "300-400",
      length_unit: "characters",
      status: "draft",
      kept_unread: false,
      version: 1,
      stale: false,
      feedback: null,
      uncovered: [],
    });
    expect(body.generated_report).toBe(body.report_content);
    expect(body.char_count).toBe(body.report_content.length);
    expect(body.word_count).toBe(body.report_content.split(/\s+/u).length);
    expect(body.sentences.map((sentence: { sources: string[] }) => sentence.sources)).toEqual([
      ["level"],
      ["homework"],
    ]);
    // What the teacher takes out of the text is not in it any more.
    const edited = await desk.mine.patch(`reports/generated-reports/${body.id}/`, {
      report_content: body.sentences[0].text,
      version: 1,
    });
    expect(edited.body.uncovered).toEqual(["homework"]);
  });

  it("answers the same text to a double click, another one to regenerate, and keeps the earlier in the history", async () => {
    const { student, id } = await desk.configure();
    const first = (await desk.generate(id)).body;
    expect((await desk.generate(id)).body.id).toBe(first.id);
    const second = (await desk.generate(id, { regenerate: true })).body;
    expect(second.id).not.toBe(first.id);
    expect(second.report_content).not.toBe(first.report_content);
    const ids = async (query: string) =>
      (await desk.mine.get(`reports/generated/list/?student_id=${student.id}${query}`)).body.map(
        (each: { id: number }) => each.id,
      );
    expect(await ids("")).toEqual([second.id]);
    expect(await ids("&history=true")).toEqual([second.id, first.id]);
    expect((await desk.mine.get(`reports/generated/${first.id}`)).body.report_content).toBe(
      first.report_content,
    );
  });

  it("writes anew for another range, or for inputs that have changed", async () => {
    const { id } = await desk.configure();
    const first = (await desk.generate(id)).body;
    const longer = (await desk.generate(id, { selected_word_count: "400-700" })).body;
    expect(longer.id).not.toBe(first.id);
    await desk.mine.patch(`reports/${id}/`, { level: "Advanced" });
    expect((await desk.mine.get(`reports/${id}/`)).body.generated_report).toMatchObject({
      id: longer.id,
      stale: true,
    });
    const fresh = (await desk.generate(id, { selected_word_count: "400-700" })).body;
    expect(fresh.id).not.toBe(longer.id);
    expect(fresh).toMatchObject({ stale: false, inputs: { level: "Advanced" } });
  });

  it("needs a field, a range and a configuration of one's own", async () => {
    const { student, id } = await desk.configure({});
    const empty = await desk.generate(id);
    expect([empty.status, empty.body.detail]).toEqual([
      400,
      `Please select or fill in at least one field for ${student.first_name} ${student.last_name}.`,
    ]);
    expect((await desk.generate(id, { selected_word_count: "10-20" })).body).toHaveProperty(
      "selected_word_count",
    );
    expect((await desk.generate(999_999)).status).toBe(404);
  });
});

describe("discarding", () => {
  let count = 0;
  const counted = async () => (await desk.mine.get("reports/count/")).body.user_report_count;

  it("hides the report everywhere at once, brings no earlier one up, and can be undone", async () => {
    const two = await makeClass(desk.app.database, desk.teacher, { students: 1 });
    const student = two.students[0]?.id ?? 0;
    const { body: configuration } = await desk.mine.post("reports/list/", {
      student,
      classroom: two.id,
      level: "Advanced",
    });
    await desk.generate(configuration.id);
    const second = (await desk.generate(configuration.id, { regenerate: true })).body;
    count = await counted();
    expect((await desk.mine.delete(`reports/generated/${second.id}`)).body.detail).toBe(
      "Report discarded successfully",
    );
    expect(await counted()).toBe(count - 1);
    expect((await desk.mine.post("reports/count/")).body.user_report_count).toBe(count - 1);
    expect((await desk.mine.get(`reports/generated/list/?student_id=${student}`)).body).toEqual([]);
    expect((await desk.mine.get(`reports/classroom/${two.id}/generated/`)).body).toEqual([]);
    expect((await desk.mine.get(`reports/${configuration.id}/`)).body.generated_report).toBeNull();
    expect((await desk.mine.get(`reports/generated/${second.id}`)).status).toBe(404);
    expect((await desk.mine.delete(`reports/generated/${second.id}`)).status).toBe(404);
    const change = { kind: "shorter" };
    for (const answer of [
      await desk.mine.post(`reports/generated/${second.id}/refine/`, { change }),
      await desk.mine.patch(`reports/generated-reports/${second.id}/`, { report_content: "Mine." }),
      await desk.mine.patch(`reports/generated-reports/${second.id}/`, { status: "kept" }),
    ]) {
      expect(answer.status).toBe(404);
    }

    expect((await desk.mine.post(`reports/generated/${second.id}/restore/`)).body.id).toBe(
      second.id,
    );
    expect(await counted()).toBe(count);
    expect((await desk.mine.post(`reports/generated/${second.id}/restore/`)).status).toBe(404);
  });

  it("cannot be undone after seven days", async () => {
    const report = (await desk.mine.get("reports/generated/list/")).body[0];
    await desk.mine.delete(`reports/generated/${report.id}`);
    await desk.app.database.owner.script(
      `update generated_reports set discarded_at = now() - interval '8 days' where id = ${report.id}`,
    );
    expect((await desk.mine.post(`reports/generated/${report.id}/restore/`)).status).toBe(404);
  });
});
