import { expect, it } from "vitest";
import { tagWords } from "./tagger.ts";

it("is made anew as often as it takes, and is as quick as at first", () => {
  const sentence = ["She", "works", "hard"];
  const tagged = tagWords(sentence);
  // Names that nobody has heard of, as many as a school types in a few years: the tagger is made anew some thirty times.
  for (let from = 0; from < 160_000; from += 500)
    tagWords(Array.from({ length: 500 }, (_, at) => `Xq${(from + at).toString(36)}zv`));
  expect(tagWords(sentence)).toEqual(tagged);
});
