import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { describe, expect, test } from "vitest";
import { INFORMAL } from "../../test/style-profile.ts";
import { checkReport } from "../checks/check.ts";
import type { WriteRequest } from "../facts.ts";
import { followsStyle } from "../style/follows.ts";
import type { StyleProfile } from "../style/profile.ts";
import { createEmbeddedWriter } from "./writer.ts";

const writer = createEmbeddedWriter();
const PROFILE: StyleProfile = {
  ...INFORMAL,
  person: "I",
  formality: "neutral",
  phrases: ["keep up the good work"],
  avoid: ["at home"],
  structure: ["homework", "attainment"],
};

function request(style: StyleProfile | null, seed = 1): WriteRequest {
  return {
    facts: {
      student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
      subject: "Science",
      inputs: {
        ...EMPTY_INPUTS,
        level: "Proficient",
        participation: "Active Participant",
        behaviour: "Good Behaviour",
        homework: "Consistently Completed",
      },
      range: "300-400",
      unit: "words",
      leave_out: [],
    },
    said: { classmates: [], earlier: [] },
    seed,
    roster: null,
    style,
  };
}

describe("a teacher's style is followed", () => {
  const profiles: [string, StyleProfile][] = [
    ["as I, with contractions and short sentences", PROFILE],
    [
      "as we, formally, in long sentences",
      {
        ...PROFILE,
        person: "we",
        formality: "formal",
        contractions: false,
        sentence_words: { short: 12, typical: 21, long: 30 },
        paragraphs: 5,
      },
    ],
    [
      "without the teacher in it",
      { ...PROFILE, person: "nobody", phrases: [], contractions: false, paragraphs: 2 },
    ],
    ["to the pupil", { ...PROFILE, address: "pupil" }],
  ];
  test.each(profiles)("%s", async (_, profile) => {
    const found = [];
    for (let seed = 1; seed <= 10; seed++) {
      const { text } = await writer.write(request(profile, seed));
      found.push(...followsStyle(profile, text.replaceAll("Amara", "{PUPIL}")));
    }
    const missed = found.filter(({ followed }) => !followed).map(({ feature }) => feature);
    expect(missed.length / found.length, missed.join(", ")).toBeLessThanOrEqual(0.15);
  });

  test("and the report stays right", async () => {
    const written = request(PROFILE);
    expect(checkReport(written.facts, await writer.write(written), written.said)).toEqual([]);
  });

  test("in sentences as short as they come", async () => {
    const short = { ...PROFILE, sentence_words: { short: 3, typical: 5, long: 8 } };
    for (let seed = 1; seed <= 4; seed++) {
      const { sentences } = await writer.write(request(short, seed));
      const words = sentences.map(({ text }) => text.split(" ").length).toSorted((a, b) => a - b);
      expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(8);
    }
  });

  test("in the order of its topics", async () => {
    const { sentences } = await writer.write(request(PROFILE));
    expect(sentences[0]?.sources).toEqual(["homework"]);
  });

  test("and leaves out what the teacher struck out", async () => {
    let plainly = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const plain = await writer.write(request(null, seed));
      const styled = await writer.write(request(PROFILE, seed));
      if (/\bat home\b/iu.test(plain.text)) plainly++;
      expect(styled.text).not.toMatch(/\bat home\b/iu);
    }
    expect(plainly).toBeGreaterThan(0);
  });
});

describe("a teacher's stock phrase", () => {
  test("comes in every report that has good work in it", async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { text } = await writer.write(request(PROFILE, seed));
      expect(text.toLowerCase()).toContain("keep up the good work");
    }
  });

  test("is not said where there is none", async () => {
    const { facts, ...rest } = request(PROFILE);
    const weak: WriteRequest["facts"] = {
      ...facts,
      inputs: {
        ...EMPTY_INPUTS,
        level: "Below Expectations",
        behaviour: "Unacceptable Behaviour",
        homework: "Never Completed",
      },
    };
    const { text } = await writer.write({ ...rest, facts: weak });
    expect(text.toLowerCase()).not.toContain("keep up");
  });
});

