import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** Notes of what happens in and around a lesson; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "where somebody stands in each of two",
    [
      [
        "level_notes",
        "reading above, maths just below",
        "Sam is above the expected level in reading and is just below the expected level in maths.",
      ],
      [
        "level_notes",
        "confident w decimals not fractions",
        "Sam is confident with decimals but not with fractions.",
      ],
      [
        "level_notes",
        "creative writing a strength, analysis isnt",
        "Sam's creative writing is a strength but analysis is less strong.",
      ],
      [
        "level_notes",
        "was a 3 in yr 10 now solid 5",
        "Sam has gone from grade 3 in Year 10 to a solid grade 5 now.",
      ],
      [
        "level_notes",
        "netball 7, dance 5, trampolining 6",
        "Sam achieved a grade 7 in netball and a grade 5 in dance and a grade 6 in trampolining.",
      ],
    ],
  ],
  [
    "who does what, and how",
    [
      [
        "participation_notes",
        "first hand up on the carpet",
        "Sam is the first to put his hand up on the carpet.",
      ],
      [
        "participation_notes",
        "sits silently but always working",
        "Sam sits silently but is always working.",
      ],
      ["participation_notes", "will answer if picked on", "Sam will answer if chosen."],
      [
        "behaviour_notes",
        "goggles on w/out being told",
        "Sam puts his goggles on without being told.",
      ],
      [
        "behaviour_notes",
        "the odd squabble with friends",
        "Sam has had the odd squabble with friends.",
      ],
      ["behaviour_notes", "phone confiscated 3x", "Sam has had his phone confiscated three times."],
      ["behaviour_notes", "great sport", "Sam is a great sport."],
      ["additional_notes", "a ray of sunshine", "Sam is a ray of sunshine."],
    ],
  ],
  [
    "what to do, and how not to do it",
    [
      ["area_to_improve", "evaluate dont describe", "Sam needs to evaluate rather than describe."],
      [
        "area_to_improve",
        "research methods esp. stats tests",
        "Sam needs to work on research methods, especially statistics tests.",
      ],
      [
        "area_to_improve",
        "telling the time to nearest 5 mins",
        "Sam should work on telling the time to the nearest 5 minutes.",
      ],
      [
        "area_to_improve",
        "stamina in long distance",
        "Sam needs to work on stamina in long-distance running.",
      ],
    ],
  ],
  [
    "one of a kind has its article",
    [
      [
        "best_achievement",
        "beat school record for javelin",
        "Sam beat the school record for the javelin.",
      ],
      [
        "best_achievement",
        "composed a piece for string quartet",
        "Sam composed a piece for a string quartet.",
      ],
      [
        "additional_notes",
        "work displayed in foyer",
        "Sam's work has been displayed in the foyer.",
      ],
      [
        "additional_notes",
        "gave up trumpet but started drums",
        "Sam gave up the trumpet but started the drums.",
      ],
      [
        "additional_notes",
        "cooked for 40 at the seniors lunch",
        "Sam cooked for 40 at the seniors' lunch.",
      ],
      [
        "punctuality_notes",
        "rushes in just as register closes",
        "Sam rushes in just as the register closes.",
      ],
      ["punctuality_notes", "often misses p5 fridays", "Sam often misses period 5 on Fridays."],
      [
        "participation_notes",
        "needs adult nearby to get started",
        "Sam needs an adult nearby to get started.",
      ],
      ["level_notes", "written paper needs work", "The written paper needs work."],
      ["additional_notes", "could easily do a level", "Sam could easily do A level."],
      ["additional_notes", "hoping to do triple", "Sam is hoping to do Triple Science."],
    ],
  ],
  [
    "which homework is not in",
    [
      [
        "homework_notes",
        "homework on rivers, coasts and hazards missing",
        "Sam is missing the homework on rivers, coasts and hazards.",
      ],
      [
        "homework_notes",
        "hw on ratio, algebra and angles not handed in",
        "Sam has not handed in the homework on ratio, algebra and angles.",
      ],
      [
        "homework_notes",
        "homework on osmosis late",
        "Sam has handed in the homework on osmosis late.",
      ],
    ],
  ],
  [
    "answers are given, and nobody answers no working",
    [
      ["level_notes", "sometimes just answers no working", "—"],
      ["homework_notes", "mostly answers no explanation", "—"],
      ["area_to_improve", "just answers, no method", "—"],
      ["participation_notes", "answers no questions", "Sam answers no questions."],
    ],
  ],
  [
    "a trip that is still to come",
    [
      [
        "additional_notes",
        "looking forward to trip to york",
        "Sam is looking forward to the trip to York.",
      ],
      [
        "additional_notes",
        "excited about visit to paris",
        "Sam is excited about the visit to Paris.",
      ],
    ],
  ],
  [
    "what a teacher or a family did is none of the pupil's doing",
    [
      ["homework_notes", "copied twice, spoken to", "Sam copied twice. —"],
      ["homework_notes", "times tables practice every night w dad", "—"],
      [
        "best_achievement",
        "exchange to munich, host family loved him",
        "Sam went on the exchange to Munich. —",
      ],
    ],
  ],
];

describe.each(KINDS)("%s", (_kind, notes) => {
  it.each(notes)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
