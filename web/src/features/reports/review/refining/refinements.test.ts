import { expect, test } from "vitest";
import { refinedWords, rewordedWords, sentenceToReword } from "./refinements.ts";

test.each([
  [{ kind: "shorter" }, "Made shorter"],
  [{ kind: "more_formal" }, "Made more formal"],
  [{ kind: "reword", sentence: 2 }, "Sentence 3 reworded"],
] as const)("%j is said as %j", (change, words) => {
  expect(refinedWords(change)).toBe(words);
});

test("what could not be reworded is said", () => {
  expect(rewordedWords(0)).toBe("Reworded");
  expect(rewordedWords(1)).toBe("Reworded all but 1 sentence");
});

test("the sentence to reword is the one pointed at, as long as there is such a sentence", () => {
  const sentences = [
    { text: "One.", sources: [] },
    { text: "Two.", sources: [] },
  ];
  expect(sentenceToReword(sentences, 2)).toBe(2);
  expect(sentenceToReword(sentences, 3)).toBe(1);
  expect(sentenceToReword(sentences, null)).toBe(1);
  expect(sentenceToReword([], 2)).toBeNull();
});