describe("a teacher's own sentences", () => {
  const FRAMED: StyleProfile = {
    ...PROFILE,
    structure: [],
    openings: ["{PUPIL} has made a pleasing start", "It has been a pleasure to"],
    closings: ["I look forward to teaching"],
    phrases: [],
    punctuation: { ...PROFILE.punctuation, exclamation: 0.2, semicolon: 0.2 },
    transitions: { contrast: ["That said"], addition: [], target: ["Going forward"] },
    frames: [
      {
        part: "opening",
        text: "{PUPIL} has made a pleasing start to the year in {subject}!",
        judgement: "praise",
        topic: null,
      },
      {
        part: "opening",
        text: "It has been a pleasure to teach {PUPIL} this year.",
        judgement: "warm",
        topic: null,
      },
      {
        part: "closing",
        text: "I look forward to teaching {them} again.",
        judgement: "neutral",
        topic: null,
      },
    ],
  };
  const withInputs = (
    inputs: Partial<WriteRequest["facts"]["inputs"]>,
    style = FRAMED,
    seed = 1,
  ): WriteRequest => {
    const { facts, ...rest } = request(style, seed);
    return { ...rest, facts: { ...facts, inputs: { ...EMPTY_INPUTS, ...inputs } } };
  };
  const weak = {
    level: "Below Expectations",
    behaviour: "Unacceptable Behaviour",
    homework: "Never Completed",
  } as const;

  test("begin and end a report, and everything in it stays right", async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const written = request(FRAMED, seed);
      const report = await writer.write(written);
      expect(report.text).toMatch(
        /^(?:Amara has made a pleasing start to the year in Science!|It has been a pleasure to teach Amara this year\.) /u,
      );
      expect(report.text).toMatch(/I look forward to teaching (?:her|Amara) again\.$/u);
      expect(checkReport(written.facts, report, written.said)).toEqual([]);
    }
  });

  test("praise nobody whose ticks do not bear it out, and are then not what a text rests on", async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { text, sentences } = await writer.write(withInputs(weak, FRAMED, seed));
      expect(text).not.toMatch(/pleasing start|pleasure/u);
      expect(sentences.at(-1)).toEqual({
        text: expect.stringMatching(/^I look forward to teaching (?:her|Amara) again\.$/u),
        sources: ["general"],
      });
    }
  });

  test("tell what they rest on", async () => {
    const style = { ...FRAMED, openings: FRAMED.openings.slice(0, 1) };
    const { sentences } = await writer.write(request(style));
    expect(sentences[0]).toEqual({
      text: "Amara has made a pleasing start to the year in Science!",
      sources: ["level", "participation", "behaviour", "homework"],
    });
  });

  test("go with the way to begin or end that the teacher strikes out", async () => {
    const { text } = await writer.write(request({ ...FRAMED, openings: [], closings: [] }));
    expect(text).not.toMatch(
      /pleasing start|pleasure to teach|look forward to teaching \S+ again\./u,
    );
  });

  test("give way to notes where there is little room", async () => {
    const { facts, ...rest } = withInputs({
      level: "Proficient",
      behaviour: "Good Behaviour",
      additional_notes: "She helps others and explains each step with patience.",
    });
    const tight = { ...rest, facts: { ...facts, unit: "characters" as const } };
    const { text, uncovered } = await writer.write(tight);
    expect(text.length).toBeLessThanOrEqual(400);
    expect(uncovered).toEqual([]);
  });

  test("are not told to a pupil who is spoken to", async () => {
    const { text } = await writer.write(request({ ...FRAMED, address: "pupil" }));
    expect(text).not.toContain("has made a pleasing start");
  });

  test("lead from one sentence to the next in the teacher's words", async () => {
    const inputs = { ...weak, participation: "Active Participant" } as const;
    const texts = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(
        async (seed) => (await writer.write(withInputs(inputs, FRAMED, seed))).text,
      ),
    );
    expect(texts.join("\n")).toContain("Going forward, ");
  });
});

test("what a teacher writes of themselves in a note stays theirs, whatever the banks say", async () => {
  const asked = request(null);
  asked.facts.inputs.additional_notes =
    "I was pleased with her project. She has come to my lessons early & thanked me.";
  const { text } = await writer.write(asked);
  expect(text).toContain("I was pleased with her project.");
  expect(text).toContain("come to my lessons early and thanked me.");
});
