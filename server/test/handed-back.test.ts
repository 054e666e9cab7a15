import { strFromU8, unzipSync } from "fflate";
import type { HandedBack } from "@reportair/contract/features/note-readings.ts";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeUser } from "./support/factories.ts";
import { plainWriter } from "./support/plain-writer.ts";
import { ReportDesk } from "./support/report-desk.ts";
import { rewordAny } from "./support/reword-any.ts";

const BACK: HandedBack[] = [
  {
    field: "level_notes",
    text: "His <swore> at a cover",
    reason: "It is not clear what is meant.",
    suggestions: ["Swore at a cover teacher."],
  },
];
let desk: ReportDesk;

beforeAll(async () => {
  const plain = plainWriter({ handsBack: BACK });
  const embedded = createEmbeddedWriter();
  const refine: typeof embedded.refine = (request) => embedded.refine(request);
  desk = await ReportDesk.open({ writer: { ...plain, refine } });
});
afterAll(() => desk.app.stop());

const NOTES = {
  level: "Proficient",
  level_notes: "His <swore> at a cover",
  homework: "Mostly Completed",
};
const written = async () => {
  const { id, student } = await desk.configure(NOTES);
  const { status, body } = await desk.generate(id, { length_unit: "characters" });
  expect(status).toBe(200);
  return { report: body, student };
};

it("stands with the text, also in a list that asks for it", async () => {
  const { report } = await written();
  expect(report.handed_back).toEqual(BACK);
  const path = `reports/generated/list/?ids=${report.id}`;
  expect((await desk.mine.get(path)).body[0]).not.toHaveProperty("handed_back");
  expect((await desk.mine.get(`${path}&include=handed_back`)).body[0].handed_back).toEqual(BACK);
});

it("stays when the text is edited, refined or kept: the notes are the same", async () => {
  const { report } = await written();
  const path = `reports/generated-reports/${report.id}/`;
  const draft = (await rewordAny(desk.mine, report)).body;
  expect(draft).toMatchObject({ id: report.id, handed_back: BACK });
  const kept = await desk.mine.patch(path, { status: "kept" });
  expect(kept.body.handed_back).toEqual(BACK);
  const beside = (await rewordAny(desk.mine, draft)).body;
  expect(beside).toMatchObject({ beside: report.id, handed_back: BACK });
  const edited = await desk.mine.patch(path, { report_content: "Ada reads well." });
  expect(edited.body.handed_back).toEqual(BACK);
});

it("is part of what is held of a pupil", async () => {
  const { student } = await written();
  const admin = await makeUser(desk.app.database, desk.teacher, { role: "admin" });
  const client = await desk.app.signIn(admin);
  const files = unzipSync((await client.download(`students/${student.id}/export/`)).bytes);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const file = JSON.parse(read("pupil.json"));
  expect(file.reports[0].texts[0].handed_back).toEqual(BACK);
  expect(read("pupil.html")).toContain(
    "His &lt;swore&gt; at a cover: It is not clear what is meant.",
  );
});
