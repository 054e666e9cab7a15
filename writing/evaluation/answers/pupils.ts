import {
  EMPTY_INPUTS,
  MAIN_FIELDS,
  usedFields,
  type MainField,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../../src/facts.ts";
import type { RawReport, RawSentence } from "../../src/model/answer.ts";
import { buildRosterIndex } from "../../src/privacy/roster.ts";
import { WAYS } from "./ways.ts";
import type { SentenceCase } from "./cases.ts";

export const ROSTER = buildRosterIndex({
  students: [
    { first_name: "Amara", last_name: "Okonjo", student_id: "OA-2024-0001" },
    { first_name: "Will", last_name: "Harding" },
    { first_name: "Zoë", last_name: "Núñez" },
  ],
  staff: [{ first_name: "Farah", last_name: "Siddiqui" }],
  school: "Oakfield Academy",
});

const USUAL: ReportInputs = {
  ...EMPTY_INPUTS,
  level: "Developing",
  participation: "Occasionally Participates",
  punctuality: "Occasionally late",
  behaviour: "Good Behaviour",
  homework: "Mostly Completed",
  homework_improvement_area: "Presentation",
};

/** What the pupil of a case is known by. */
export function factsOf(inputs: Partial<ReportInputs> = {}, subject = "Maths"): Facts {
  return {
    student: { first_name: "Amara", last_name: "Okonjo", pronouns: "She/Her", year: 9 },
    subject,
    inputs: { ...USUAL, ...inputs },
    range: "500-1200",
    unit: "characters",
    leave_out: [],
  };
}

/** The plainest way of saying a tick. */
function plainly(field: MainField, option: string): RawSentence {
  return { text: WAYS[field]?.[option]?.[0] ?? "", sources: [field] };
}

const ADVICE = [
  "{They} should choose one thing to work on each week and write down how it went.",
  "At home, a short look over the day's work would help {them} to remember it.",
  "Before the next topic begins, it would be sensible to go over the notes from this one and to ask about anything that is still unclear.",
  "Explaining an idea to somebody at home is a good way of finding out whether it has been understood.",
  "Small, regular efforts will serve {them} better than one long evening, and they leave time for other things.",
];

/** A good answer on these inputs: each tick plainly, each note nearly word for word, and advice. */
function goodAnswer(inputs: ReportInputs): RawReport {
  const ticks = MAIN_FIELDS.flatMap((field) =>
    inputs[field] === "" ? [] : [plainly(field, inputs[field])],
  );
  return [ticks, ADVICE.map((text) => ({ text, sources: ["general"] }))];
}

/** The good answer with a sentence set into it, or put in the place of the plain one of its field. */
export function answerWith(one: SentenceCase): RawReport {
  const inputs = factsOf(one.inputs).inputs;
  const [ticks = [], advice = []] = goodAnswer(inputs);
  const sentence: RawSentence = { text: one.text, sources: [...(one.sources ?? ["general"])] };
  const used: readonly string[] = usedFields(inputs);
  if (one.instead === undefined || !used.includes(one.instead))
    return [[...ticks, sentence], advice];
  return [ticks.map((each) => (each.sources[0] === one.instead ? sentence : each)), advice];
}
