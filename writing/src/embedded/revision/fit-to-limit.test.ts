import { pastedLength, shapeText } from "@reportair/contract/destination-text.ts";
import {
  EMPTY_INPUTS,
  MAIN_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs, factsWith, requestWith } from "../../../test/arbitraries.ts";
import { checkReport } from "../../checks/check.ts";
import { saysOption, saysOtherOptions } from "../../checks/evidence.ts";
import type { Facts, Sentence, Source } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";
import { traceEdits } from "../../editing/trace-edits.ts";
import { fitToLimit, type Fitted } from "./fit-to-limit.ts";

const SHAPE = { one_paragraph: true, plain: false };
const INPUTS: ReportInputs = { ...EMPTY_INPUTS, level: "Proficient", homework: "Mostly Completed" };
const FACTS: Facts = {
  student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: INPUTS,
  range: "300-400",
  unit: "words",
  leave_out: [],
};
const said = (text: string, ...sources: Source[]): Sentence => ({ text, sources });

const LEVEL = said("Amara is working at a proficient level in History.", "level");
const NOTE = said("She reads sources with care.", "level_notes");
const HOMEWORK = said("Her homework is mostly completed.", "homework");
const ADVICE = said("A short plan before each essay helps.", "general");
const LEANING = said("This keeps every paragraph to the point.", "general");
const BEST = said("She won the class quiz.", "best_achievement");
const OWN = said("I shall miss her questions.", "teacher");

// As the banks say the two in as few words as there are.
const SHORT_LEVEL = said("Amara is proficient.", "level");
const SHORT_HOMEWORK = said("She completes most homework.", "homework");

const fit = (sentences: readonly Sentence[], limit: number, given: Partial<Facts> = {}) =>
  fitToLimit({
    facts: { ...FACTS, ...given },
    report: { text: sentences.map(({ text }) => text).join(" "), sentences },
    limit,
    shape: SHAPE,
  });
const textsOf = (fitted: Fitted | null) => fitted?.sentences.map(({ text }) => text);
const lengthOf = (...sentences: Sentence[]) => sentences.map(({ text }) => text).join(" ").length;

