import { pastedLength, shapeText } from "@reportair/contract/destination-text.ts";
import type { System } from "@reportair/contract/features/destinations.ts";
import type { Actor, Handle } from "../../database/handle.ts";
import { AppError, fieldError, notFound } from "../../http/errors.ts";
import { traced } from "../../threads/traced.ts";
import { findReport } from "../reports/find-report.ts";
import { digestOf } from "./find-queue.ts";
import { lockKept, saveCopied, saveShorter } from "./queries.ts";
import { findDestination, limitOf } from "./settled.ts";

type Given = { report: number; system: System; version: number; text: string | null };

/**
 * Settles what of a kept report goes to a system where the report itself is too long; the report stays as it is. Answers by
 * which key the text is known as it is copied. A text that does not fit is a 400, and one of a report that has changed since a 409 with both texts.
 */
export async function settleShorter(
  handle: Handle,
  actor: Actor,
  given: Given,
): Promise<{ key: string | null }> {
  const { system, text } = given;
  const destination = await findDestination(handle, system);
  const [row] = await lockKept(handle, [given.report]);
  if (row === undefined) throw notFound();
  if (row.version !== given.version) {
    const current = await findReport(handle, row.id);
    throw new AppError("stale", { extra: { current, yours: text ?? row.report_content } });
  }
  const key = { report_id: row.id, system };
  if (text === null) {
    await saveShorter(handle, actor, key, { shorter: null, sentences: [], made_from: null });
    return { key: null };
  }
  const limit = limitOf(destination);
  const shaped = shapeText(text, destination);
  const length = pastedLength(shaped);
  if (limit !== null && length > limit) {
    const more = length - limit;
    throw fieldError(
      "text",
      `This is ${more.toLocaleString("en-GB")} ${more === 1 ? "character" : "characters"} too long for ${destination.name}. Please shorten it.`,
    );
  }
  const sentences = await traced(row.sentences, text);
  const made_from = digestOf(row.report_content);
  await saveShorter(handle, actor, key, { shorter: text, sentences, made_from });
  return { key: digestOf(shaped) };
}

/** Remembers which texts of the actor's own kept reports were copied into a system, or that they were not. */
export async function markCopied(
  handle: Handle,
  actor: Actor,
  given: { system: System; copied: boolean; reports: readonly { id: number; key: string }[] },
  now: Date,
): Promise<void> {
  const { system } = await findDestination(handle, given.system);
  const byId = new Map(given.reports.map((each) => [each.id, each]));
  const kept = await lockKept(handle, [...byId.keys()]);
  if (kept.length !== byId.size) throw notFound();
  await saveCopied(handle, actor, system, [...byId.values()], given.copied ? now : null);
}
