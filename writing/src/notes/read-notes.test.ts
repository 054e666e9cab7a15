import { describe, expect, test } from "vitest";
import type { NoteReading, WrittenField } from "@reportair/contract/features/note-readings.ts";
import fc from "fast-check";
import { readNotes } from "./read-notes.ts";

const HE = { first_name: "Sam", last_name: "Hill", pronouns: "He/Him", year: 9 } as const;
const THEY = { ...HE, pronouns: "They/Them" } as const;

function read(
  field: WrittenField,
  text: string,
  student: typeof HE | typeof THEY = HE,
): NoteReading[] {
  return readNotes({ student, subject: "History", field, option: "", text, roster: null });
}

function said(field: WrittenField, text: string, student: typeof HE | typeof THEY = HE): string {
  return read(field, text, student)
    .map(({ kind, reads_as }) => (reads_as === "" ? `(${kind})` : reads_as))
    .join(" ");
}

describe("a whole sentence is said as its teacher wrote it", () => {
  test.each<[WrittenField, string, string]>([
    ["level_notes", "His essay on the Tudors was superb", "His essay on the Tudors was superb."],
    [
      "additional_notes",
      "I moved Sam to the front and he has been a different boy.",
      "I moved Sam to the front and he has been a different boy.",
    ],
    ["level_notes", "Next year he needs to be braver", "Next year Sam needs to be braver."],
    ["level_notes", "Last week he offered to help", "Last week Sam offered to help."],
    ["level_notes", "Sam uses the mark scheme well", "Sam uses the mark scheme well."],
    ["level_notes", "he need to check his spelling", "Sam needs to check his spelling."],
  ])("%s: %s", (field, note, sentence) => {
    expect(said(field, note)).toBe(sentence);
  });
  test("for a pupil who is called they, verbs agree", () => {
    expect(said("level_notes", "they works hard and asks good questions", THEY)).toBe(
      "Sam works hard and ask good questions.".replace("ask ", "asks "),
    );
  });
});

