import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS, countWords } from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs, factsWith, requestWith } from "../../../test/arbitraries.ts";
import { checkReport } from "../../checks/check.ts";
import type { Facts, Refinement, WriteRequest } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";

const writer = createEmbeddedWriter();
const INPUTS: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Developing",
  level_notes: "needs to check working",
  participation: "Occasionally Participates",
  punctuality: "Frequently late",
  behaviour: "Unacceptable Behaviour",
  homework: "Sometimes Completed",
  best_achievement: "won the class quiz",
};
const FACTS: Facts = {
  student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 9 },
  subject: "History",
  inputs: INPUTS,
  range: "300-400",
  unit: "words",
  leave_out: [],
};
const REQUEST: WriteRequest = {
  facts: FACTS,
  said: { classmates: [], earlier: [] },
  seed: 3,
  roster: null,
};

async function refined(change: Refinement, request = REQUEST) {
  const report = await writer.write(request);
  return { report, changed: await writer.refine({ ...request, report, change }) };
}

describe("a finished text", () => {
  test("becomes shorter", async () => {
    const { report, changed } = await refined({ kind: "shorter" });
    expect(countWords(changed.text)).toBeLessThan(countWords(report.text));
  });

  test("becomes longer", async () => {
    const { report, changed } = await refined({ kind: "longer" });
    expect(countWords(changed.text)).toBeGreaterThan(countWords(report.text));
  });

  test("becomes warmer and says the same of each tick", async () => {
    const { report, changed } = await refined({ kind: "warmer" });
    expect(changed.text).not.toBe(report.text);
    expect(checkReport(FACTS, changed, REQUEST.said)).toEqual([]);
  });

  test("becomes more formal", async () => {
    const { report, changed } = await refined({ kind: "more_formal" });
    expect(changed.text).not.toBe(report.text);
    expect(checkReport(FACTS, changed, REQUEST.said)).toEqual([]);
  });

  test("says any one sentence differently and leaves the others alone", async () => {
    const report = await writer.write(REQUEST);
    for (const index of report.sentences.keys()) {
      const change: Refinement = { kind: "reword", sentence: index };
      const changed = await writer.refine({ ...REQUEST, report, change });
      const others = (texts: readonly { text: string }[]) =>
        texts.filter((_, at) => at !== index).map(({ text }) => text);
      expect(changed.sentences[index]?.text).not.toBe(report.sentences[index]?.text);
      expect(others(changed.sentences)).toEqual(others(report.sentences));
      expect(checkReport(FACTS, changed, REQUEST.said)).toEqual([]);
    }
  });

  test("keeps the teacher's own sentence word for word", async () => {
    const report = await writer.write(REQUEST);
    const own = "I saw her help a new pupil on the first day.";
    const sentences = [...report.sentences, { text: own, sources: ["teacher" as const] }];
    const edited = { text: `${report.text} ${own}`, sentences };
    for (const kind of ["shorter", "warmer", "more_formal"] as const) {
      const changed = await writer.refine({ ...REQUEST, report: edited, change: { kind } });
      expect(changed.sentences).toContainEqual({ text: own, sources: ["teacher"] });
    }
  });

  test("loses a word that the school has come to avoid, whatever is asked", async () => {
    const request = { ...REQUEST, facts: { ...FACTS, range: "400-700" as const } };
    const report = await writer.write(request);
    const advice = report.sentences.filter(({ sources }) => sources.includes("general"));
    const word = advice.flatMap(({ text }) => text.match(/\b[a-z]{8,}\b/gu) ?? [])[0] ?? "";
    expect(word).not.toBe("");
    for (const kind of ["shorter", "more_formal"] as const) {
      const rules = { avoid: [word], tone: "own" as const };
      const changed = await writer.refine({ ...request, rules, report, change: { kind } });
      expect(changed.text).not.toMatch(new RegExp(`\\b${word}\\b`, "iu"));
      expect(checkReport(request.facts, changed, request.said)).toEqual([]);
    }
  });

  test("keeps a passage together when it becomes longer", async () => {
    const request = { ...REQUEST, facts: { ...FACTS, range: "500-1200" as const } };
    const report = await writer.write(request);
    const changed = await writer.refine({ ...request, report, change: { kind: "longer" } });
    const before = new Set(report.sentences.map(({ text }) => text));
    const kept = changed.sentences.filter(({ text }) => before.has(text));
    expect(kept).toEqual(report.sentences);
    expect(changed.sentences.length).toBeGreaterThan(kept.length);
  });

  test("refuses to reword a sentence that is not there", async () => {
    await expect(refined({ kind: "reword", sentence: 99 })).rejects.toMatchObject({
      kind: "failed_checks",
    });
  });

  test("works a note in as a sentence, and says all the rest it has to", async () => {
    const request = { ...REQUEST, facts: { ...FACTS, inputs: { ...INPUTS, level_notes: "" } } };
    const report = await writer.write(request);
    const change: Refinement = { kind: "include", field: "level_notes" };
    const changed = await writer.refine({ ...REQUEST, report, change });
    const added = changed.sentences.filter(({ sources }) => sources.includes("level_notes"));
    expect(added).toHaveLength(1);
    expect(added[0]?.text).toMatch(/^[A-Z].+ needs to check working.*\.$/u);
    expect(changed.uncovered).toEqual([]);
    expect(checkReport(FACTS, changed, REQUEST.said)).toEqual([]);
  });

  test("says why a note cannot be worked in", async () => {
    const report = await writer.write(REQUEST);
    const change: Refinement = { kind: "include", field: "additional_notes" };
    const asked = (additional_notes: string, leave_out: Facts["leave_out"] = []) => {
      const inputs = { ...INPUTS, additional_notes };
      return writer.refine({ ...REQUEST, facts: { ...FACTS, inputs, leave_out }, report, change });
    };
    await expect(asked("???")).rejects.toThrow(/cannot make a sentence/u);
    await expect(asked("was upset", ["additional_notes"])).rejects.toThrow(/kept out/u);
  });

  test("passes every check after any change, from any inputs", async () => {
    const kinds = ["shorter", "longer", "warmer", "more_formal"] as const;
    await fc.assert(
      fc.asyncProperty(
        requestWith(factsWith(anyInputs)),
        fc.constantFrom(...kinds),
        async (request, kind) => {
          const report = await writer.write(request);
          const changed = await writer
            .refine({ ...request, report, change: { kind } })
            .catch((error: unknown) => {
              expect(error).toMatchObject({ kind: "failed_checks" });
              return report;
            });
          const checks = new Set<string>([
            "length",
            "coverage",
            "contradiction",
            "pronouns",
            "agreement",
          ]);
          const problems = checkReport(request.facts, changed, request.said);
          expect(problems.filter(({ check }) => checks.has(check))).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
});