describe("a report that is too long for where it goes", () => {
  test("is left alone where it fits to the character", () => {
    expect(fit([LEVEL, NOTE], lengthOf(LEVEL, NOTE))).toBeNull();
    expect(fit([LEVEL, NOTE], lengthOf(LEVEL, NOTE) - 1)).not.toBeNull();
  });

  test("loses general advice first, and no more of it than it takes", () => {
    const fitted = fit(
      [LEVEL, NOTE, ADVICE, HOMEWORK, LEANING],
      lengthOf(LEVEL, NOTE, ADVICE, HOMEWORK),
    );
    // What leans goes alone; what it leans on stays.
    expect(textsOf(fitted)).toEqual([LEVEL, NOTE, ADVICE, HOMEWORK].map(({ text }) => text));
    expect(fitted).toMatchObject({ fits: true, leaves_out: [], leaves_own: false });
  });

  test("loses what leans on a sentence with it", () => {
    const fitted = fit([LEVEL, ADVICE, LEANING, NOTE, HOMEWORK], lengthOf(LEVEL, NOTE, HOMEWORK));
    expect(textsOf(fitted)).toEqual([LEVEL, NOTE, HOMEWORK].map(({ text }) => text));
  });

  test("loses what it says twice before a note, and notes before the best achievement", () => {
    const again = said("She completes most of her homework.", "homework");
    const all = [LEVEL, NOTE, HOMEWORK, again, BEST, OWN];
    const first = fit(all, lengthOf(LEVEL, NOTE, HOMEWORK, BEST, OWN));
    expect(first).toMatchObject({ fits: true, leaves_out: [] });
    expect(textsOf(first)?.filter((text) => /homework/u.test(text))).toHaveLength(1);
    const second = fit(all, lengthOf(SHORT_LEVEL, SHORT_HOMEWORK, BEST, OWN));
    expect(second).toMatchObject({ fits: true, leaves_out: ["level_notes"], leaves_own: false });
  });

  test("has its ticks in one short sentence where that is enough to keep the notes", () => {
    const inputs: ReportInputs = {
      ...INPUTS,
      behaviour: "Good Behaviour",
      punctuality: "Always on time",
    };
    const behaviour = said(
      "Her behaviour has been good throughout the whole of this long and busy term.",
      "behaviour",
    );
    const punctual = said(
      "She is always on time for every one of our lessons, whatever the weather.",
      "punctuality",
    );
    const all = [LEVEL, NOTE, behaviour, punctual];
    const fitted = fit(all, lengthOf(...all) - 30, { inputs });
    expect(fitted).toMatchObject({ fits: true, leaves_out: [] });
    expect(fitted?.sentences).toHaveLength(3);
    const last = fitted?.sentences.at(-1)?.text ?? "";
    expect(saysOption("behaviour", "Good Behaviour", last)).toBe(true);
    expect(saysOption("punctuality", "Always on time", last)).toBe(true);
  });

  test("loses the teacher's own sentences last, and says so", () => {
    const fitted = fit([LEVEL, NOTE, OWN], lengthOf(SHORT_LEVEL));
    expect(fitted).toMatchObject({ fits: true, leaves_out: ["level_notes"], leaves_own: true });
    const own = Array.from({ length: 40 }, (_, at) =>
      said(`Own sentence number ${at}.`, "teacher"),
    );
    const rest = fit(own, 500);
    expect(rest?.fits).toBe(true);
    expect(rest?.text.length).toBeGreaterThan(460);
    expect(rest?.sentences[0]).toEqual(own[0]);
  });

  test("never loses one side of what is set against each other", () => {
    const praise = said("She leads her group well.", "additional_notes");
    const fault = said("However, she interrupts others.", "additional_notes");
    for (let limit = 60; limit < lengthOf(LEVEL, praise, fault, HOMEWORK); limit += 1) {
      const texts = textsOf(fit([LEVEL, praise, fault, HOMEWORK], limit)) ?? [];
      expect(texts.includes(praise.text)).toBe(texts.includes(fault.text));
    }
  });

  test("keeps its paragraphs where the destination does", () => {
    const text = `${LEVEL.text} ${ADVICE.text}\n\n${NOTE.text} ${HOMEWORK.text}`;
    const shape = { one_paragraph: false, plain: false };
    const report = { text, sentences: [LEVEL, ADVICE, NOTE, HOMEWORK] };
    const fitted = fitToLimit({ facts: FACTS, report, limit: pastedLength(text) - 1, shape });
    expect(fitted?.text).toBe(`${LEVEL.text}\n\n${NOTE.text} ${HOMEWORK.text}`);
  });

  test("says that it does not fit rather than lose a tick or the first sentence", () => {
    const fitted = fit([LEVEL, ADVICE, HOMEWORK], 40);
    expect(fitted?.fits).toBe(false);
    expect(fitted?.sentences.some(({ text }) => saysOption("level", "Proficient", text))).toBe(
      true,
    );
    expect(
      fitted?.sentences.some(({ text }) => saysOption("homework", "Mostly Completed", text)),
    ).toBe(true);
    expect(fit([said("One sentence only, and a long one.", "teacher")], 10)).toMatchObject({
      fits: false,
      text: "One sentence only, and a long one.",
    });
  });
});

