import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readNotes } from "./read-notes.ts";

/** How notes of a few words read; "—" stands for a piece that goes back to its teacher. */
function read(field: WrittenField, text: string, subject = "Maths"): string[] {
  const student = {
    first_name: "Callum",
    last_name: "Prior",
    pronouns: "He/Him" as const,
    year: 8,
  };
  return readNotes({ student, subject, field, option: "", text, roster: null }).map(
    ({ reads_as }) => reads_as || "—",
  );
}

const NOTES: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  // What is spelt like something to do, and has been done.
  ["additional_notes", "come a long way", "Callum has come a long way."],
  [
    "additional_notes",
    "come on loads since September",
    "Callum has come on loads since September.",
  ],
  [
    "additional_notes",
    "overcome his fear of fractions",
    "Callum has overcome his fear of fractions.",
  ],
  ["additional_notes", "become more confident", "—"],
  ["area_to_improve", "become more confident", "Callum needs to become more confident."],
  // A stretch of time that somebody has had so.
  ["additional_notes", "disappointing term", "Callum has had a disappointing term."],
  ["additional_notes", "great term Callum!", "Callum has had a great term."],
  // What is said of the work, and what of its author.
  ["homework_notes", "rarely complete", "Callum's homework is rarely complete."],
  ["homework_notes", "could be longer", "Callum's homework could be longer."],
  [
    "homework_notes",
    "never done without a reminder",
    "Callum's homework has never been done without a reminder.",
  ],
  ["homework_notes", "late half the time", "Callum's homework is late half the time."],
  ["homework_notes", "none since half term", "Callum has handed in no homework since half term."],
  ["homework_notes", "2 missed this term", "Callum has missed 2 pieces of homework this term."],
  [
    "homework_notes",
    "reading log signed every week",
    "Callum's reading log has been signed every week.",
  ],
  ["level_notes", "writing has really improved", "Callum's writing has really improved."],
  ["level_notes", "coding beyond KS3", "Callum's coding is beyond KS3."],
  ["level_notes", "working above target", "Callum is working above target."],
  // Things made, done and given take the article that a note leaves out, and what is not counted takes none.
  [
    "behaviour_notes",
    "stunning portrait of a sailor",
    "Callum produced a stunning portrait of a sailor.",
  ],
  [
    "area_to_improve",
    "best product in the class",
    "Callum produced the best product in the class.",
  ],
  ["additional_notes", "brilliant speech", "Callum gave a brilliant speech."],
  ["additional_notes", "good coursework", "Callum produced good coursework."],
  // What is so here and not there, and what half a sentence leaves open.
  ["level_notes", "can do it orally but not on paper", "Callum can do it orally but not on paper."],
  [
    "level_notes",
    "gets the method but not the answer",
    "Callum gets the method but not the answer.",
  ],
  ["behaviour_notes", "noisy but not a problem", "Callum is noisy but is not a problem."],
  [
    "behaviour_notes",
    "polite to me, less so to the others",
    "Callum is polite to me but less so to the others.",
  ],
  ["participation_notes", "didn't in September", "—"],
  ["level_notes", "top set material", "—"],
  ["area_to_improve", "quotes", "Callum should work on quotes."],
  ["behaviour_notes", "argues over seating plan", "Callum argues over the seating plan."],
  ["level_notes", "still counting on fingers", "Callum is still counting on his fingers."],
  // Where somebody stands, what happened at a time that is over, and what is made or worked on.
  [
    "level_notes",
    "bottom third of the class in tests",
    "Callum is in the bottom third of the class in tests.",
  ],
  ["behaviour_notes", "one incident in october", "Callum had one incident in October."],
  ["behaviour_notes", "nothing since", "—"],
  ["homework_notes", "none this half term", "Callum has handed in no homework this half term."],
  [
    "area_to_improve",
    "structure of longer answers",
    "Callum needs to work on the structure of longer answers.",
  ],
  ["area_to_improve", "fewer careless errors", "Callum needs to make fewer careless errors."],
  [
    "best_achievement",
    "exceeded target grade in both papers",
    "Callum exceeded his target grade in both papers.",
  ],
  [
    "best_achievement",
    "persevering with quadratics until he got it",
    "Callum's best achievement was persevering with quadratics until he got it.",
  ],
  ["best_achievement", "mock result", "—"],
  ["best_achievement", "published in the school magazine", "—"],
  ["additional_notes", "would recommend for triple science", "—"],
  ["level_notes", "essays read like A level work", "Callum's essays read like A level work."],
  ["behaviour_notes", "captain who lifts others", "Callum is a captain who lifts others."],
  [
    "area_to_improve",
    "learn 6,7,8 times tables",
    "Callum should learn the 6, 7 and 8 times tables.",
  ],
  [
    "area_to_improve",
    "Paragraphs. Quotes. Apostrophes.",
    "Callum should work on paragraphs, quotes and apostrophes.",
  ],
  // Letters for grades.
  [
    "level_notes",
    "B+ in chem, C in physics",
    "Callum achieved a B+ in chemistry and a C in physics.",
  ],
  ["level_notes", "a C in physics", "Callum achieved a C in physics."],
  ["level_notes", "A in lit, B in lang", "Callum achieved an A in literature and a B in language."],
  [
    "level_notes",
    "C in the autumn and an A in the spring",
    "Callum achieved a C in the autumn and an A in the spring.",
  ],
  ["homework_notes", "10/10 every week", "Callum scores 10 out of 10 every week."],
  ["best_achievement", "lead in play", "Callum had the lead in the play."],
  // How somebody is, though it looks like what they did.
  ["behaviour_notes", "over excited at times", "Callum is over-excited at times."],
  [
    "level_notes",
    "struggles to get ideas down on paper but verbally really good",
    "Callum struggles to get ideas down on paper but is verbally really good.",
  ],
  [
    "additional_notes",
    "very talented and should be proud",
    "Callum is very talented and should be proud.",
  ],
  [
    "additional_notes",
    "a quiet but determined mathematician",
    "Callum is a quiet but determined mathematician.",
  ],
  // Where somebody stands: "should be" asks for nothing here.
  ["level_notes", "well above where he should be", "Callum is well above where he should be."],
  ["participation_notes", "always first with hand up", "Callum is always first with his hand up."],
  ["behaviour_notes", "one detention this term", "Callum has had one detention this term."],
  [
    "best_achievement",
    "level 4 essay on causes of ww1",
    "Callum's best achievement was his level 4 essay on causes of WW1.",
  ],
  ["best_achievement", "best essay in the year", "Callum wrote the best essay in the year."],
  // What two nouns name is worked on; what a verb names is done.
  ["area_to_improve", "voice projection", "Callum should work on voice projection."],
  ["area_to_improve", "structure", "Callum needs to work on structure."],
  ["area_to_improve", "explain why, not just what", "Callum should explain why, not just what."],
];

describe("notes of a few words", () => {
  it.each(NOTES)("%s: %s", (field, text, said) => {
    expect(read(field, text)).toEqual([said]);
  });

  it("means the subject by what is chosen for an examination", () => {
    expect(read("additional_notes", "should consider it for GCSE", "French")).toEqual([
      "Callum should consider French for GCSE.",
    ]);
  });

  it("is no target where it tells where somebody should be", () => {
    const student = {
      first_name: "Callum",
      last_name: "Prior",
      pronouns: "He/Him" as const,
      year: 8,
    };
    const [reading] = readNotes({
      student,
      subject: "Maths",
      field: "level_notes",
      option: "",
      text: "well above where he should be",
      roster: null,
    });
    expect(reading?.judgement).toBe("praise");
  });
});
