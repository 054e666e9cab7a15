import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { createEmbeddedWriter } from "@reportair/writing/embedded/writer.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeClass } from "./support/factories.ts";
import { makeSchool, type TestSchool } from "./support/school.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp({ writer: createEmbeddedWriter() });
  school = await makeSchool(app);
  await learnContractions(school.teacher.client);
});
afterAll(() => app.stop());
beforeEach(() => settle([]));

const settle = async (avoid_words: string[], tone = "own") => {
  const answer = await school.admin.client.patch("admin/report-policies/", { avoid_words, tone });
  expect(answer.status).toBe(200);
};

/** Lets the style of a teacher be learnt who shortens verbs. */
async function learnContractions(client: TestSchool["teacher"]["client"]) {
  const samples = Array.from({ length: 10 }, (_, at) => ({
    text: `Ada's worked hard on essay number ${at}, and it shows. She doesn't give up easily. She isn't late, and we're pleased with her.`,
  }));
  expect((await client.post("reinforcement/submit/", { samples })).status).toBe(201);
  for (;;) {
    const { body } = await client.get("reinforcement/style/");
    if (body.state === "ready") return expect(body.profile.contractions).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const NOTES: Record<string, string> = {
  level_notes: "She does not rush her answers. lovely work on poetry",
  participation_notes: "dosent call out, asks good questions",
  behaviour_notes: "She is not easily distracted. asdf qwer",
  additional_notes: "She cannot sit still. What about the trip?",
};
const TICKS = {
  level: "Proficient",
  participation: "Active Participant",
  behaviour: "Good Behaviour",
};

type Told = { said: string[]; back: { text: string; reason: string }[] };

const byName = (sentence: string) =>
  sentence.replace(/^(?:[\p{L} ]+, )?(?:she|Ada)\b/iu, "Ada").replace(/^Her\b/u, "Ada's");

/** What is said and handed back of each note: as the preview has it, and as the next report does. */
async function toldBy(author: TestSchool["teacher"]): Promise<Record<"shown" | "written", Told[]>> {
  const room = await makeClass(app.database, author, { students: 1, names: [["Ada", "Byron"]] });
  const student = room.students[0]?.id;
  const where = { student, classroom: room.id };
  const fields = Object.keys(NOTES);
  const shown = await Promise.all(
    fields.map(async (field): Promise<Told> => {
      const text = NOTES[field] ?? "";
      const asked = { ...where, field, text };
      const readings: NoteReading[] = (await author.client.post("reports/notes/read/", asked)).body;
      return {
        said: readings.map(({ reads_as }) => byName(reads_as)).filter((each) => each !== ""),
        back: readings
          .filter(({ kind }) => kind === "handed_back")
          .map(({ from, to, reason }) => ({ text: text.slice(from, to), reason })),
      };
    }),
  );
  const entered = { ...where, ...TICKS, ...NOTES, batch_mode: false };
  const { id } = (await author.client.post("reports/list/", entered)).body;
  const order = { report_id: id, selected_word_count: "400-700", regenerate: false };
  const { status, body } = await author.client.post("reports/generate/", order);
  expect(status).toBe(200);
  const { sentences, handed_back } = body;
  const written = fields.map((field): Told => ({
    said: sentences
      .filter((sentence: { sources: string[] }) => sentence.sources.includes(field))
      .map((sentence: { text: string }) => byName(sentence.text)),
    back: handed_back
      .filter((piece: { field: string }) => piece.field === field)
      .map(({ text, reason }: Told["back"][number]) => ({ text, reason })),
  }));
  return { shown, written };
}

const all = (told: Told[]) => told.flatMap(({ said }) => said).join(" ");

describe("the next report says of the notes what their preview shows", () => {
  it("with the contractions of a teacher who has them", async () => {
    const { shown, written } = await toldBy(school.teacher);
    expect(written).toEqual(shown);
    expect(all(shown)).toContain("Ada doesn't rush her answers.");
    expect(all(shown)).not.toMatch(/\b(?:does|is) not\b|\bcannot\b/u);
  });

  it("in full for a teacher without a style, and where the school is formal", async () => {
    const plain = await toldBy(school.colleague);
    expect(plain.written).toEqual(plain.shown);
    expect(all(plain.shown)).toContain("Ada does not rush her answers.");
    await settle([], "formal");
    const formal = await toldBy(school.teacher);
    expect(formal.written).toEqual(formal.shown);
    expect(all(formal.shown)).toBe(all(plain.shown));
  });

  it("without a word that the school avoids: its piece is handed back by both", async () => {
    await settle(["rush", "poetry", "doesn't"]);
    for (const author of [school.teacher, school.colleague]) {
      const { shown, written } = await toldBy(author);
      expect(written).toEqual(shown);
      expect(shown[0]).toEqual({
        said: [],
        back: [
          {
            text: "She does not rush her answers",
            reason: "Your school keeps “rush” out of reports.",
          },
          { text: "lovely work on poetry", reason: "Your school keeps “poetry” out of reports." },
        ],
      });
      // What a contraction would bring in stays in full.
      expect(all(shown)).toContain("Ada does not call out");
    }
  });

  it("and hands the same back in a warm report", async () => {
    await settle([], "warm");
    const { shown, written } = await toldBy(school.colleague);
    expect(written).toEqual(shown);
    expect(shown.flatMap(({ back }) => back.map(({ text }) => text))).toEqual([
      "asdf qwer",
      "What about the trip?",
    ]);
  });
});
