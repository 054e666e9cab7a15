import {
  EMPTY_INPUTS,
  type LengthRange,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();

async function sentencesOf(
  inputs: Partial<ReportInputs>,
  seed: number,
  { subject = "English", range = "500-1200" }: { subject?: string; range?: LengthRange } = {},
) {
  const { sentences } = await writer.write({
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject,
      inputs: { ...EMPTY_INPUTS, ...inputs },
      range,
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

test("what is wrong comes before what to do, and what else is praised behind both", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const notes = {
      additional_notes: "a pleasure to teach",
      area_to_improve: "take more care, rushes",
    };
    const sentences = await sentencesOf({ ...TICKS, ...notes }, seed);
    const at = (words: RegExp) => sentences.findIndex(({ text }) => words.test(text));
    expect(at(/rushes/u)).toBe(at(/take more care/u) - 1);
    expect(at(/pleasure to teach/u)).toBeGreaterThan(at(/take more care/u));
  }
});

test("of homework that was never handed in nothing is said as if it had been seen", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf({ ...TICKS, homework: "Never Completed" }, seed);
    const said = sentences.filter(({ sources }) => sources.includes("homework_improvement_area"));
    for (const { text } of said.slice(0, 1))
      expect(text).toMatch(
        /\b(?:once|when|as soon as|next|first|after|still to come|to the aim)\b/iu,
      );
  }
});

test("a word of advice on the subject stands at the end, with what is to be done next, and not amid what was seen", async () => {
  let found = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Advanced",
        participation: "Active Participant",
        homework: "Consistently Completed",
      },
      seed,
      { subject: "Art", range: "500-1200" },
    );
    const drawn = sentences.findIndex(
      ({ sources, text }) =>
        sources[0] === "general" && /\b(?:draw|paint|sketch|materials|each piece)/iu.test(text),
    );
    if (drawn < 0) continue;
    found++;
    expect(drawn).toBeGreaterThan(
      sentences.findLastIndex(({ sources }) => sources[0] !== "general"),
    );
  }
  expect(found).toBeGreaterThan(0);
});

test("no more of the same is wished for after a fault", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Advanced",
        participation: "Active Participant",
        behaviour: "Good Behaviour",
        behaviour_notes: "gets cross when she is corrected",
      },
      seed,
    );
    expect(sentences.at(-1)?.text).not.toMatch(/build on|same way|keep this up|even higher/iu);
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

test("a target that would begin like the sentence before it is led to, and keeps its words", async () => {
  const led = new Set<string>();
  for (const [seed, target] of ["show working", "check answers", "learn spellings"].entries()) {
    const given = { additional_notes: "sings in the choir", area_to_improve: target };
    const sentences = await sentencesOf({ ...TICKS, ...given }, seed + 1);
    const said = sentences.find(({ sources }) => sources.includes("area_to_improve"))?.text ?? "";
    expect(said.toLowerCase()).toMatch(
      /\b(?:amara|she) (?:should|needs to) (?:show|check|learn)\b/u,
    );
    const [, lead] = /^([^,]+), (?:Amara|she)\b/u.exec(said) ?? [];
    if (lead) led.add(lead);
  }
  expect(led.size).toBeGreaterThan(0);
});

test("what a subject asks for next is not guessed at where the teacher says it", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const notes = { level: "Developing", level_notes: "strong ideas" } as const;
    const [first] = await sentencesOf({ ...TICKS, ...notes }, seed);
    expect(first?.text).not.toMatch(/way forward|next step is|aim now is/u);
  }
});

test("where what is known is long enough, advice takes up a target or mends a tick, or there is none", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Advanced",
        level_notes: "argues both sides of a question with great care and writes with real style",
        participation: "Active Participant",
        participation_notes: "brings in what the class has read before and builds on other answers",
        punctuality: "Always on time",
        behaviour: "Excellent Behaviour",
        homework: "Consistently Completed",
        best_achievement: "won the public speaking prize of the year group in November",
        additional_notes: "has begun to help younger students with their speeches at lunchtime",
      },
      seed,
    );
    const general = sentences.filter(({ sources }) => sources.join() === "general");
    // The closing.
    expect(general.length).toBeLessThanOrEqual(1);
  }
});

test("a fault that is the area to improve is taken up as what to work on, and not where a target follows", async () => {
  const said = async (area_to_improve: string, seed: number) =>
    (await sentencesOf({ ...TICKS, area_to_improve }, seed))
      .filter(({ sources }) => sources.includes("area_to_improve"))
      .map(({ text }) => text);
  for (let seed = 1; seed <= 6; seed++) {
    const [fault, takenUp, ...rest] = await said("rushes and doesnt plan", seed);
    expect(fault).toMatch(/rushes and does not plan/u);
    expect(takenUp).toMatch(/^This is\b/u);
    expect(rest).toEqual([]);
    expect(await said("forgets capital letters, check each paragraph", seed)).not.toContainEqual(
      expect.stringMatching(/^This is\b/u),
    );
  }
});

