import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

type Note = readonly [field: WrittenField, text: string, said: string];

/** What a pupil did, led by how or how often, and what only looks so; "—" is handed back. */
const KINDS: readonly (readonly [kind: string, notes: readonly Note[]])[] = [
  [
    "what nobody does to a pupil was done by one",
    [
      ["level_notes", "really struggled with fractions", "Sam really struggled with fractions."],
      ["participation_notes", "really thrived in group work", "Sam really thrived in group work."],
      ["additional_notes", "consistently worked hard", "Sam consistently worked hard."],
      ["behaviour_notes", "consistently behaved well", "Sam consistently behaved well."],
      ["behaviour_notes", "sometimes argued with staff", "Sam sometimes argued with staff."],
      ["additional_notes", "thoroughly enjoyed poetry", "Sam thoroughly enjoyed poetry."],
      [
        "additional_notes",
        "always listened carefully and worked hard",
        "Sam always listened carefully and worked hard.",
      ],
    ],
  ],
  [
    "what has an object was done to that",
    [
      ["additional_notes", "really enjoyed the trip", "Sam really enjoyed the trip."],
      ["best_achievement", "carefully planned his essay", "Sam carefully planned his essay."],
      [
        "homework_notes",
        "always completed homework on time",
        "Sam always completed homework on time.",
      ],
      ["homework_notes", "usually finished tasks early", "Sam usually finished tasks early."],
      ["participation_notes", "frequently asked questions", "Sam frequently asked questions."],
      ["behaviour_notes", "regularly disrupted lessons", "Sam regularly disrupted lessons."],
      ["level_notes", "quickly picked up new skills", "Sam quickly picked up new skills."],
      ["level_notes", "confidently used key terms", "Sam confidently used key terms."],
    ],
  ],
  [
    "what grew has grown since",
    [
      [
        "level_notes",
        "really improved since the mocks",
        "Sam has really improved since the mocks.",
      ],
      ["level_notes", "much improved this term", "Sam is much improved this term."],
    ],
  ],
  [
    "how somebody is, and a kind of thing, stay so",
    [
      ["behaviour_notes", "easily led", "Sam is easily led."],
      ["behaviour_notes", "easily distracted by others", "Sam is easily distracted by others."],
      ["additional_notes", "well liked by the class", "Sam is well liked by the class."],
      [
        "best_achievement",
        "carefully labelled diagrams",
        "Sam produced carefully labelled diagrams.",
      ],
      ["behaviour_notes", "repeatedly told the same thing", "—"],
    ],
  ],
  [
    "working is done, and no thing of a pupil's",
    [
      ["additional_notes", "enjoyed working with others", "Sam enjoyed working with others."],
      ["area_to_improve", "show working out", "Sam needs to show his working out."],
    ],
  ],
  [
    "what somebody is to us, and what they do",
    [
      [
        "additional_notes",
        "a pleasure to have in class and always tries his best",
        "Sam is a pleasure to have in class and always tries his best.",
      ],
      [
        "additional_notes",
        "a keen reader and writes well",
        "Sam is a keen reader and writes well.",
      ],
      [
        "additional_notes",
        "a joy to teach and always smiling",
        "Sam is a joy to teach and is always smiling.",
      ],
      ["additional_notes", "a noisy group and finds it hard to focus", "—"],
      ["additional_notes", "kind, polite and tries hard", "Sam is kind and polite and tries hard."],
      [
        "additional_notes",
        "big improvement since parents evening",
        "Sam has shown a big improvement since parents' evening.",
      ],
    ],
  ],
  [
    "who did it, and since when",
    [
      ["best_achievement", "designed the whole set himself", "Sam designed the whole set himself."],
      [
        "additional_notes",
        "settled in brilliantly since joining us in January",
        "Sam settled in brilliantly since joining us in January.",
      ],
    ],
  ],
  [
    "what is to be developed, and what is given",
    [
      [
        "area_to_improve",
        "developing ideas beyond one sentence",
        "Sam should work on developing ideas beyond one sentence.",
      ],
      [
        "area_to_improve",
        "using the feedback he's given",
        "Sam needs to work on using the feedback he is given.",
      ],
    ],
  ],
  [
    "what is done unaided is no fault, and what was never done is over",
    [
      [
        "best_achievement",
        "built a working circuit without any help",
        "Sam built a working circuit without any help.",
      ],
      ["homework_notes", "never forgotten kit", "Sam has never forgotten his kit."],
      ["homework_notes", "hands in work without a name", "Sam hands in work without a name."],
    ],
  ],
  [
    "what was made good is not told without that, and a score is not read",
    [
      ["homework_notes", "two missing this term, both made up later", "— —"],
      ["level_notes", "reading 112", "—"],
    ],
  ],
  [
    "how somebody compares, and what it is compared with",
    [
      ["level_notes", "better at French than he thinks", "Sam is better at French than he thinks."],
      ["punctuality_notes", "had 8 lates, down from 15", "— —"],
      ["level_notes", "grades dropping since autumn", "—"],
    ],
  ],
];

describe.each(KINDS)("%s", (_kind, notes) => {
  it.each(notes)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
