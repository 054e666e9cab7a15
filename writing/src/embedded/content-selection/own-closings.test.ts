import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { createEmbeddedWriter } from "../writer.ts";

const writer = createEmbeddedWriter();

/** How reports on these inputs end, in characters. */
async function endings(
  inputs: Partial<ReportInputs>,
  range: "300-400" | "400-700" = "400-700",
): Promise<string[]> {
  return Promise.all(
    Array.from({ length: 8 }, async (_, seed) => {
      const { sentences } = await writer.write({
        facts: {
          student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 9 },
          subject: "French",
          inputs: { ...EMPTY_INPUTS, ...inputs },
          range,
          unit: "characters",
          leave_out: [],
        },
        said: { classmates: [], earlier: [] },
        seed,
        roster: null,
      });
      return sentences.at(-1)?.text ?? "";
    }),
  );
}

describe("how a report ends", () => {
  test("leans on what goes well where a tick is still to come", async () => {
    const all = await endings({
      level: "Proficient",
      participation: "Occasionally Participates",
      behaviour: "Excellent Behaviour",
      punctuality: "Always on time",
      homework: "Consistently Completed",
    });
    const leaning = all.filter(
      (text) =>
        /conduct|behaviour|punctuality|timekeeping|homework/u.test(text) &&
        /lessons|hear|speak|contribut/u.test(text),
    );
    // Where a text has little room left, it closes in few words.
    expect(leaning.length).toBeGreaterThanOrEqual(all.length - 1);
  });

  test("looks to the teacher's own target, and not to good conduct for the sake of a tense", async () => {
    const all = await endings({
      level: "Proficient",
      behaviour: "Good Behaviour",
      punctuality: "Always on time",
      homework: "Consistently Completed",
      area_to_improve: "past tense endings",
    });
    expect(all.filter((text) => /\bthis\b/u.test(text)).length).toBeGreaterThan(4);
    for (const text of all)
      expect(text).not.toMatch(/^(?:Amara's|Her) good (?:behaviour|conduct) (?:should|will|can)/u);
  });

  test("names what has to be put right where two things are gravely wrong", async () => {
    const all = await endings({
      level: "Below Expectations",
      behaviour: "Unacceptable Behaviour",
      homework: "Never Completed",
    });
    for (const text of all)
      expect(text).toMatch(/(?:behaviour|conduct).*homework|homework.*(?:behaviour|conduct)/u);
  });
});
