import type { MainField } from "@reportair/contract/features/report-fields.ts";
import type { Sentence } from "@reportair/writing/facts.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { plainWriter } from "./support/plain-writer.ts";
import { ReportDesk } from "./support/report-desk.ts";

let desk: ReportDesk;

/** A writer whose first sentence may not say its tick, and whose second has a word that nobody gave. */
beforeAll(async () => {
  const plain = plainWriter();
  const write: typeof plain.write = async (request) => {
    const report = await plain.write(request);
    const sentences = report.sentences.map((sentence, at): Sentence => {
      const [field] = sentence.sources;
      if (at === 0 && field) return { ...sentence, doubtful: [field as MainField] };
      return at === 1 ? { ...sentence, beyond: ["recital"] } : sentence;
    });
    return { ...report, sentences };
  };
  desk = await ReportDesk.open({ writer: { ...plain, write } });
});
afterAll(() => desk.app.stop());

const written = async () => {
  const { id } = await desk.configure({ level: "Proficient", homework: "Mostly Completed" });
  const { status, body } = await desk.generate(id, { length_unit: "characters" });
  expect(status).toBe(200);
  return { report: body, path: `reports/generated-reports/${body.id}/` };
};
const doubtsIn = ({ sentences }: { sentences: Sentence[] }) =>
  sentences.map(({ doubtful }) => doubtful ?? []);

it("stand with the sentences, also in a list that asks for them", async () => {
  const { report } = await written();
  expect(doubtsIn(report)).toEqual([["level"], []]);
  const list = `reports/generated/list/?ids=${report.id}`;
  expect((await desk.mine.get(list)).body[0]).not.toHaveProperty("sentences");
  const [listed] = (await desk.mine.get(`${list}&include=sentences`)).body;
  expect(doubtsIn(listed)).toEqual([["level"], []]);
});

it("go when the author says that the sentence says it, and it is the same text still", async () => {
  const { report, path } = await written();
  const settled = { sentence: 0, field: "level" };
  const { status, body } = await desk.mine.patch(path, { settled, version: report.version });
  expect(status).toBe(200);
  expect(doubtsIn(body)).toEqual([[], []]);
  expect(body).toMatchObject({
    report_content: report.report_content,
    version: report.version,
    updated_at: report.updated_at,
  });
  const again = (await desk.mine.get(`reports/generated/${report.id}/`)).body;
  expect(doubtsIn(again)).toEqual([[], []]);
  expect((await desk.mine.patch(path, { settled })).status).toBe(200);
});

it("go, of words that nobody gave, when the author says that it is so", async () => {
  const { report, path } = await written();
  expect(report.sentences[1].beyond).toEqual(["recital"]);
  const elsewhere = await desk.mine.patch(path, { settled: { sentence: 0, field: "beyond" } });
  expect(elsewhere.body.sentences).toEqual(report.sentences);
  const settled = { sentence: 1, field: "beyond" };
  const { status, body } = await desk.mine.patch(path, { settled, version: report.version });
  expect(status).toBe(200);
  expect(body.sentences[1]).not.toHaveProperty("beyond");
  expect(doubtsIn(body)).toEqual([["level"], []]);
});

it("go with an edit of their sentence, and stay with an edit of another", async () => {
  const { report, path } = await written();
  const [first, second] = report.sentences.map(({ text }: Sentence) => text);
  const other = await desk.mine.patch(path, { report_content: `${first} Homework is mostly in.` });
  expect(doubtsIn(other.body)[0]).toEqual(["level"]);
  const own = await desk.mine.patch(path, { report_content: `She is proficient now. ${second}` });
  expect(doubtsIn(own.body).flat()).toEqual([]);
});

it("are not settled in another text than the one on the screen, nor where there are none", async () => {
  const { report, path } = await written();
  const settled = { sentence: 0, field: "level" };
  const stale = await desk.mine.patch(path, { settled, version: report.version + 1 });
  expect(stale.status).toBe(409);
  const nowhere = await desk.mine.patch(path, { settled: { sentence: 7, field: "level" } });
  expect(doubtsIn(nowhere.body)).toEqual([["level"], []]);
  const strange = await desk.mine.patch(path, { settled: { sentence: 0, field: "teacher" } });
  expect(strange.status).toBe(400);
});
