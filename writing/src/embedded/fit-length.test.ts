import { usedFields } from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyTicks, factsWith, requestWith } from "../../test/arbitraries.ts";
import type { WriteRequest } from "../facts.ts";
import { NO_RULES } from "../rules/rules.ts";
import { rankContent } from "./content-selection/rank-content.ts";
import { createContext } from "./context.ts";
import { isMainField } from "./document-planning/document-plan.ts";
import { fitLength, lengthLimits } from "./fit-length.ts";
import { planObservations } from "./microplanning/observations.ts";

/** A text of ticks alone, and how many of its sentences close it. */
function written(request: WriteRequest) {
  const { inputs } = request.facts;
  const context = createContext(request);
  const fields = usedFields(inputs).filter(isMainField);
  const limits = lengthLimits(request.facts, request.seed, fields.length);
  const given = planObservations(context, inputs, fields, limits.most, 0);
  const ranked = rankContent(context, inputs, fields, fields);
  const { report, plans } = fitLength(context, given, ranked, limits);
  const closings = plans.filter(({ position }) => position.slot === "closing").length;
  return { closings, last: report.sentences.at(-1) };
}

test.each([
  ["300-400", "characters"],
  ["300-400", "words"],
  ["500-1200", "characters"],
] as const)("a text of %s %s ends with one sentence that closes it", (range, unit) => {
  let open = 0;
  fc.assert(
    fc.property(requestWith(factsWith(anyTicks)), (given) => {
      const facts = { ...given.facts, range, unit };
      const { closings, last } = written({ ...given, facts });
      expect(closings).toBeLessThanOrEqual(1);
      if (closings === 1) expect(last?.sources).toEqual(["general"]);
      else open++;
    }),
    { numRuns: 150 },
  );
  // Ticks that fill the shortest range, under a name of many letters, leave room for nothing else.
  expect(open).toBeLessThanOrEqual(unit === "words" ? 0 : 3);
});

test("where the school wants no advice, a text closes only if its length asks for it", () => {
  let closed = 0;
  fc.assert(
    fc.property(requestWith(factsWith(anyTicks)), (given) => {
      const facts = { ...given.facts, range: "300-400" as const, unit: "characters" as const };
      closed += written({ ...given, facts, rules: { ...NO_RULES, adviceShare: 0 } }).closings;
    }),
    { numRuns: 60 },
  );
  expect(closed).toBeLessThan(40);
});
