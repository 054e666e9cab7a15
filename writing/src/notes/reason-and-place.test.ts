import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readNotes } from "./read-notes.ts";

const OPTIONS: Partial<Record<WrittenField, string>> = {
  punctuality_notes: "Occasionally late",
  participation_notes: "Occasionally Participates",
};

const NOTES: readonly (readonly [WrittenField, string, string, string?])[] = [
  // Why, and what comes of it
  [
    "punctuality_notes",
    "usually because of the school bus",
    "Sam is usually late because of the school bus.",
  ],
  ["punctuality_notes", "mainly due to trains", "Sam is mainly late because of the trains."],
  ["punctuality_notes", "drum lesson overruns", "His drum lesson overruns."],
  [
    "punctuality_notes",
    "comes from PE so often last in",
    "Sam comes from PE so he is often last in.",
  ],
  [
    "punctuality_notes",
    "forgets kit so late on to the field",
    "Sam forgets his kit so he is late on to the field.",
  ],
  [
    "additional_notes",
    "job at weekends so tired on mondays",
    "Sam has a job at weekends so he is tired on Mondays.",
  ],
  ["additional_notes", "has a saturday job", "Sam has a Saturday job."],
  ["additional_notes", "tutoring would help", "Sam would benefit from tutoring."],
  [
    "additional_notes",
    "intervention on tues after school would help",
    "Sam would benefit from intervention on Tuesday after school.",
  ],
  // How somebody was and is
  [
    "additional_notes",
    "shy at first, now first to volunteer",
    "Sam was shy at first but is now the first to volunteer.",
    "Drama",
  ],
  [
    "additional_notes",
    "quiet at first, now very confident",
    "Sam was quiet at first but is now very confident.",
    "Drama",
  ],
  [
    "additional_notes",
    "distracted by friends at the back",
    "Sam is distracted by friends at the back.",
  ],
  ["additional_notes", "not reaching his potential", "Sam is not reaching his potential."],
  ["additional_notes", "head down, gets on", "Sam keeps his head down and gets on."],
  [
    "participation_notes",
    "shouts out rather than hand up",
    "Sam shouts out rather than putting his hand up.",
  ],
  [
    "participation_notes",
    "great in small groups, less so whole class",
    "Sam is great in small groups but less so with the whole class.",
  ],
  // What somebody is a member of
  ["additional_notes", "in the football team", "Sam is in the football team.", "PE"],
  ["additional_notes", "in choir", "Sam is in the choir.", "Music"],
  ["additional_notes", "his head of house captain", "—"],
  ["additional_notes", "head of house captain", "—"],
  // Of which there is one
  [
    "best_achievement",
    "good essay on battle of hastings",
    "Sam wrote a good essay on the Battle of Hastings.",
    "History",
  ],
  [
    "best_achievement",
    "excellent essay on causes of first world war",
    "Sam wrote an excellent essay on causes of the First World War.",
    "History",
  ],
  [
    "area_to_improve",
    "define terms at start",
    "Sam needs to define terms at the start.",
    "Economics",
  ],
  [
    "best_achievement",
    "spooky story opening was class favourite",
    "His spooky story opening was the class favourite.",
    "English",
  ],
  [
    "best_achievement",
    "super questions about the 5 pillars",
    "Sam asked super questions about the 5 pillars.",
    "Religious Studies",
  ],
  ["best_achievement", "kind to new lad", "Sam is kind to a new student.", "Geography"],
  // What there should be of what
  [
    "area_to_improve",
    "less description more analysis",
    "Sam needs to include less description and more analysis.",
    "Psychology",
  ],
  [
    "area_to_improve",
    "maths side of it, esp rearranging",
    "Sam needs to improve his work on the maths side of the subject, especially rearranging.",
    "Physics",
  ],
  ["area_to_improve", "theory - knows the practical but not the names of muscles", "—", "PE"],
  [
    "area_to_improve",
    "graphs need a title and even scale",
    "His graphs need a title and an even scale.",
    "Science",
  ],
  [
    "area_to_improve",
    "9 markers need a conclusion",
    "His 9-mark answers need a conclusion.",
    "Geography",
  ],
  [
    "area_to_improve",
    "use better words eg adverbs",
    "Sam should use better words such as adverbs.",
    "English",
  ],
  [
    "area_to_improve",
    "comment his code and test it before handing in",
    "Sam should comment his code and test it before handing it in.",
    "Computing",
  ],
  [
    "area_to_improve",
    "try a level style questions",
    "Sam needs to try A-level-style questions.",
    "Chemistry",
  ],
  [
    "area_to_improve",
    "read more at home, 20 mins a day",
    "Sam needs to read more at home for 20 minutes a day.",
    "English",
  ],
  // How somebody is, and what there should be more of
  ["best_achievement", "much better on angles", "Sam is much better on angles."],
  ["area_to_improve", "listening paper", "Sam should work on the listening paper.", "French"],
  [
    "area_to_improve",
    "effort in cross country",
    "Sam should show more effort in cross-country.",
    "PE",
  ],
  [
    "area_to_improve",
    "use the case study, not just textbook",
    "Sam should use the case study, not just the textbook.",
    "Business",
  ],
  ["additional_notes", "needs UKMT stuff", "Sam needs UKMT work."],
  [
    "additional_notes",
    "want him to consider triple",
    "I would like him to consider triple Science.",
    "Biology",
  ],
  [
    "best_achievement",
    "first full write up this term",
    "Sam has produced his first full write-up this term.",
    "Science",
  ],
  [
    "best_achievement",
    "lovely use of colour in landscape",
    "Sam made lovely use of colour in his landscape.",
    "Art",
  ],
  ["additional_notes", "4 in mock from a 2", "Sam has gone from grade 2 to grade 4 in the mock."],
  ["additional_notes", "missed the first 3 lessons", "Sam missed the first three lessons."],
  ["punctuality_notes", "comes from other site", "Sam comes from the other site.", "Drama"],
  // What is done, and what only looks like it
  [
    "area_to_improve",
    "learning lines quicker",
    "Sam should work on learning his lines more quickly.",
    "Drama",
  ],
  ["area_to_improve", "research skills", "Sam needs to work on research skills.", "Geography"],
  [
    "area_to_improve",
    "case study learning",
    "Sam needs to work on learning case studies.",
    "Geography",
  ],
  ["additional_notes", "bright lad wasting it", "—", "Business"],
  ["homework_notes", "often excuses", "Sam often makes excuses."],
  ["best_achievement", "translated ovid unseen", "—", "Latin"],
  ["best_achievement", "painted tile beautiful", "—", "Art"],
  [
    "best_achievement",
    "scratch game with levels",
    "Sam's best achievement was a Scratch game with levels.",
    "Computing",
  ],
  ["area_to_improve", "written paper", "Sam should work on the written paper.", "PE"],
  ["area_to_improve", "er verbs", "Sam needs to work on -er verbs.", "French"],
  // Words that are spoken of, terms and times
  ["area_to_improve", "stop using and then", 'Sam needs to stop using "and then".', "English"],
  ["area_to_improve", "label diagrams w pencil", "Sam should label diagrams in pencil.", "Science"],
  [
    "area_to_improve",
    "tenses, esp perfect",
    "Sam needs to work on tenses, especially the perfect tense.",
    "French",
  ],
  [
    "area_to_improve",
    "issues and debates",
    "Sam needs to work on issues and debates.",
    "Psychology",
  ],
  ["best_achievement", "made a chat bot", "Sam made a chatbot.", "Computing"],
  ["punctuality_notes", "3 lates, all mondays", "Sam has had 3 late marks, all on Mondays."],
  ["level_notes", "should be a 7 by now", "Sam should be working at grade 7 by now."],
  ["additional_notes", "phone again", "Sam has had his phone out again."],
];

describe("why and where, in few words", () => {
  for (const [field, text, said, subject = "Maths"] of NOTES)
    it(`${field}: ${text}`, () => {
      const student = {
        first_name: "Sam",
        last_name: "Prior",
        pronouns: "He/Him" as const,
        year: 9,
      };
      const option = OPTIONS[field] ?? "";
      const readings = readNotes({ student, subject, field, option, text, roster: null });
      expect(readings.map(({ reads_as }) => reads_as || "—").join(" / ")).toBe(said);
    });
});
