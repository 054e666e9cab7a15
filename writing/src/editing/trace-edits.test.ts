import { describe, expect, it } from "vitest";
import type { Sentence } from "../facts.ts";
import { traceEdits } from "./trace-edits.ts";

const before: Sentence[] = [
  { text: "Niamh is working at a proficient level in English.", sources: ["level"] },
  {
    text: "She is always on time, and her behaviour is excellent.",
    sources: ["punctuality", "behaviour"],
  },
  { text: "Reading for ten minutes a day helps.", sources: ["general"] },
];
const whole = before.map((sentence) => sentence.text).join(" ");

describe("where an edited text's sentences come from", () => {
  it("keeps the sources of what was not touched", () => {
    expect(traceEdits(before, whole)).toEqual(before);
  });

  it("adds the teacher to a sentence that was changed", () => {
    const text = whole.replace("is excellent", "is very good indeed");
    expect(traceEdits(before, text)[1]).toEqual({
      text: "She is always on time, and her behaviour is very good indeed.",
      sources: ["punctuality", "behaviour", "teacher"],
    });
  });

  it("gives a new sentence to the teacher alone", () => {
    expect(traceEdits(before, `${whole} Her trip to Paris was a delight.`).at(-1)?.sources).toEqual(
      ["teacher"],
    );
  });

  it("lets a deleted sentence go and leaves the others alone", () => {
    expect(traceEdits(before, `${before[0]?.text}\n\n${before[2]?.text}`)).toEqual([
      before[0],
      before[2],
    ]);
  });

  it("adds the teacher only once", () => {
    const once = traceEdits(before, whole.replace("proficient", "good"));
    const twice = traceEdits(once, whole.replace("proficient", "very good"));
    expect(twice[0]?.sources).toEqual(["level", "teacher"]);
  });

  it("keeps a writer's sentence whole that looks like two", () => {
    const odd: Sentence[] = [
      { text: "Her work on pp. 12 to 14 stood out. Really.", sources: ["level_notes"] },
    ];
    expect(traceEdits(odd, odd[0]?.text ?? "")).toEqual(odd);
  });

  it("finds nothing in an empty text", () => {
    expect(traceEdits(before, "  ")).toEqual([]);
  });
});
