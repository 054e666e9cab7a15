import { usedFields, type ReportField } from "@reportair/contract/features/report-fields.ts";
import { fittingRange } from "@reportair/contract/features/report-length.ts";
import type { WriteRequest, WrittenReport } from "../facts.ts";
import { WritingError } from "../facts.ts";
import { NO_RULES } from "../rules/rules.ts";
import { movesOf } from "../language/moves.ts";
import { moveContent } from "./content-selection/moves.ts";
import { rankContent } from "./content-selection/rank-content.ts";
import { createContext } from "./context.ts";
import { isMainField } from "./document-planning/document-plan.ts";
import { totalSize } from "./document-planning/sentence-plan.ts";
import { fitLength, lengthLimits } from "./fit-length.ts";
import { shareOfAdvice } from "./spare-advice.ts";
import { BANKS } from "./lexicon/banks.ts";
import { roughText } from "./lexicon/template.ts";
import {
  planNotes,
  readGiven,
  withoutRoom,
  withoutTick,
  type GivenNote,
} from "./microplanning/note-sentences.ts";
import { sayOnce } from "./microplanning/said-by-notes.ts";
import { planObservations, unfoldObservations } from "./microplanning/observations.ts";
import { voiceOf } from "./voice.ts";

/** A report tells of the greatest changes since the last one, and is no list of them. */
const MOST_MOVES = 2;

const NOTHING = "There is nothing to write about yet. Please fill in at least one field.";

/** How a thing to work on is named. */
const TO_WORK_ON = /\b(?:work on|practise|improve)\b/u;

/** Texts that are compared where one holds more advice than its share. */
const TRIES = 7;

/**
 * One report. Where what is known can fill the range and the words chosen for it came out short, so that advice had to
 * fill up, other words are tried and the text with the least advice is taken. Throws a WritingError where the facts
 * hold nothing to write.
 */
export function generateReport(request: WriteRequest): WrittenReport {
  const { facts, style, rules, roster } = request;
  const { student, inputs, unit, range, leave_out } = facts;
  const most = (rules ?? NO_RULES).adviceShare / 100;
  const used = usedFields(inputs).filter((field) => !leave_out.includes(field));
  if (used.length === 0) throw new WritingError("nothing_to_say", NOTHING);
  // However often words are chosen, what the notes say is the same.
  const notes = readGiven({ ...voiceOf(student, style, rules), roster }, facts, used);
  const writeOnce = (salt: string) => writeWith(request, used, notes, salt);
  let best = writeOnce("");
  let share = shareOfAdvice(best);
  if (fittingRange(inputs, unit) !== range) return best;
  for (let turn = 1; turn < TRIES && share > most; turn++) {
    const other = writeOnce(` ${turn}`);
    if (other.uncovered.length > best.uncovered.length || shareOfAdvice(other) >= share) continue;
    best = other;
    share = shareOfAdvice(best);
  }
  return best;
}

/**
 * What the teacher gave is put into sentence plans, further content is ranked, and as much of it is realised with the
 * rest as makes a text of the right length. Another `salt` makes other choices.
 */
function writeWith(
  request: WriteRequest,
  used: readonly ReportField[],
  notes: readonly GivenNote[],
  salt: string,
): WrittenReport {
  const { facts } = request;
  const context = createContext(request, salt);
  const fields = used.filter(isMainField);
  const limits = lengthLimits(facts, request.seed, used.length);

  const ofNotes = notes.reduce((sum, { field }) => sum + limits.sizeOf(facts.inputs[field]), 0);
  const plans = planObservations(context, facts.inputs, fields, limits.most, ofNotes);
  const read = planNotes(context, facts, notes, limits.most - totalSize(plans));
  plans.push(...read.plans);
  const unfolded = unfoldObservations(context, facts.inputs, plans, limits.most);
  const { plans: full, merged } = sayOnce(unfolded, facts.inputs);
  if (plans.length === 0) throw new WritingError("nothing_to_say", NOTHING);
  const expressed = new Set(plans.flatMap(({ sources }) => sources));
  const ranked = [
    ...movesOf(facts).slice(0, MOST_MOVES).map(moveContent),
    ...rankContent(
      context,
      facts.inputs,
      fields,
      used.filter((field) => expressed.has(field)),
      {
        clouded: read.plans.some(
          ({ valence, position }) => valence === "low" || position.slot === "fault",
        ),
        practised: read.plans.some(
          ({ sources, tokens }) =>
            sources[0] === "area_to_improve" && TO_WORK_ON.test(roughText(tokens)),
        ),
      },
    ),
  ];
  const { report, plans: realised } = fitLength(context, full, ranked, limits);
  const said = new Set(report.sentences.flatMap((sentence) => sentence.sources));
  return {
    ...report,
    uncovered: usedFields(facts.inputs).filter((field) => !said.has(field)),
    handed_back: [
      ...read.handed_back,
      ...withoutRoom(read, [...realised, ...merged]),
      ...withoutTick(facts),
    ],
    written_by: `embedded ${BANKS.version}`,
  };
}
