import { describe, expect, it } from "vitest";
import { inRhythm, type Spoken } from "./rhythm.ts";

const said = (text: string, more: Partial<Spoken> = {}): Spoken => ({
  text,
  sources: ["level"],
  ...more,
});
const texts = (paragraphs: Spoken[][]) => paragraphs.flat().map(({ text }) => text);
const RHYTHM = { words: 10, semicolon: 0, exclamation: 0 };

describe("sentences in a teacher's rhythm", () => {
  it("are left alone without a style", () => {
    const given = [[said("She reads well; she writes well.")]];
    expect(inRhythm(given, null)).toBe(given);
  });
  it("are joined where the teacher's are longer, with what was said of the same", () => {
    const given = [[said("She knows her facts well."), said("This helps her in every test.")]];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 18 }))).toEqual([
      "She knows her facts well, which helps her in every test.",
    ]);
    const two = [[said("Amara knows her facts."), said("She can explain them clearly.")]];
    expect(texts(inRhythm(two, { ...RHYTHM, words: 18 }))).toEqual([
      "Amara knows her facts, and she can explain them clearly.",
    ]);
  });
  it("are joined by but where one is good news and the other bad", () => {
    const given = [
      [
        said("Amara behaves well.", { sources: ["behaviour"], valence: "high" }),
        said("She is often late.", { sources: ["punctuality"], valence: "low" }),
      ],
    ];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 18 }))).toEqual([
      "Amara behaves well, but she is often late.",
    ]);
  });
  it("are joined by but where one praises and the other is only middling", () => {
    const given = [
      [
        said("Amara behaves well.", { sources: ["behaviour"], valence: "high" }),
        said("She is occasionally late.", { sources: ["punctuality"], valence: "mid" }),
      ],
    ];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 18 }))).toEqual([
      "Amara behaves well, but she is occasionally late.",
    ]);
  });
  it("never take a note or a teacher's own sentence into another, nor advice into what was seen", () => {
    const given = [
      [
        said("Amara draws well.", { sources: ["level_notes"] }),
        said("She is neat."),
        said("She could draw more.", { sources: ["general"] }),
        said("She is a delight.", { own: true }),
      ],
    ];
    expect(texts(inRhythm(given, { words: 25, semicolon: 0.9, exclamation: 0.9 }))).toEqual(
      texts(given),
    );
  });
  it("are parted where the teacher's are shorter", () => {
    const given = [[said("She is always on time, and this helps her to settle at once.")]];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 6 }))).toEqual([
      "She is always on time.",
      "This helps her to settle at once.",
    ]);
  });
  it("are parted where one says of the other how it is", () => {
    const given = [
      [
        said("She is always on time for every lesson, which is good to see."),
        said("Homework is a strength: she always completes it."),
        said("She should say which step is the hardest, and why."),
      ],
    ];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 5 }))).toEqual([
      "She is always on time for every lesson.",
      "This is good to see.",
      "Homework is a strength.",
      "She always completes it.",
      "She should say which step is the hardest, and why.",
    ]);
  });
  it("have no semicolon where the teacher has none, and no more than theirs where they have some", () => {
    const given = [[said("She knows her facts well; she can explain them.")]];
    expect(texts(inRhythm(given, { ...RHYTHM, words: 5 }))).toEqual([
      "She knows her facts well.",
      "She can explain them.",
    ]);
    const many = Array.from({ length: 10 }, (_, at) => [
      said(`Task ${"abcdefghij"[at]} is done.`),
      said("It shows care."),
    ]);
    const found = texts(inRhythm(many, { ...RHYTHM, words: 4, semicolon: 0.2 }));
    expect(found.filter((text) => text.includes(";")).length).toBeGreaterThan(0);
    expect(found.filter((text) => text.includes(";")).length).toBeLessThanOrEqual(5);
  });
  it("end in exclamation marks after good news only, and not one after the other", () => {
    const given = [
      [
        said("Amara behaves very well.", { valence: "high" }),
        said("She is always on time.", { valence: "high" }),
        said("Homework is mostly done.", { valence: "high" }),
        said("She is often late.", { valence: "low" }),
        said("She is working at an advanced level.", { valence: "high" }),
      ],
    ];
    const found = texts(inRhythm(given, { ...RHYTHM, words: 5, exclamation: 0.6 }));
    expect(found.filter((text) => text.endsWith("!"))).toEqual([
      "Amara behaves very well!",
      "She is working at an advanced level!",
    ]);
  });
});
