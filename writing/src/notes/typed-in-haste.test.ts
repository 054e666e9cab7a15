import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** Notes of a tired evening, by what their hands leave out or slip on; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "what looks like a verb is a tense, and a whole book is the whole of it",
    [
      ["area_to_improve", "perfect tense endings", "Sam needs to work on perfect tense endings."],
      ["area_to_improve", "perfect the serve", "Sam needs to perfect the serve."],
      ["area_to_improve", "conditional tense", "Sam should work on the conditional tense."],
      [
        "best_achievement",
        "reading whole of Skellig",
        "Sam's best achievement was reading the whole of Skellig.",
      ],
    ],
  ],
  [
    "a form that no dictionary has is spelt as it was meant",
    [
      ["level_notes", "prediced a 6", "Sam is predicted a grade 6."],
      [
        "behaviour_notes",
        "needs to stop runing in the corridor",
        "Sam needs to stop running in the corridor.",
      ],
      ["additional_notes", "strugled with writeing", "Sam struggled with writing."],
      ["homework_notes", "submited late", "Sam's homework is submitted late."],
      ["additional_notes", "comeing along well", "Sam is coming along well."],
    ],
  ],

  [
    "how it was is not how it is",
    [
      [
        "behaviour_notes",
        "silly with bunsen burners in sept, better now",
        "Sam was silly with Bunsen burners in September but is better now.",
      ],
      [
        "additional_notes",
        "brings own calculator, always prepared",
        "Sam brings his own calculator. Sam is always prepared.",
      ],
      [
        "additional_notes",
        "really stepped up since mocks",
        "Sam has really stepped up since the mocks.",
      ],
      [
        "behaviour_notes",
        "moved seats, much calmer",
        "Sam has been much calmer since moving seats.",
      ],
      [
        "punctuality_notes",
        "late after lunch most weds",
        "Sam is late after lunch most Wednesdays.",
      ],
      [
        "area_to_improve",
        "practice scales, hands separately first",
        "Sam should practise scales. —",
      ],
    ],
  ],

  [
    "titles and towns have their capitals and apostrophes",
    [
      [
        "best_achievement",
        "essay on the handmaids tale",
        "Sam's best achievement was his essay on The Handmaid's Tale.",
      ],
      [
        "best_achievement",
        "handmaids tale essay",
        "Sam's best achievement was his essay on The Handmaid's Tale.",
      ],
      [
        "best_achievement",
        "of mice and men essay",
        "Sam's best achievement was his essay on Of Mice and Men.",
      ],
      ["additional_notes", "applying to cambridge", "Sam is applying to Cambridge."],
      [
        "area_to_improve",
        "comment on writers views",
        "Sam needs to comment on the writer's views.",
      ],
    ],
  ],

  [
    "a grade in brackets is of the work before it",
    [
      [
        "best_achievement",
        "Well-structured essay on Lady Macbeth's guilt (22/30)",
        "Sam achieved 22 out of 30 for the well-structured essay on Lady Macbeth's guilt.",
      ],
      [
        "best_achievement",
        "performance of the Moonlight Sonata (distinction)",
        "Sam achieved a distinction for the performance of the Moonlight Sonata.",
      ],
      [
        "best_achievement",
        "presentation on volcanoes (B+)",
        "Sam achieved a B+ for the presentation on volcanoes.",
      ],
      [
        "best_achievement",
        "dodgem design (grade 8)",
        "Sam achieved a grade 8 for the dodgem design.",
      ],
      [
        "best_achievement",
        "essay on causes of ww1 - grade 7",
        "Sam achieved a grade 7 for the essay on causes of WW1.",
      ],
      [
        "best_achievement",
        "distinction grade 3 piano",
        "Sam achieved a distinction in grade 3 piano.",
      ],
      [
        "best_achievement",
        "200m pb 27.4 secs",
        "Sam achieved a personal best of 27.4 seconds in the 200m.",
      ],
      ["level_notes", "working at 6 in drawing", "Sam is working at grade 6 in drawing."],
      ["level_notes", "pushing 6 in lit", "Sam is pushing for a grade 6 in literature."],
      [
        "additional_notes",
        "predicated grade 6 but capable of more",
        "Sam is predicted a grade 6 but is capable of more.",
      ],
    ],
  ],

  [
    "what is left out is put in",
    [
      [
        "area_to_improve",
        "reading map without help",
        "Sam needs to work on reading a map without help.",
      ],
      [
        "best_achievement",
        "reading maps independently",
        "Sam's best achievement was reading maps independently.",
      ],
      [
        "level_notes",
        "portuguese first language, reading now much more fluent",
        "Sam speaks Portuguese as his first language. Sam's reading is now much more fluent.",
      ],
      [
        "additional_notes",
        "new to school in january and settling in well",
        "Sam joined the school in January and is settling in well.",
      ],
      ["additional_notes", "polish is his first language", "Polish is his first language."],
      ["additional_notes", "polish is first language", "Sam speaks Polish as his first language."],
      ["homework_notes", "not submitted NEA", "Sam has not submitted his NEA."],
      ["homework_notes", "bedrock up to date", "His Bedrock homework is up to date."],
      ["homework_notes", "2 out of 6 seneca tasks done", "Sam has done 2 of 6 Seneca tasks."],
      ["area_to_improve", "proof read work", "Sam needs to proofread his work."],
      ["area_to_improve", "bring correct kit", "Sam needs to bring the correct kit."],
      ["area_to_improve", "left foot passing", "Sam should work on his left-foot passing."],
      [
        "best_achievement",
        "scored hat trick v st marys",
        "Sam scored a hat-trick against St Mary's.",
      ],
      [
        "additional_notes",
        "member of samba band and choir",
        "Sam is a member of the samba band and the choir.",
      ],
      ["behaviour_notes", "chats to the lad next to him", "Sam chats to the boy next to him."],
      ["behaviour_notes", "sits next to him", "—"],
      ["behaviour_notes", "a lad", "—"],
      [
        "best_achievement",
        "county u14 netball squad",
        "Sam is in the county under-14 netball squad.",
      ],
      ["best_achievement", "county netball squad", "Sam is in the county netball squad."],
      ["punctuality_notes", "coach from other school late", "—"],
      ["participation_notes", "brings ideas, rarely shared", "Sam brings ideas. —"],
      ["level_notes", "drama 6 pe 4", "Sam achieved a grade 6 in drama and a grade 4 in PE."],
      [
        "area_to_improve",
        "embed quotes and explain there effect",
        "Sam should embed quotes and explain their effect.",
      ],
      ["area_to_improve", "dont rely on chatgpt", "Sam should not rely on ChatGPT."],
      ["area_to_improve", "ask chatgpt", "—"],
      ["punctuality_notes", "bus from other site", "Sam takes the bus from the other site."],
      ["additional_notes", "STEM club regular", "Sam is a regular at the STEM club."],
      [
        "participation_notes",
        "quiet but when asked always knows",
        "Sam is quiet but always knows the answer when asked.",
      ],
      [
        "best_achievement",
        "showed initiative when server crashed",
        "Sam showed initiative when the server crashed.",
      ],
      [
        "level_notes",
        "ok in practicals but struggles to write up",
        "Sam is fine in practicals but struggles to write up.",
      ],
      [
        "additional_notes",
        "response to feedback has been excellent",
        "Sam's response to feedback has been excellent.",
      ],
    ],
  ],
];

describe.each(KINDS)("%s", (_kind, notes) => {
  it.each(notes)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
