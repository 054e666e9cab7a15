import type { WrittenField } from "@reportair/contract/features/note-readings.ts";
import { describe, expect, it } from "vitest";
import { saidOfSam } from "../../test/notes-on-sam.ts";

/**
 * Notes of several parts, of which one may not be understood: what is understood is said where it hangs on nothing that
 * is not; "—" stands for a part that goes back.
 */
const NOTES: readonly (readonly [field: WrittenField, text: string, said: string])[] = [
  [
    "additional_notes",
    "School council rep, kind, sensible, a real credit to his family",
    "Sam is a school council representative. Sam is kind, sensible and a real credit to his family.",
  ],
  ["behaviour_notes", "thinks before he speaks, a rare gift", "Sam thinks before he speaks. —"],
  [
    "level_notes",
    "had never read music before sept, now reads treble clef w/ confidence",
    "Sam had never read music before September. Sam now reads the treble clef with confidence.",
  ],
  [
    "level_notes",
    "composition is coming along nicely, started as 4 bars now 2 mins long",
    "Sam's composition is coming along nicely. —",
  ],
  [
    "behaviour_notes",
    "calls out, up & down out of seat, can be rude when challenged but always says sorry after",
    "Sam calls out. — Sam can be rude when challenged but always says sorry afterwards.",
  ],
  // What only a pupil can have done needs nothing before it, unless somebody else was named.
  [
    "level_notes",
    "cracking go at trombone, picks up new vocab quickly and remembers it",
    "— Sam picks up new vocabulary quickly and remembers it.",
  ],
  ["additional_notes", "mum v supportive, agreed to do 20 mins a night", "—"],
  ["best_achievement", "chess thing at Crewe, came third", "—"],
  // How it was is not said without how it is.
  ["level_notes", "used to struggle with spelling, has really cracked it", "— —"],
  ["behaviour_notes", "one incident in October, none since", "— —"],
  // What stands behind a dash, where what stands before it is not understood.
  [
    "level_notes",
    "Flashes of it on paper one but not two - rarely finishes a conclusion",
    "— Sam rarely finishes a conclusion.",
  ],
  ["participation_notes", "chess thing - never turns up", "— —"],
  [
    "best_achievement",
    "his write up of the rates practical - really clear graphs and a sensible conclusion",
    "Sam's best achievement was his write-up of the rates practical. Sam produced really clear graphs and a sensible conclusion.",
  ],
  // Dashes between targets are the commas of a list.
  [
    "area_to_improve",
    "times tables - checking answers - asking for help when stuck",
    "Sam needs to work on times tables, checking answers and asking for help when stuck.",
  ],
  [
    "homework_notes",
    "handed in an essay he had copied off the internet",
    "Sam has handed in an essay he had copied off the internet.",
  ],
  ["level_notes", "predicted 6 actual 5", "Sam was predicted a grade 6 and received a grade 5."],
];

/** What is turned, and what comes of something. */
const TURNED: typeof NOTES = [
  [
    "level_notes",
    "good ideas but his writing is rushed",
    "Sam offers good ideas, but his writing is rushed.",
  ],
  [
    "level_notes",
    "imaginative ideas but execution is rushed",
    "Sam offers imaginative ideas, but his execution is rushed.",
  ],
  [
    "level_notes",
    "ideas good but spelling weak",
    "Sam's ideas are good, but his spelling is weak.",
  ],
  [
    "behaviour_notes",
    "polite but his attention wanders",
    "Sam is polite, but his attention wanders.",
  ],
  ["homework_notes", "on time but lacks detail", "Sam's homework is on time but lacks detail."],
  [
    "participation_notes",
    "quiet but listens carefully, will answer if asked directly",
    "Sam is quiet but listens carefully. Sam will answer if asked directly.",
  ],
  [
    "homework_notes",
    "past papers not always completed",
    "Sam's past papers have not always been completed.",
  ],
  [
    "level_notes",
    "times tables still shaky, which slows him down on fractions",
    "Sam's times tables are still shaky, which slows him down on fractions.",
  ],
  [
    "behaviour_notes",
    "giggles in performances which spoils the moment",
    "Sam giggles in performances, which spoils the moment.",
  ],
  [
    "punctuality_notes",
    "sometimes late back from music lessons, not his fault",
    "Sam is sometimes late back from music lessons, which is not his fault.",
  ],
];

/** What is good of somebody, whatever it is called. */
const STRENGTHS: typeof NOTES = [
  ["level_notes", "original imagery", "Sam's strengths include original imagery."],
  ["level_notes", "quick reactions", "Sam's strengths include quick reactions."],
  [
    "level_notes",
    "some lovely analysis of the sonnet",
    "Sam shows some lovely analysis of the sonnet.",
  ],
  ["level_notes", "super imaginative", "Sam is really imaginative."],
  ["additional_notes", "lovely lessons", "—"],
  ["level_notes", "top set material", "—"],
];

/** What stands for another word, or lacks one, whatever the subject. */
const LEFT_OUT: typeof NOTES = [
  [
    "level_notes",
    "much calmer since I moved him away from the back bench",
    "Sam has been much calmer since I moved him away from the back bench.",
  ],
  ["behaviour_notes", "rude/defiant at times", "Sam is rude and defiant at times."],
  ["level_notes", "no planning/drafting", "Sam has no planning or drafting."],
  [
    "area_to_improve",
    "less chatting more sanding",
    "Sam needs to do less chatting and more sanding.",
  ],
  ["level_notes", "confidence the main issue", "Sam's confidence is the main issue."],
  ["level_notes", "speaking excellent, lovely accent", "Sam's speaking is excellent. —"],
  ["level_notes", "moles still shaky", "Sam's work on moles is still shaky."],
  ["level_notes", "Writing lets him down a bit", "His writing lets him down a bit."],
  ["level_notes", "picked up HTML quickly", "Sam picked up HTML quickly."],
  ["level_notes", "matured a lot this year", "Sam has matured a lot this year."],
  ["homework_notes", "hw patchy before xmas", "Sam's homework was patchy before Christmas."],
  [
    "homework_notes",
    "evaluation excellent when it came",
    "Sam's evaluation was excellent when it came.",
  ],
  [
    "behaviour_notes",
    "Two detentions this term for chatting",
    "Sam has had two detentions this term for chatting.",
  ],
  [
    "level_notes",
    "can retell the story of the Viking invasion and knows why they came",
    "Sam can retell the story of the Viking invasion and knows why they came.",
  ],
  [
    "best_achievement",
    "great map work, best in the class",
    "Sam produced great map work, the best in the class.",
  ],
  ["participation_notes", "gives up quickly when it looks hard, then surprises himself", "—"],
  ["behaviour_notes", "made a racist comment in October", "—"],
  ["behaviour_notes", "lovely to see", "—"],
];

describe("what is left out", () => {
  it.each(LEFT_OUT)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("a note of several parts", () => {
  it.each(NOTES)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("what is turned, and what comes of it", () => {
  it.each(TURNED)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});

describe("for those who are called they", () => {
  it.each([
    [
      "giggles in performances which spoils the moment",
      "Sam giggles in performances, which spoils the moment.",
    ],
    ["rushes, which leads to errors", "Sam rushes, which leads to errors."],
  ])("%s: what comes of it does not agree with them", (text, said) => {
    expect(saidOfSam("behaviour_notes", text, "They/Them")).toBe(said);
  });
});

describe("strengths", () => {
  it.each(STRENGTHS)("%s: %s", (field, text, said) => {
    expect(saidOfSam(field, text)).toBe(said);
  });
});
