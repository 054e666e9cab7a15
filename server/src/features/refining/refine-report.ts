import type { Refinement, WrittenReport } from "@reportair/writing/facts.ts";
import type { Actor, Database } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { lookFirst } from "../leaving/look-first.ts";
import { findReport, findVersionText } from "../reports/find-report.ts";
import { addSent, saveText } from "../reports/save-text.ts";
import { asAppError } from "../writers/as-app-error.ts";
import type { Writers } from "../writers/writers.ts";
import { findForWriter } from "./queries.ts";

type Order = {
  change: Refinement;
  /** The copy on the teacher's screen. */
  version?: number | undefined;
  /** The writer on this server does it, and the chosen one is not asked. */
  fallback: boolean;
  now: Date;
  seed: number;
  signal: AbortSignal;
};

/**
 * Changes a report as the teacher asked; the earlier text goes into the history, and of a kept one the new text is
 * the draft beside it. The writer works outside of any transaction, and a text that has changed in the meantime is
 * left alone: a 409 with both texts.
 */
export async function refineReport(
  database: Database,
  writers: Writers,
  actor: Actor,
  id: number,
  { change, version, fallback, now, seed, signal }: Order,
) {
  const { report, writer } = await database.as(actor, async (handle) => {
    const found = await findForWriter(handle, id);
    if (found === undefined) throw notFound();
    const { configuration, student } = found;
    const { subject, taken_out } = configuration;
    const order = { ...found.report, student, subject, taken_out, configuration };
    if (!fallback) await lookFirst(handle, actor, writers, [configuration.classroom_id], now);
    const open = await writers.open(handle, actor, order, { onThisServer: fallback });
    return { report: found.report, writer: open };
  });
  if (version !== undefined && version !== report.version)
    throw await stale(database, actor, id, version);
  if (change.kind === "reword" && report.sentences[change.sentence] === undefined) {
    throw fieldError("change", "This report has no such sentence.");
  }
  if (change.kind === "include" && !report.uncovered.includes(change.field)) {
    throw fieldError("change", "The report has this already, or it was not entered.");
  }
  let refined: WrittenReport;
  try {
    refined = await writer.refine({
      seed,
      signal,
      change,
      report: { text: report.report_content, sentences: report.sentences },
    });
  } catch (error) {
    await database.as(actor, async (handle) => {
      const sent = writer.sent();
      if (sent !== null) await addSent(handle, id, sent);
      await writer.settle(handle);
    });
    throw asAppError(error);
  }
  const saved = await database.as(actor, async (handle) => {
    const sent = writer.sent();
    const { version: expected } = report;
    const text = { ...refined, sent, expected, made_by: "writer" } as const;
    const changed = await saveText(handle, actor, id, text);
    if (changed === null && sent !== null) await addSent(handle, id, sent);
    await writer.settle(handle);
    return changed;
  });
  return database.as(actor, async (handle) => {
    const current = await findReport(handle, saved ?? id);
    if (saved === null) throw new AppError("stale", { extra: { current, yours: refined.text } });
    return current;
  });
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
