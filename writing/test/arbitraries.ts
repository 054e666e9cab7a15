import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import {
  EMPTY_INPUTS,
  FIELD_OPTIONS,
  LENGTH_RANGES,
  LENGTH_UNITS,
  MAIN_FIELDS,
  PRONOUNS,
} from "@reportair/contract/features/report-fields.ts";
import fc from "fast-check";
import type { Facts, WriteRequest } from "../src/facts.ts";

const NAMES = [
  "Amara",
  "Will",
  "May",
  "Grace",
  "Mark",
  "Zoë",
  "Anne-Marie",
  "D'Arcy",
  "Seán",
  "James",
  "Mary Jane",
  "Li",
  "Bartholomew-Alexander",
];
const SUBJECTS = [
  "Maths",
  "English Literature",
  "Biology",
  "French",
  "History",
  "Art and Design",
  "Computer Science",
  "PE",
  "Food Technology",
  "Further Mathematics for Engineers and Scientists",
  "",
];
const NOTES = [
  "v. good at group work, needs to check working",
  "works hard and asks good questions",
  "won the poetry prize",
  "lack of focus in lessons",
  "use more evidence from the text",
  "He struggles with fractions; he is improving though",
  "- quiet\n- thoughtful contributions",
  "CHECK SPELLING",
  "I am really pleased with her",
  "asdfgh ??",
  "building a working robot",
  "excellent oral work",
  "times tables",
  "doesn't always listen but tries hard",
  "confident speaker",
  "   ",
  "a very long note that goes on about the many things that happened in this class over the whole of the term, including the trip, the test, the project and the presentation, and it never seems to come to any end at all",
];

/** Notes as teachers write them, good and hopeless. */
const anyNote = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("", ...NOTES) },
  { weight: 1, arbitrary: fc.string({ maxLength: 120 }) },
);

/** Inputs with at least one tick. */
export const anyInputs: fc.Arbitrary<ReportInputs> = fc
  .record({
    level: fc.constantFrom("", ...FIELD_OPTIONS.level),
    participation: fc.constantFrom("", ...FIELD_OPTIONS.participation),
    punctuality: fc.constantFrom("", ...FIELD_OPTIONS.punctuality),
    behaviour: fc.constantFrom("", ...FIELD_OPTIONS.behaviour),
    homework: fc.constantFrom("", ...FIELD_OPTIONS.homework),
    homework_improvement_area: fc.constantFrom("", ...FIELD_OPTIONS.homework_improvement_area),
    level_notes: anyNote,
    participation_notes: anyNote,
    punctuality_notes: anyNote,
    behaviour_notes: anyNote,
    homework_notes: anyNote,
    homework_improvement_notes: anyNote,
    best_achievement: anyNote,
    area_to_improve: anyNote,
    additional_notes: anyNote,
  })
  .map((inputs): ReportInputs => inputs)
  .filter((inputs) => MAIN_FIELDS.some((field) => inputs[field] !== ""));

/** Inputs of ticks alone, from one to six. */
export const anyTicks: fc.Arbitrary<ReportInputs> = anyInputs.map((inputs) => {
  const ticks = Object.fromEntries(MAIN_FIELDS.map((field) => [field, inputs[field]]));
  return { ...EMPTY_INPUTS, ...ticks };
});

/** Facts around given inputs. */
export function factsWith(inputs: fc.Arbitrary<ReportInputs>): fc.Arbitrary<Facts> {
  return fc.record({
    student: fc.record({
      first_name: fc.constantFrom(...NAMES),
      last_name: fc.constantFrom("Okafor", "Smith", "O'Neill"),
      pronouns: fc.constantFrom(null, ...PRONOUNS),
      year: fc.integer({ min: 7, max: 13 }),
    }),
    subject: fc.constantFrom(...SUBJECTS),
    inputs,
    range: fc.constantFrom(...LENGTH_RANGES),
    unit: fc.constantFrom(...LENGTH_UNITS),
    leave_out: fc.constant([]),
  });
}

/** A request for given facts, with nothing said before. */
export function requestWith(facts: fc.Arbitrary<Facts>): fc.Arbitrary<WriteRequest> {
  return fc.record({
    facts,
    said: fc.constant({ classmates: [], earlier: [] }),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
    roster: fc.constant(null),
  });
}
