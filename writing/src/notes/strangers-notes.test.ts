import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";
import { saidOfSam } from "../../test/notes-on-sam.ts";

/**
 * Notes by teachers who had never seen the reader, and what is said of each piece; "—" where it is handed back. Each was
 * once read wrongly.
 */
const NOTES: readonly [WrittenField, Pronouns, string, string][] = [
  [
    "area_to_improve",
    "He/Him",
    "must remember kit, forgotten 5 times this term",
    "Sam must remember his kit. —",
  ],
  [
    "behaviour_notes",
    "She/Her",
    "rude when told off, rolls eyes, mum has been in",
    "Sam is rude when told off. Sam rolls her eyes. —",
  ],
  [
    "behaviour_notes",
    "They/Them",
    "lost temper when the joint broke, walked out. came back and fixed it. proud of them",
    "Sam lost their temper when the joint broke and walked out. — —",
  ],
  [
    "participation_notes",
    "He/Him",
    "hand always up, good ideas, sometimes shouts out",
    "Sam's hand is always up. Sam offers good ideas but sometimes shouts out.",
  ],
  [
    "participation_notes",
    "She/Her",
    "asks great questions, not afraid to be wrong",
    "Sam asks great questions. Sam is not afraid to be wrong.",
  ],
  [
    "behaviour_notes",
    "He/Him",
    "phone out AGAIN. rude to cover teacher, since apologised",
    "Sam had his phone out again. Sam was rude to the cover teacher. —",
  ],
  [
    "behaviour_notes",
    "She/Her",
    "sensible on the field trip to Swanage, looked after a girl who was sick on the coach",
    "Sam was sensible on the field trip to Swanage and looked after a girl who was sick on the coach.",
  ],
  [
    "behaviour_notes",
    "He/Him",
    "silly w scissors on tuesday, apologised straight after, otherwise fine",
    "—",
  ],
  [
    "best_achievement",
    "She/Her",
    "won the dept prize for her poster on mitosis, well deserved",
    "Sam won the department prize for her poster on mitosis. —",
  ],
  [
    "best_achievement",
    "He/Him",
    "english is his 2nd language but coped really well w the wordy circuits questions",
    "English is his second language. Sam coped really well with the wordy circuits questions.",
  ],
  ["area_to_improve", "He/Him", "needs to stop copying off his mate and have a go himself", "—"],
  [
    "area_to_improve",
    "She/Her",
    "portfolio is behind, 4 pages missing, deadline 14th march",
    "Sam's portfolio is behind. — —",
  ],
  ["area_to_improve", "She/Her", "rearranging equations still shaky, esp v2=u2+2as", "—"],
  [
    "area_to_improve",
    "She/Her",
    "comments in code missing, variable names are things like x and thing2",
    "—",
  ],
  [
    "area_to_improve",
    "She/Her",
    "evaluation is lacking, needs to consider both sides b4 reaching a judgement",
    "Sam's evaluation is lacking. Sam needs to consider both sides before reaching a judgement.",
  ],
  [
    "area_to_improve",
    "She/Her",
    "struggles w fractions, decimals ok, percentages getting there",
    "Sam struggles with fractions. Sam's work on decimals is satisfactory. Sam's percentages are getting there.",
  ],
  [
    "area_to_improve",
    "She/Her",
    "should come to revision club on thursdays, would help w genetics",
    "Sam should come to the revision club on Thursdays. —",
  ],
  [
    "homework_notes",
    "She/Her",
    "does the reading, brings in newspaper articles she's found, lovely to see",
    "Sam does the reading and brings in newspaper articles she has found. —",
  ],
  [
    "homework_notes",
    "She/Her",
    "hw not done 4x this term, does come to catch up at lunch when asked tho",
    "Sam's homework has not been done four times this term. Sam does come to catch up at lunch when asked.",
  ],
  [
    "best_achievement",
    "She/Her",
    "swam 25m unaided in july!! couldnt put her face in the water in sept",
    "Sam swam 25m unaided in July. —",
  ],
  [
    "homework_notes",
    "He/Him",
    "spellings not learnt, 3/10 4/10 2/10",
    "Sam's spellings have not been learnt. —",
  ],
  [
    "best_achievement",
    "He/Him",
    "clay pot was brilliant, ended up in the foyer display",
    "Sam's clay pot was brilliant. —",
  ],
  ["participation_notes", "He/Him", "loves it, first to volunteer for everything", "—"],
  [
    "participation_notes",
    "She/Her",
    "joined choir in jan, sang a solo at the xmas concert, so proud",
    "Sam joined the choir in January and sang a solo at the Christmas concert. —",
  ],
  [
    "homework_notes",
    "He/Him",
    "handed in 4 out of 10 pieces",
    "Sam has handed in 4 out of 10 pieces.",
  ],
  [
    "homework_notes",
    "She/Her",
    "good when done. mostly late. dog ate it was a genuine excuse i got",
    "Sam's homework is good when done. Sam's homework is mostly late. —",
  ],
  [
    "punctuality_notes",
    "She/Her",
    "better since xmas, only 2 lates",
    "Sam's punctuality has been better since Christmas. —",
  ],
  [
    "punctuality_notes",
    "He/Him",
    "was poor in sept, excellent since",
    "Sam's punctuality was poor in September. Sam's punctuality has been excellent since then.",
  ],
  [
    "punctuality_notes",
    "She/Her",
    "not always prompt after break",
    "Sam is not always prompt after break.",
  ],
  ["behaviour_notes", "She/Her", "never any bother", "Sam is never any bother."],
  [
    "additional_notes",
    "She/Her",
    "a joy to teach, will miss her next yr",
    "Sam is a joy to teach. I will miss her next year.",
  ],
  [
    "homework_notes",
    "He/Him",
    "nothing since oct half term. emailed home x3 no reply",
    "Sam has handed in nothing since the October half term. —",
  ],
  [
    "area_to_improve",
    "He/Him",
    "read the question carefully, loses silly marks",
    "Sam needs to read the question carefully. Sam loses silly marks.",
  ],
  [
    "homework_notes",
    "They/Them",
    "goes above + beyond, extra studies at home",
    "Sam goes above and beyond. —",
  ],
  [
    "best_achievement",
    "He/Him",
    "fantastic sprinter, won 100m at sports day",
    "Sam is a fantastic sprinter and won the 100m at sports day.",
  ],
  [
    "best_achievement",
    "She/Her",
    "working at a 7-, exam technique strong, knows her key words",
    "Sam is working at grade 7-. Sam's exam technique is strong. Sam knows her key words.",
  ],
  [
    "best_achievement",
    "She/Her",
    "72% in end of unit test, top third of class. really secure on cell structure",
    "Sam achieved 72% in the end-of-unit test. Sam is in the top third of the class. Sam is really secure on cell structure.",
  ],
  [
    "best_achievement",
    "He/Him",
    "balancing equations fine, remembers the group trends, mock was a 7",
    "Sam's balancing equations are fine. Sam remembers the group trends and achieved a grade 7 in the mock.",
  ],
  [
    "participation_notes",
    "He/Him",
    "works well w his partner, took the lead on the micro:bit project",
    "Sam works well with his partner. —",
  ],
  [
    "behaviour_notes",
    "He/Him",
    "bangs on the drums when im talking, has had 3 warnings",
    "Sam bangs on the drums when I am talking. Sam has had 3 warnings.",
  ],
  ["homework_notes", "He/Him", "completes to high standard but sometimes late", "—"],
  [
    "area_to_improve",
    "She/Her",
    "practise long division, ask for help when stuck instead of sitting there quietly",
    "Sam should practise long division and ask for help when stuck instead of sitting there quietly.",
  ],
  ["area_to_improve", "She/Her", "compare poems not just list, e.g. Ozymandias and London", "—"],
  [
    "behaviour_notes",
    "She/Her",
    "role model for others, prefect material",
    "Sam is a role model for others and is prefect material.",
  ],
  [
    "behaviour_notes",
    "She/Her",
    "no issues, lovely attitude, sets a good example",
    "There are no issues with Sam's behaviour. Sam has a lovely attitude and sets a good example.",
  ],
  [
    "additional_notes",
    "He/Him",
    "pleasure to teach, will miss him, good luck at new school",
    "Sam is a pleasure to teach. I will miss him. —",
  ],
  [
    "area_to_improve",
    "She/Her",
    "confidence. she knows more than she thinks, second guesses herself on every question",
    "Sam should work on her confidence. Sam knows more than she thinks. —",
  ],
  [
    "homework_notes",
    "She/Her",
    "detailed, beautifully presented",
    "Sam's homework is detailed and beautifully presented.",
  ],
  [
    "best_achievement",
    "She/Her",
    "passed grade 3 violin with merit, plays in orchestra on thursdays",
    "Sam passed grade 3 violin with merit. Sam plays in the orchestra on Thursdays.",
  ],
  [
    "homework_notes",
    "He/Him",
    "doesnt log on to teams so misses deadlines, had a chat & hes now using his planner",
    "Sam does not log on to Teams so he misses deadlines. —",
  ],
  ["homework_notes", "He/Him", "done on bus i think, rushed and messy", "—"],
  // Several clauses, each with a subject of its own.
  [
    "level_notes",
    "She/Her",
    "speaks with a good accent, understands nearly everything she hears, but her written work is full of missing accents and she does not check it",
    "Sam speaks with a good accent and understands nearly everything she hears. Sam's written work is full of missing accents and she does not check it.",
  ],
  [
    "homework_notes",
    "She/Her",
    "mostly fine, though the map was late and she lost the worksheet",
    "Sam's homework is mostly fine, though the map was late and she lost the worksheet.",
  ],
  [
    "area_to_improve",
    "He/Him",
    "read the question twice and plan every answer, because he lost eight marks in the mock through careless slips",
    "Sam should read the question twice and plan every answer. Sam lost eight marks in the mock through careless slips.",
  ],
  [
    "additional_notes",
    "He/Him",
    "if he checks his work, and he slows down, he will do well",
    "If Sam checks his work, and he slows down, he will do well.",
  ],
  // Two sentences with a comma between them.
  [
    "additional_notes",
    "He/Him",
    "I am pleased with how Sam has settled in, he has made friends and works hard",
    "I am pleased with how Sam has settled in. He has made friends and works hard.",
  ],
  ["level_notes", "She/Her", "This term, she has worked hard", "This term, Sam has worked hard."],
  // What is said by halves says something else.
  ["level_notes", "He/Him", "capable but coasts", "Sam is capable but coasts."],
  ["homework_notes", "They/Them", "neat and thorough", "Sam's homework is neat and thorough."],
  ["participation_notes", "She/Her", "leads group", "Sam leads the group."],
  [
    "homework_notes",
    "He/Him",
    "not submitted on time",
    "Sam's homework has not been submitted on time.",
  ],
  ["level_notes", "She/Her", "62% -> 75%", "Sam has gone from 62% to 75%."],
  [
    "participation_notes",
    "She/Her",
    "Mrs Khan took the group for a week, and she was very impressed",
    "—",
  ],
  // A colon, and what stands behind it.
  [
    "level_notes",
    "He/Him",
    "His practical write-ups are a pleasure to read: clear method, accurate tables and a conclusion that says something.",
    "His practical write-ups are a pleasure to read: clear method, accurate tables and a conclusion that says something.",
  ],
  [
    "behaviour_notes",
    "He/Him",
    "He argues about everything: seating plan, homework, the weather",
    "—",
  ],
  ["additional_notes", "He/Him", "Sam has one fault: he talks", "—"],
  // What hangs on one item alone, and what hangs on all.
  ["behaviour_notes", "He/Him", "calm, reads well, without any help", "Sam is calm. —"],
  ["behaviour_notes", "He/Him", "polite, listens well, when he wants to", "—"],
  // Teachers and those at home.
  [
    "additional_notes",
    "She/Her",
    "Mrs Khan used her story as a model for the class",
    "Mrs Khan used Sam's story as a model for the class.",
  ],
  ["additional_notes", "She/Her", "Mrs Khan used her phone in the lesson", "—"],
  ["additional_notes", "He/Him", "plays in a band with his brother", "—"],
  ["additional_notes", "He/Him", "fights with his brother", "—"],
  // An order in brackets.
  [
    "behaviour_notes",
    "He/Him",
    "calmer (see email), more focused",
    "Sam is calmer. — Sam is more focused.",
  ],
  [
    "homework_notes",
    "They/Them",
    "handed in three late",
    "Sam has handed in three pieces of homework late.",
  ],
  // What is done to a thing is no kind of thing, and source work is nothing to work on.
  [
    "area_to_improve",
    "He/Him",
    "project voice to the back of the room",
    "Sam should project his voice to the back of the room.",
  ],
  [
    "best_achievement",
    "She/Her",
    "solid source work on the Blitz",
    "Sam produced solid source work on the Blitz.",
  ],
  [
    "additional_notes",
    "They/Them",
    "hoping to study engineering",
    "Sam is hoping to study engineering.",
  ],
  ["homework_notes", "He/Him", "excuses every week", "Sam makes excuses every week."],
];

describe("a stranger's note", () => {
  it.each(NOTES)("%s, %s: %s", (field, pronouns, text, said) => {
    expect(saidOfSam(field, text, pronouns)).toBe(said);
  });
});
