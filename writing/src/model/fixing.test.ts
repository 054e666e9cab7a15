import { describe, expect, it } from "vitest";
import type { RawReport, RawSentence } from "./answer.ts";
import { answerLocally } from "./testing/local-model.ts";
import { ask, fatal } from "./testing/requests.ts";
import { scriptedClient } from "./testing/scripted-client.ts";
import { createModelWriter } from "./writer.ts";

/** The answer with one sentence more, in its first paragraph. */
const adding =
  (text: string, ...sources: string[]) =>
  ([first = [], ...rest]: RawReport): RawReport => [[...first, { text, sources }], ...rest];
const ADVICE = [
  "An alarm that rings a few minutes earlier would give {them} time to spare on the way.",
  "A bag that is packed in the evening makes for a calmer morning.",
];
/** The answer with one sentence in place of those that say how punctual the student is, with advice. */
const sayingOfPunctuality =
  (text: string) =>
  (report: RawReport): RawReport => {
    const instead: RawSentence[] = [
      { text, sources: ["punctuality"] },
      ...ADVICE.map((each) => ({ text: each, sources: ["general"] })),
    ];
    return report.map((paragraph) =>
      paragraph.flatMap((one) => (one.sources.includes("punctuality") ? instead.splice(0) : [one])),
    );
  };
const first = (spoil: (report: RawReport) => RawReport, then?: RawReport) =>
  scriptedClient(async ({ user }, call) => {
    const good = await answerLocally(user);
    return call === 1 ? spoil(good) : (then ?? good);
  });
const LATE: RawSentence = {
  text: "{PUPIL} is frequently late to lessons.",
  sources: ["punctuality"],
};

