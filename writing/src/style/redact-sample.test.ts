import { describe, expect, it } from "vitest";
import { buildRosterIndex } from "../privacy/roster.ts";
import { pupilOf } from "./pupil-of-sample.ts";
import { redactSample, redactSamples } from "./redact-sample.ts";

const NOBODY = buildRosterIndex({ students: [], staff: [], school: "Oakfield Academy" });
const FORMER =
  "Sorrel Rowan Bramble Jasper Clementine Wren Fern Robin Sage Basil Piper Skye Storm Melody Lark Hope Joy Will May Summer Marmalade Quillon".split(
    " ",
  );

describe("a former pupil whose name is a word and on no roster", () => {
  it.each([
    "N is a thoughtful geographer. Her map of Kenya was superb. I hope she keeps it up.",
    "What a lovely year N has had in Science! She gets stuck in. Homework is on time.",
    "A good year for N. Algebra is secure. Homework is done. Well done.",
    "It has been a joy to teach N this year. N's behaviour is good. Keep it up, N!",
    "N and Tariq are a lively pair. N should talk less to Tariq. Next term, I would like N to try harder.",
    "Her attitude is good and N has worked hard. She should read more at home.",
    "Name: N Finch  Form: 9B  Subject: Geography\nDear Mr and Mrs Finch,\nN listens well and she asks good questions.\nJ. Kessler",
  ])("is taken out of: %s", (pattern) => {
    for (const name of FORMER) {
      const out = redactSample(pattern.replaceAll(/\bN\b/gu, name), NOBODY);
      expect(out).not.toMatch(new RegExp(String.raw`\b(?:${name}|Finch|Kessler|Tariq)\b`, "u"));
      expect(out).toContain("{PUPIL}");
    }
  });

  it("is known in small letters and with a slip of the finger", () => {
    const out = redactSample(
      "Sorrel has worked hard and she listens. I think sorrel could aim higher, and Sorel knows it. Well done, Sorrel!",
      NOBODY,
    );
    expect(out).not.toMatch(/sorr?el/iu);
  });

  it("is known in the samples of others, too", () => {
    const [, other] = redactSamples(
      [
        "Bramble has worked hard this year and she listens. Well done, Bramble!",
        "Lark has had a good year and he listens. Lark should not copy Bramble. Well done, Lark!",
      ],
      NOBODY,
    );
    expect(other).not.toMatch(/Bramble|Lark/u);
  });

  it("leaves a stored sample as it is", () => {
    const once = redactSample(
      "Sorrel is keen and she listens. She sits by Storm. Well done, Sorrel!",
      NOBODY,
    );
    expect(redactSample(once, NOBODY)).toBe(once);
  });
});

describe("what is no pupil", () => {
  it.each([
    "Algebra is secure. Homework is done on time.",
    "In Geography we have studied Kenya and the Amazon.",
    "Effort in class is consistent. Progress has been good.",
    "Macbeth was a challenge. We read it in May.",
  ])("stays: %s", (text) => {
    expect(pupilOf(text)).toBeNull();
    expect(redactSample(text, NOBODY)).toBe(text);
  });
  it("is a month, a wish or a season, where the pupil is called so", () => {
    expect(
      redactSample("May has improved since May and she may go far. Well done, May!", NOBODY),
    ).toBe("{PUPIL} has improved since May and she may go far. Well done, {PUPIL}!");
    expect(
      redactSample("Hope is keen and she listens. I hope she reads. Hope's work is neat.", NOBODY),
    ).toBe("{PUPIL} is keen and she listens. I hope she reads. {PUPIL}'s work is neat.");
  });
});
