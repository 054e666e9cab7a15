import fc from "fast-check";
import { expect, it } from "vitest";
import { buildRosterIndex } from "../privacy/roster.ts";
import { describeForModel } from "./for-model.ts";
import { avoid } from "./feedback.ts";
import { profileSamples } from "./learn.ts";
import { redactSamples } from "./redact-sample.ts";
import { isOfReports } from "./report-words.ts";

const NOBODY = buildRosterIndex({ students: [], staff: [], school: "Oakfield Academy" });

/** Ways in which a pupil stands in a sample: named once or often, spoken to, owning, at the end. */
const SAMPLES = [
  "N is a thoughtful geographer. Her work on rivers is lovely. Well done, N!",
  "What a year N has had! N's behaviour is good. She gets stuck in. Keep it up, N!",
  "It has been a pleasure to teach N. N, you should be proud of yourself.",
  "N and N-Ray work well together. I would like N to read more. Homework is on time.",
  "You have worked hard, N. We are proud of N's progress. A good year for N.",
  "A kind pupil is N. The class likes N and so do I. Thank you, N",
];
const WORDS =
  "storm lark sage piper bramble clover river hazel scout maple summit blaze ocean falcon pebble velvet cricket copper winter thunder".split(
    " ",
  );
const part = fc
  .array(fc.constantFrom("ba", "lo", "rin", "tha", "quil", "mor", "zev", "ny", "ska", "el"), {
    minLength: 2,
    maxLength: 4,
  })
  .map((parts) => parts.join(""));
/** An invented name, or any word with a capital; now and then of two halves, with an accent or without its capital. */
const name = fc
  .tuple(fc.oneof(part, fc.constantFrom(...WORDS)), fc.constantFrom("", "-Jo", "é", "’Shae"))
  .filter(([word]) => !isOfReports(word))
  .map(([word, tail]) => `${word.charAt(0).toUpperCase()}${word.slice(1)}${tail}`);

it("any name put into the samples stays in them", () => {
  fc.assert(
    fc.property(
      fc.array(name, { minLength: 1, maxLength: 10 }),
      fc.nat({ max: 5 }),
      fc.boolean(),
      (names, from, small) => {
        const samples = Array.from({ length: 10 }, (_, at) => {
          const called = names[at % names.length] ?? "";
          const text = (SAMPLES[(at + from) % SAMPLES.length] ?? "").replaceAll(/\bN\b/gu, called);
          return small && at % 3 === 0 ? text.toLowerCase() : text;
        });
        const redacted = redactSamples(samples, NOBODY);
        const learnt = profileSamples(redacted);
        const profile = avoid(learnt, redacted.slice(0, 2));
        const said = [
          JSON.stringify(learnt),
          ...describeForModel(learnt, NOBODY),
          ...(small ? [] : describeForModel(profile, NOBODY)),
        ].join("\n");
        for (const called of names) {
          expect(said.toLowerCase()).not.toMatch(
            new RegExp(String.raw`(?<!\p{L})${called.toLowerCase()}(?!\p{L})`, "u"),
          );
        }
        expect(said).not.toMatch(/geographer|rivers/u);
      },
    ),
    { numRuns: 40 },
  );
}, 30_000);
