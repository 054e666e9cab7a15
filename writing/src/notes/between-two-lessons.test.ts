import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** Notes of marks, standards, groups and homework, as they are typed between two lessons; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "a grade that is aimed at stands beside the one that is reached",
    [
      [
        "level_notes",
        "gcse target 6, currently 4/5",
        "Sam has a target of grade 6 and is currently working at grade 4 or 5.",
      ],
      [
        "level_notes",
        "currently 4/5, target 6",
        "Sam is currently working at grade 4 or 5 and has a target of grade 6.",
      ],
      [
        "level_notes",
        "7 in mock (target 8)",
        "Sam achieved a grade 7 in the mock and is aiming for a grade 8.",
      ],
      ["level_notes", "51% in sept, 68% now", "Sam has gone from 51% in September to 68% now."],
      [
        "level_notes",
        "3 in sept, now a 5",
        "Sam has gone from grade 3 in September to grade 5 now.",
      ],
    ],
  ],
  [
    "several marks are each of what stands beside them",
    [
      [
        "level_notes",
        "mocks: paper 1 5, paper 2 4",
        "Sam achieved a grade 5 in paper 1 and a grade 4 in paper 2 in the mocks.",
      ],
      [
        "level_notes",
        "paper 1 45/80, paper 2 51/80",
        "Sam achieved 45 out of 80 in paper 1 and 51 out of 80 in paper 2.",
      ],
      [
        "level_notes",
        "end of topic test: cells 78%, enzymes 61%",
        "Sam achieved 78% in cells and 61% in enzymes in the end-of-topic test.",
      ],
      [
        "level_notes",
        "sats practice 104 reading 99 maths",
        "Sam scored 104 in reading and 99 in maths in the SATs practice.",
      ],
      ["best_achievement", "circuits test, 87%", "Sam achieved 87% in the circuits test."],
      [
        "additional_notes",
        "phonics check 38/40",
        "Sam achieved 38 out of 40 in the phonics check.",
      ],
      [
        "best_achievement",
        "passed mtc check 25/25",
        "Sam passed the multiplication check with 25 out of 25.",
      ],
    ],
  ],
  [
    "the standards of a primary school are written out",
    [
      ["level_notes", "gds reading", "Sam is working at greater depth in reading."],
      [
        "level_notes",
        "exp in maths + reading, wts in writing",
        "Sam is working at the expected standard in maths and reading, and is working towards the expected standard in writing.",
      ],
      [
        "level_notes",
        "reading gds, writing exs, maths wts",
        "Sam is working at greater depth in reading and is working at the expected standard in writing. Sam is working towards the expected standard in maths.",
      ],
    ],
  ],
  [
    "whoever is named in a group or on a trip has taken part",
    [
      [
        "best_achievement",
        "choir, orchestra, jazz band",
        "Sam is in the choir, the orchestra and the jazz band.",
      ],
      [
        "additional_notes",
        "chess club and netball team",
        "Sam is in the netball team and attends the chess club.",
      ],
      ["additional_notes", "choir regular", "Sam is a regular at the choir."],
      ["additional_notes", "reading group regular", "Sam is a regular at the reading group."],
      ["additional_notes", "trip to york", "Sam went on the trip to York."],
      ["additional_notes", "trip to york was a highlight", "The trip to York was a highlight."],
      ["area_to_improve", "trip to york", "—"],
    ],
  ],
  [
    "what is set on a screen, missing or rushed is homework",
    [
      ["homework_notes", "sparx 100% every wk", "Sam achieves 100% on Sparx every week."],
      [
        "homework_notes",
        "seneca done but low scores",
        "His Seneca homework is done but with low scores.",
      ],
      [
        "homework_notes",
        "3 missing (rivers, coasts, hazards)",
        "Sam is missing 3 pieces of homework on rivers, coasts and hazards.",
      ],
      ["homework_notes", "all in bar one", "Sam has handed in all but one piece of homework."],
      ["homework_notes", "2 rushed", "Sam has handed in 2 rushed pieces of homework."],
      [
        "homework_notes",
        "usually last minute",
        "Sam's homework is usually done at the last minute.",
      ],
      [
        "homework_notes",
        "artist research on kahlo late but v detailed",
        "His artist research on Kahlo was late but very detailed.",
      ],
    ],
  ],
];

describe.each(KINDS)("%s", (_kind, notes) => {
  it.each(notes)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
