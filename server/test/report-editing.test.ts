import { VERSIONS_MOST, type ReportVersion } from "@reportair/contract/features/reports.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

describe("a generated report", () => {
  it("is edited with the server's own counts, and its earlier text stays in the history", async () => {
    const { id } = await desk.configure({ level: "Proficient", homework: "Mostly Completed" });
    const report = (await desk.generate(id)).body;
    const text = `${report.sentences[0].text} She sang in the choir.`;
    const { status, body } = await desk.mine.patch(`reports/generated-reports/${report.id}/`, {
      report_content: text,
      word_count: 1,
      char_count: 2,
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      report_content: text,
      char_count: text.length,
      word_count: text.split(/\s+/u).length,
      version: 2,
      status: "draft",
    });
    expect(body.sentences).toEqual([
      report.sentences[0],
      { text: "She sang in the choir.", sources: ["teacher"] },
    ]);
    expect((await desk.mine.get(`reports/generated/${report.id}/versions/`)).body).toMatchObject([
      { version: 1, report_content: report.report_content, made_by: "writer" },
    ]);
  });

  it("leaves every earlier text, of which so many are told at a time", async () => {
    const { id } = await desk.configure();
    const report = (await desk.generate(id)).body;
    await desk.app.database.owner.query(
      `insert into report_versions (report_id, version, institution_id, author_id, report_content, sentences, made_by)
       select r.id, n, r.institution_id, r.author_id, 'Text ' || n, '[]', 'teacher'
       from generated_reports r, generate_series(1, $2::integer) n where r.id = $1`,
      [report.id, VERSIONS_MOST + 2],
    );
    const ask = (query = "") =>
      desk.mine.get<ReportVersion[]>(`reports/generated/${report.id}/versions/${query}`);
    const newest = (await ask()).body;
    expect(newest).toHaveLength(VERSIONS_MOST);
    expect(newest[0]).toEqual({
      version: VERSIONS_MOST + 2,
      report_content: `Text ${VERSIONS_MOST + 2}`,
      made_by: "teacher",
      created_at: expect.any(String),
    });
    expect(newest.at(-1)?.version).toBe(3);
    expect((await ask("?before=3")).body.map(({ version }) => version)).toEqual([2, 1]);
    expect((await ask("?before=x")).status).toBe(400);
  });

  it("is stored whole where it was cut in the middle of a character", async () => {
    const { id } = await desk.configure({ level: "Advanced", level_notes: "Sings \ud83c" });
    const report = (await desk.generate(id)).body;
    const { status, body } = await desk.mine.patch(`reports/generated-reports/${report.id}/`, {
      report_content: "She sings \ud83c and \ud83c\udfb5.",
    });
    expect([status, body.report_content]).toEqual([200, "She sings \ufffd and \ud83c\udfb5."]);
  });

  it("refuses an edit from a stale copy with both texts, by version or by time", async () => {
    const { id } = await desk.configure();
    const report = (await desk.generate(id)).body;
    const edit = (body: object) => desk.mine.patch(`reports/generated-reports/${report.id}/`, body);
    await edit({ report_content: "Mine.", version: 1 });
    for (const copy of [{ version: 1 }, { updated_at: report.updated_at }]) {
      const answer = await edit({ report_content: "Yours.", ...copy });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        current: { report_content: "Mine.", version: 2 },
        yours: "Yours.",
      });
    }
    const fresh = (await desk.mine.get(`reports/generated/${report.id}/`)).body;
    expect((await edit({ report_content: "Theirs.", updated_at: fresh.updated_at })).status).toBe(
      200,
    );
  });

  it("lets only one of two edits from the same copy through", async () => {
    const { id } = await desk.configure();
    const report = (await desk.generate(id)).body;
    const answers = await Promise.all(
      ["One.", "Two."].map((text) =>
        desk.mine.patch(`reports/generated-reports/${report.id}/`, {
          report_content: text,
          version: 1,
        }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
  });

  it("stays as it is when it is only opened", async () => {
    const { id } = await desk.configure();
    const report = (await desk.generate(id)).body;
    const { body } = await desk.mine.patch(`reports/generated-reports/${report.id}/`, {
      opened: true,
    });
    expect(body).toEqual({ ...report, opened: true });
  });

  it("is kept, and marked where nobody has opened it", async () => {
    const [unread, read] = [await desk.configure(), await desk.configure()];
    const [a, b] = [(await desk.generate(unread.id)).body, (await desk.generate(read.id)).body];
    await desk.mine.patch(`reports/generated-reports/${b.id}/`, { opened: true });
    for (const report of [a, b])
      await desk.mine.patch(`reports/generated-reports/${report.id}/`, { status: "kept" });
    expect((await desk.mine.get(`reports/generated/${a.id}/`)).body).toMatchObject({
      status: "kept",
      kept_unread: true,
    });
    expect((await desk.mine.get(`reports/generated/${b.id}/`)).body).toMatchObject({
      status: "kept",
      kept_unread: false,
    });
    const { body } = await desk.mine.get("reports/generated/list/?kept_unread=true");
    expect(body.map((each: { id: number }) => each.id)).toEqual([a.id]);
  });

  it.each([
    ["an empty text", { report_content: "  " }],
    ["a text that is too long", { report_content: "a".repeat(20_001) }],
    ["an unknown status", { status: "sent" }],
  ])("refuses %s", async (_name, body) => {
    const report = (await desk.mine.get("reports/generated/list/")).body[0];
    expect((await desk.mine.patch(`reports/generated-reports/${report.id}/`, body)).status).toBe(
      400,
    );
  });
});
