import { inputsOf } from "@reportair/contract/features/report-fields.ts";
import type { ItemFailure } from "@reportair/contract/features/batches.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { WritingError, type WriteRequest, type WrittenReport } from "@reportair/writing/facts.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import type { Writer } from "@reportair/writing/writer.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { spent } from "../model-usage/spent.ts";
import { consentedWriters, mayBeSent } from "../consent/consented-writers.ts";
import { addUsage, isBudgetSpent, NO_USAGE } from "../model-usage/usage.ts";
import { findStyle } from "../reinforcement/find-style.ts";
import { allowedWriters, rulesOf } from "../report-policies/allowed-writers.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { findSaid } from "../reports/find-said.ts";
import { storeReport } from "../reports/store-report.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { failureOf } from "../writers/as-app-error.ts";
import { factsOf } from "../writers/facts.ts";
import type { Writers } from "../writers/writers.ts";
import { countChanges } from "./progress.ts";
import {
  findAssignment,
  findItem,
  lockBatch,
  updateItems,
  type Assignment,
  type BatchRow,
  type ItemRow,
} from "./queries.ts";

/** Times that an item is taken up: one whose writing ends the process must not end it for ever. */
const MOST_ATTEMPTS = 20;

type Lease = { item_id: number; batch_id: number; institution_id: number; author_id: number };

/** What came of asking for a text. */
type End = { text: WrittenReport } | { error: unknown };
/** The same, or a writer in process, whose turn comes when the class is locked. */
type Outcome = End | { writer: Writer; sent: string | undefined };

/**
 * Writes one leased item: facts in one transaction, a model outside of any, the report and the item's end in
 * another. A writer in process takes its turn inside that last one, so that it knows every text of the class that
 * stands by then. Run twice, an item still stores one report. A text that cannot be written fails this item alone.
 */
export async function writeItem(
  database: Database,
  configured: Writers,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  const begun = await database.as(actor, (handle) => begin(handle, lease));
  if (begun === null) return;
  const { assignment, budgetSpent, policy, maySend, ...context } = begun;
  const writers = consentedWriters(allowedWriters(configured, policy), maySend);
  const { configuration, batch, student, item } = assignment;
  const facts = factsOf({
    student,
    subject: configuration.subject,
    inputs: inputsOf(configuration),
    flags: configuration.flags,
    range: batch.length_range,
    unit: batch.length_unit,
  });
  const request = { facts, ...context, rules: rulesOf(policy), seed: item.seed, signal };
  const usage = { ...NO_USAGE };
  const by = async (writer: Writer, sent?: string): Promise<Outcome> =>
    writer.inTurn ? { writer, sent } : { text: withSent(await writer.write(request), sent) };
  // A writer in process costs nothing.
  const stopped = budgetSpent && writers.shown.kind === "model";
  const asked = () => (stopped ? Promise.reject(spent()) : by(writers.chosen(usage)));
  const outcome = await (
    item.on_this_server
      ? by(writers.fallback)
      : asked().catch((error: unknown) => {
          if (!batch.fallback || signal.aborted || !(error instanceof WritingError)) throw error;
          return by(writers.fallback, error.sent);
        })
  ).catch((error: unknown): End => ({ error }));
  const end = await database.as(actor, async (handle) => {
    const open = await lockOpen(handle, lease);
    const settled = open && (await settle(handle, outcome, request, configuration));
    if (settled && "text" in settled) await store(handle, open, assignment, settled.text);
    // Stopping is no failure: the item is taken up again.
    else if (settled && !signal.aborted) await fail(handle, open, assignment, settled.error);
    await addUsage(handle, lease.institution_id, usage);
    return settled;
  });
  if (end && "error" in end && !signal.aborted && !(end.error instanceof WritingError))
    throw end.error;
}

async function settle(
  handle: Handle,
  outcome: Outcome,
  request: WriteRequest,
  configuration: Assignment["configuration"],
): Promise<End> {
  if (!("writer" in outcome)) return outcome;
  const said = await findSaid(handle, configuration);
  return outcome.writer.write({ ...request, said }).then(
    (text) => ({ text: withSent(text, outcome.sent) }),
    (error: unknown) => ({ error }),
  );
}

