import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [WrittenField, string, string];

describe("what is spared in a note on a lesson is put in, or the note goes back", () => {
  const KINDS: Readonly<Record<string, readonly Row[]>> = {
    "what goes on behind 'but' is, and is not what is lacked or found": [
      [
        "participation_notes",
        "lacks confidence but getting there",
        "Sam lacks confidence but is getting there.",
      ],
      [
        "participation_notes",
        "finds group work hard but slowly improving",
        "Sam finds group work hard but is slowly improving.",
      ],
    ],
    "nobody remembers himself": [
      ["area_to_improve", "needs to remember himself", "Sam needs to remember for himself."],
    ],
    "'with' in its short form is followed by what follows 'with'": [
      ["level_notes", "confident w/ perfect tense", "Sam is confident with the perfect tense."],
      ["behaviour_notes", "rude to cover", "Sam is rude to cover teachers."],
    ],
    "late is to lessons, and on every one of its days": [
      [
        "punctuality_notes",
        "arrives 5 mins late most lessons",
        "Sam arrives 5 minutes late to most lessons.",
      ],
      ["punctuality_notes", "late on mon and fri", "Sam is late on Mondays and Fridays."],
      [
        "punctuality_notes",
        "late from maths on weds",
        "Sam is late coming from maths on Wednesdays.",
      ],
      ["punctuality_notes", "late twice on Monday", "Sam was late twice on Monday."],
    ],
    "how somebody was at what is over": [
      ["participation_notes", "brilliant in the debate", "Sam was brilliant in the debate."],
      [
        "participation_notes",
        "superb in the end of term play",
        "Sam was superb in the end-of-term play.",
      ],
      ["participation_notes", "active in the debate club", "Sam is active in the debate club."],
    ],
    "drawing beside the level is how somebody draws": [
      [
        "level_notes",
        "exceptional observational drawing",
        "Sam's strengths include exceptional observational drawing.",
      ],
      [
        "best_achievement",
        "exceptional observational drawing",
        "Sam produced an exceptional observational drawing.",
      ],
    ],
    "homework has its name": [
      ["homework_notes", "1 late", "Sam has handed in 1 piece of homework late."],
      [
        "homework_notes",
        "uploads late but its always good",
        "Sam uploads homework late but it is always good.",
      ],
      [
        "homework_notes",
        "all homework completed on time",
        "All homework has been completed on time.",
      ],
      ["homework_notes", "lines learnt off by heart", "Sam has learnt his lines off by heart."],
    ],
    "what is worn is nothing to work on": [
      ["area_to_improve", "safety goggles", "Sam should wear safety goggles."],
    ],
    "two things that are needed": [
      [
        "area_to_improve",
        "needs more annotation & to refine final pieces",
        "Sam needs more annotation and needs to refine final pieces.",
      ],
    ],
    "strands of a practical subject have their grades": [
      [
        "level_notes",
        "making 7, designing 4",
        "Sam achieved a grade 7 in making and a grade 4 in designing.",
      ],
    ],
    "when, behind a stop": [
      ["area_to_improve", "bring kit. every week.", "Sam should bring his kit every week."],
    ],
    "what somebody is, and has not lost or been made": [
      ["level_notes", "lost in listening", "Sam is lost in listening."],
      ["participation_notes", "lost in his work", "Sam is lost in his work."],
      ["level_notes", "gd all rounder", "Sam is a good all-rounder."],
      ["participation_notes", "good on the spot answers", "Sam gives good on-the-spot answers."],
      [
        "participation_notes",
        "keen to get involved, good leader of practicals",
        "Sam is keen to get involved and a good leader of practicals.",
      ],
      [
        "level_notes",
        "strong practically, let down by written answers",
        "Sam is strong practically. Sam is let down by written answers.",
      ],
    ],
    "a place and a group have their article": [
      ["level_notes", "top 3 in year", "Sam is in the top 3 in the year."],
      [
        "area_to_improve",
        "needs to communicate more on pitch",
        "Sam needs to communicate more on the pitch.",
      ],
      [
        "participation_notes",
        "explains method to others on table",
        "Sam explains the method to others on his table.",
      ],
      [
        "best_achievement",
        "full marks in the non calc",
        "Sam achieved full marks in the non-calculator paper.",
      ],
      ["participation_notes", "head on desk most days", "Sam has his head on the desk most days."],
      [
        "punctuality_notes",
        "5 lates, mostly mornings",
        "Sam has had 5 late marks, mostly in the mornings.",
      ],
    ],
    "of two tasks none is against the other": [
      [
        "area_to_improve",
        "stop rushing, read the error",
        "Sam needs to stop rushing and read the error.",
      ],
    ],
    "two tasks without a word between them": [
      [
        "area_to_improve",
        "stop narrating start arguing",
        "Sam should stop narrating and start arguing.",
      ],
      [
        "area_to_improve",
        "needs to slow down and to face the audience",
        "Sam needs to slow down and face the audience.",
      ],
    ],
    "others have what is theirs": [
      [
        "behaviour_notes",
        "laughs during others performances",
        "Sam laughs during others' performances.",
      ],
    ],
    "effort is given, and is no mark": [
      ["participation_notes", "100% effort", "Sam gives 100% effort."],
    ],
    "work on two topics is two things": [
      [
        "level_notes",
        "algebra strong, geometry less so",
        "Sam's work on algebra is strong, but his work on geometry is less so.",
      ],
    ],
    "who would love it": [
      [
        "additional_notes",
        "would love him to try the drama club",
        "I would love him to try the drama club.",
      ],
    ],
  };
  describe.each(Object.entries(KINDS))("%s", (_kind, rows) => {
    it.each(rows)("%s: %s", (field, text, said) => {
      expect(saidOfSam(field, text)).toBe(said);
    });
  });

  it.each([
    ["level_notes", "is currently working at grade 5 and was a 3"],
    ["area_to_improve", "should work on safety goggles"],
    ["area_to_improve", "not so scared to make mistakes"],
    ["best_achievement", "perfect dovetail joint"],
    ["level_notes", "most able writer ive taught in yrs"],
    ["level_notes", "creative writing is his strength, essays less so"],
    ["level_notes", "little work produced so hard to assess"],
    ["homework_notes", "usually practises but theory sheets missing"],
    ["area_to_improve", "not using evidence to back up points"],
  ] as const)("is not sure of %s: %s", (field, text) => {
    expect(readOfSam(field, text).every(({ kind }) => kind === "handed_back")).toBe(true);
  });

  it("takes it for praise that somebody does without", () => {
    const [piece] = readOfSam("participation_notes", "rarely needs English in lessons");
    expect(piece?.judgement).toBe("praise");
  });

  it("offers nobody to work on not doing something, and no skill as a deed", () => {
    const ways = readOfSam("area_to_improve", "not using evidence to back up points").flatMap(
      ({ suggestions }) => suggestions,
    );
    expect(ways.join()).not.toMatch(/work on not/u);
  });
});
