import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

/** What was reached and what is to be, as it is typed in any subject; "—" stands for a piece that goes back. */
const NOTES: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  // What a teacher feels is no doing of the pupil.
  ["additional_notes", "worried about effort since half term", "—"],
  ["additional_notes", "disappointed with mock result", "—"],
  ["additional_notes", "Will miss him next year!", "I will miss him next year."],
  // Predicted beside reached.
  [
    "best_achievement",
    "predicted 6 but working at 7",
    "Sam is predicted a grade 6 but is working at grade 7.",
  ],
  // A mark behind what it was given for.
  [
    "best_achievement",
    "Persuasive letter to the council about the skate park (28/30)",
    "Sam achieved 28 out of 30 for the persuasive letter to the council about the skate park.",
  ],
  [
    "best_achievement",
    "persuasive letter to the council",
    "Sam wrote a persuasive letter to the council.",
  ],
  ["level_notes", "Macbeth essay (18/20)", "Sam achieved 18 out of 20 for the Macbeth essay."],
  [
    "best_achievement",
    "Great talk on rivers - 9/10",
    "Sam achieved 9 out of 10 for the great talk on rivers.",
  ],
  ["best_achievement", "circuits test (87%)", "Sam achieved 87% in the circuits test."],
  ["best_achievement", "Forces test-87%", "Sam achieved 87% in the forces test."],
  [
    "best_achievement",
    "9/10 for speech about climate change",
    "Sam achieved 9 out of 10 for the speech about climate change.",
  ],
  ["best_achievement", "worked hard all term - 92%", "Sam worked hard all term. —"],
  // What was made is the student's own, and one of several has its article.
  [
    "best_achievement",
    "clay pot was selected for the exhibition",
    "Sam's clay pot was selected for the exhibition.",
  ],
  [
    "best_achievement",
    "cushion cover beautifully finished",
    "Sam's cushion cover is beautifully finished.",
  ],
  ["best_achievement", "rocket project = outstanding", "Sam's rocket project is outstanding."],
  ["best_achievement", "made Tudor house model", "Sam made a Tudor house model."],
  ["best_achievement", "went on French exchange", "Sam went on the French exchange."],
  [
    "best_achievement",
    "top marks for An Inspector Calls essay",
    "Sam achieved top marks for the An Inspector Calls essay.",
  ],
  [
    "best_achievement",
    "took part in R&J workshop",
    "Sam took part in the Romeo and Juliet workshop.",
  ],
  [
    "best_achievement",
    "captained the yr 9 football team to county cup semi final",
    "Sam captained the Year 9 football team to the county cup semi-final.",
  ],
  [
    "best_achievement",
    "bronze medal in district x-country",
    "Sam received a bronze medal in the district cross-country.",
  ],
  // Offices, awards, records and marks.
  ["best_achievement", "became form captain", "Sam became form captain."],
  ["best_achievement", "star of the week twice", "Sam has been star of the week twice."],
  [
    "best_achievement",
    "form rep and did a great assembly on anti-bullying",
    "Sam is a form representative and did a great assembly on anti-bullying.",
  ],
  ["best_achievement", "put forward for county trials", "Sam was put forward for county trials."],
  ["best_achievement", "passed level 2 first aid", "Sam passed level 2 first aid."],
  [
    "best_achievement",
    "duke of edinburgh bronze completed",
    "Sam completed his bronze Duke of Edinburgh's Award.",
  ],
  [
    "best_achievement",
    "personal best in 800m (2:31)",
    "Sam achieved a personal best of 2:31 in the 800m.",
  ],
  ["best_achievement", "100% attendance", "Sam has had 100% attendance."],
  [
    "best_achievement",
    "vocab tests always 9 or 10 out of 10",
    "Sam always scores 9 or 10 out of 10 in vocabulary tests.",
  ],
  [
    "best_achievement",
    "Brilliant effort in the quadratics test - 87%",
    "Sam showed brilliant effort in the quadratics test (87%).",
  ],
  // What somebody does, where a word after it could be taken for its object's kind.
  ["best_achievement", "knows 50 verbs", "Sam knows 50 verbs."],
  ["behaviour_notes", "lates 6 detentions 2", "—"],
  ["best_achievement", "grasped Pythagoras quickly", "Sam grasped Pythagoras quickly."],
  ["best_achievement", "improved spelling massively", "Sam has improved his spelling massively."],
  [
    "best_achievement",
    "confident using the sewing machine",
    "Sam is confident in using the sewing machine.",
  ],
  ["best_achievement", "hard working", "Sam is hard-working."],
  ["best_achievement", "kind to new pupils", "Sam is kind to new pupils."],
  ["best_achievement", "confident reader now", "Sam is now a confident reader."],
  ["additional_notes", "a very difficult year handled with real maturity", "—"],
  // What a dish or a circuit does, nobody does; what was done to a thing is no sentence about it.
  ["best_achievement", "plated up like a pro, tasted amazing", "Sam plated up like a pro. —"],
  [
    "best_achievement",
    "his mixed media piece inspired by Hundertwasser",
    "His mixed media piece has been inspired by Hundertwasser.",
  ],
  [
    "additional_notes",
    "excused from swimming this term",
    "Sam was excused from swimming this term.",
  ],
  // What is best by "most", what there is one of, and how far somebody came.
  [
    "best_achievement",
    "most accurate results in the class",
    "Sam achieved the most accurate results in the class.",
  ],
  [
    "best_achievement",
    "scored winning goal in cup final",
    "Sam scored the winning goal in the cup final.",
  ],
  [
    "best_achievement",
    "player of the match vs St Johns",
    "Sam was player of the match against St Johns.",
  ],
  ["best_achievement", "4 to 6", "Sam has gone from grade 4 to grade 6."],
  ["best_achievement", "exam score up 20%", "His exam score has gone up by 20%."],
  ["best_achievement", "lino print - really neat", "Sam's lino print is really neat."],
  [
    "best_achievement",
    "ratio topic test went really well",
    "His ratio topic test went really well.",
  ],
  [
    "best_achievement",
    "A grade for Milgram essay",
    "Sam achieved a grade A for the Milgram essay.",
  ],
  ["additional_notes", "withdrawn since Christmas", "Sam has been withdrawn since Christmas."],
  [
    "additional_notes",
    "entered into discussion willingly",
    "Sam entered into discussion willingly.",
  ],
  ["best_achievement", "spoke to captain", "—"],
  // It is good to have none of some things, and to need no more of others.
  ["best_achievement", "no behaviour points all year", "Sam has had no behaviour points all year."],
  ["best_achievement", "no longer needs a translator", "Sam no longer needs a translator."],
  ["best_achievement", "no homework since Easter", "—"],
  // Terms of a subject are no orders, and orders are no things.
  ["area_to_improve", "state symbols", "Sam should work on state symbols."],
  ["area_to_improve", "Command words", "Sam should work on command words."],
  ["area_to_improve", "parse every word", "Sam should parse every word."],
  ["area_to_improve", "tone down the exclamation marks", "—"],
  [
    "area_to_improve",
    "holding pencil correctly",
    "Sam should work on holding his pencil correctly.",
  ],
  ["area_to_improve", "wash up as you go", "Sam needs to wash up as he goes."],
  [
    "area_to_improve",
    "3 tenses in every piece of writing",
    "Sam needs to use 3 tenses in every piece of writing.",
  ],
  [
    "area_to_improve",
    "revise photosynthesis/respiration",
    "Sam should revise photosynthesis and respiration.",
  ],
  ["area_to_improve", "organise bag night before", "Sam should organise his bag the night before."],
  ["area_to_improve", "accept ref's decisions", "Sam needs to accept the referee's decisions."],
  [
    "best_achievement",
    "nice comparison of Christian & Muslim views on marriage",
    "Sam's best achievement was his nice comparison of Christian and Muslim views on marriage.",
  ],
  [
    "best_achievement",
    "top of class in ecology test",
    "Sam came top of the class in the ecology test.",
  ],
  [
    "best_achievement",
    "entered for the Latin reading competition",
    "Sam was entered for the Latin reading competition.",
  ],
  ["punctuality_notes", "entered the room late", "Sam entered the room late."],
  [
    "area_to_improve",
    "look more closely at shape of objects",
    "Sam should look more closely at the shape of objects.",
  ],
  ["area_to_improve", "more positive mindset", "Sam needs a more positive mindset."],
  ["area_to_improve", "more accurate pronunciation", "Sam needs more accurate pronunciation."],
  // What is to be done.
  [
    "area_to_improve",
    "more own knowledge in source questions",
    "Sam needs more of his own knowledge in source questions.",
  ],
  ["best_achievement", "A* for NEA screenplay", "Sam achieved an A* for the NEA screenplay."],
  ["best_achievement", "commended for PE leadership", "Sam was commended for PE leadership."],
  ["best_achievement", "grade 8 for GCSE", "Sam achieved a grade 8 for GCSE."],
  [
    "best_achievement",
    "essay on the suffragettes - best in year",
    "Sam's best achievement was his essay on the suffragettes. —",
  ],
  ["additional_notes", "considering a level", "Sam is considering A level."],
  ["best_achievement", "won science fair", "Sam won the science fair."],
  [
    "best_achievement",
    "his rates of reaction practical",
    "Sam's best achievement was his rates-of-reaction practical.",
  ],
  ["area_to_improve", "come to intervention thurs", "Sam should come to intervention on Thursday."],
  ["area_to_improve", "staying in role", "Sam needs to work on staying in role."],
  ["additional_notes", "staying in a hotel at the moment", "—"],
  ["area_to_improve", "work on weaker foot", "Sam needs to work on his weaker foot."],
  [
    "area_to_improve",
    "learn times tables esp 7s and 8s",
    "Sam needs to learn times tables, especially 7s and 8s.",
  ],
  ["area_to_improve", "explain using because", 'Sam needs to explain using "because".'],
  [
    "area_to_improve",
    "come to lunchtime drop in if stuck",
    "Sam should come to the lunchtime drop-in if stuck.",
  ],
];

describe("what was reached and what is to be", () => {
  it.each(NOTES)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });

  it.each<readonly [WrittenField, string, RegExp]>([
    ["additional_notes", "scaffolded less now", /^Sam scaffolded/u],
    ["additional_notes", "worried about effort since half term", /^Sam has been worried/u],
    ["best_achievement", "completed Scratch game with levels", /completed Scratch game/u],
  ])("%s: %s is offered no broken English, and nothing of somebody else", (field, text, broken) => {
    for (const { suggestions } of readOfSam(field, text))
      for (const way of suggestions) expect(way).not.toMatch(broken);
  });
});