/** A text that stepped in for a model keeps what the model was sent. */
function withSent(written: WrittenReport, sent: string | undefined): WrittenReport {
  return sent === undefined ? written : { ...written, sent };
}

async function begin(handle: Handle, lease: Lease) {
  const batch = await lockBatch(handle, lease.batch_id);
  const assignment = await findAssignment(handle, lease.item_id);
  if (batch === undefined || assignment === undefined) return null;
  const { item, configuration } = assignment;
  if (item.state !== "waiting" && item.state !== "writing") return null;
  if (item.attempts > MOST_ATTEMPTS) {
    await endFailed(
      handle,
      { batch, item },
      `Failed to generate report content for ${item.student_name}.`,
      "unexpected",
    );
    return null;
  }
  if (item.state === "waiting") {
    await updateItems(handle, [item.id], { state: "writing" });
    await countChanges(handle, batch, [{ item, to: { state: "writing" } }]);
  }
  const policy = await findPolicy(handle);
  return {
    assignment,
    policy,
    said: await findSaid(handle, configuration),
    roster: await schoolRoster(handle, lease.institution_id),
    style: (await findStyle(handle, lease.author_id))?.profile ?? null,
    budgetSpent: policy.writer === "configured" && (await isBudgetSpent(handle)),
    maySend: await mayBeSent(handle, assignment.student.id, new Date()),
  };
}

/** An item that is still to be ended, and its batch, locked. */
type Open = { batch: BatchRow; item: ItemRow };

/** Locks the batch of an item that is being written; null where another run of it was faster, or the batch is gone. */
async function lockOpen(handle: Handle, lease: Lease): Promise<Open | null> {
  const batch = await lockBatch(handle, lease.batch_id);
  const item = await findItem(handle, lease.item_id);
  return batch !== undefined && item?.state === "writing" ? { batch, item } : null;
}

async function store(
  handle: Handle,
  { batch, item }: Open,
  assignment: Assignment,
  written: WrittenReport,
): Promise<void> {
  const { configuration, student } = assignment;
  const { length_range, length_unit } = batch;
  const actor = { institution_id: batch.institution_id, user_id: batch.author_id };
  const report_id = await storeReport(handle, actor, {
    configuration,
    student,
    length_range,
    length_unit,
    written,
    sent: transcriptOf(item.sent, written.sent),
    seed: item.seed,
    batch_item_id: item.id,
  });
  const to = {
    state: "done",
    report_id,
    error: null,
    failure: null,
    leased_until: null,
    sent: null,
  } as const;
  await updateItems(handle, [item.id], to);
  await countChanges(handle, batch, [{ item, to }]);
}

function fail(handle: Handle, open: Open, assignment: Assignment, error: unknown): Promise<void> {
  const sent = error instanceof WritingError ? error.sent : undefined;
  return endFailed(handle, open, sentenceFor(error, assignment), failureOf(error), sent);
}

async function endFailed(
  handle: Handle,
  { batch, item }: Open,
  error: string,
  failure: ItemFailure,
  sent: string | null = null,
): Promise<void> {
  const to = {
    state: "failed",
    error,
    failure,
    leased_until: null,
    sent: transcriptOf(item.sent, sent),
  } as const;
  await updateItems(handle, [item.id], to);
  await countChanges(handle, batch, [{ item, to }]);
}

function sentenceFor(error: unknown, { student }: Assignment): string {
  const name = fullName(student);
  const failed = `Failed to generate report content for ${name}.`;
  if (!(error instanceof WritingError)) return failed;
  if (error.kind === "nothing_to_say") {
    return `Please select or fill in at least one field for ${name}.`;
  }
  // What a writer says of a failure is a sentence for the teacher, and names nobody.
  return error.kind === "unavailable" || error.kind === "budget_spent"
    ? error.message
    : `${failed} ${error.message}`;
}
