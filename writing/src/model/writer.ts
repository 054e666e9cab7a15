import { rangeBounds } from "@reportair/contract/features/report-fields.ts";
import {
  WritingError,
  type Facts,
  type RefineRequest,
  type WriteRequest,
  type WrittenReport,
} from "../facts.ts";
import { defineWriter, type Writer } from "../writer.ts";
import { describeRules } from "../rules/for-model.ts";
import { describeForModel } from "../style/for-model.ts";
import { Conversation, rosterOf } from "./ask.ts";
import { write } from "./attempts.ts";
import type { ModelClient } from "./client.ts";
import { prepareFacts, sendableFields } from "./prepare.ts";
import { VARIATIONS, WRITE_REPORT } from "./prompts/write-report.ts";
import { refineReport } from "./refine.ts";

/** The length to aim for inside the range: the teacher's own where it fits, else a little below the middle. */
function lengthFor(facts: Facts, style: WriteRequest["style"]) {
  const { min, max } = rangeBounds(facts.range);
  const own = facts.unit === "words" ? (style?.report_words.typical ?? 0) : 0;
  const aim = own > min + 10 && own < max - 10 ? own : Math.round(min + (max - min) * 0.45);
  return { unit: facts.unit, min, max, aim };
}

async function writeReport(client: ModelClient, request: WriteRequest): Promise<WrittenReport> {
  const { facts, said, seed, style, rules, signal } = request;
  signal?.throwIfAborted();
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
  const conversation = new Conversation(
    client,
    { roster, table: prepared.table, subject: prepared.subject },
    signal,
  );
  return conversation.telling(
    write(conversation, {
      instructions: WRITE_REPORT.system,
      user,
      facts,
      said,
      rules,
      // A tone that the school has settled goes before the teacher's own.
      style: rules === undefined || rules.tone === "own" ? style : null,
      prepared,
      roster,
      written_by: `${WRITE_REPORT.version} ${client.provider}/${client.model}`,
    }),
  );
}

/**
 * A writer that speaks to a model. Names and everything else that identifies a person, and the student's
 * gender, are taken out before and put back after; every request passes the last gate. Rejects with a
 * WritingError, or with the signal's reason.
 */
export function createModelWriter(client: ModelClient): Writer {
  return defineWriter({
    label: `Written by ${client.provider}, names removed first`,
    write: (request) => writeReport(client, request),
    refine: (request: RefineRequest) => refineReport(client, request),
  });
}
