import { WritingError, type Refinement, type WrittenReport } from "@reportair/writing/facts.ts";
import type { Actor, Database, Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { consentedWriters, mayBeSent } from "../consent/consented-writers.ts";
import { spent } from "../model-usage/spent.ts";
import { addUsage, isBudgetSpent, NO_USAGE } from "../model-usage/usage.ts";
import { findStyle } from "../reinforcement/find-style.ts";
import { findReport, findVersionText } from "../reports/find-report.ts";
import { findSaid } from "../reports/find-said.ts";
import { addSent, saveText } from "../reports/save-text.ts";
import { allowedWriters, rulesOf } from "../report-policies/allowed-writers.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { schoolRoster } from "../students/school-roster.ts";
import { factsOf } from "../writers/facts.ts";
import { asAppError } from "../writers/as-app-error.ts";
import type { Writers } from "../writers/writers.ts";
import { findForWriter } from "./queries.ts";

type Order = {
  change: Refinement;
  /** The copy on the teacher's screen. */
  version?: number | undefined;
  /** The writer on this server does it, and the chosen one is not asked. */
  fallback: boolean;
  seed: number;
  signal: AbortSignal;
};

/**
 * Changes a report as the teacher asked; the earlier text goes into the history. The writer works outside of any
 * transaction, and a text that has changed in the meantime is left alone: a 409 with both texts.
 */
export async function refineReport(
  database: Database,
  configured: Writers,
  actor: Actor,
  id: number,
  { change, version, fallback, seed, signal }: Order,
) {
  const context = await database.as(actor, (handle) => prepare(handle, actor, id));
  const { report, configuration, student, policy, maySend, ...known } = context;
  const writers = consentedWriters(allowedWriters(configured, policy), maySend);
  if (version !== undefined && version !== report.version)
    throw await stale(database, actor, id, version);
  if (change.kind === "reword" && report.sentences[change.sentence] === undefined) {
    throw fieldError("change", "This report has no such sentence.");
  }
  if (change.kind === "include" && !report.uncovered.includes(change.field)) {
    throw fieldError("change", "The report has this already, or it was not entered.");
  }
  const facts = factsOf({
    student,
    subject: configuration.subject,
    inputs: report.inputs,
    flags: report.flags,
    range: report.length_range,
    unit: report.length_unit,
  });
  const usage = { ...NO_USAGE };
  const writer = fallback ? writers.fallback : writers.chosen(usage);
  if (writer.refine === undefined) throw new AppError("unavailable");
  let refined: WrittenReport;
  try {
    if (known.budgetSpent && !fallback && writers.shown.kind === "model") throw spent();
    refined = await writer.refine({
      ...known,
      rules: rulesOf(policy),
      facts,
      seed,
      signal,
      change,
      report: { text: report.report_content, sentences: report.sentences },
    });
  } catch (error) {
    await database.as(actor, async (handle) => {
      await addUsage(handle, actor.institution_id, usage);
      if (error instanceof WritingError && error.sent !== undefined) {
        await addSent(handle, id, error.sent);
      }
    });
    throw asAppError(error);
  }
  return database.as(actor, async (handle) => {
    await addUsage(handle, actor.institution_id, usage);
    const saved = await saveText(handle, actor, id, {
      ...refined,
      expected: report.version,
      made_by: "writer",
    });
    if (!saved) {
      throw new AppError("stale", {
        extra: { current: await findReport(handle, id), yours: refined.text },
      });
    }
    return findReport(handle, id);
  });
}

async function prepare(handle: Handle, actor: Actor, id: number) {
  const found = await findForWriter(handle, id);
  if (found === undefined) throw notFound();
  const policy = await findPolicy(handle);
  return {
    ...found,
    policy,
    said: await findSaid(handle, found.configuration),
    roster: await schoolRoster(handle, actor.institution_id),
    style: (await findStyle(handle, actor.user_id))?.profile ?? null,
    budgetSpent: policy.writer === "configured" && (await isBudgetSpent(handle)),
    maySend: await mayBeSent(handle, found.student.id, new Date()),
  };
}

/** Asked of a copy that is no longer the newest: both texts, the one on the teacher's screen from the history. */
async function stale(
  database: Database,
  actor: Actor,
  id: number,
  version: number,
): Promise<AppError> {
  return database.as(actor, async (handle) => {
    const yours = await findVersionText(handle, id, version);
    if (yours === undefined) return fieldError("version", "This report has no such version.");
    const current = await findReport(handle, id);
    return new AppError("stale", { extra: { current, yours } });
  });
}
