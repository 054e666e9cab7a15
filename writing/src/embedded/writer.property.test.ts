import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs, anyTicks, factsWith, requestWith } from "../../test/arbitraries.ts";
import { checkCoverage } from "../checks/coverage.ts";
import { checkLength } from "../checks/length.ts";
import { checkName } from "../checks/names.ts";
import { checkPlaceholders } from "../checks/placeholders.ts";
import { checkPronouns } from "../checks/pronouns.ts";
import { checkRepetition } from "../checks/sameness.ts";
import { checkSpelling } from "../checks/spelling.ts";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();
const RUNS = { numRuns: 150 };
const fromAll = requestWith(factsWith(anyInputs));
const fromTicks = requestWith(factsWith(anyTicks));

describe("whatever the inputs, names, pronouns, ranges, units and seeds", () => {
  test("the length is in range", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fromAll, fromTicks), async (request) => {
        const { text } = await writer.write(request);
        expect(checkLength(request.facts, text)).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  test("each tick is said and no other option is", async () => {
    await fc.assert(
      fc.asyncProperty(fromAll, async (request) => {
        expect(checkCoverage(request.facts, await writer.write(request))).toEqual([]);
      }),
      RUNS,
    );
  });

  test("pronouns and verbs are the pupil's", async () => {
    await fc.assert(
      fc.asyncProperty(fromAll, async (request) => {
        const { sentences } = await writer.write(request);
        const texts = sentences.map(({ text }) => text);
        expect(checkPronouns(request.facts, texts)).toEqual([]);
      }),
      RUNS,
    );
  });

  test("the name is there, nothing is left over, misspelt or said twice", async () => {
    await fc.assert(
      fc.asyncProperty(fromTicks, async (request) => {
        const { text, sentences } = await writer.write(request);
        const texts = sentences.map((sentence) => sentence.text);
        expect([
          ...checkName(request.facts, text),
          ...checkPlaceholders(texts),
          ...checkSpelling(texts),
          ...checkRepetition(request.facts, texts),
        ]).toEqual([]);
      }),
      RUNS,
    );
  });

  test("the sentences rejoin to the text", async () => {
    await fc.assert(
      fc.asyncProperty(fromAll, async (request) => {
        const { text, sentences } = await writer.write(request);
        const joined = sentences.map((sentence) => sentence.text).join(" ");
        expect(joined).toBe(text.replaceAll("\n\n", " "));
      }),
      RUNS,
    );
  });

  test("the same request gives the same text", async () => {
    await fc.assert(
      fc.asyncProperty(fromAll, async (request) => {
        expect(await writer.write(request)).toEqual(await writer.write(request));
      }),
      RUNS,
    );
  });
});
