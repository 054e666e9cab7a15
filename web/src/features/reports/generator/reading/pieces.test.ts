import type { NoteReading } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, test } from "vitest";
import { inPlace, readNote, stillAbout, without } from "./pieces.ts";

const TEXT = "plans well, first hand up every lesson, hates his dad";
const stretch = (piece: string) => {
  const from = TEXT.indexOf(piece);
  return { from, to: from + piece.length };
};
const reading = (piece: string, given: Partial<NoteReading>): NoteReading => ({
  ...stretch(piece),
  kind: "worked_in",
  reads_as: "",
  judgement: "fact",
  reason: "",
  suggestions: [],
  ...given,
});

describe("what a teacher is to know of a note", () => {
  test("what is said stands together, what is handed back and what is kept out by themselves", () => {
    const read = readNote("level_notes", TEXT, [
      reading("plans well", { reads_as: "He plans well.", reason: "“plns” is read as “plans”" }),
      reading("first hand up every lesson", {
        kind: "handed_back",
        reason: "There is no verb.",
        suggestions: ["He is keen.", "He answers first.", "A third"],
      }),
      reading("hates his dad", { kind: "kept_out", reason: "A family matter." }),
    ]);
    expect(read.reads).toBe("He plans well.");
    expect(read.seenTo).toEqual(["“plns” is read as “plans”"]);
    expect(read.questions).toEqual([
      {
        ...stretch("first hand up every lesson"),
        piece: "first hand up every lesson",
        reason: "There is no verb.",
        suggestions: ["He is keen.", "He answers first."],
        misplaced: false,
      },
    ]);
    expect(read.keptOut).toEqual(["A family matter."]);
  });

  test("a note that is handed back whole is not quoted to its teacher", () => {
    const whole = reading(TEXT, { kind: "handed_back" });
    expect(readNote("level_notes", TEXT, [whole]).questions[0]?.piece).toBeNull();
  });

  test("a fault stands in the wrong place among the best achievements, and nowhere else", () => {
    const fault = reading(TEXT, { kind: "handed_back", judgement: "fault" });
    const misplaced = (field: "best_achievement" | "area_to_improve") =>
      readNote(field, TEXT, [fault]).questions[0]?.misplaced;
    expect(misplaced("best_achievement")).toBe(true);
    expect(misplaced("area_to_improve")).toBe(false);
  });
});

describe("a wording in the place of a piece", () => {
  const put = (piece: string, wording: string) => {
    const { from, to, words } = inPlace(TEXT, stretch(piece), wording);
    return TEXT.slice(0, from) + words + TEXT.slice(to);
  };
  test("a sentence is set off from what stands before and after it", () => {
    expect(put("first hand up every lesson", "He is keen.")).toBe(
      "plans well. He is keen. hates his dad",
    );
    expect(put("plans well", "He plans well.")).toBe(
      "He plans well. first hand up every lesson, hates his dad",
    );
  });
  test("a fragment keeps the marks around it", () => {
    expect(put("first hand up every lesson", "keen to answer")).toBe(
      "plans well, keen to answer, hates his dad",
    );
  });
});

test("a piece leaves a note without the comma that joined it", () => {
  expect(without(TEXT, stretch("hates his dad"))).toBe("plans well, first hand up every lesson");
  expect(without(TEXT, stretch("plans well"))).toBe("first hand up every lesson, hates his dad");
  expect(without(TEXT, stretch(TEXT))).toBe("");
});

test("a question is over once its piece has been changed", () => {
  const question = stretch("first hand up every lesson");
  expect(stillAbout(question, TEXT, `${TEXT} and more`)).toBe(true);
  expect(stillAbout(question, TEXT, TEXT.replace("first", "second"))).toBe(false);
});
