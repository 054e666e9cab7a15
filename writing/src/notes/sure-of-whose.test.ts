import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** Whose something is and what is said of it; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "whoever waits for work is its teacher",
    [
      ["homework_notes", "still waiting for all 3 pieces", "—"],
      ["homework_notes", "waiting for coursework since october", "—"],
      ["homework_notes", "not received the essay yet", "—"],
    ],
  ],
  [
    "who comes to a school is moved by nobody, and a name has no article within",
    [
      ["additional_notes", "moved to us in sept", "Sam moved to us in September."],
      ["best_achievement", "Bank of England essay prize", "—"],
    ],
  ],
  [
    "events have names as a whole",
    [
      [
        "best_achievement",
        "great presentation on the blitz",
        "Sam's best achievement was a great presentation on the Blitz.",
      ],
      [
        "best_achievement",
        "great essay on the treaty of versailles",
        "Sam wrote a great essay on the Treaty of Versailles.",
      ],
      [
        "best_achievement",
        "super poster on the industrial revolution",
        "Sam produced a super poster on the Industrial Revolution.",
      ],
    ],
  ],
  [
    "somebody is good at something, and no work is",
    [
      ["level_notes", "exceptional at painting", "Sam is exceptional at painting."],
      ["level_notes", "great at helping others", "Sam is great at helping others."],
      ["behaviour_notes", "poor at sharing", "Sam is poor at sharing."],
      [
        "participation_notes",
        "brilliant at encouraging others",
        "Sam is brilliant at encouraging others.",
      ],
      [
        "level_notes",
        "strong at netball, weaker at hockey",
        "Sam is strong at netball but weaker at hockey.",
      ],
      [
        "level_notes",
        "excellent at first but has tailed off",
        "Sam's work was excellent at first but has tailed off.",
      ],
      ["homework_notes", "good at handing in on time", "Sam is good at handing in on time."],
      ["best_achievement", "took a superb catch at slip", "Sam took a superb catch at slip."],
    ],
  ],
  [
    "a mark and what is aimed at are two",
    [
      ["level_notes", "B in mock target A", "Sam achieved a B in the mock and is aiming for an A."],
      [
        "level_notes",
        "merit in unit 1 aiming for distinction",
        "Sam achieved a merit in unit 1 and is aiming for a distinction.",
      ],
      [
        "level_notes",
        "7 in mock predicted 8",
        "Sam achieved a grade 7 in the mock and is predicted a grade 8.",
      ],
      ["level_notes", "72% in paper 1 target 80%", "—"],
    ],
  ],
  [
    "what its teacher heard or asked for is the teacher's",
    [
      [
        "participation_notes",
        "barely heard her voice this year",
        "I have barely heard her voice this year.",
      ],
      [
        "homework_notes",
        "not seen any homework since easter",
        "I have not seen any homework since Easter.",
      ],
      [
        "additional_notes",
        "could not have asked for more from her this year",
        "I could not have asked for more from her this year.",
      ],
    ],
  ],
  [
    "what a field is about, and is left out, is said",
    [
      ["punctuality_notes", "6 times since xmas", "Sam has been late six times since Christmas."],
      ["punctuality_notes", "3 times last week", "Sam was late three times last week."],
      ["punctuality_notes", "only on mondays", "Sam is only late on Mondays."],
      [
        "punctuality_notes",
        "always from the canteen",
        "Sam is always late coming from the canteen.",
      ],
      ["punctuality_notes", "improved lately", "Her punctuality has improved lately."],
      ["behaviour_notes", "varies from day to day", "Her behaviour varies from day to day."],
      ["participation_notes", "depends on the topic", "Her participation depends on the topic."],
      [
        "participation_notes",
        "more if it's a practical",
        "Sam contributes more if it is a practical.",
      ],
      [
        "homework_notes",
        "beautiful when she bothers",
        "Sam's homework is beautiful when she bothers.",
      ],
      ["homework_notes", "always in on the dot", "Sam's homework is always handed in on time."],
      ["homework_notes", "does extra on seneca", "Sam does extra homework on Seneca."],
      ["homework_notes", "0 from 6", "Sam has handed in none of the 6 pieces of homework."],
    ],
  ],
  [
    "what is had, and not had, gets its verb",
    [
      [
        "behaviour_notes",
        "not a single sanction all year",
        "Sam has not had a single sanction all year.",
      ],
      [
        "behaviour_notes",
        "fewer negative points than last term",
        "Sam has had fewer negative points than last term.",
      ],
      ["behaviour_notes", "fewer outbursts", "—"],
      ["additional_notes", "not the best term", "Sam has not had the best term."],
      ["level_notes", "not where she wants to be yet", "Sam is not where she wants to be yet."],
      [
        "additional_notes",
        "her plan was excellent, her model less so",
        "Her plan was excellent but her model was less so.",
      ],
    ],
  ],
  [
    "what began at a time and goes on has been so",
    [
      [
        "level_notes",
        "improving since she was moved",
        "Sam has been improving since she was moved.",
      ],
      [
        "behaviour_notes",
        "really trying since she moved seats",
        "Sam has really been trying since she moved seats.",
      ],
      [
        "participation_notes",
        "contributing more since she knows everyone now",
        "Sam is contributing more since she knows everyone now.",
      ],
      ["behaviour_notes", "nothing since september", "—"],
    ],
  ],
  [
    "an art that is liked is no one work of it",
    [
      ["additional_notes", "prefers dance to games", "Sam prefers dance to games."],
      [
        "best_achievement",
        "dance at the gala",
        "Sam's best achievement was her dance at the gala.",
      ],
    ],
  ],
  [
    "what was before stands before its sentence, and never alone",
    [
      [
        "additional_notes",
        "Having been absent for two weeks, she has caught up well.",
        "Having been absent for two weeks, Sam has caught up well.",
      ],
      ["additional_notes", "having been off for 3 weeks", "—"],
    ],
  ],
  [
    "what comes from somebody is received",
    [
      [
        "best_achievement",
        "fab feedback from her placement",
        "Sam received fabulous feedback from her placement.",
      ],
      ["best_achievement", "lovely letter from the head", "—"],
    ],
  ],
  [
    "what a thing took, or all do, is not said of the pupil",
    [
      ["best_achievement", "took 3 weeks", "—"],
      ["additional_notes", "took two lessons to settle", "Sam took two lessons to settle."],
      ["additional_notes", "as reliable as they come", "Sam is as reliable as they come."],
      ["additional_notes", "only one in the year", "—"],
      [
        "additional_notes",
        "only one in the class to finish",
        "Sam is the only one in the class to finish.",
      ],
      [
        "best_achievement",
        "man of the match v St Marks",
        "Sam was man of the match against St Marks.",
      ],
      ["best_achievement", "made the first team", "Sam made the first team."],
      ["level_notes", "vocabulary of an adult", "Sam has the vocabulary of an adult."],
      ["level_notes", "more confident in pairs than whole class", "—"],
      [
        "level_notes",
        "better in class than in tests",
        "Sam's work is better in class than in tests.",
      ],
      ["behaviour_notes", "low level", "—"],
      [
        "additional_notes",
        "rarely seen without headphones",
        "Sam is rarely seen without headphones.",
      ],
      [
        "additional_notes",
        "as good as any yr 11 I've taught",
        "Sam is as good as any Year 11 I have taught.",
      ],
      ["best_achievement", "30 days straight on codecademy", "—"],
      ["punctuality_notes", "like clockwork", "Sam arrives like clockwork."],
      ["behaviour_notes", "more when sat with Kai", "—"],
      [
        "punctuality_notes",
        "rolls in 20 mins late with a coffee",
        "Sam rolls in 20 minutes late with a coffee.",
      ],
      ["additional_notes", "runs a vinted shop", "—"],
    ],
  ],
  [
    "what is no sentence when its words are taken as they are goes back",
    [
      ["area_to_improve", "name dropping theorists without explaining them", "—"],
      ["participation_notes", "answering questions that could be asked of her", "—"],
      ["additional_notes", "is always extra", "—"],
      ["additional_notes", "her lowest report so far I'm afraid", "—"],
      ["additional_notes", "reports like this are easy to write", "—"],
      ["additional_notes", "always changed on time", "—"],
      ["additional_notes", "a tricky start but we got there", "—"],
      ["participation_notes", "sometimes shouts out but its enthusiasm", "—"],
      ["participation_notes", "just doesn't often", "—"],
    ],
  ],
  [
    "what is missing on paper and known by all is put in",
    [
      ["best_achievement", "brick wall passed inspection", "Sam's brick wall passed inspection."],
      [
        "best_achievement",
        "raised £240 for charity with cake sale",
        "Sam raised £240 for charity with a cake sale.",
      ],
      [
        "additional_notes",
        "enthusiasm for the subject is infectious",
        "Sam's enthusiasm for the subject is infectious.",
      ],
      [
        "additional_notes",
        "plays in orchestra and jazz band",
        "Sam plays in the orchestra and the jazz band.",
      ],
      ["area_to_improve", "left foot", "Sam needs to work on her left foot."],
      ["area_to_improve", "10 mins a day is enough", "10 minutes a day is enough."],
      ["behaviour_notes", "talks. a lot.", "Sam talks a lot."],
      [
        "participation_notes",
        "super keen, sometimes over keen!",
        "Sam is really keen and sometimes over-keen.",
      ],
    ],
  ],
];

