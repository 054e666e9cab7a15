import type { SuggestedChange } from "@reportair/contract/features/suggestions.ts";
import { expect, test } from "vitest";
import { around, markedText, visible } from "./marked-text.ts";

const TEXT = "Ada work hard. She reads.";
const change = (given: Partial<SuggestedChange>): SuggestedChange => ({
  number: 0,
  was: "work",
  now: "works",
  state: "open",
  place: { from: 4, to: 8 },
  ...given,
});

test("changes stand in their places, and what has none leaves the text alone", () => {
  const works = change({});
  const end = change({ number: 2, was: "", now: " Well done.", place: { from: 25, to: 25 } });
  const gone = change({ number: 1, state: "outdated", place: null });
  expect(markedText(TEXT, [works, gone, end])).toEqual([
    { at: 0, text: "Ada " },
    { at: 4, change: works },
    { at: 8, text: " hard. She reads." },
    { at: 25, change: end },
  ]);
  expect(markedText(TEXT, [])).toEqual([{ at: 0, text: TEXT }]);
});

test("words that show nothing get signs", () => {
  expect(visible("one\n\ntwo")).toBe("one¶¶two");
  expect(visible("  ")).toBe("␣␣");
  expect(visible("two words ")).toBe("two words ");
});

test("a change is shown with whole words around it", () => {
  expect(around(TEXT, { from: 4, to: 8 }, 12)).toEqual({ before: "Ada ", after: " hard. She…" });
  expect(around(TEXT, { from: 19, to: 25 }, 8)).toEqual({ before: "…She ", after: "" });
});
