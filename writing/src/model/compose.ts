import { rangeBounds } from "@reportair/contract/features/report-fields.ts";
import { WritingError, type Facts, type WriteRequest } from "../facts.ts";
import { LeakError } from "../privacy/gate.ts";
import type { Gate } from "../privacy/redacted-request.ts";
import type { RosterIndex } from "../privacy/roster.ts";
import { describeRules } from "../rules/for-model.ts";
import { describeForModel } from "../style/for-model.ts";
import { reportAnswer } from "./answer.ts";
import { requestFor, rosterOf } from "./ask.ts";
import { prepareFacts, sendableFields, type Prepared } from "./prepare.ts";
import { VARIATIONS, WRITE_REPORT } from "./prompts/write-report.ts";

/** A new report as a model is asked for it, before anything is sent. */
export type Order = {
  instructions: string;
  user: string;
  prepared: Prepared;
  roster: RosterIndex;
  gate: Gate;
};

/** The length to aim for inside the range: the teacher's own where it fits, else a little below the middle. */
function lengthFor(facts: Facts, style: WriteRequest["style"]) {
  const { min, max } = rangeBounds(facts.range);
  const own = facts.unit === "words" ? (style?.report_words.typical ?? 0) : 0;
  const aim = own > min + 10 && own < max - 10 ? own : Math.round(min + (max - min) * 0.45);
  // "Max" and "Min" are names, which the last gate would stop.
  return { unit: facts.unit, least: min, most: max, aim };
}

/** What a model is asked for a new report. Throws a WritingError where there is nothing to write from. */
export function orderOf(request: WriteRequest): Order {
  const { facts, seed, style, rules } = request;
  if (sendableFields(facts).length === 0) {
    throw new WritingError(
      "nothing_to_say",
      "There is nothing that a report could be written from.",
    );
  }
  const roster = rosterOf(request);
  const prepared = prepareFacts(request.typed ?? facts, roster);
  const user = JSON.stringify(
    {
      subject: prepared.subject,
      year: prepared.year,
      length: lengthFor(facts, style),
      variety: VARIATIONS[Math.abs(Math.trunc(seed)) % VARIATIONS.length],
      ...(style && { style: describeForModel(style, roster) }),
      ...describeRules(rules, roster),
      data: prepared.facts,
    },
    null,
    1,
  );
  const gate = { roster, table: prepared.table, subject: prepared.subject };
  return { instructions: WRITE_REPORT.system, user, prepared, roster, gate };
}

/** What a model writer would send first, without sending it. */
export type Composed = {
  /** The whole request, word for word; null where the last gate would not let it through. */
  whole: string | null;
  /** Its second half: the data, before the gate. */
  user: string;
};

/** Composes the very request that the writing of a report begins with. */
export function composeRequest(request: WriteRequest): Composed {
  const { instructions, user, gate } = orderOf(request);
  try {
    const { whole } = requestFor(gate, { instructions, user, schema: reportAnswer });
    return { whole, user };
  } catch (error) {
    if (!(error instanceof LeakError)) throw error;
    return { whole: null, user };
  }
}