test("whatever was written, whole sentences are left, and every tick is judged as it was", async () => {
  const writer = createEmbeddedWriter();
  const judging = new Set<string>(["coverage", "contradiction", "pronouns", "agreement"]);
  let shortened = 0;
  await fc.assert(
    fc.asyncProperty(
      requestWith(factsWith(anyInputs)),
      fc.integer({ min: 100, max: 1_600 }),
      fc.boolean(),
      async (request, limit, one_paragraph) => {
        const report = await writer.write(request);
        const shape = { one_paragraph, plain: false };
        const { facts } = request;
        const fitted = fitToLimit({ facts, report, limit, shape });
        const size = (text: string) => pastedLength(shapeText(text, shape));
        expect(fitted === null).toBe(size(report.text) <= limit);
        if (fitted === null) return;
        shortened += 1;
        expect(fitted.fits).toBe(size(fitted.text) <= limit);
        expect(size(fitted.text)).toBeLessThanOrEqual(size(report.text));
        // Every sentence is one of the report's, word for word, or says ticks alone.
        const before = new Set(report.sentences.map(({ text }) => text));
        for (const { text, sources } of fitted.sentences) {
          if (!before.has(text))
            expect(sources.every((source) => MAIN_FIELDS.some((field) => field === source))).toBe(
              true,
            );
        }
        expect(fitted.text.replaceAll(/\s+/gu, " ")).toBe(
          fitted.sentences
            .map(({ text }) => text)
            .join(" ")
            .replaceAll(/\s+/gu, " "),
        );
        for (const field of MAIN_FIELDS) {
          if (!report.sentences.some(({ text }) => saysOption(field, facts.inputs[field], text)))
            continue;
          expect(
            fitted.sentences.some(({ text }) => saysOption(field, facts.inputs[field], text)),
          ).toBe(true);
          const others = (texts: readonly Sentence[]) =>
            texts
              .filter(({ sources }) => sources.includes(field))
              .flatMap(({ text }) => saysOtherOptions(field, facts.inputs[field], text));
          expect(others(report.sentences)).toEqual(
            expect.arrayContaining(others(fitted.sentences)),
          );
        }
        const uncovered = [...report.uncovered, ...fitted.leaves_out];
        const problems = checkReport(facts, { ...report, ...fitted, uncovered }, request.said);
        expect(problems.filter(({ check }) => judging.has(check))).toEqual([]);
        // General advice has gone before anything else has.
        if (fitted.leaves_out.length > 0)
          expect(
            fitted.sentences.slice(1).filter(({ sources }) => sources.join() === "general").length,
          ).toBeLessThan(3);
      },
    ),
    { numRuns: 150 },
  );
  expect(shortened).toBeGreaterThan(20);
}, 120_000);

describe("what a teacher wrote by hand is never cut within", () => {
  const FIRST = "Amara is doing well.";
  const LAST = "I look forward to seeing her next term.";
  /** Every text that is left of a teacher's own, for each limit that is too small for the whole. */
  const allThatIsLeft = (middle: string) => {
    const text = `${FIRST} ${middle}\n${LAST}`;
    const sentences = traceEdits([], text);
    const left = new Set<string>();
    for (let limit = text.length - 1; limit >= FIRST.length; limit -= 1) {
      const fitted = fitToLimit({ facts: FACTS, report: { text, sentences }, limit, shape: SHAPE });
      expect(fitted?.fits).toBe(true);
      left.add(shapeText(fitted?.text ?? "", SHAPE));
    }
    return left;
  };

  test.each([
    ["a quotation", "She likes the book “Why? Because! So there.” by A. Smith."],
    ["one in straight marks", 'She wrote: "I tried. I failed. I tried again." and meant it.'],
    ["a bracket", "(She was away in May. She has caught up since.)"],
    ["a short form in Welsh", "Mae hi’n darllen yn dda, e.e. nofelau."],
    ["a short form before a number", "She learnt the quotes for Act 1 Sc. 3."],
    ["a list with its numbers", "Targets:\n1. Revise vectors.\n2. Read p. 12.\n3. Ask more."],
    ["a list with dashes", "Targets:\n- Hand work in on time\n- Ask for help"],
    ["a question with its answer", "Is she ready for Key Stage 4? Yes!"],
  ])("%s stays whole or goes whole", (_, middle) => {
    const shown = shapeText(middle, SHAPE);
    for (const left of allThatIsLeft(middle))
      expect([FIRST, `${FIRST} ${shown}`, `${FIRST} ${LAST}`]).toContain(left);
  });

  test("a quotation whose end was forgotten does not take the rest of the report with it", () => {
    const many = Array.from({ length: 9 }, (_, at) => `She did task ${at + 1} well.`);
    const [fitted] = [...allThatIsLeft(`She likes “Macbeth. ${many.join(" ")}`)].toSorted(
      (a, b) => b.length - a.length,
    );
    expect(fitted?.length).toBeGreaterThan(200);
  });
});
