import type { RefineRequest, WriteRequest, WrittenReport } from "../facts.ts";
import { defineWriter, type Writer } from "../writer.ts";
import { Conversation } from "./ask.ts";
import { write } from "./attempts.ts";
import type { ModelClient } from "./client.ts";
import { composeRequest, orderOf } from "./compose.ts";
import { WRITE_REPORT } from "./prompts/write-report.ts";
import { refineReport } from "./refine.ts";

async function writeReport(client: ModelClient, request: WriteRequest): Promise<WrittenReport> {
  const { facts, said, style, rules, signal } = request;
  signal?.throwIfAborted();
  const { gate, ...order } = orderOf(request);
  const conversation = new Conversation(client, gate, signal);
  return conversation.telling(
    write(conversation, {
      ...order,
      facts,
      said,
      rules,
      // A tone that the school has settled goes before the teacher's own.
      style: rules === undefined || rules.tone === "own" ? style : null,
      written_by: `${WRITE_REPORT.version} ${client.provider}/${client.model}`,
    }),
  );
}

/**
 * A writer that speaks to a model. Names and everything else that identifies a person, and the student's
 * gender, are taken out before and put back after; every request passes the last gate. Rejects with a
 * WritingError, or with the signal's reason.
 */
export function createModelWriter(client: ModelClient): Writer & Required<Pick<Writer, "compose">> {
  return defineWriter({
    label: `Written by ${client.provider}, names removed first`,
    write: (request) => writeReport(client, request),
    compose: composeRequest,
    refine: (request: RefineRequest) => refineReport(client, request),
  });
}
