import type { LeavingPart } from "@reportair/contract/features/leaving.ts";
import { expect, test } from "vitest";
import { boxOf, countsText } from "./kind-words.ts";
import { countWords, piecesOf, stretchesOf } from "./words.ts";

const kept = (text: string): LeavingPart => ({ text, kind: null });
const PARTS: LeavingPart[] = [
  kept("lives out past Brindle Weir, "),
  { text: "(removed)", kind: "postcode" },
  kept(" and Jean-Luc’s farm"),
];
const stretches = (from: number, to: number) => stretchesOf(piecesOf(PARTS), { from, to });

test("the pieces are the text, and its words are what may be selected", () => {
  const pieces = piecesOf(PARTS);
  expect(pieces.map(({ text }) => text).join("")).toBe(PARTS.map(({ text }) => text).join(""));
  expect(countWords(pieces)).toBe(8);
});

test("what is selected is taken as it stands, without the marks around it", () => {
  expect(stretches(3, 4)).toEqual(["Brindle Weir"]);
  expect(stretches(4, 3)).toEqual(["Brindle Weir"]);
  expect(stretches(6, 6)).toEqual(["Jean-Luc’s"]);
});

test("a box in between parts what is selected: it is out already", () => {
  expect(stretches(4, 5)).toEqual(["Weir", "and"]);
});

test.each<[LeavingPart, string]>([
  [{ text: "{PUPIL}", kind: "pupil" }, "Pupil"],
  [{ text: "{STAFF_1}", kind: "staff" }, "Staff"],
  [{ text: "{STAFF_2}", kind: "staff" }, "Staff 2"],
  [{ text: "{Their}", kind: "pronoun" }, "Their"],
  [{ text: "{works|work}", kind: "verb" }, "works/work"],
  [{ text: "(removed)", kind: "postcode" }, "Postcode"],
  [{ text: "classmates", kind: "classmate" }, "classmates"],
])("%o reads as %s", (part, box) => {
  expect(boxOf(part)).toBe(box);
});

test("what was taken out is counted in words", () => {
  expect(
    countsText([
      { kind: "pupil", count: 1 },
      { kind: "staff", count: 2 },
      { kind: "pronoun", count: 1 },
    ]),
  ).toEqual({
    total: "4 things taken out",
    kinds: "the pupil’s name, 2 members of staff, 1 pronoun",
  });
  expect(countsText([]).total).toBe("Nothing had to be taken out");
});
