import type { LengthUnit, ReportInputs } from "@reportair/contract/features/report-fields.ts";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { LEADS_TO_PLAN } from "../../test/plan-of-steps.ts";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();
const COUNTED = ["two", "three", "four", "five", "six"];

async function paragraphsOf(
  inputs: Partial<ReportInputs>,
  seed: number,
  {
    subject = "Science",
    unit = "words",
    classmates = [],
  }: { subject?: string; unit?: LengthUnit; classmates?: readonly string[] } = {},
): Promise<string[]> {
  const { text } = await writer.write({
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject,
      inputs: { ...EMPTY_INPUTS, ...inputs },
      range: "300-400",
      unit,
      leave_out: [],
    },
    said: { classmates, earlier: [] },
    seed,
    roster: null,
  });
  return text.split("\n\n");
}

const TICKS: Partial<ReportInputs> = {
  level: "Developing",
  participation: "Occasionally Participates",
  homework: "Mostly Completed",
};

test("a long text on few inputs has a plan of as many steps as it says, each in a paragraph", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const paragraphs = await paragraphsOf(TICKS, seed);
    const head = paragraphs.findIndex((paragraph) => LEADS_TO_PLAN.test(paragraph));
    expect(head).toBeGreaterThan(0);
    const word = new RegExp(`\\b(?:${COUNTED.join("|")})\\b`, "iu").exec(paragraphs[head] ?? "");
    const said = COUNTED.indexOf(word?.[0].toLowerCase() ?? "") + 2;
    // Behind the steps there are only the last words.
    expect(paragraphs.length - head - 1).toBe(said);
    expect(paragraphs.at(-2)).toMatch(/^(?:Finally|Lastly|Last of all), /u);
  }
});

test("each tick that needs it has a step of its own, the gravest first, and one that is well has none", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const paragraphs = await paragraphsOf(
      {
        level: "Developing",
        participation: "Occasionally Participates",
        behaviour: "Unacceptable Behaviour",
        punctuality: "Always on time",
        homework: "Never Completed",
      },
      seed,
    );
    const [known = "", first = "", second = ""] = paragraphs;
    expect(known).toMatch(/homework/iu);
    // All that was seen stands before all that is advised.
    expect(known).not.toMatch(/\bshould aim for one good lesson\b/u);
    expect(first).toMatch(/conduct|lesson/iu);
    expect(second).toMatch(/homework/iu);
    expect(paragraphs.slice(1, -1).join(" ")).not.toMatch(/\b(?:late|punctual\w*)\b/iu);
  }
});

test("the steps of every text of a class stand in their order", async () => {
  const classmates: string[] = [];
  for (let seed = 1; seed <= 15; seed++) {
    const paragraphs = await paragraphsOf(TICKS, seed, { subject: "Drama", classmates });
    classmates.push(paragraphs.join("\n\n"));
    const first = paragraphs.findIndex((each) => /\b(?:First|To begin with)\b/u.test(each));
    const last = paragraphs.findIndex((each) => /^(?:Finally|Last)/u.test(each));
    if (first >= 0 && last >= 0) expect(last).toBe(paragraphs.length - 2);
  }
});

test("what the ticks say comes before the plan, and what is to be done about them", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const paragraphs = await paragraphsOf(TICKS, seed);
    const head = paragraphs.findIndex((paragraph) => LEADS_TO_PLAN.test(paragraph));
    const homework = paragraphs.findIndex((paragraph) => /homework/iu.test(paragraph));
    expect(homework).toBeGreaterThanOrEqual(0);
    expect(homework).toBeLessThan(head);
  }
});

test("a text that its inputs fill has no plan", async () => {
  for (let seed = 1; seed <= 8; seed++)
    expect((await paragraphsOf(TICKS, seed, { unit: "characters" })).join(" ")).not.toMatch(
      LEADS_TO_PLAN,
    );
});

test("nobody is asked to speak or to listen to Latin", async () => {
  for (let seed = 1; seed <= 12; seed++)
    expect((await paragraphsOf(TICKS, seed, { subject: "Latin" })).join(" ")).not.toMatch(
      /\b(?:clip|podcast|native speakers|speaking|aloud)\b/iu,
    );
});
