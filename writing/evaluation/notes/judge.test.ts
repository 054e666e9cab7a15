import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { judgeNote } from "./judge.ts";
import type { CorpusNote, Meant } from "./meaning.ts";
import { fault, note, ofKind, praise, unsayable } from "./meaning.ts";
import { CALLUM, KOFI } from "./pupils.ts";

function corpusNote(text: string, ...means: Meant[]): CorpusNote {
  const [one] = ofKind("test", [note("Geography", KOFI, "best", text, ...means)]);
  if (!one) throw new Error("no note");
  return one;
}

function reading(reads_as: string, to: number, others: Partial<NoteReading> = {}): NoteReading {
  const kind = reads_as === "" ? "handed_back" : "worked_in";
  const reason = reads_as === "" ? "I would not risk this." : "";
  return { from: 0, to, kind, reads_as, judgement: "praise", reason, suggestions: [], ...others };
}

const TALK = corpusNote("v good talk on rivers", praise("very good talk; rivers"));

function fateOfTalk(reads_as: string, others: Partial<NoteReading> = {}): string | undefined {
  return judgeNote(TALK, [reading(reads_as, TALK.text.length, others)])[0]?.fate;
}

describe("the judge of notes", () => {
  it("calls a piece said right whose sentence is whole, of its judgement, and holds its words", () => {
    expect(fateOfTalk("He gave a very good talk on rivers.")).toBe("worked_in");
  });

  it("calls a broken sentence wrong, and one that has lost or added something", () => {
    expect(fateOfTalk("He very good talk on rivers.")).toBe("wrong");
    expect(fateOfTalk("He gave a very good talk.")).toBe("wrong");
    expect(fateOfTalk("He gave 3 very good talks on rivers and a very good talk on rivers.")).toBe(
      "wrong",
    );
    expect(fateOfTalk("She gave a very good talk on rivers.")).toBe("wrong");
  });

  it("calls praise inverted that is taken for a fault, framed as one, or negated", () => {
    const sentence = "He gave a very good talk on rivers.";
    expect(fateOfTalk(sentence, { judgement: "fault" })).toBe("inverted");
    expect(fateOfTalk("What holds him back is his very good talk on rivers.")).toBe("inverted");
    expect(fateOfTalk("He gave no very good talk on rivers.")).toBe("inverted");
  });

  it("wants a fault among the best achievements known for one", () => {
    const swears = corpusNote("swears at staff", fault("swears; staff"));
    const read = (judgement: NoteReading["judgement"]) =>
      judgeNote(swears, [reading("He swears at staff.", 15, { judgement })])[0]?.fate;
    expect(read("fault")).toBe("worked_in");
    expect(read("fact")).toBe("wrong");
    expect(read("praise")).toBe("inverted");
  });

  it("tells what is handed back from what is left out in silence", () => {
    expect(fateOfTalk("")).toBe("handed_back");
    expect(fateOfTalk("", { reason: "" })).toBe("silent");
    expect(judgeNote(TALK, [])[0]?.fate).toBe("silent");
  });

  it("wants what no report should say given back or kept out", () => {
    const [lazy] = ofKind("test", [note("Maths", CALLUM, "behaviour 4", "lazy", unsayable())]);
    if (!lazy) throw new Error("no note");
    expect(judgeNote(lazy, [reading("He is lazy.", 4)])[0]?.fate).toBe("wrong");
    expect(judgeNote(lazy, [reading("", 4)])[0]?.fate).toBe("told");
  });
});
