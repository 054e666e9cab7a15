import { WRITTEN_FIELDS } from "@reportair/contract/features/note-readings.ts";
import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS, rangeBounds } from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs, factsWith, requestWith } from "../../../test/arbitraries.ts";
import { checkReport } from "../../checks/check.ts";
import type { Facts, Refinement, Source, WriteRequest, WrittenReport } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";
import { NO_RULES } from "../../rules/rules.ts";

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
  seed: 7,
  roster: null,
};

/** With room beyond what the inputs fill. */
const ROOMY: WriteRequest = {
  ...REQUEST,
  facts: { ...FACTS, range: "500-1200", unit: "characters" },
};

function advice({ sentences }: Pick<WrittenReport, "sentences">): string[] {
  return sentences.filter(({ sources }) => sources.includes("general")).map(({ text }) => text);
}

function isGiven(source: Source): boolean {
  return source !== "general";
}

async function refined(change: Refinement, request = REQUEST) {
  const report = await writer.write(request);
  return { report, changed: await writer.refine({ ...request, report, change }) };
}

const isWritten = (source: Source) => WRITTEN_FIELDS.some((field) => field === source);

describe("a finished text", () => {
  test("becomes shorter, without advice before anything that was given", async () => {
    const { min } = rangeBounds(ROOMY.facts.range);
    const inputs = {
      ...INPUTS,
      participation_notes: "answers well when asked by name",
      additional_notes: "She took part in the debate and spoke clearly to a full hall.",
    };
    const told = { ...ROOMY, facts: { ...ROOMY.facts, inputs } };
    let spared = 0;
    for (let seed = 1; seed <= 16; seed++) {
      const report = await writer.write({ ...told, seed });
      // What a report ends with stays, and so does what the least length needs.
      const spare = advice({ sentences: report.sentences.slice(0, -1) }).filter(
        (text) => report.text.length - text.length - 1 >= min,
      );
      if (spare.length === 0) continue;
      spared++;
      const change: Refinement = { kind: "shorter" };
      const changed = await writer.refine({ ...told, seed, report, change });
      expect(changed.text.length).toBeLessThan(report.text.length);
      expect(advice(changed).length).toBeLessThan(advice(report).length);
      expect(new Set(changed.sentences.flatMap(({ sources }) => sources).filter(isGiven))).toEqual(
        new Set(report.sentences.flatMap(({ sources }) => sources).filter(isGiven)),
      );
    }
    expect(spared).toBeGreaterThan(0);
  });

  test("becomes longer with a note that it had left out, and never with advice", async () => {
    const report = await writer.write(ROOMY);
    const without = {
      sentences: report.sentences.filter(({ sources }) => !sources.includes("level_notes")),
    };
    const shorter = { ...without, text: without.sentences.map(({ text }) => text).join(" ") };
    const change: Refinement = { kind: "longer" };
    const changed = await writer.refine({ ...ROOMY, report: shorter, change });
    expect(changed.text).toMatch(/needs to check her working/u);
    expect(advice(changed)).toEqual(advice(shorter));
  });

  test("becomes longer with a fuller wording of two ticks that share a sentence", async () => {
    const facts = { ...FACTS, unit: "characters" as const };
    const inputs = {
      ...INPUTS,
      homework_improvement_area: "Presentation" as const,
      best_achievement:
        "won the class quiz on the Tudors and then the one for the whole year group",
    };
    const shares = ({ sentences }: WrittenReport) =>
      sentences.some(({ sources }) => sources.length > 1);
    let report = await writer.write({ ...REQUEST, facts: { ...facts, inputs } });
    for (let seed = 1; seed <= 20 && !shares(report); seed++)
      report = await writer.write({ ...REQUEST, seed, facts: { ...facts, inputs } });
    expect(report.sentences.some(({ sources }) => sources.length > 1)).toBe(true);
    const roomy = { ...facts, inputs, range: "500-1200" as const };
    const change: Refinement = { kind: "longer" };
    const changed = await writer.refine({ ...REQUEST, facts: roomy, report, change });
    expect(changed.sentences.every(({ sources }) => sources.length === 1)).toBe(true);
    expect(advice(changed)).toEqual(advice(report));
  });

  test("says so where nothing more is known", async () => {
    const facts: Facts = {
      ...FACTS,
      inputs: { ...EMPTY_INPUTS, level: "Developing", behaviour: "Good Behaviour" },
    };
    // Where advice fills the text, the ticks can be said again: once.
    const { changed } = await refined({ kind: "longer" }, { ...REQUEST, facts });
    const again = writer.refine({ ...REQUEST, facts, report: changed, change: { kind: "longer" } });
    await expect(again).rejects.toThrow(/Everything that was given is said/u);
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

  test("says any one of its own sentences differently and leaves the others alone", async () => {
    const others = (texts: readonly { text: string }[], index: number) =>
      texts.filter((_, at) => at !== index).map(({ text }) => text);
    let [reworded, refused] = [0, 0];
    for (const seed of [5, 6, 7, 8]) {
      const report = await writer.write({ ...REQUEST, seed });
      for (const [index, { sources }] of report.sentences.entries()) {
        if (sources.some(isWritten)) continue;
        const change: Refinement = { kind: "reword", sentence: index };
        const request = { ...REQUEST, seed, report, change };
        const changed = await writer.refine(request).catch((error: Error) => error.message);
        if (typeof changed === "string") {
          expect(changed).toMatch(
            /^Every other wording of this sentence leaves the report shorter/u,
          );
          refused++;
          continue;
        }
        reworded++;
        expect(changed.sentences[index]?.text).not.toBe(report.sentences[index]?.text);
        expect(others(changed.sentences, index)).toEqual(others(report.sentences, index));
        expect(checkReport(FACTS, changed, REQUEST.said)).toEqual([]);
      }
    }
    expect(refused).toBeLessThan(reworded / 10);
  });

  test("says a note as its teacher wrote it and in no other words", async () => {
    const report = await writer.write(REQUEST);
    const sentence = report.sentences.findIndex(({ sources }) => sources.some(isWritten));
    expect(sentence).toBeGreaterThanOrEqual(0);
    await expect(
      writer.refine({ ...REQUEST, report, change: { kind: "reword", sentence } }),
    ).rejects.toThrow("This says what you wrote. Change it in the text, or reword your note.");
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

  test("loses a word that the school has come to avoid, with any change", async () => {
    const request = { ...REQUEST, facts: { ...FACTS, range: "400-700" as const } };
    const report = await writer.write(request);
    const word = advice(report).flatMap((text) => text.match(/\b[a-z]{8,}\b/gu) ?? [])[0] ?? "";
    expect(word).not.toBe("");
    const rules = { ...NO_RULES, avoid: [word] };
    const change: Refinement = { kind: "more_formal" };
    const changed = await writer.refine({ ...request, rules, report, change });
    expect(changed.text).not.toMatch(new RegExp(`\\b${word}\\b`, "iu"));
    expect(checkReport(request.facts, changed, request.said)).toEqual([]);
  });

  test("becomes warmer and more formal without a sentence more", async () => {
    for (const kind of ["warmer", "more_formal"] as const) {
      const { report, changed } = await refined({ kind });
      expect(changed.sentences).toHaveLength(report.sentences.length);
    }
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
    expect(added[0]?.text).toMatch(/^[A-Z].+ needs to check her working.*\.$/u);
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
