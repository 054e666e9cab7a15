import { EMPTY_INPUTS, type ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();

async function sentencesOf(inputs: Partial<ReportInputs>, seed: number) {
  const { sentences } = await writer.write({
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject: "English",
      inputs: { ...EMPTY_INPUTS, ...inputs },
      range: "500-1200",
      unit: "characters",
      leave_out: [],
    },
    said: { classmates: [], earlier: [] },
    seed,
    roster: null,
  });
  return sentences;
}

const TICKS = {
  level: "Proficient",
  participation: "Passive Observer",
  behaviour: "Excellent Behaviour",
  homework: "Sometimes Completed",
  homework_improvement_area: "Method",
} as const;

test("a short achievement stands with attainment and not after what homework needs", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf({ ...TICKS, best_achievement: "won the quiz" }, seed);
    const at = (field: string) => sentences.findIndex(({ sources }) => sources[0] === field);
    expect(at("best_achievement")).toBeGreaterThan(at("level"));
    expect(at("best_achievement")).toBeLessThan(at("homework"));
  }
});

test("no tick is told a third time, whatever room there is", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(TICKS, seed);
    for (const field of Object.keys(TICKS)) {
      const told = sentences.filter(({ sources }) => sources.some((source) => source === field));
      expect(told.length).toBeLessThanOrEqual(2);
    }
  }
});
