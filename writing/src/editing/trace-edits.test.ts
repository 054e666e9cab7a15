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

  it("takes a sentence with an abbreviation for one, and every line for itself", () => {
    const text = `${whole} Her talk with Dr. Khan was a delight. She reads\nevery day.`;
    expect(traceEdits(before, text).slice(3)).toEqual([
      { text: "Her talk with Dr. Khan was a delight.", sources: ["teacher"] },
      { text: "She reads", sources: ["teacher"] },
      { text: "every day.", sources: ["teacher"] },
    ]);
  });

  it("sees words that were put before a sentence or after it", () => {
    const [first, , last] = before.map((sentence) => sentence.text);
    const text = `This term ${first} ${last?.slice(0, -1)} more than anything else.`;
    expect(traceEdits(before, text)).toEqual([
      { text: `This term ${first}`, sources: ["level", "teacher"] },
      {
        text: "Reading for ten minutes a day helps more than anything else.",
        sources: ["general", "teacher"],
      },
    ]);
  });

  it("leaves sentences alone that follow one with an initial at its end", () => {
    const text = `Her report in French was an A. ${whole}`;
    expect(traceEdits(before, text).slice(1)).toEqual(before);
  });

  it("finds nothing in an empty text", () => {
    expect(traceEdits(before, "  ")).toEqual([]);
  });
});