test("behind what is still to be done no closing praises it as if it were good work", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Advanced",
        participation: "Active Participant",
        behaviour: "Excellent Behaviour",
        area_to_improve: "show working",
      },
      seed,
    );
    expect(sentences.at(-1)?.text).not.toMatch(/build on this|same way|keep this up|continue in/iu);
  }
});

test("right behind advice no closing praises it as if it were good work", async () => {
  for (let seed = 1; seed <= 16; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Proficient",
        participation: "Active Participant",
        homework: "Consistently Completed",
      },
      seed,
      { subject: "History", range: "400-700" },
    );
    if (sentences.at(-2)?.sources[0] !== "general") continue;
    expect(sentences.at(-1)?.text).not.toMatch(
      /build(?:ing)? on (?:all )?this|same way|keep (?:up )?this|continues? in|more of the same/iu,
    );
  }
});

test("advice takes up what a note on the level says goes ill", async () => {
  let found = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Developing",
        level_notes: "ok on shape, struggles with fractions",
      },
      seed,
      { subject: "Mathematics", range: "300-400" },
    );
    const advice = sentences.filter(({ sources }) => sources[0] === "general");
    if (
      advice.some(({ text }) =>
        /went wrong|five questions|worked example|easy questions/iu.test(text),
      )
    )
      found++;
  }
  expect(found).toBeGreaterThanOrEqual(6);
});

test("a note that praises stands in one place, and with it what it tells beside", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        ...TICKS,
        additional_notes: "joined us in September, has made friends quickly",
        area_to_improve: "check spellings",
      },
      seed,
    );
    const told = sentences.flatMap(({ sources }, at) =>
      sources[0] === "additional_notes" ? [at] : [],
    );
    expect((told.at(-1) ?? 0) - (told[0] ?? 0)).toBe(told.length - 1);
  }
});

test("a report closes, also where few closings follow from it", async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Proficient",
        participation: "Active Participant",
        behaviour: "Acceptable Behaviour",
        behaviour_notes: "shouts out answers",
        homework: "Mostly Completed",
      },
      seed,
    );
    expect(sentences.at(-1)?.sources).toEqual(["general"]);
    expect(sentences.at(-1)?.text).toMatch(
      /\b(?:term|coming|ahead|wish|wishes|next|given|willingness|part)\b/iu,
    );
  }
});

test("where homework is all that is missing, the report ends on its coming and not on the fault", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      { level: "Advanced", participation: "Active Participant", homework: "Never Completed" },
      seed,
      { range: "400-700" },
    );
    expect(sentences.at(-1)?.sources).toEqual(["general"]);
    expect(sentences.at(-1)?.text).toMatch(/homework/iu);
  }
});

test("lessons that were missed are no reason for being late", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        ...TICKS,
        punctuality: "Frequently late",
        punctuality_notes: "has missed 6 lessons this half term",
      },
      seed,
    );
    const told = sentences.find(({ sources }) => sources.includes("punctuality_notes"));
    expect(told?.text).toMatch(/missed/u);
    expect(told?.text).not.toMatch(/, as /u);
  }
});

test("where no level is given a short achievement stands with how the student takes part", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const sentences = await sentencesOf(
      {
        participation: "Active Participant",
        behaviour: "Excellent Behaviour",
        punctuality: "Always on time",
        best_achievement: "won the quiz",
      },
      seed,
    );
    const at = (field: string) => sentences.findIndex(({ sources }) => sources[0] === field);
    expect(at("best_achievement")).toBeGreaterThan(at("participation"));
    expect(at("best_achievement")).toBeLessThan(at("behaviour"));
  }
});

test("two ticks that share a verb keep all that they say", async () => {
  for (let seed = 1; seed <= 60; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Proficient",
        level_notes: "understands the plot of the play and what drives each of the people in it",
        participation: "Active Participant",
        behaviour: "Good Behaviour",
        punctuality: "Always on time",
        homework: "Mostly Completed",
        homework_notes: "all of the longer pieces were in on the day and were checked with care",
        best_achievement: "wrote a scene of her own for the play and read it out to the class",
        area_to_improve: "plan longer pieces before writing them",
      },
      seed,
      { range: "300-400" },
    );
    for (const { text } of sentences)
      expect(text).not.toMatch(/(?:lessons|class|conduct|behaviour) and punctuality/u);
  }
});

test("a closing takes up an aim right behind it, and no praise that stands between", async () => {
  let between = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const sentences = await sentencesOf(
      {
        level: "Advanced",
        area_to_improve: "timing in exams",
        additional_notes: "reads a lot, helps others",
      },
      seed,
    );
    const [before, closing] = sentences.slice(-2);
    if (!before?.sources.includes("additional_notes")) continue;
    between += 1;
    expect(closing?.text).not.toMatch(
      /\bthis (?:would|should|is|target)|\b(?:with|in|do) this\b(?! term)/iu,
    );
  }
  expect(between).toBeGreaterThan(10);
});