describe("a fragment is worked in by a construction that is sure", () => {
  test.each<[WrittenField, string, string]>([
    ["level_notes", "works hard", "Sam works hard."],
    ["level_notes", "7 in the mock", "Sam achieved a grade 7 in the mock."],
    ["level_notes", "test: 41/50", "Sam achieved 41 out of 50 in the test."],
    ["best_achievement", "finally cracked long division!", "Sam finally cracked long division."],
    [
      "best_achievement",
      "dissected a heart without flinching",
      "Sam dissected a heart without flinching.",
    ],
    [
      "level_notes",
      "listening 7, speaking 8",
      "Sam achieved a grade 7 in listening and a grade 8 in speaking.",
    ],
    [
      "behaviour_notes",
      "has improved since new seating plan",
      "Sam has improved since the new seating plan.",
    ],
    ["area_to_improve", "longer answers", "Sam needs to give longer answers."],
    ["area_to_improve", "extended answers", "Sam should work on extended answers."],
    ["level_notes", "8 in mock", "Sam achieved a grade 8 in the mock."],
    ["level_notes", "excellent accent", "Sam has an excellent accent."],
    [
      "behaviour_notes",
      "no concerns whatsoever",
      "There are no concerns at all with Sam's behaviour.",
    ],
    [
      "behaviour_notes",
      "much better since moved away",
      "Sam's behaviour has been much better since being moved away.",
    ],
    ["behaviour_notes", "well mannered young man", "Sam is a well-mannered young man."],
    ["area_to_improve", "H&S", "Sam needs to work on health and safety."],
    ["level_notes", "works well on his own", "Sam works well on his own."],
    [
      "additional_notes",
      "helped his partner understand moles",
      "Sam helped his partner to understand moles.",
    ],
    ["homework_notes", "missing 4", "Sam is missing 4 pieces of homework."],
    ["area_to_improve", "quality over quantity", "Sam needs to work on quality over quantity."],
    ["area_to_improve", "his left foot", "Sam needs to work on his left foot."],
    [
      "punctuality_notes",
      "often late mon mornings bc of bus",
      "Sam is often late on Monday mornings because of the bus.",
    ],
    ["level_notes", "writes with real flair", "Sam writes with real flair."],
    ["best_achievement", "passed grade 3 flute", "Sam passed grade 3 flute."],
    ["best_achievement", "gone from set 4 to set 2", "Sam has gone from set 4 to set 2."],
    ["behaviour_notes", "sent out x2", "Sam has been sent out twice."],
    [
      "best_achievement",
      "no missing homework all term",
      "Sam has had no missing homework all term.",
    ],
    ["best_achievement", "brilliant role model", "Sam is a brilliant role model."],
    ["homework_notes", "hands hmwk in late", "Sam hands homework in late."],
    ["level_notes", "Distinction predicted", "Sam is predicted a distinction."],
    ["level_notes", "target 7", "Sam is aiming for a grade 7."],
    [
      "area_to_improve",
      "not calling out on the carpet",
      "Sam needs to work on not calling out on the carpet.",
    ],
    ["area_to_improve", "tone, proportion", "Sam needs to work on tone and proportion."],
    [
      "area_to_improve",
      "seams, finishing edges, ironing",
      "Sam needs to work on seams, finishing edges and ironing.",
    ],
    ["area_to_improve", "to check answers make sense", "Sam needs to check answers make sense."],
    ["behaviour_notes", "rude to TA", "Sam is rude to the teaching assistant."],
    ["participation_notes", "listens to others ideas", "Sam listens to others' ideas."],
    [
      "best_achievement",
      "Loved Romeo & Juliet and it showed",
      "Sam loved Romeo and Juliet and it showed.",
    ],
    ["level_notes", "Test result: full marks", "Sam achieved full marks in the test."],
    [
      "level_notes",
      "Writing - needs to vary his openers",
      "In writing, Sam needs to vary his openers.",
    ],
    ["level_notes", "Writing: joined up but small", "His writing is joined up but small."],
    ["behaviour_notes", "Behaviour - silly at times", "Sam is silly at times."],
    ["punctuality_notes", "Lates: 6", "Sam has been late 6 times."],
    ["homework_notes", "Homework: 2 of 9 in", "Sam has handed in 2 of 9 homework tasks."],
    [
      "homework_notes",
      "Missing: electricity worksheet, rates write-up",
      "Sam is missing the electricity worksheet and the rates write-up.",
    ],
    ["level_notes", "loved Macbeth unit", "Sam loved the Macbeth unit."],
    [
      "level_notes",
      "good at algebra, fractions and decimals",
      "Sam is good at algebra, fractions and decimals.",
    ],
    ["best_achievement", "v good talk on rivers", "Sam gave a very good talk on rivers."],
    ["best_achievement", "captain of netball team", "Sam is captain of the netball team."],
    [
      "best_achievement",
      "top mark in weaknesses of democracy essay",
      "Sam achieved the top mark in the weaknesses of democracy essay.",
    ],
    ["behaviour_notes", "removed from lesson twice", "Sam has been removed from a lesson twice."],
    ["behaviour_notes", "swore at a cover teacher", "Sam swore at a cover teacher."],
    [
      "behaviour_notes",
      "polite, punctual, works hard",
      "Sam is polite and punctual, and works hard.",
    ],
    ["homework_notes", "zero missing homework", "Sam has zero missing homework."],
    ["homework_notes", "hw always on time", "Sam's homework is always on time."],
    ["participation_notes", "hand rarely goes up", "Sam's hand rarely goes up."],
    ["area_to_improve", "talking over others", "Sam needs to stop talking over others."],
    ["area_to_improve", "careless mistakes", "Sam needs to tackle careless mistakes."],
    ["area_to_improve", "needs to concentrat more", "Sam needs to concentrate more."],
    [
      "area_to_improve",
      "more focus in lessons less chat with friends",
      "Sam needs more focus in lessons and less chat with friends.",
    ],
  ])("%s: %s", (field, note, sentence) => {
    expect(said(field, note)).toBe(sentence);
  });
});

