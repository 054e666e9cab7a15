import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { LEADS_TO_PLAN } from "../../../test/plan-of-steps.ts";
import type { Refinement, WriteRequest, WrittenReport } from "../../facts.ts";
import { WritingError } from "../../facts.ts";
import { createEmbeddedWriter } from "../writer.ts";
import { targetOf } from "./targets.ts";

const writer = createEmbeddedWriter();

function requestFor(inputs: Partial<ReportInputs>, seed: number): WriteRequest {
  return {
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject: "French",
      inputs: { ...EMPTY_INPUTS, ...inputs },
      range: "400-700",
      unit: "words",
      leave_out: [],
    },
    said: { classmates: [], earlier: [] },
    seed,
    roster: null,
  };
}

async function write(inputs: Partial<ReportInputs>, seed: number): Promise<WrittenReport> {
  return writer.write(requestFor(inputs, seed));
}

const TICKS: Partial<ReportInputs> = {
  level: "Developing",
  participation: "Occasionally Participates",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  homework_improvement_area: "Presentation",
};

const OF_WORDS = /\b(?:words?|vocabulary|column|list|key terms)\b/iu;

/** The sentences after the one about the target, as far as its paragraph goes, but for a plan of steps and the closing. */
function after({ sentences, text: whole }: WrittenReport, field: string): string[] {
  const at = sentences.findLastIndex(({ sources }) => sources.includes(field as "level"));
  const about = sentences[at]?.text ?? "";
  const paragraph = whole.split("\n\n").find((each) => each.includes(about)) ?? "";
  const rest = sentences.slice(at + 1, -1).map(({ text }) => text);
  const end = rest.findIndex((text) => LEADS_TO_PLAN.test(text) || !paragraph.includes(text));
  return end < 0 ? rest : rest.slice(0, end);
}

describe("what a target is about", () => {
  test.each([
    ["learn vocabulary little and often", "vocabulary"],
    ["exam technique", "exam technique"],
    ["reading the question carefully", "reading the question"],
    ["use evidence to support ideas", "evidence"],
    ["Needs to show all working", "showing the working"],
  ])("%s", (note, topic) => {
    expect(targetOf(note)?.cells[0]).toBe(`targets/${topic}/advice`);
  });

  test.each([
    ["encourage less confident players", null],
    ["leadership, support weaker classmates", null],
    ["be more confident, and encourage others", "confidence"],
    ["should ask for help sooner", "asking for help"],
    ["ask when stuck", "asking for help"],
    ["try twice before asking for help", "independence"],
  ])("its own words, not what is done for others: %s", (note, topic) => {
    expect(targetOf(note)?.cells[0] ?? null).toBe(topic && `targets/${topic}/advice`);
  });

  test.each(["focus on the subjunctive", "be more experimental", "sight reading"])(
    "%s: no advice of the banks",
    (note) => {
      expect(targetOf(note)).toBeNull();
    },
  );
});

describe("after the teacher's target", () => {
  test("comes only advice that serves it", async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const report = await write(
        { ...TICKS, area_to_improve: "learn vocabulary little and often" },
        seed,
      );
      const rest = after(report, "area_to_improve");
      expect(rest.length).toBeGreaterThan(0);
      for (const text of rest) expect(text).toMatch(OF_WORDS);
    }
  });

  test("comes only such advice when a sentence is said anew", async () => {
    let said = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const request = requestFor(
        { ...TICKS, area_to_improve: "learn vocabulary little and often" },
        seed,
      );
      const report = await writer.write(request);
      const first = report.sentences.findIndex(({ sources }) =>
        sources.includes("area_to_improve"),
      );
      const changes = after(report, "area_to_improve").map((_, at): Refinement => ({
        kind: "reword",
        sentence: first + 1 + at,
      }));
      for (const change of changes) {
        const changed = await writer
          .refine({ ...request, report, change })
          .catch((error: unknown) => {
            // A text that is as short as its range allows has no room for fewer words.
            if (error instanceof WritingError && /leaves the report shorter/u.test(error.message))
              return null;
            throw error;
          });
        if (changed === null) continue;
        said++;
        expect(changed.text).not.toBe(report.text);
        for (const text of after(changed, "area_to_improve")) expect(text).toMatch(OF_WORDS);
      }
    }
    expect(said).toBeGreaterThan(3);
  });

  test("comes no advice that says the target again", async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const report = await write(
        { ...TICKS, area_to_improve: "label the axes of graphs, with units" },
        seed,
      );
      for (const text of after(report, "area_to_improve"))
        expect(text).not.toMatch(/label[^.]*axes/iu);
    }
  });

  test("comes advice on how to work at it where the banks know nothing of what it is about", async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const report = await write({ ...TICKS, area_to_improve: "organic mechanisms" }, seed);
      const advice = after(report, "area_to_improve");
      expect(advice).toHaveLength(1);
      expect(advice[0]).toMatch(/\bthis\b|after each try|what goes well here/iu);
    }
  });

  test("comes no advice where the target is how to be", async () => {
    for (let seed = 1; seed <= 5; seed++) {
      const report = await write({ ...TICKS, area_to_improve: "be more experimental" }, seed);
      expect(after(report, "area_to_improve")).toEqual([]);
    }
  });
});
