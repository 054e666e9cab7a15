import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

/** What is typed in a few words in any subject; "—" stands for a piece that goes back to its teacher. */
const FRAGMENTS: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  ["best_achievement", "Beautiful handwriting now", "Sam now has beautiful handwriting."],
  [
    "best_achievement",
    "won the debate on nuclear power single handed",
    "Sam won the debate on nuclear power single-handedly.",
  ],
  ["best_achievement", "scored twice against St Mary's", "Sam scored twice against St Mary's."],
  [
    "best_achievement",
    "grade 6 mock, predicted 7",
    "Sam achieved a grade 6 in the mock and is predicted a grade 7.",
  ],
  ["best_achievement", "reads to reception on Fridays", "Sam reads to Reception on Fridays."],
  ["best_achievement", "moved up to set 1", "Sam moved up to set 1."],
  [
    "best_achievement",
    "made a working model of a trebuchet with Dan",
    "Sam made a working model of a trebuchet with Dan.",
  ],
  ["best_achievement", "attendance 98%", "His attendance is 98%."],
  ["best_achievement", "none really", "—"],
  [
    "best_achievement",
    "He's a lovely lad, a pleasure to teach.",
    "He is a lovely student and a pleasure to teach.",
  ],
  [
    "best_achievement",
    "5 house points this half term",
    "Sam has earned 5 house points this half term.",
  ],
  [
    "best_achievement",
    "player of the match v. Oakfield",
    "Sam was player of the match against Oakfield.",
  ],
  ["best_achievement", "scaffolded less now", "—"],
  [
    "best_achievement",
    "doing better than he thinks he is",
    "Sam is doing better than he thinks he is.",
  ],
  ["area_to_improve", "less chatting", "Sam needs to do less chatting."],
  ["area_to_improve", "answers in full sentences", "—"],
  [
    "area_to_improve",
    "timing in exams - spends too long on q1",
    "Sam should work on timing in exams. Sam spends too long on question 1.",
  ],
  [
    "area_to_improve",
    "to use connectives like however and therefore",
    'Sam should use connectives such as "however" and "therefore".',
  ],
  ["area_to_improve", "times tables 6, 7 and 8", "—"],
  [
    "area_to_improve",
    "he could try to explain why and not just what",
    "He could try to explain why and not just what.",
  ],
  ["area_to_improve", "aim for 80% in next test", "Sam needs to aim for 80% in the next test."],
  [
    "participation_notes",
    "works well in pairs, less well in groups",
    "Sam works well in pairs but less well in groups.",
  ],
  [
    "behaviour_notes",
    "much improved since report card",
    "Sam is much improved since going on report.",
  ],
  [
    "homework_notes",
    "last 2 not handed in",
    "Sam has not handed in the last 2 pieces of homework.",
  ],
  ["homework_notes", "forgets book", "Sam forgets his book."],
  [
    "homework_notes",
    "full marks on the last three",
    "Sam achieved full marks on the last three pieces of homework.",
  ],
  [
    "best_achievement",
    "brilliant practical on separating salt from sand",
    "Sam carried out a brilliant practical on separating salt from sand.",
  ],
  [
    "best_achievement",
    "confident role play in café",
    "Sam performed a confident role-play in a café.",
  ],
  ["best_achievement", "consistently grade 8", "Sam is consistently working at grade 8."],
  [
    "participation_notes",
    "very quiet but brilliant 1-1",
    "Sam is very quiet but brilliant one-to-one.",
  ],
  ["area_to_improve", "written work", "Sam needs to improve his written work."],
  ["area_to_improve", "working with others", "Sam needs to practise working with others."],
  ["area_to_improve", "more complex tenses", "Sam needs to use more complex tenses."],
  ["area_to_improve", "wider vocabulary", "Sam needs to build a wider vocabulary."],
  ["participation_notes", "head on desk", "Sam has his head on the desk."],
  ["best_achievement", "river fieldwork", "Sam's best achievement was his river fieldwork."],
  ["area_to_improve", "past tense w/ être", "Sam should work on the past tense with être."],
  [
    "best_achievement",
    "phone stand, neat joints",
    "Sam's best achievement was his phone stand with neat joints.",
  ],
  [
    "best_achievement",
    "debate on euthanasia - argued both sides",
    "Sam's best achievement was a debate on euthanasia. Sam argued both sides.",
  ],
  [
    "area_to_improve",
    "use quotes from Bible / Quran",
    "Sam should use quotes from the Bible and the Quran.",
  ],
  ["best_achievement", "best bread in class", "Sam baked the best bread in the class."],
  [
    "participation_notes",
    "always has hand up, great accent",
    "Sam always has his hand up and has a great accent.",
  ],
  ["area_to_improve", "graphs - label axes", "Sam should work on graphs. Sam should label axes."],
  ["area_to_improve", "needs to revise cold war", "Sam needs to revise the Cold War."],
  [
    "area_to_improve",
    "map skills, 6-fig grid refs",
    "Sam needs to work on map skills and 6-figure grid references.",
  ],
  [
    "best_achievement",
    "spelling test 20/20 three weeks running",
    "Sam scored 20 out of 20 in the spelling test three weeks running.",
  ],
  ["best_achievement", "cracked simultaneous equations", "Sam mastered simultaneous equations."],
  ["best_achievement", "leading warm ups", "Sam's best achievement was leading warm-ups."],
  ["best_achievement", "pizza project", "Sam's best achievement was his pizza project."],
  [
    "best_achievement",
    "improved test score from 45% to 71%",
    "Sam improved his test score from 45% to 71%.",
  ],
  ["best_achievement", "80m hurdles PB", "Sam achieved a personal best in the 80m hurdles."],
  [
    "best_achievement",
    "great leadership in group task",
    "Sam showed great leadership in the group task.",
  ],
  [
    "best_achievement",
    "using commas for effect",
    "Sam's best achievement was using commas for effect.",
  ],
  ["best_achievement", "reading age up 18 months", "His reading age has gone up by 18 months."],
  ["best_achievement", "star of the show in Oliver", "Sam was the star of the show in Oliver."],
  ["best_achievement", "kindness to others", "Sam showed kindness to others."],
  ["best_achievement", "effort!", "—"],
  ["area_to_improve", "homework", "Sam should work on his homework."],
  [
    "area_to_improve",
    "listen to instructions first time",
    "Sam should listen to instructions the first time.",
  ],
  ["area_to_improve", "aim higher", "Sam should aim higher."],
  [
    "area_to_improve",
    "less reliant on TA",
    "Sam needs to be less reliant on the teaching assistant.",
  ],
  ["area_to_improve", "complete extension tasks", "Sam needs to complete extension tasks."],
  ["area_to_improve", "comments in code", "Sam should work on comments in code."],
  ["participation_notes", "gets stuck in", "Sam gets stuck in."],
  ["behaviour_notes", "talking", "—"],
  ["behaviour_notes", "silly behaviour w/ friends", "Sam shows silly behaviour with friends."],
  ["behaviour_notes", "lots of reminders", "Sam has had lots of reminders."],
  ["behaviour_notes", "several warnings", "Sam has had several warnings."],
  ["behaviour_notes", "1 detention", "Sam has had one detention."],
  ["behaviour_notes", "tries to make others laugh", "Sam tries to make others laugh."],
  ["punctuality_notes", "first in", "Sam is the first in."],
  ["homework_notes", "needs more effort", "Sam needs to put in more effort."],
  ["homework_notes", "extra research", "Sam has done extra research."],
  ["homework_notes", "didn't attempt last one", "Sam did not attempt the last piece of homework."],
  ["best_achievement", "leads assembly", "Sam leads an assembly."],
  ["homework_notes", "does extra", "Sam does extra homework."],
  ["homework_notes", "forgot 3 times", "Sam forgot his homework three times."],
  ["homework_notes", "one missed", "Sam has missed one piece of homework."],
  ["level_notes", "exceeded target", "Sam exceeded his target."],
  ["level_notes", "needs 7 for A level", "Sam needs a grade 7 for A level."],
  ["level_notes", "progress has stalled", "Sam's progress has stalled."],
  ["level_notes", "working towards", "Sam is working towards the expected standard."],
  ["level_notes", "expected standard", "Sam is working at the expected standard."],
  [
    "best_achievement",
    "kept going when the bulb wouldn't light",
    "Sam kept going when the bulb would not light.",
  ],
  [
    "behaviour_notes",
    "5 house points this half term",
    "Sam has earned 5 house points this half term.",
  ],
  ["best_achievement", "never without a book", "Sam always has a book."],
  ["best_achievement", "neat joints", "Sam produced neat joints."],
  ["best_achievement", "elected to school council", "Sam was elected to the school council."],
  ["best_achievement", "best attendance in form", "Sam had the best attendance in the form."],
  [
    "best_achievement",
    "lovely manners at the museum trip",
    "Sam showed lovely manners at the museum trip.",
  ],
  [
    "best_achievement",
    "first to finish the challenge",
    "Sam was the first to finish the challenge.",
  ],
  ["best_achievement", "writing stamina improved", "His writing stamina has improved."],
  ["best_achievement", "knows 2, 5 & 10 x tables", "Sam knows the 2, 5 and 10 times tables."],
  [
    "best_achievement",
    "cross country county finals",
    "Sam reached the cross-country county finals.",
  ],
  ["best_achievement", "improving all the time", "Sam is improving all the time."],
  ["best_achievement", "never stops asking why", "Sam never stops asking why."],
  ["best_achievement", "determined to improve", "Sam is determined to improve."],
  ["best_achievement", "took feedback on board", "Sam acted on feedback."],
  [
    "best_achievement",
    "led assembly on Black History Month",
    "Sam led an assembly on Black History Month.",
  ],
  ["area_to_improve", "too reliant on calculator", "Sam is too reliant on a calculator."],
  ["area_to_improve", "catch up on missed work", "Sam needs to catch up on missed work."],
  ["area_to_improve", "hand homework in on time", "Sam should hand homework in on time."],
  ["area_to_improve", "recall equations", "Sam should recall equations."],
  ["area_to_improve", "left hand", "Sam should work on his left hand."],
  ["area_to_improve", "Excel formulas", "Sam should work on formulas in Excel."],
  [
    "additional_notes",
    "recommended for higher tier",
    "Sam has been recommended for the higher tier.",
  ],
  ["additional_notes", "entered for foundation", "Sam has been entered for the foundation tier."],
  [
    "additional_notes",
    "sits next to Olly which doesn't help",
    "Sam sits next to Olly, which does not help.",
  ],
  ["additional_notes", "lacks self belief", "Sam lacks self-belief."],
  ["additional_notes", "plays cello, grade 5", "Sam plays the cello at grade 5."],
  [
    "additional_notes",
    "reliable member of tech crew",
    "Sam is a reliable member of the technical crew.",
  ],
  [
    "best_achievement",
    "Got 9/10 in nearly every spelling test!",
    "Sam got 9 out of 10 in nearly every spelling test.",
  ],
  ["best_achievement", "Moved from bronze to gold band", "Sam moved from bronze to the gold band."],
  ["area_to_improve", "organise folder", "Sam should organise his folder."],
  [
    "area_to_improve",
    "complete corrections in green pen",
    "Sam should complete corrections in green pen.",
  ],
  [
    "area_to_improve",
    "use subject specific vocabulary",
    "Sam needs to use subject-specific vocabulary.",
  ],
  ["area_to_improve", "wash hands", "Sam should wash his hands."],
  [
    "area_to_improve",
    "structure of 16 mark essays",
    "Sam needs to work on the structure of 16-mark essays.",
  ],
  ["best_achievement", "knows 3x table", "Sam knows the three times table."],
  ["area_to_improve", "brush strokes", "Sam needs to work on brush strokes."],
  ["area_to_improve", "swimming strokes", "Sam should work on swimming strokes."],
];

describe("fragments of any subject", () => {
  it.each(FRAGMENTS)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });

  it.each<readonly [WrittenField, string, string]>([
    ["participation_notes", "gets stuck in", "praise"],
    ["behaviour_notes", "tries to make others laugh", "fault"],
    ["level_notes", "progress has stalled", "fault"],
    ["best_achievement", "argued both sides", "fact"],
  ])("%s: %s is judged right", (field, text, judgement) => {
    expect(readOfSam(field, text).map((piece) => piece.judgement)).toEqual([judgement]);
  });

  it.each<readonly [WrittenField, string]>([
    ["area_to_improve", "quotes"],
    ["best_achievement", "finally handed in coursework, really good"],
    ["behaviour_notes", "sent out once for throwing a rubber, apologised straight away"],
  ])("%s: %s is offered no wording that nobody would write", (field, text) => {
    for (const { suggestions } of readOfSam(field, text))
      for (const way of suggestions)
        expect(way).not.toMatch(/Sam quotes|is (?:\w+ )*(?:handed|sent)|^Sam sent/u);
  });
});
