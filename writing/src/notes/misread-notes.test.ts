import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

/** Notes that were once said wrongly of somebody, or by halves, and what is said of each piece; "—" where it is handed back. */
const NOTES: readonly [WrittenField, Pronouns, string, string][] = [
  [
    "additional_notes",
    "He/Him",
    "Has had an excellent term. Apparently hates mushrooms.",
    "Sam has had an excellent term. —",
  ],
  ["punctuality_notes", "She/Her", "he's always late after lunch", "—"],
  ["homework_notes", "He/Him", "used to do it. doesn't now.", "— —"],
  ["behaviour_notes", "He/Him", "Safe in labs now. wasnt in Sept!", "— —"],
  ["behaviour_notes", "He/Him", "low level chatter only", "—"],
  [
    "level_notes",
    "They/Them",
    "stuck on a 3, needs a 4 for college",
    "Sam is stuck on a 3. Sam needs a 4 for college.",
  ],
  [
    "homework_notes",
    "She/Her",
    "always attempted even when tricky",
    "Sam's homework is always attempted even when tricky.",
  ],
  [
    "behaviour_notes",
    "He/Him",
    "swore at a TA in Nov. apologised next day",
    "Sam swore at a teaching assistant in November. —",
  ],
  [
    "participation_notes",
    "She/Her",
    "really come out of her shell since Sept",
    "Sam has really come out of her shell since September.",
  ],
  ["level_notes", "He/Him", "highest in set", "Sam is the highest in the set."],
  ["best_achievement", "He/Him", "CREST bronze award", "Sam received a CREST bronze award."],
  [
    "homework_improvement_notes",
    "She/Her",
    "not starting every sentence w 'then'",
    'Sam needs to work on not starting every sentence with "then".',
  ],
  [
    "level_notes",
    "He/Him",
    "explained osmosis to the class with potatos",
    "Sam explained osmosis to the class with potatoes.",
  ],
  [
    "area_to_improve",
    "He/Him",
    "attitude. everything really",
    "Sam needs to work on his attitude. —",
  ],
  ["area_to_improve", "He/Him", "effort", "Sam needs to work on his effort."],
  ["area_to_improve", "He/Him", "attitude", "Sam should work on his attitude."],
  [
    "area_to_improve",
    "He/Him",
    "binary -> hex conversions",
    "Sam should work on converting binary to hex.",
  ],
  [
    "level_notes",
    "She/Her",
    "4 in the mock. should be a 7.",
    "Sam achieved a grade 4 in the mock. —",
  ],
  ["homework_improvement_notes", "He/Him", "stop drawing on it", "—"],
  [
    "level_notes",
    "He/Him",
    "Balances equations fine as long as there's no brackets",
    "Sam balances equations fine as long as there are no brackets.",
  ],
  [
    "participation_notes",
    "She/Her",
    "sits at back w hood up",
    "Sam sits at the back with her hood up.",
  ],
  [
    "best_achievement",
    "They/Them",
    "Playing Lady Bracknell",
    "Sam's best achievement was playing Lady Bracknell.",
  ],
  [
    "homework_improvement_notes",
    "She/Her",
    "should always draw the diagram first, then write",
    "Sam should always draw the diagram first and then write.",
  ],
  [
    "level_notes",
    "He/Him",
    "Should of got full marks on the circuits test, silly units slip",
    "Sam should have got full marks on the circuits test. —",
  ],
  [
    "participation_notes",
    "He/Him",
    "first to volunteer & last to pack up",
    "Sam is the first to volunteer and is the last to pack up.",
  ],
  [
    "additional_notes",
    "He/Him",
    "trials for Stoke City U14s, don't let schoolwork slide",
    "Sam has trials for Stoke City U14s. —",
  ],
  ["punctuality_notes", "He/Him", "was dreadful in autumn, spot on now", "— —"],
  ["additional_notes", "He/Him", "predicted 7, actual 5, gutted for him", "— —"],
  ["homework_notes", "He/Him", "practises 20 mins a day, so mum says", "— —"],
  [
    "best_achievement",
    "She/Her",
    "came 2nd in the county public speaking, robbed imo",
    "Sam came second in the county public speaking. —",
  ],
  ["homework_improvement_notes", "He/Him", "show your working!", "Sam needs to show his working."],
  ["homework_improvement_notes", "He/Him", "show your working", "Sam needs to show his working."],
  ["homework_notes", "She/Her", "the dog really did eat it, I saw the photo", "— —"],
  ["behaviour_notes", "He/Him", "doesn't suffer fools, incl. me", "— —"],
  ["behaviour_notes", "He/Him", "fine for me, a pain for Mr Dacre apparently", "—"],
  ["participation_notes", "He/Him", "joins in when he can be bothered", "—"],
  ["punctuality_notes", "He/Him", "needs an alarm clock", "—"],
  ["level_notes", "He/Him", "spelling is all over the shop", "—"],
  ["homework_notes", "He/Him", 'theory hw not done as "PE is practical sir"', "—"],
  ["level_notes", "He/Him", "could say more, when they do its gold", "—"],
  [
    "behaviour_notes",
    "He/Him",
    "missed about 5 hrs of lessons due to lates",
    "Sam missed about 5 hours of lessons due to lateness.",
  ],
  ["homework_notes", "He/Him", "his homework is surprisingly good", "—"],
  [
    "area_to_improve",
    "He/Him",
    "theory side - bones and muscles not learnt",
    "Sam should work on the theory side. —",
  ],
  [
    "homework_improvement_notes",
    "He/Him",
    "use of past tense",
    "Sam needs to work on the use of the past tense.",
  ],
  [
    "best_achievement",
    "She/Her",
    "1st in 200m at sports day",
    "Sam came first in the 200m at sports day.",
  ],
  [
    "level_notes",
    "She/Her",
    "super quick, fastest girl in the year",
    "Sam is really quick. Sam is the fastest girl in the year.",
  ],
  [
    "homework_improvement_notes",
    "He/Him",
    "show working out",
    "Sam needs to show his working out.",
  ],
  [
    "homework_improvement_notes",
    "He/Him",
    "revise the cardio resp system",
    "Sam should revise the cardio-respiratory system.",
  ],
  ["level_notes", "He/Him", "never afraid to look daft", "—"],
  ["behaviour_notes", "He/Him", "bless him", "—"],
  ["area_to_improve", "She/Her", "handwriting", "Sam should work on her handwriting."],
  ["area_to_improve", "He/Him", "behaviour", "Sam should work on his behaviour."],
  ["area_to_improve", "He/Him", "confidence", "Sam should work on his confidence."],
  [
    "behaviour_notes",
    "He/Him",
    "first to volunteer, last to leave",
    "Sam is the first to volunteer and the last to leave.",
  ],
  [
    "punctuality_notes",
    "She/Her",
    "late again, her bus was late",
    "Sam is late again. Her bus was late.",
  ],
  ["homework_notes", "She/Her", "apparently does it on the bus", "—"],
  ["level_notes", "She/Her", "was weak in Sept, now secure", "—"],
  ["level_notes", "She/Her", "was weak, now far more confident", "—"],
  ["level_notes", "She/Her", "predicted 7, actual 5", "— —"],
  ["level_notes", "He/Him", "secure with perfect tense", "Sam is secure with the perfect tense."],
];

