import { expect, it } from "vitest";
import { howEdited } from "./how-edited.ts";

const sentence = (n: number) => `Sentence ${n} says one thing or another.`;
const written = [1, 2, 3, 4, 5, 6].map(sentence).join(" ");

it("takes a text for as written where all but blanks is as it was", () => {
  expect(howEdited(written, written)).toBe("as_written");
  expect(howEdited(written, ` ${written.replace(". ", ".\n\n")}\n`)).toBe("as_written");
});

it("takes a sign, a word and one sentence of six for lightly edited", () => {
  expect(howEdited(written, written.replace(".", "!"))).toBe("lightly");
  expect(howEdited(written, written.replace("another", "more"))).toBe("lightly");
  expect(
    howEdited(written, written.replace(sentence(4), "Quite different words stand here.")),
  ).toBe("lightly");
  expect(howEdited(written, written.replace(` ${sentence(6)}`, ""))).toBe("lightly");
  expect(howEdited(written, `${written} ${sentence(7)}`)).toBe("lightly");
});

it("takes sentences that stand elsewhere for the writer's", () => {
  expect(howEdited(written, [6, 5, 4, 3, 2, 1].map(sentence).join(" "))).toBe("lightly");
});

it("takes more than a fifth of the words for much edited", () => {
  expect(howEdited("one two three four five", "one two three four six")).toBe("lightly");
  expect(howEdited("one two three four", "one two three six")).toBe("much");
  expect(howEdited(written, [1, 2, 3, 4].map(sentence).join(" "))).toBe("much");
  expect(howEdited(written, `${written} ${[7, 8].map(sentence).join(" ")}`)).toBe("much");
});

it("counts a word as often as it stands there", () => {
  expect(howEdited("very very good work", "very good work")).toBe("much");
  expect(howEdited("", "")).toBe("as_written");
  expect(howEdited("…", "!")).toBe("lightly");
});
