import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import { expect, test } from "vitest";
import { describeProfile } from "../style/describe.ts";
import { avoid } from "../style/feedback.ts";
import { followsStyle } from "../style/follows.ts";
import { UNTRAINED } from "../style/profile.ts";
import { createEmbeddedWriter } from "./writer.ts";

test("a teacher without samples is not given again what they rated badly, and is otherwise given no style", async () => {
  const write = (seed: number, style = UNTRAINED) =>
    createEmbeddedWriter().write({
      facts: {
        student: { first_name: "Amara", last_name: "Okafor", pronouns: "She/Her", year: 8 },
        subject: "Maths",
        inputs: { ...EMPTY_INPUTS, level: "Proficient", behaviour: "Good Behaviour" },
        range: "300-400",
        unit: "words",
        leave_out: [],
      },
      said: { classmates: [], earlier: [] },
      seed,
      roster: null,
      style,
    });
  const bare = (text: string) => text.replaceAll("Amara", "{PUPIL}");
  for (let seed = 1; seed <= 5; seed++) {
    const bad = bare((await write(seed)).text);
    const learnt = avoid(UNTRAINED, [bad]);
    expect(learnt.avoid.length).toBeGreaterThan(0);
    expect(followsStyle(learnt, bad)).toEqual([{ feature: "avoided phrases", followed: false }]);
    const { text } = await write(seed, learnt);
    expect(followsStyle(learnt, bare(text))).toEqual([
      { feature: "avoided phrases", followed: true },
    ]);
    expect(describeProfile(learnt)).toEqual([expect.stringMatching(/^Avoids: /u)]);
  }
});