describe.each(KINDS)("%s", (_, notes) => {
  it.each(notes)("%s: %s", (field, text, said) =>
    expect(saidOfSam(field, text, "She/Her")).toBe(said),
  );
});

describe("how something is judged", () => {
  it.each<[WrittenField, string, string]>([
    ["behaviour_notes", "calling out has reduced", "praise"],
    ["behaviour_notes", "her chatting is much better now", "praise"],
    ["behaviour_notes", "chatter has got worse since xmas", "fault"],
    ["additional_notes", "never heard her complain", "praise"],
    ["best_achievement", "wrote 150 words with only 2 mistakes", "praise"],
    ["best_achievement", "asked some deep questions on the problem of evil", "fact"],
    ["homework_notes", "sparx at 40% most weeks", "fact"],
    ["participation_notes", "always got an excuse note", "fault"],
    ["behaviour_notes", "shouts encouragement from the sidelines", "fact"],
    ["behaviour_notes", "shouts across the room", "fault"],
    ["behaviour_notes", "tried to hide her phone", "fact"],
    ["behaviour_notes", "tries to help others", "praise"],
    ["behaviour_notes", "never had to be told", "praise"],
    ["additional_notes", "never seen her happier", "praise"],
    ["participation_notes", "less when tired", "fact"],
  ])("%s: %s", (field, text, judgement) =>
    expect(readOfSam(field, text, "She/Her").map((piece) => piece.judgement)).toEqual([judgement]),
  );
});

describe("what a note on punctuality leaves out", () => {
  it.each(["only on mondays", "6 times since xmas", "always from the canteen"])(
    "is that somebody was late, but not beside 'Always on time': %s",
    (text) => {
      const said = (option: string) => saidOfSam("punctuality_notes", text, "She/Her", option);
      expect(said("Occasionally late")).toMatch(/\blate\b/u);
      expect(said("Always on time")).toBe("—");
    },
  );
});
