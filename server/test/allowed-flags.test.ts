import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

beforeAll(async () => {
  desk = await ReportDesk.open();
});
afterAll(() => desk.app.stop());

const BROKEN = "She managed well with a broken arm.";
const stands = [{ field: "additional_notes", kind: "diagnosis" }];

const entered = (additional_notes: string) =>
  desk.configure({ level: "Advanced", additional_notes });
const now = async (id: number) => (await desk.mine.get(`reports/${id}/`)).body;

describe("what a teacher lets stand on purpose", () => {
  it("is nothing at first: the note stays out of the text, and is listed as not said", async () => {
    const { id } = await entered(BROKEN);
    expect(await now(id)).toMatchObject({ flags: stands, allowed_flags: [] });
    const { body } = await desk.generate(id);
    expect(body.report_content).not.toContain("broken arm");
    expect(body.uncovered).toContain("additional_notes");
  });

  it("is said in the next text, and the one before is out of date until it is taken back", async () => {
    const { id } = await entered(BROKEN);
    const before = (await desk.generate(id)).body;
    await desk.mine.patch(`reports/${id}/`, { allowed_flags: stands });
    expect(await now(id)).toMatchObject({
      allowed_flags: stands,
      generated_report: { stale: true },
    });
    await desk.mine.patch(`reports/${id}/`, { allowed_flags: [] });
    expect((await now(id)).generated_report).toMatchObject({ id: before.id, stale: false });
    await desk.mine.patch(`reports/${id}/`, { allowed_flags: stands });
    const after = (await desk.generate(id)).body;
    expect(after.report_content).toContain("broken arm");
    expect(after).toMatchObject({ allowed_flags: stands, stale: false });
  });

  it("is asked again where the text changes, and stays where another field does", async () => {
    const { id } = await entered(BROKEN);
    await desk.mine.patch(`reports/${id}/`, { allowed_flags: stands });
    await desk.mine.patch(`reports/${id}/`, { level: "Developing" });
    expect((await now(id)).allowed_flags).toEqual(stands);
    await desk.mine.patch(`reports/${id}/`, { additional_notes: `${BROKEN} Reads.` });
    expect((await now(id)).allowed_flags).toEqual([]);
  });

  it("is taken with the inputs, and kept by a save and a batch that say nothing of it", async () => {
    const { student, id } = await entered("");
    const entry = { student: student.id, classroom: desk.room.id, additional_notes: BROKEN };
    const first = await desk.mine.post("reports/list/", { ...entry, allowed_flags: stands });
    expect(first.body).toMatchObject({ id, allowed_flags: stands });
    expect((await desk.mine.post("reports/list/", entry)).body.allowed_flags).toEqual(stands);
    const batch = { reports: { 0: entry }, word_count: "300-400" };
    expect((await desk.mine.post("reports/generate/batch/", batch)).body["0"]).toMatchObject({
      allowed_flags: stands,
    });
    const without = { reports: { 0: { ...entry, allowed_flags: [] } }, word_count: "300-400" };
    await desk.mine.post("reports/generate/batch/", without);
    expect((await now(id)).allowed_flags).toEqual([]);
  });

  it("is never a concern or an order, nor what is not found in the text", async () => {
    const { id } = await entered("Bruises on her arm again.");
    for (const kind of ["safeguarding", "instruction", "other_pupil"]) {
      const allowed_flags = [{ field: "additional_notes", kind }];
      expect((await desk.mine.patch(`reports/${id}/`, { allowed_flags })).status).toBe(400);
    }
    await desk.mine.patch(`reports/${id}/`, { allowed_flags: stands });
    expect((await now(id)).allowed_flags).toEqual([]);
    const { id: both } = await entered(`${BROKEN} Bruises on her face, and says dad hits her.`);
    await desk.mine.patch(`reports/${both}/`, { allowed_flags: stands });
    expect((await desk.generate(both)).body.report_content).not.toContain("broken arm");
  });

  it("is of the words that the sender saw", async () => {
    const { id } = await entered(BROKEN);
    const seen = { additional_notes: "Broke her leg." };
    const late = { ...seen, was: seen, allowed_flags: stands };
    expect((await desk.mine.patch(`reports/${id}/`, late)).status).toBe(409);
    expect((await now(id)).allowed_flags).toEqual([]);
  });
});

describe("a note of which one sentence stays out", () => {
  it("is said without it, and the sentence is handed back with its kind", async () => {
    const { id } = await entered("She reads widely. Her parents are divorcing.");
    const { body } = await desk.generate(id);
    expect(body.report_content).toContain("reads widely");
    expect(body.report_content).not.toContain("divorc");
    expect(body.uncovered).not.toContain("additional_notes");
    expect(body.handed_back).toContainEqual(
      expect.objectContaining({ text: "Her parents are divorcing.", flag: "family" }),
    );
  });
});
