import type { ItemFailure } from "@reportair/contract/features/batches.ts";
import { inputsOf } from "@reportair/contract/features/report-fields.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { WritingError, type WrittenReport } from "@reportair/writing/facts.ts";
import { transcriptOf } from "@reportair/writing/transcript.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { rideOut } from "../../database/ride-out.ts";
import { databaseTrouble } from "../../database/trouble.ts";
import { storeReport } from "../reports/store-report.ts";
import { failureOf } from "../writers/as-app-error.ts";
import type { Writers } from "../writers/writers.ts";
import { countChanges } from "./progress.ts";
import {
  beginItem,
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

/**
 * Writes one leased item: facts in one transaction, a model outside of any, the report and the item's end in
 * another. A writer in process takes its turn inside that last one, so that it knows every text of the class that
 * stands by then. Run twice, an item still stores one report. A text that cannot be written fails this item alone.
 */
export async function writeItem(
  database: Database,
  writers: Writers,
  lease: Lease,
  signal: AbortSignal,
): Promise<void> {
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  const begun = await rideOut(
    () => database.as(actor, (handle) => begin(handle, writers, lease)),
    signal,
  );
  if (begun === null) return;
  const { assignment, writer } = begun;
  const finish = await writer.begin({ seed: assignment.item.seed, signal });
  const end = (turn: number) =>
    database.as(actor, async (handle) => {
      const open = await lockOpen(handle, lease);
      if (open === null) {
        // Where the answer to a commit was lost, and not the commit, all is done and counted.
        if (turn === 1) await writer.settle(handle);
        return null;
      }
      const ended = await endOf(finish(handle));
      // An item does not fail because the database did.
      if ("error" in ended && databaseTrouble(ended.error) !== null) throw ended.error;
      if ("text" in ended) await store(handle, open, assignment, ended.text, writer.sent());
      // Stopping is no failure: the item is taken up again.
      else if (!signal.aborted) await fail(handle, open, assignment, ended.error, writer.sent());
      await writer.settle(handle);
      return "error" in ended ? ended : null;
    });
  // A text that a provider was paid for outlives a database that is away for a while.
  const failed = await rideOut(end, signal);
  if (failed && !signal.aborted && !(failed.error instanceof WritingError)) throw failed.error;
}

/** What came of asking for a text. */
type End = { text: WrittenReport } | { error: unknown };

function endOf(work: Promise<WrittenReport>): Promise<End> {
  return work.then(
    (text) => ({ text }),
    (error: unknown) => ({ error }),
  );
}

async function begin(handle: Handle, writers: Writers, lease: Lease) {
  const assignment = await findAssignment(handle, lease.item_id);
  if (assignment === undefined) return null;
  const { batch, item, configuration, student } = assignment;
  if (item.state !== "waiting" && item.state !== "writing") return null;
  if (item.attempts > MOST_ATTEMPTS) {
    const open = await lockOpen(handle, lease, [item.state]);
    if (open === null) return null;
    await endFailed(handle, open, {
      error: `Failed to generate report content for ${item.student_name}.`,
      failure: "unexpected",
    });
    return null;
  }
  const actor = { institution_id: lease.institution_id, user_id: lease.author_id };
  const writer = await writers.open(
    handle,
    actor,
    {
      student,
      subject: configuration.subject,
      inputs: inputsOf(configuration),
      flags: configuration.flags,
      taken_out: configuration.taken_out,
      allowed_flags: configuration.allowed_flags,
      length_range: batch.length_range,
      length_unit: batch.length_unit,
      configuration,
    },
    { onThisServer: item.on_this_server, stepsIn: batch.fallback },
  );
  // Last, so that nobody waits for the batch's lock while all of this is read.
  if (item.state === "waiting") {
    const locked = await lockBatch(handle, lease.batch_id);
    if (locked === undefined || !(await beginItem(handle, item.id))) return null;
    await countChanges(handle, locked, [{ item, to: { state: "writing" } }]);
  }
  return { assignment, writer };
}

/** An item that is still to be ended, and its batch, locked. */
type Open = { batch: BatchRow; item: ItemRow };

/** Locks the batch of an item that is being written; null where another run of it was faster, or the batch is gone. */
async function lockOpen(
  handle: Handle,
  lease: Lease,
  states: readonly ItemRow["state"][] = ["writing"],
): Promise<Open | null> {
  const batch = await lockBatch(handle, lease.batch_id);
  const item = await findItem(handle, lease.item_id);
  return batch !== undefined && item && states.includes(item.state) ? { batch, item } : null;
}

async function store(
  handle: Handle,
  { batch, item }: Open,
  assignment: Assignment,
  written: WrittenReport,
  sent: string | null,
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
    sent: transcriptOf(item.sent, sent),
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

function fail(
  handle: Handle,
  open: Open,
  assignment: Assignment,
  error: unknown,
  sent: string | null,
): Promise<void> {
  return endFailed(handle, open, {
    error: sentenceFor(error, assignment),
    failure: failureOf(error),
    sent,
    retryAfter: error instanceof WritingError ? error.retryAfter : undefined,
  });
}

type Failed = {
  error: string;
  failure: ItemFailure;
  sent?: string | null;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number | undefined;
};

async function endFailed(
  handle: Handle,
  { batch, item }: Open,
  { error, failure, sent = null, retryAfter }: Failed,
): Promise<void> {
  const to = {
    state: "failed",
    error,
    failure,
    leased_until: null,
    sent: transcriptOf(item.sent, sent),
    retry_after: retryAfter ?? null,
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
