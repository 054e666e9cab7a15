import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import { countWords, rangeBounds } from "@reportair/contract/features/report-fields.ts";
import { fittingRange } from "@reportair/contract/features/report-length.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs, anyTicks, factsWith, requestWith } from "../../test/arbitraries.ts";
import { LEADS_TO_PLAN } from "../../test/plan-of-steps.ts";
import { checkLength } from "../checks/length.ts";
import type { Sentence, WriteRequest } from "../facts.ts";
import { NO_RULES } from "../rules/rules.ts";
import { shareOfAdvice } from "./spare-advice.ts";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();

function isGeneral({ sources }: Sentence): boolean {
  return sources.length === 1 && sources[0] === "general";
}

/** Whether a text could do without any one of its sentences of advice; with how it closes it ends. */
function couldSpare(request: WriteRequest, sentences: readonly Sentence[]): boolean {
  const { range, unit } = request.facts;
  const { min } = rangeBounds(range);
  return sentences.some((one) => {
    const closes = one === sentences.at(-1) && request.rules?.adviceShare !== 0;
    // What leads to a plan of steps stands as long as they do.
    if (!isGeneral(one) || closes || LEADS_TO_PLAN.test(one.text)) return false;
    const rest = sentences.filter((other) => other !== one).map(({ text }) => text);
    // Another paragraph or name may take a few characters more or less than the sentence had.
    const slack = unit === "words" ? 6 : 40;
    const size = unit === "words" ? countWords(rest.join(" ")) : rest.join(" ").length;
    return size >= min + slack;
  });
}

describe("advice", () => {
  test.each([0, 25, 50])("keeps to %d %% or to what the range needs", async (adviceShare) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(requestWith(factsWith(anyInputs)), requestWith(factsWith(anyTicks))),
        async (given) => {
          const request = { ...given, rules: { ...NO_RULES, adviceShare } };
          const report = await writer.write(request);
          expect(checkLength(request.facts, report.text)).toEqual([]);
          if (shareOfAdvice(report) > adviceShare / 100)
            expect(couldSpare(request, report.sentences)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("is at most a quarter where the range is the one that fits the inputs", async () => {
    let fits = 0;
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(
        requestWith(factsWith(anyTicks)),
        fc.constantFrom<LengthUnit>("words", "characters"),
        async (request, unit) => {
          const range: LengthRange | null = fittingRange(request.facts.inputs, unit);
          if (!range) return;
          const facts = { ...request.facts, range, unit };
          fits++;
          if (shareOfAdvice(await writer.write({ ...request, facts })) <= 0.25) kept++;
        },
      ),
      { numRuns: 600 },
    );
    expect(kept / fits).toBeGreaterThanOrEqual(0.9);
  });

  test("speaks of what the school offers, and of nothing else", async () => {
    const clubs = /\b(?:club|report card|punctuality card|library|mentor|catch-up|portal)/iu;
    const texts: string[] = [];
    await fc.assert(
      fc.asyncProperty(requestWith(factsWith(anyTicks)), async (given) => {
        const facts = { ...given.facts, range: "500-1200" as const, unit: "words" as const };
        const { text } = await writer.write({ ...given, facts });
        expect(text).not.toMatch(clubs);
        const rules = { ...NO_RULES, offers: ["report_card", "library", "mentoring"] as const };
        texts.push((await writer.write({ ...given, facts, rules })).text);
      }),
      { numRuns: 25 },
    );
    expect(texts.join(" ")).toMatch(/card|library|mentor/iu);
    expect(texts.join(" ")).not.toMatch(/\bclub|catch-up|portal/iu);
  });
});