describe("what is not sure is handed back", () => {
  test.each<[WrittenField, string]>([
    ["best_achievement", '"a joy to teach" according to cover teacher'],
    ["best_achievement", "well structured"],
    ["best_achievement", "won science prize"],
    ["best_achievement", "proud of his algebra test - 18/20"],
    ["participation_notes", "hand up more this term!"],
    ["area_to_improve", "circle theorems"],
    ["level_notes", "past tense"],
    ["level_notes", "mixed media"],
    ["additional_notes", "job at weekends gets in the way"],
    ["area_to_improve", "passing earlier, not holding on to the ball"],
    ["level_notes", "practical work is miles ahead of written"],
    ["participation_notes", "less so on paper"],
    ["behaviour_notes", "behaviour"],
    ["additional_notes", "best of luck at secondary school"],
    ["additional_notes", "Sam's dad came to parents' evening and was pleased."],
    ["level_notes", "good effort overall"],
  ])("%s: %s", (field, note) => {
    expect(said(field, note)).toBe("(handed_back)");
  });
  test.each<[WrittenField, string]>([
    ["behaviour_notes", "his swore at a cover teacher"],
    ["behaviour_notes", "lazy and gobby"],
    ["additional_notes", "v pleased"],
    ["best_achievement", "talks over others"],
    ["level_notes", "why is he always late?"],
    ["level_notes", "??"],
  ])("%s: %s", (field, note) => {
    const [reading] = read(field, note);
    expect(reading?.kind).toBe("handed_back");
    expect(reading?.reason).not.toBe("");
  });
  test("with ways to say it that will be said", () => {
    const [reading] = read("level_notes", "set out working clearly");
    expect(reading?.suggestions.length).toBeGreaterThan(0);
    for (const way of reading?.suggestions ?? []) expect(said("level_notes", way)).toBe(`${way}.`);
  });
});

describe("the judgement is that of the whole clause", () => {
  test.each<[WrittenField, string, string]>([
    ["level_notes", "v good talk on rivers", "praise"],
    ["homework_notes", "zero missing homework", "praise"],
    ["best_achievement", "top mark in weaknesses of democracy essay", "praise"],
    ["homework_notes", "misses deadlines", "fault"],
    ["behaviour_notes", "argumentative", "fault"],
    ["behaviour_notes", "stopped calling out", "praise"],
    ["level_notes", "not yet secure with negative numbers", "fault"],
    ["behaviour_notes", "never late", "praise"],
    ["behaviour_notes", "never has a pen", "fault"],
  ])("%s: %s is %s", (field, note, judgement) => {
    expect(read(field, note).map((reading) => reading.judgement)).toEqual([judgement]);
  });
});

describe("names that are words", () => {
  const mark = { ...HE, first_name: "Mark" };
  const of = (text: string) =>
    readNotes({
      student: mark,
      subject: "Maths",
      field: "level_notes",
      option: "",
      text,
      roster: null,
    });
  test("a capital and a verb after it tell the name", () => {
    expect(of("Mark uses the mark scheme well").map(({ reads_as }) => reads_as)).toEqual([
      "Mark uses the mark scheme well.",
    ]);
  });
  test("where they do not, both ways are offered", () => {
    const [reading] = of("mark has improved");
    expect(reading).toMatchObject({
      kind: "handed_back",
      suggestions: ["Mark has improved", "His mark has improved"],
    });
  });
});

test("whatever is typed is told about, piece by piece, in its order and inside the note", () => {
  const word = fc.constantFrom(
    "works",
    "hard",
    "his",
    "essay",
    "on",
    "rivers",
    "not",
    "very",
    "good",
    "late",
    "Sam",
    "he",
    "needs",
    "to",
    ",",
    ".",
    "-",
    "28/30",
    "?",
    "\n",
    "and",
    "but",
    "“quote”",
    "never",
    "homework",
    "I",
    "was",
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
      const text = words.join(" ");
      const readings = read("level_notes", text);
      if (text.trim() !== "") expect(readings.length).toBeGreaterThan(0);
      let end = 0;
      for (const { from, to, kind, reads_as, reason } of readings) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        end = to;
        if (kind === "handed_back" || kind === "kept_out") {
          expect(reads_as).toBe("");
          expect(reason).not.toBe("");
        } else expect(reads_as).toMatch(/^["“\p{Lu}\d].*[.!]$/u);
      }
    }),
    { numRuns: 300 },
  );
});