describe("what must not be shown", () => {
  it.each([
    ["an unknown placeholder", "{PUPIL} likes {CLASSMATE_4}."],
    ["a broken placeholder", "[PUPIL] works with care."],
    ["another pupil", "{PUPIL} sits next to Zoë in every lesson."],
    ["a stranger", "{PUPIL} is taught by Mrs Featherstone in every lesson."],
    ["an invented number", "{PUPIL} scored 97% in the final test."],
    ["an award", "{PUPIL} was awarded a merit for the poetry recital."],
    ["a place in class", "{PUPIL} came second in the class."],
    ["attendance", "{Their} attendance has been poor."],
    ["a work that nobody gave", "{PUPIL} wrote well about Macbeth."],
    ["an insult", "{PUPIL} is lazy and a nuisance."],
    ["an insult in other words", "{PUPIL} does not bother to revise."],
    ["a comparison with others", "Few in the group work as slowly as {PUPIL}."],
    ["a comparison by what others do", "{PUPIL} keeps going where others falter."],
    ["a count of its words", "52 words."],
    ["a change since a report that nobody gave", "{PUPIL} has moved from developing to advanced."],
    ["a diagnosis", "{PUPIL} has dyslexia and works around it."],
    ["a promise", "{They} will be offered extra lessons."],
    ["talk of itself", "As an AI language model, I cannot judge this."],
    ["another language", "{PUPIL} est une élève sérieuse qui travaille bien."],
    ["an emoji", "{PUPIL} should be proud 🎉."],
    ["a tick contradicted", "{PUPIL} is always on time."],
  ])("is left out without a further call where the rest holds: %s", async (_, text) => {
    const client = first(adding(text, "level"));
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests).toHaveLength(1);
    expect(report.sentences.map((sentence) => sentence.text)).toEqual(
      (await createModelWriter(scriptedClient()).write(request)).sentences.map(
        (sentence) => sentence.text,
      ),
    );
  });

  it("is asked for again alone where a tick would be unsaid without it", async () => {
    const client = first(sayingOfPunctuality("{Their} punctuality has mostly been fine."), [
      [LATE],
    ]);
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests).toHaveLength(2);
    const again = client.requests[1]?.user ?? "";
    expect(again).toMatch(/another value of the tick punctuality than "Frequently late"/u);
    expect(again).toMatch(/Give only what is listed here/u);
    expect(again).not.toMatch(/amara|zoë/iu);
    expect(report.text).not.toContain("mostly been fine");
    expect(report.text).toContain("Amara is frequently late to lessons.");
    expect(fatal(request, report)).toEqual([]);
  });

  it("is taken whole where the whole comes again", async () => {
    const client = first(sayingOfPunctuality("{PUPIL} is always on time."));
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests).toHaveLength(2);
    expect(fatal(request, report)).toEqual([]);
  });

  it.each<[string, (report: RawReport) => RawReport, RegExp]>([
    ["too short a text", (report) => report.slice(0, 1), /too few/u],
    [
      "a missing tick",
      (report) =>
        report.map((paragraph) =>
          paragraph.filter(({ sources }) => !sources.includes("punctuality")),
        ),
      /punctuality/u,
    ],
    [
      "no name at all",
      (report) =>
        report.map((paragraph) =>
          paragraph.map((one) => ({ ...one, text: one.text.replaceAll("{PUPIL}", "{They}") })),
        ),
      /PUPIL/u,
    ],
  ])("costs one more call as %s", async (_, spoil, told) => {
    const client = first(spoil);
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests).toHaveLength(2);
    expect(client.requests[1]?.user).toMatch(told);
    expect(fatal(request, report)).toEqual([]);
  });

  it("is mended here where that takes no call: guessed pronouns and bare verbs", async () => {
    const client = first((report) =>
      report.map((paragraph) =>
        paragraph.map((one) => ({
          ...one,
          text: one.text
            .replaceAll(/\{([^|{}]+)\|[^|{}]+\}/gu, "$1")
            .replaceAll("{They}", "He")
            .replaceAll("{they}", "he")
            .replaceAll("{their}", "his"),
        })),
      ),
    );
    const request = ask();
    const report = await createModelWriter(client).write(request);
    expect(client.requests).toHaveLength(1);
    expect(report.text).not.toMatch(/\b(?:he|his)\b/iu);
    expect(fatal(request, report)).toEqual([]);
  });

  it("is given up after two answers, and never shown", async () => {
    const client = scriptedClient(() => [[{ text: "{PUPIL} did fine.", sources: ["level"] }]]);
    const error = await createModelWriter(client)
      .write(ask())
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ kind: "failed_checks" });
    expect(client.requests).toHaveLength(2);
    expect(String(error)).not.toContain("Amara");
  });
});

describe("what is only doubtful", () => {
  it("is shown with a mark and costs no call", async () => {
    const client = first(
      sayingOfPunctuality("The bell and {PUPIL} have yet to agree about when lessons start."),
    );
    const report = await createModelWriter(client).write(ask());
    expect(client.requests).toHaveLength(1);
    expect(report.sentences.filter(({ doubtful }) => doubtful)).toEqual([
      expect.objectContaining({
        text: "The bell and Amara have yet to agree about when lessons start.",
        doubtful: ["punctuality"],
      }),
    ]);
  });

  it("is marked with the words that nothing given accounts for", async () => {
    const client = first(adding("{PUPIL} hums along to the kettle in lessons.", "participation"));
    const report = await createModelWriter(client).write(ask());
    expect(client.requests).toHaveLength(1);
    const added = report.sentences.filter(({ text }) => text.includes("kettle"));
    expect(added).toEqual([
      expect.objectContaining({
        text: "Amara hums along to the kettle in lessons.",
        beyond: ["hums", "kettle"],
      }),
    ]);
  });

  it("has no mark where the tick is said in other words", async () => {
    const client = first(sayingOfPunctuality("{PUPIL} too often misses the start of lessons."));
    const report = await createModelWriter(client).write(ask());
    expect(client.requests).toHaveLength(1);
    expect(report.sentences.some(({ doubtful }) => doubtful)).toBe(false);
  });
});
