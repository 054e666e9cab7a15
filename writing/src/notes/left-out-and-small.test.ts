import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** Notes by what a tired hand leaves out, runs together or writes small; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "a verb that takes no object has been done by the pupil",
    [
      ["additional_notes", "really pleased w the way hes bounced back", "—"],
      [
        "level_notes",
        "hes really stepped up since mocks",
        "Sam has really stepped up since the mocks.",
      ],
      ["behaviour_notes", "hes tired in lessons", "Sam is tired in lessons."],
    ],
  ],
  [
    "books are read, and none is the pupil's by its name",
    [
      ["additional_notes", "reading norfolk terriers book", "—"],
      ["additional_notes", "reading percy jackson books", "Sam is reading Percy Jackson books."],
      ["additional_notes", "reading age 12", "Sam has a reading age of 12."],
      ["best_achievement", "read whole of skellig", "Sam read the whole of Skellig."],
    ],
  ],
  [
    "a name in small letters is written as one, or asked about",
    [
      [
        "best_achievement",
        "source work on the somme",
        "Sam's best achievement was his source work on the Somme.",
      ],
      ["best_achievement", "played oberon", "Sam played Oberon."],
      ["additional_notes", "loved being a roman soldier", "Sam loved being a Roman soldier."],
      ["additional_notes", "helped kieran", "—"],
    ],
  ],
  [
    "one skill is the weakest, and another the strongest",
    [
      [
        "level_notes",
        "listening weakest skill, reading strongest",
        "Sam's listening is his weakest skill and reading is his strongest.",
      ],
      ["level_notes", "algebra strongest", "Sam's algebra is his strongest area."],
      ["level_notes", "maths lets him down", "His maths lets him down."],
    ],
  ],
  [
    "which part of a target is meant stands behind it",
    [
      [
        "area_to_improve",
        "case study detail - haiti, nepal",
        "Sam needs to work on case study detail, especially Haiti and Nepal.",
      ],
      [
        "area_to_improve",
        "algebra (factorising, expanding)",
        "Sam should work on algebra, especially factorising and expanding.",
      ],
      ["area_to_improve", "handwriting - joins", "—"],
      ["area_to_improve", "reading - inference", "In reading, Sam needs to work on inference."],
      [
        "area_to_improve",
        "passing - tends to hog the ball",
        "Sam should work on passing. Sam tends to hog the ball.",
      ],
      [
        "area_to_improve",
        "times tables esp 7s n 8s",
        "Sam should work on times tables, especially 7s and 8s.",
      ],
      [
        "area_to_improve",
        "required practicals - learn the variables",
        "Sam needs to work on required practicals. Sam needs to learn the variables.",
      ],
    ],
  ],
  [
    "words that are spoken of are quoted",
    [
      ["area_to_improve", "there/their", 'Sam needs to work on "there" and "their".'],
      [
        "area_to_improve",
        "apostrophies and their/there",
        'Sam needs to work on apostrophes, "their" and "there".',
      ],
      ["area_to_improve", "your/you're", 'Sam should work on "your" and "you\'re".'],
      ["area_to_improve", "revise avoir/etre verbs", "Sam needs to revise avoir and être verbs."],
    ],
  ],
  [
    "things have the owner or the article that a note leaves out",
    [
      [
        "area_to_improve",
        "more annotations in sketchbook",
        "Sam needs more annotations in his sketchbook.",
      ],
      [
        "area_to_improve",
        "label diagrams w ruler & pencil",
        "Sam needs to label diagrams with a ruler and pencil.",
      ],
      [
        "area_to_improve",
        "give both sides before conclusion",
        "Sam needs to give both sides before the conclusion.",
      ],
      [
        "best_achievement",
        "beautiful still life in pastels",
        "Sam produced a beautiful still life in pastels.",
      ],
      ["best_achievement", "desk tidy", "Sam made a desk tidy."],
      [
        "behaviour_notes",
        "great role model as head pupil",
        "Sam is a great role model as head pupil.",
      ],
      [
        "additional_notes",
        "applying to art foundation",
        "Sam is applying to an art foundation course.",
      ],
      [
        "additional_notes",
        "considering cs at a level",
        "Sam is considering Computer Science at A level.",
      ],
      ["additional_notes", "visit to mosque", "Sam went on the visit to the mosque."],
    ],
  ],
  [
    "an owner that is put in is the pupil, whatever several things stand before",
    [
      [
        "area_to_improve",
        "times tables, show working",
        "Sam should work on times tables and show his working.",
      ],
      [
        "area_to_improve",
        "times tables and show working",
        "Sam should work on times tables and show his working.",
      ],
    ],
  ],
  [
    "how often, and how much like what",
    [
      ["area_to_improve", "forgets kit (5x)", "Sam has forgotten his kit five times."],
      [
        "punctuality_notes",
        "late p1 mondays (bus)",
        "Sam is late to period 1 on Mondays because of the bus.",
      ],
      ["participation_notes", "keen as mustard", "Sam is as keen as mustard."],
      ["behaviour_notes", "ok mostly", "Sam's behaviour is mostly satisfactory."],
    ],
  ],
  [
    "an amount by which work is behind, and what it is behind with",
    [
      ["homework_notes", "sketchbook 6 pages behind", "Sam's sketchbook is 6 pages behind."],
      ["homework_notes", "essay 200 words short", "Sam's essay is 200 words short."],
      ["homework_notes", "coursework 3 weeks late", "Sam's coursework is three weeks late."],
    ],
  ],
  [
    "what was needed was had, and is no thing of its own",
    [
      [
        "homework_notes",
        "one extension needed this term",
        "Sam has needed one extension this term.",
      ],
      [
        "behaviour_notes",
        "several reminders needed before he settled",
        "Sam has needed several reminders before he settled.",
      ],
    ],
  ],
  [
    "how much better somebody is, and when",
    [
      ["best_achievement", "a lot better at presenting", "Sam is much better at presenting."],
      [
        "best_achievement",
        "much more confident speaking",
        "Sam is much more confident when speaking.",
      ],
      [
        "best_achievement",
        "more confident singing on her own",
        "Sam is more confident when singing on his own.",
      ],
    ],
  ],
  [
    "a grade that could be reached",
    [
      [
        "level_notes",
        "on track for a 7, could be 8",
        "Sam is on track for a grade 7. Sam could achieve a grade 8.",
      ],
    ],
  ],
];

describe.each(KINDS)("%s", (_kind, notes) => {
  it.each(notes)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
