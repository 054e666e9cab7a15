import { describe, expect, test } from "vitest";
import { isBeingWritten, moved, remarksOf, together, type Remark } from "./remarks.ts";

const TEXT = "They work hard. The the end.";
const remark = (words: string, given: Partial<Remark> = {}): Remark => {
  const from = TEXT.indexOf(words);
  const to = from + words.length;
  return { from, to, words, kind: "spelling", message: "", changes: [], ...given };
};
const places = (remarks: readonly Remark[], text: string) =>
  remarks.map(({ from, to }) => text.slice(from, to));

test("advice is shown with the words that it is about, and its one suggestion", () => {
  const advice = { from: 0, to: 4, kind: "pronoun", message: "It is she." } as const;
  expect(remarksOf(TEXT, [advice, { ...advice, suggestion: "She" }])).toMatchObject([
    { words: "They", changes: [] },
    { words: "They", changes: ["She"] },
  ]);
});

describe("while typing goes on", () => {
  const both = [remark("They"), remark("The the")];
  test("what stands before the change stays, and what stands after it moves along", () => {
    const now = "They work very hard. The the end.";
    expect(places(moved(both, TEXT, now), now)).toEqual(["They", "The the"]);
  });
  test("what was changed itself is gone", () => {
    const now = "She works hard. The the end.";
    expect(places(moved(both, TEXT, now), now)).toEqual(["The the"]);
    expect(moved(both, TEXT, "")).toEqual([]);
  });
  test("language is left alone where the cursor stands, and people are not", () => {
    const end = TEXT.indexOf("hard") + 4;
    expect(isBeingWritten(remark("hard"), end)).toBe(true);
    expect(isBeingWritten(remark("hard"), null)).toBe(false);
    expect(isBeingWritten(remark("hard"), 0)).toBe(false);
    expect(isBeingWritten(remark("hard", { kind: "diagnosis" }), end)).toBe(false);
  });
});

test("what is about people comes before what is about language", () => {
  const [person, word] = [remark("end", { kind: "family" }), remark("They")];
  expect(together([word, person], [])).toEqual([person, word]);
});

test("of two remarks on the same words the first reader's stands, and all are in the order of the text", () => {
  const [late, early, same] = [remark("end"), remark("They"), remark("end.", { message: "No." })];
  expect(together([late], [same, early])).toEqual([early, late]);
});
