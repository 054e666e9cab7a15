import { describe, expect, it } from "vitest";
import { readSentence } from "../../checks/ticks/read-tick.ts";
import { unaccountedWords } from "./unaccounted.ts";

const GIVEN = "Maths\nDeveloping\nstruggles w fractions\nbuilt a model bridge";
const wordsOf = (text: string) => unaccountedWords(readSentence(text).observed, GIVEN);

describe("words that nothing given accounts for", () => {
  it.each([
    ["She performed beautifully at the carol concert.", ["performed", "carol", "concert"]],
    ["Her grandmother is proud of her.", ["grandmother"]],
    ["Her family is proud of her.", ["family"]],
    ["She has a flair for origami.", ["origami"]],
  ])("are told: %s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    "She is developing well in Maths and is a thoughtful mathematician.",
    "She finds fractions difficult.",
    "Her model of a bridge was built with care.",
    "She is unfailingly polite and is late to lessons once in a while.",
    "She is a well-organised and hard-working member of the class.",
    // Advice tells nothing that was seen.
    "She should read the recipe and visit the museum.",
    "A good breakfast helps everybody to learn.",
  ])("are not those of any report, nor what was given: %s", (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