/** Whose something is, and whose feeling it is. */
const WHOSE: readonly (typeof NOTES)[number][] = [
  ["best_achievement", "She/Her", "directed her group's piece", "Sam directed her group's piece."],
  ["homework_notes", "She/Her", "never has her book with her", "Sam never has her book with her."],
  ["homework_notes", "He/Him", "does his when he remembers", "—"],
  ["homework_notes", "He/Him", "always does his best", "Sam always does his best."],
  ["additional_notes", "He/Him", "so proud of how he has grown", "—"],
  ["additional_notes", "He/Him", "so proud of sam", "—"],
  ["level_notes", "He/Him", "g on the bio paper", "—"],
  [
    "area_to_improve",
    "He/Him",
    "use key words ie diffusion, osmosis",
    "Sam needs to use key words such as diffusion and osmosis.",
  ],
  ["additional_notes", "He/Him", "very pleased with Sam's progress", "—"],
  [
    "additional_notes",
    "He/Him",
    "I have really enjoyed teaching Sam. a pleasure to teach",
    "I have really enjoyed teaching Sam. Sam is a pleasure to teach.",
  ],
  [
    "level_notes",
    "She/Her",
    "works hard from start to finish",
    "Sam works hard from start to finish.",
  ],
];

/** Whether a "they" is the pupil, or what was named before it. */
const THEY: readonly [WrittenField, Pronouns, string, string][] = [
  [
    "participation_notes",
    "She/Her",
    "could share her ideas more, they are always good",
    "Sam could share her ideas more. —",
  ],
  ["participation_notes", "She/Her", "gives long answers, they are well argued", "—"],
  [
    "participation_notes",
    "He/Him",
    "his answers could be longer, they're always right",
    "His answers could be longer. —",
  ],
  ["additional_notes", "He/Him", "they have great ideas and they share them", "—"],
  [
    "additional_notes",
    "He/Him",
    "needs to revise more, they have potential",
    "Sam needs to revise more. Sam has potential.",
  ],
  [
    "additional_notes",
    "He/Him",
    "works hard in lessons, they are a joy to teach",
    "Sam works hard in lessons and is a joy to teach.",
  ],
  [
    "participation_notes",
    "He/Him",
    "has great ideas but they come out in a rush",
    "Sam has great ideas but they come out in a rush.",
  ],
];

describe("a note that is easily misread", () => {
  it.each([...NOTES, ...WHOSE, ...THEY])("%s, %s: %s", (field, pronouns, text, said) => {
    expect(saidOfSam(field, text, pronouns)).toBe(said);
  });

  it("of somebody else asks who is meant", () => {
    const [reading] = readOfSam("punctuality_notes", "he's always late after lunch", "She/Her");
    expect(reading).toMatchObject({
      kind: "handed_back",
      reason: "“he” is not Sam: who is meant?",
    });
  });
});
