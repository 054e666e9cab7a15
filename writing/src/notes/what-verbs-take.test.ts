import { describe, expect, it } from "vitest";
import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Row = readonly [WrittenField, string, string];

describe("what a verb takes, and what it goes with, decides how a note is read", () => {
  const KINDS: Readonly<Record<string, readonly Row[]>> = {
    "two halves of different kinds are one sentence": [
      [
        "additional_notes",
        "moved up from set 3 at easter and coping well",
        "Sam moved up from set 3 at Easter and is coping well.",
      ],
      [
        "additional_notes",
        "top set now and holding his own",
        "Sam is in the top set now and is holding his own.",
      ],
      ["additional_notes", "really able but coasting", "Sam is really able but is coasting."],
      [
        "participation_notes",
        "listens when asked never contributes",
        "Sam listens when asked but never contributes.",
      ],
    ],
    "two things that are explained, or a state and how it is meant, are no halves": [
      ["level_notes", "cannot explain evil and suffering", "—"],
      [
        "participation_notes",
        "in his own world but in a good way",
        "Sam is in his own world but in a good way.",
      ],
      ["behaviour_notes", "sat on his own and working better", "—"],
    ],
    "hardly any third person is a thing": [
      [
        "area_to_improve",
        "8 markers, waffles",
        "Sam should work on 8-mark questions. Sam waffles.",
      ],
      ["participation_notes", "gives 100%", "Sam gives 100%."],
      ["area_to_improve", "mumbles everything", "Sam mumbles everything."],
    ],
    "what is done with a thing was not done to the one before it": [
      [
        "best_achievement",
        "independent reading on sleep, brought in two articles",
        "Sam's best achievement was independent reading on sleep. Sam brought in two articles.",
      ],
      [
        "best_achievement",
        "talk on bees, answered every question himself",
        "Sam gave a talk on bees and answered every question himself.",
      ],
      [
        "best_achievement",
        "castle model, worked on it all summer",
        "Sam produced a castle model and worked on it all summer.",
      ],
    ],
    "whoever did something when its teacher was elsewhere is no teacher": [
      [
        "best_achievement",
        "explained surds to the class when i lost my voice",
        "Sam explained surds to the class when I lost my voice.",
      ],
      [
        "best_achievement",
        "built his own shed and talked us through it",
        "Sam built his own shed and talked us through it.",
      ],
      ["additional_notes", "really enjoyed having him in my group", "—"],
    ],
    "what is denied of a fear or a need is no fault": [
      [
        "best_achievement",
        "not scared of fractions any more",
        "Sam is not scared of fractions any more.",
      ],
      ["best_achievement", "did not even need the hint", "Sam did not even need the hint."],
    ],
    "what is less than it was is no order to lessen it": [
      [
        "area_to_improve",
        "drop in effort since the mocks",
        "There has been a drop in his effort since the mocks.",
      ],
    ],
    "several things are nobody, and a verb that lacks its thing says nothing": [
      ["best_achievement", "neatest finger joints i've seen from a y8", "—"],
      ["homework_notes", "never misses", "—"],
      ["area_to_improve", "too quick to say hes finished", "—"],
    ],
    "what is good about a deed is no fault of it": [
      ["best_achievement", "threw 32m in the javelin", "Sam threw 32m in the javelin."],
      [
        "best_achievement",
        "soldered the whole circuit with no dry joints",
        "Sam soldered the whole circuit with no dry joints.",
      ],
    ],
    "a family tree is a piece of work, and where somebody lives is nobody's business": [
      [
        "best_achievement",
        "presented his family tree without notes",
        "Sam presented his family tree without notes.",
      ],
      ["punctuality_notes", "lives miles away", "—"],
      ["additional_notes", "come and see the show in may", "—"],
    ],
    "what is told to the pupil is told of the pupil": [
      ["area_to_improve", "press seams as you go", "Sam needs to press seams as he goes."],
    ],
  };
  for (const [kind, rows] of Object.entries(KINDS))
    it.each(rows)(`${kind} — %s: %s`, (field, text, sentence) => {
      expect(saidOfSam(field, text)).toBe(sentence);
    });
});
