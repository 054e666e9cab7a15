import {
  countCharacters,
  countWords,
  REPORT_FIELDS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import { WritingError, type WrittenReport } from "@reportair/writing/facts.ts";
import type { Database, Handle } from "../../database/handle.ts";
import { spent } from "../model-usage/spent.ts";
import { consentedWriters, mayBeSent } from "../consent/consented-writers.ts";
import { addUsage, isBudgetSpent, NO_USAGE } from "../model-usage/usage.ts";
import { findStyle } from "../reinforcement/find-style.ts";
import { allowedWriters, rulesOf } from "../report-policies/allowed-writers.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { fullName } from "../students/present.ts";
import { factsOf } from "../writers/facts.ts";
import { transcriptOf } from "../writers/transcript.ts";
import type { Writers } from "../writers/writers.ts";
import { countChanges } from "./progress.ts";
import {
  findAssignment,
  findItem,
  insertReport,
  lockBatch,
  updateItems,
  type Assignment,
} from "./queries.ts";
import { selectSaid } from "./said.ts";

/** Times that an item is taken up: one whose writing ends the process must not end it for ever. */
const MOST_ATTEMPTS = 20;

type Lease = { item_id: number; batch_id: number; institution_id: number; author_id: number };

/**
 * Writes one leased item: facts in one transaction, the writer outside of any, the report and the item's end in
 * another. Run twice, it still stores one report. A text that cannot be written fails this item alone.
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
  const facts = factsOf(
    {
      student,
      subject: configuration.subject,
      inputs: inputsOf(assignment),
      flags: configuration.flags,
      range: batch.length_range,
      unit: batch.length_unit,
    },
    context.roster,
  );
  const request = { facts, ...context, rules: rulesOf(policy), seed: item.seed, signal };
  const usage = { ...NO_USAGE };
  // A writer in process costs nothing.
  const stopped = budgetSpent && writers.shown.kind === "model";
  const asked = () => (stopped ? Promise.reject(spent()) : writers.chosen(usage).write(request));
  let written: WrittenReport;
  try {
    written = item.on_this_server
      ? await writers.fallback.write(request)
      : await asked().catch(async (error: unknown) => {
          if (!batch.fallback || signal.aborted || !(error instanceof WritingError)) throw error;
          const stepped = await writers.fallback.write(request);
          return error.sent === undefined ? stepped : { ...stepped, sent: error.sent };
        });
  } catch (error) {
    // Stopping is no failure: the item is taken up again.
    const stopping = signal.aborted;
    await database.as(actor, async (handle) => {
      if (!stopping) await fail(handle, lease, sentenceFor(error, assignment), sentBy(error));
      await addUsage(handle, lease.institution_id, usage);
    });
    if (!stopping && !(error instanceof WritingError)) throw error;
    return;
  }
  await database.as(actor, async (handle) => {
    await store(handle, lease, assignment, written);
    await addUsage(handle, lease.institution_id, usage);
  });
}

function sentBy(error: unknown): string | null {
  return error instanceof WritingError ? (error.sent ?? null) : null;
}

async function begin(handle: Handle, lease: Lease) {
  const batch = await lockBatch(handle, lease.batch_id);
  const assignment = await findAssignment(handle, lease.item_id);
  if (batch === undefined || assignment === undefined) return null;
  const { item, configuration } = assignment;
  if (item.state !== "waiting" && item.state !== "writing") return null;
  if (item.attempts > MOST_ATTEMPTS) {
    await fail(handle, lease, `Failed to generate report content for ${item.student_name}.`);
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
    said: await selectSaid(handle, configuration),
    roster: await schoolRoster(handle, lease.institution_id),
    style: (await findStyle(handle, lease.author_id))?.profile ?? null,
    budgetSpent: policy.writer === "configured" && (await isBudgetSpent(handle)),
    maySend: await mayBeSent(handle, assignment.student.id, new Date()),
  };
}

function inputsOf({ configuration }: Assignment): ReportInputs {
  return Object.fromEntries(
    REPORT_FIELDS.map((field) => [field, configuration[field]]),
  ) as unknown as ReportInputs;
}

async function store(
  handle: Handle,
  lease: Lease,
  assignment: Assignment,
  written: WrittenReport,
): Promise<void> {
  const batch = await lockBatch(handle, lease.batch_id);
  const item = await findItem(handle, lease.item_id);
  // Another run of this item was faster, or the batch is gone.
  if (batch === undefined || item === undefined || item.state !== "writing") return;
  const { configuration, student } = assignment;
  const report_id = await insertReport(handle, {
    institution_id: lease.institution_id,
    author_id: lease.author_id,
    configuration_id: configuration.id,
    student_id: student.id,
    year: student.year,
    batch_item_id: item.id,
    report_content: written.text,
    sentences: written.sentences,
    uncovered: written.uncovered,
    flags: configuration.flags,
    inputs: inputsOf(assignment),
    input_version: configuration.input_version,
    length_range: batch.length_range,
    length_unit: batch.length_unit,
    word_count: countWords(written.text),
    char_count: countCharacters(written.text),
    written_by: written.written_by,
    sent: transcriptOf(item.sent, written.sent),
    seed: item.seed,
  });
  const to = { state: "done", report_id, error: null, leased_until: null, sent: null } as const;
  await updateItems(handle, [item.id], to);
  await countChanges(handle, batch, [{ item, to }]);
}

async function fail(
  handle: Handle,
  lease: Lease,
  error: string,
  sent: string | null = null,
): Promise<void> {
  const batch = await lockBatch(handle, lease.batch_id);
  const item = await findItem(handle, lease.item_id);
  if (batch === undefined || item === undefined || item.state !== "writing") return;
  const to = {
    state: "failed",
    error,
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
  return error.kind === "unavailable" ? error.message : `${failed} ${error.message}`;
}
