import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

/** Halves of sentences and remarks behind a comma; "—" stands for a part that goes back. */
const NOTES: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  // What stands behind a comma and narrows what stands before it.
  [
    "participation_notes",
    "joins in well, especially when working in pairs",
    "Sam joins in well, especially when working in pairs.",
  ],
  [
    "area_to_improve",
    "needs to attempt the mixed exercises not just the first few qus",
    "Sam needs to attempt the mixed exercises, not just the first few questions.",
  ],
  [
    "best_achievement",
    "coursework on Atwood, best ive read in years",
    "Sam produced coursework on Atwood, the best I have read in years.",
  ],
  [
    "best_achievement",
    "excellent essay on causes of WW1, well argued and balanced",
    "Sam wrote an excellent essay on causes of WW1, which was well argued and balanced.",
  ],
  // What was made, and what was done with it.
  [
    "best_achievement",
    "wrote a cracking opening to his ghost story - read it out to the class",
    "Sam wrote a cracking opening to his ghost story and read it out to the class.",
  ],
  [
    "best_achievement",
    "great Bunsen burner safety, helped others set up",
    "Sam showed great Bunsen burner safety and helped others to set up.",
  ],
  // A remark has a verb of its own behind what is under way.
  [
    "additional_notes",
    "applying for medicine, a pleasure to teach",
    "Sam is applying for medicine. Sam is a pleasure to teach.",
  ],
  ["additional_notes", "trying hard, much happier", "Sam is trying hard and is much happier."],
  // A skill that ends as a deed does.
  ["homework_improvement_notes", "handwriting hard to read", "Sam's handwriting is hard to read."],
  ["area_to_improve", "spelling of homophones", "Sam should work on the spelling of homophones."],
  ["area_to_improve", "use historians views", "Sam should use historians' views."],
  // What lacks its verb.
  [
    "level_notes",
    "knowledge secure, exam technique isn't",
    "Sam's knowledge is secure but his exam technique is not.",
  ],
  ["level_notes", "writing more like a 4", "Sam's writing is more like a 4."],
  [
    "area_to_improve",
    "too much description, not enough analysis",
    "Sam has too much description and not enough analysis in his work.",
  ],
  ["area_to_improve", "questions left blank", "Sam leaves questions blank."],
  ["area_to_improve", "6 pages to catch up on", "Sam has 6 pages to catch up on."],
  // Of the same verb.
  [
    "area_to_improve",
    "needs to speak more spanish in class, less English",
    "Sam needs to speak more Spanish in class and less English.",
  ],
  // What it comes of, and where the marks are from.
  [
    "punctuality_notes",
    "late 4 times since Xmas - bus",
    "Sam has been late four times since Christmas because of the bus.",
  ],
  ["homework_notes", "Sparx - 100% most weeks", "Sam achieves 100% on Sparx most weeks."],
  ["homework_notes", "EdPlace 80% average", "Sam has an average of 80% on EdPlace."],
  [
    "best_achievement",
    "grade 8 in Nov mocks (target 7)",
    "Sam achieved a grade 8 in the November mocks, above his target of grade 7.",
  ],
  // What does something to somebody is nobody's own.
  ["additional_notes", "fractions confuse him", "Fractions confuse him."],
  ["best_achievement", "ran a sub 6 min 1500m", "Sam ran a sub-6-minute 1500m."],
  ["additional_notes", "comes to wind band", "Sam comes to the wind band."],
  [
    "area_to_improve",
    "needs to be quicker at spotting which method to use",
    "Sam needs to be quicker at spotting which method to use.",
  ],
  [
    "additional_notes",
    "bright lad who sells himself short",
    "Sam is a bright student who sells himself short.",
  ],
  [
    "best_achievement",
    "castle project, incredible detail",
    "Sam produced a castle project with incredible detail.",
  ],
  [
    "best_achievement",
    "clay gargoyle, v imaginative, glazed beautifully",
    "Sam's best achievement was his clay gargoyle, which was very imaginative and glazed beautifully.",
  ],
  [
    "behaviour_notes",
    "first to help put equipment away",
    "Sam is the first to help to put equipment away.",
  ],
  ["homework_notes", "done most weeks", "Sam's homework is done most weeks."],
  ["area_to_improve", "hair tied back, wash hands", "— Sam should wash his hands."],
  [
    "area_to_improve",
    "passing under pressure, rather than dribbling every time",
    "Sam should work on passing under pressure, rather than dribbling every time.",
  ],
  [
    "level_notes",
    "good general knowledge, less good at using it",
    "Sam has good general knowledge but is less good at using it.",
  ],
  ["level_notes", "practical merit standard", "Sam's practical work is of merit standard."],
  ["area_to_improve", "simple errors cost him marks", "Simple errors cost him marks."],
  [
    "behaviour_notes",
    "lovely boy but talks non stop",
    "Sam is a lovely student but talks non-stop.",
  ],
  [
    "area_to_improve",
    "masc/fem, adjective endings",
    "Sam needs to work on masculine and feminine forms, and adjective endings.",
  ],
  [
    "homework_improvement_notes",
    "use own words instead of copying from Wikipedia",
    "Sam should use his own words instead of copying from Wikipedia.",
  ],
  [
    "area_to_improve",
    "must bring a calculator, borrows one every lesson",
    "Sam must bring a calculator. Sam borrows one every lesson.",
  ],
  [
    "additional_notes",
    "a strong 6, could be 7 if he stopped panicking in exams",
    "Sam is working at a strong grade 6. Sam could achieve a grade 7 if he stopped panicking in exams.",
  ],
  ["additional_notes", "coursework late twice", "Sam's coursework has been late twice."],
  ["homework_notes", "sketchbook 4 pages behind", "Sam's sketchbook is 4 pages behind."],
  [
    "level_notes",
    "knows lots, struggles to write it down",
    "Sam knows lots but struggles to write it down.",
  ],
  ["area_to_improve", "use paragraphs, dates", "Sam should use paragraphs and dates."],
  ["area_to_improve", "look more, draw slower", "Sam needs to look more and draw more slowly."],
  ["area_to_improve", "times tables first", "Sam needs to work on times tables first."],
  [
    "participation_notes",
    "head on the desk most lessons",
    "Sam has his head on the desk in most lessons.",
  ],
  [
    "additional_notes",
    "helps the Y7 lunchtime club, a pleasure to teach",
    "Sam helps the Year 7 lunchtime club and is a pleasure to teach.",
  ],
  [
    "behaviour_notes",
    "easily led by others, fine on his own",
    "Sam is easily led by others but fine on his own.",
  ],
  [
    "best_achievement",
    "solved the circle theorems problem nobody else could",
    "Sam solved the circle theorems problem nobody else could.",
  ],
  ["best_achievement", "sub 13 sec 100m", "Sam ran a sub-13-second 100m."],
  ["homework_notes", "nothing late all year", "Sam's homework has not been late all year."],
  [
    "homework_notes",
    "does the easy ones and leaves the rest",
    "Sam does the easy tasks and leaves the rest.",
  ],
  [
    "additional_notes",
    "perfectionist so often runs out of time",
    "Sam is a perfectionist so he often runs out of time.",
  ],
  [
    "area_to_improve",
    "stop translating word for word",
    "Sam should stop translating word for word.",
  ],
  [
    "best_achievement",
    "WW1 trench diary, very moving",
    "Sam's best achievement was his WW1 trench diary, which was very moving.",
  ],
  [
    "best_achievement",
    "self taught matrices over the summer",
    "Sam taught himself matrices over the summer.",
  ],
  ["area_to_improve", "too many generalisations", "Sam has too many generalisations in his work."],
  ["punctuality_notes", "late from PE", "Sam is late coming from PE."],
  [
    "best_achievement",
    "brilliant on the Somme battlefield trip",
    "Sam was brilliant on the Somme battlefield trip.",
  ],
  [
    "area_to_improve",
    "full stops and capital letters every time",
    "Sam should use full stops and capital letters every time.",
  ],
  [
    "area_to_improve",
    "showing method, reading the question twice",
    "Sam needs to work on showing his method and reading the question twice.",
  ],
  [
    "level_notes",
    "physical stronger than human",
    "His physical geography is stronger than his human geography.",
  ],
  ["homework_notes", "none all term", "Sam has handed in no homework all term."],
  // What would be said wrongly goes back.
  ["additional_notes", "holds an offer for glimed at Leeds", "—"],
  ["best_achievement", "wooden clock, needs sanding but works", "—"],
  ["area_to_improve", "fitness levels dropped off after xmas", "—"],
  ["participation_notes", "loves drama activities less so writing", "—"],
  [
    "participation_notes",
    "refuses to speak in front of the class but lovely accent one to one",
    "—",
  ],
  [
    "best_achievement",
    "revision posters were superb, used as examples for the whole year group",
    "Sam's revision posters were superb. —",
  ],
  ["best_achievement", "first time performing in public", "—"],
  ["behaviour_notes", "argues when moved his seat", "—"],
  ["behaviour_notes", "giggly when we do speaking, but no malice", "—"],
  ["area_to_improve", "document testing more thoroughly", "—"],
];

describe("a half sentence, or one with a remark behind it", () => {
  it.each(NOTES)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("what stands inside a note", () => {
  it.each([
    ["additional_notes", "sticks at problems long after others have given up", "praise"],
    ["behaviour_notes", "leaves a mess behind for others to clear", "fault"],
    ["area_to_improve", "mixes up perfect and imperfect", "fault"],
    ["homework_notes", "completed some tasks", "fact"],
    ["homework_notes", "handed in a game he had clearly downloaded", "fact"],
  ] as const)("%s: %s is judged by what governs it", (field, text, judgement) => {
    expect(readOfSam(field, text).map((piece) => piece.judgement)).toEqual([judgement]);
  });
});
