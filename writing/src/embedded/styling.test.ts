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

  test("in the order of its topics", async () => {
    const { sentences } = await writer.write(request(PROFILE));
    expect(sentences[0]?.sources).toEqual(["homework"]);
  });

  test("and leaves out what the teacher struck out", async () => {
    let plainly = 0;
    for (let seed = 1; seed <= 12; seed++) {
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
