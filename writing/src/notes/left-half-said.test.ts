import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [WrittenField, string, string];

describe("what is said by halves is said whole, or handed back", () => {
  const KINDS: Readonly<Record<string, readonly Row[]>> = {
    "two marks without a comma are two": [
      [
        "level_notes",
        "5 for lang 4 for lit",
        "Sam achieved a grade 5 for language and a grade 4 for literature.",
      ],
      [
        "level_notes",
        "was heading for a 4, now looking at a 5/6",
        "Sam was heading for a grade 4 and is now looking at a grade 5 or 6.",
      ],
      [
        "level_notes",
        "practical 8 theory dragging him down to 6",
        "His practical is at grade 8 but theory is dragging him down to grade 6.",
      ],
      [
        "level_notes",
        "rhythm ok pitch needs work",
        "His rhythm is satisfactory but his pitch needs work.",
      ],
      ["level_notes", "best mark so far 17/20", "His best mark so far is 17 out of 20."],
    ],
    "whose it is goes without saying": [
      [
        "participation_notes",
        "links theory to own life brilliantly",
        "Sam links theory to his own life brilliantly.",
      ],
      ["level_notes", "hates speaking so mark suffers", "Sam hates speaking so his mark suffers."],
      [
        "homework_notes",
        "oral booklet learnt off by heart",
        "Sam has learnt his oral booklet off by heart.",
      ],
      ["best_achievement", "NEA title is really original", "His NEA title is really original."],
    ],
    "how far behind somebody is, is nothing that they have": [
      [
        "homework_notes",
        "3 pages behind in sketchbook",
        "Sam is 3 pages behind in his sketchbook.",
      ],
      [
        "punctuality_notes",
        "always 2 mins behind everyone",
        "Sam is always 2 minutes behind everyone.",
      ],
    ],
    "what is done every week is no deed of one day": [
      ["homework_notes", "essay a wk without fail", "Sam writes an essay a week without fail."],
    ],
    "the one that everybody knows has its article": [
      ["behaviour_notes", "only problem is the talking", "The only problem is the talking."],
      [
        "additional_notes",
        "trip to Barcelona made all the difference",
        "The trip to Barcelona made all the difference.",
      ],
      ["best_achievement", "lead in the german play", "Sam had the lead in the German play."],
    ],
    "two sentences are joined, and a verb is no thing": [
      [
        "homework_notes",
        "6 hrs a wk on his portfolio it shows",
        "Sam spends 6 hours a week on his portfolio and it shows.",
      ],
      ["area_to_improve", "sand before varnishing", "Sam should sand before varnishing."],
      [
        "participation_notes",
        "listens then does own thing",
        "Sam listens and then does his own thing.",
      ],
      [
        "participation_notes",
        "brilliant in the field, less so at desk",
        "Sam is brilliant in the field but less so at the desk.",
      ],
    ],
    "what a number counts is named": [
      [
        "punctuality_notes",
        "comes in 10 late every p1",
        "Sam arrives 10 minutes late to every period 1.",
      ],
      [
        "punctuality_notes",
        "kit forgotten 3/6",
        "Sam has been without his kit in 3 out of 6 lessons.",
      ],
      ["level_notes", "U in nov, C now", "Sam has gone from grade U in November to grade C now."],
      [
        "level_notes",
        "A grade if mechanics improves",
        "Sam could achieve a grade A if mechanics improves.",
      ],
      [
        "level_notes",
        "secure at 5 in lang, more like a 4 in lit",
        "Sam is secure at 5 in language but is more like a grade 4 in literature.",
      ],
    ],
    "what is not used is not used by the pupil": [
      ["level_notes", "keywords not used", "Sam does not use keywords."],
      [
        "homework_notes",
        "nothing on Teams for 3 wks",
        "Sam has handed in nothing on Teams for three weeks.",
      ],
    ],
    "a thing that is named has its article, and a verb its own": [
      [
        "homework_notes",
        "did the poster twice as first one got wet",
        "Sam did the poster twice as the first one got wet.",
      ],
      [
        "additional_notes",
        "been moved up a set and coping",
        "Sam has been moved up a set and is coping.",
      ],
      ["level_notes", "bottom of set but trying", "Sam is at the bottom of the set but is trying."],
      [
        "additional_notes",
        "will need to resit yr if no improvement",
        "Sam will need to resit the year if there is no improvement.",
      ],
      ["participation_notes", "encourages the weaker ones", "Sam encourages the weaker students."],
      ["best_achievement", "won hackathon", "Sam won the hackathon."],
      ["best_achievement", "coursework is first class", "Sam's coursework is first-class."],
    ],
    "what somebody did is not done to them": [
      ["best_achievement", "named all 8 planets in a rap", "Sam named all 8 planets in a rap."],
      [
        "homework_notes",
        "handed in 3 weeks after deadline",
        "The homework was handed in three weeks after the deadline.",
      ],
      [
        "homework_notes",
        "brought ingredients 4/5",
        "Sam has brought his ingredients in 4 out of 5 lessons.",
      ],
      ["homework_notes", "past paper every friday", "Sam does a past paper every Friday."],
      ["level_notes", "steady A/B", "Sam is working at grade A or B."],
      ["area_to_improve", "case endings need learning", "Sam needs to learn case endings."],
    ],
    "what a deed comes of is no thing that was made": [
      [
        "additional_notes",
        "ahead so given extension work",
        "Sam is ahead and so he is given extension work.",
      ],
      ["best_achievement", "his app tracks bus times", "His app tracks bus times."],
      [
        "homework_notes",
        "always does it just never hands it in",
        "Sam always does his homework but never hands it in.",
      ],
      ["homework_notes", "mixed exercise left blank", "Sam left the mixed exercise blank."],
      [
        "level_notes",
        "working at a C needs a B for uni",
        "Sam is working at grade C but needs a grade B for university.",
      ],
      ["level_notes", "above av", "Sam is above average."],
      ["level_notes", "ave 64% over the yr", "Sam has an average of 64% over the year."],
      ["best_achievement", "gold in the 800", "Sam won gold in the 800 m."],
      [
        "area_to_improve",
        "chains of reasoning too short",
        "His chains of reasoning are too short.",
      ],
    ],
    "what points back, or limps, is handed back": [
      ["additional_notes", "should do", "—"],
      ["area_to_improve", "explain bit missing", "—"],
      ["area_to_improve", "saw straight", "—"],
      ["area_to_improve", "verb second", "—"],
      ["punctuality_notes", "late mon and weds", "—"],
      ["level_notes", "reading 4 writing 2 big gap", "—"],
      ["best_achievement", "grilled the MP when she visited", "—"],
      ["area_to_improve", "equations off by heart by may", "—"],
      ["additional_notes", "apprenticeship w BAE starts sept", "—"],
      ["behaviour_notes", "can be a bit of a know it all", "—"],
    ],
  };

  for (const [kind, rows] of Object.entries(KINDS))
    it.each(rows)(`${kind} — %s: %s`, (field, note, sentence) => {
      expect(saidOfSam(field, note)).toBe(sentence);
    });
});
