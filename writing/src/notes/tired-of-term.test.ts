import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { readOfSam, saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [WrittenField, string, string];

describe("what teachers type at the end of term is said, or handed back where it may mislead", () => {
  const KINDS: Readonly<Record<string, readonly Row[]>> = {
    "what things do is said of the things": [
      [
        "best_achievement",
        "apple pie - sold out at the open eve",
        "Sam's best achievement was his apple pie, which sold out at the open evening.",
      ],
      [
        "homework_notes",
        "quality was poor when it came",
        "The quality of his work was poor when it came.",
      ],
      ["homework_notes", "last one was late", "The last piece of homework was late."],
      [
        "homework_notes",
        "last two were late but good",
        "The last two pieces of homework were late but good.",
      ],
    ],
    "a state beside a deed is of the same time": [
      [
        "behaviour_notes",
        "unkind to a new pupil but apologised",
        "Sam was unkind to a new pupil but apologised.",
      ],
      ["behaviour_notes", "distracted easily", "Sam is easily distracted."],
      [
        "behaviour_notes",
        "gets cross when losing but much better this term",
        "Sam gets cross when losing but is much better this term.",
      ],
      ["participation_notes", "looks tired but happy", "Sam looks tired but happy."],
      [
        "behaviour_notes",
        "can be too loud, working on it",
        "Sam can be too loud but is working on it.",
      ],
      ["participation_notes", "quiet but takes it all in", "Sam is quiet but takes everything in."],
      [
        "behaviour_notes",
        "starts well then distracts others",
        "Sam starts well and then distracts others.",
      ],
    ],
    "what was done again and again, or never": [
      ["participation_notes", "always offered answers", "Sam always offered answers."],
      ["homework_notes", "never once missed a test", "Sam has never once missed a test."],
      ["level_notes", "usually one of the quickest", "Sam is usually one of the quickest."],
      ["behaviour_notes", "improved since I rang home", "Sam has improved since I rang home."],
      [
        "homework_notes",
        "worksheets done but never the reading",
        "Sam does the worksheets but never the reading.",
      ],
      ["homework_notes", "1 page when I asked for 3", "Sam wrote 1 page when I had asked for 3."],
    ],
    "one thing has its article": [
      ["participation_notes", "led a warm up", "Sam led a warm-up."],
      ["best_achievement", "gave a 3 min talk on bees", "Sam gave a 3-minute talk on bees."],
      ["level_notes", "huge improvement", "Sam has shown a huge improvement."],
      [
        "best_achievement",
        "county swimming trials - came 5th",
        "In the county swimming trials, Sam came 5th.",
      ],
    ],
    "how a work was, in a list behind a dash": [
      [
        "best_achievement",
        "his story about the sea - tense, original, beautifully written",
        "Sam's best achievement was his story about the sea, which was tense, original and beautifully written.",
      ],
    ],
    "between two grades": [
      ["level_notes", "on the 6/7 border", "Sam is on the border between grades 6 and 7."],
    ],
    "words that are spoken of": [
      [
        "area_to_improve",
        "past tense, esp avoir/etre",
        "Sam needs to work on the past tense, especially avoir and être.",
      ],
      ["area_to_improve", "er/ir endings", 'Sam should work on "er" and "ir" endings.'],
    ],
    "what a target asks for": [
      [
        "area_to_improve",
        "explain why not just what happened",
        "Sam needs to explain why, not just what happened.",
      ],
      [
        "area_to_improve",
        "Both sides of the debate.",
        "Sam should consider both sides of the debate.",
      ],
      ["participation_notes", "dont be shy of asking", "Sam should not be shy of asking."],
      [
        "area_to_improve",
        "comment his code, less youtube",
        "Sam needs to comment his code. Sam needs less YouTube.",
      ],
    ],
    "several of one thing, and the ones that are meant": [
      [
        "homework_notes",
        "missed 3, made up 2",
        "Sam missed 3 pieces of homework but made up 2 of them.",
      ],
      [
        "homework_notes",
        "maps are lovely but never labelled",
        "Sam's maps are lovely but are never labelled.",
      ],
      ["behaviour_notes", "had to be moved, twice", "Sam had to be moved twice."],
    ],
    "one that there is": [
      [
        "best_achievement",
        "first boy in the school to reach the final",
        "Sam was the first boy in the school to reach the final.",
      ],
    ],
    "so long as it went on": [
      [
        "best_achievement",
        "unbeaten in chess all year",
        "Sam has been unbeaten in chess all year.",
      ],
      [
        "homework_notes",
        "no homework handed in from Oct to Easter",
        "No homework was handed in from October to Easter.",
      ],
    ],
    "two levels beside each other": [
      [
        "level_notes",
        "above ave in number, below in shape",
        "Sam is above average in number but below average in shape.",
      ],
      ["level_notes", "on for a 5", "Sam is on track for a grade 5."],
      ["level_notes", "way ahead of the class", "Sam is far ahead of the class."],
      [
        "participation_notes",
        "good in discussion, better on paper",
        "Sam is good in discussion and better on paper.",
      ],
    ],
    "what is shunned is to be learnt": [
      ["area_to_improve", "not giving up", "Sam needs to work on not giving up."],
    ],
    "school work at home is no family matter": [
      ["additional_notes", "reads a lot at home", "Sam reads a lot at home."],
    ],
  };
  describe.each(Object.entries(KINDS))("%s", (_kind, rows) => {
    it.each(rows)("%s: %s", (field, typed, said) => {
      expect(saidOfSam(field, typed)).toBe(said);
    });
  });

  it("what is rarely needed is not asked for", () => {
    expect(readOfSam("behaviour_notes", "rarely needs reminding")).toMatchObject([
      {
        reads_as: "Sam rarely needs reminding.",
        judgement: expect.not.stringMatching(/target|fault/u),
      },
    ]);
  });

  it.each<readonly [WrittenField, string, string]>([
    ["additional_notes", "sketchbook up to date, annotated too", "who annotated what is left out"],
    ["additional_notes", "no need", "of what, is left out"],
    ["area_to_improve", "lesson", "one thing that is counted, with nothing to be done about it"],
    ["area_to_improve", "frame", "a thing, or to be done"],
    ["area_to_improve", "goggles. every. single. lesson.", "one phrase, and nobody is single"],
    ["area_to_improve", "not looking at the board", "what is wrong, and nothing to work on"],
    ["homework_notes", "15 mins of scales a day", "done, and nothing that is had"],
    ["level_notes", "making 7", "a grade, and nobody makes seven"],
    ["area_to_improve", "fitness - puffed out by halfway", "somebody is, and no fitness"],
    ["additional_notes", "can we meet about this pls", "a question without its mark"],
  ])("%s: %s is handed back: %s", (field, typed) => {
    expect(readOfSam(field, typed).at(-1)).toMatchObject({ kind: "handed_back" });
  });
});
