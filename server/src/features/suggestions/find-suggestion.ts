import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Suggestion } from "@reportair/contract/features/suggestions.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import { newWords } from "@reportair/contract/text-changes.ts";
import type { Actor, Handle, Transaction } from "../../database/handle.ts";
import { notFound } from "../../http/errors.ts";
import { findReport } from "../reports/find-report.ts";
import { placesOf } from "./places.ts";
import * as queries from "./queries.ts";

/** What a colleague suggests, change by change, beside the actor's report as it is now. */
export async function findSuggestion(
  transaction: Transaction,
  actor: Actor,
  id: number,
): Promise<Suggestion> {
  const { proof, report, suggested, decided } = await transaction(async (handle) => {
    const asked = await queries.findAsked(handle, actor, id, false);
    const found = asked && (await queries.findSuggestionRow(handle, id));
    if (asked === undefined || found === undefined) throw notFound();
    return {
      proof: asked,
      report: await findKept(handle, asked.report_id),
      suggested: found,
      decided: await queries.selectDecisions(handle, id),
    };
  });
  const places = await placesOf(report.report_content, suggested, queries.takenOf(decided));
  return {
    proof: proof.id,
    report: report.id,
    student_name: report.student_name,
    reader: fullName(proof.reader),
    handed_in_at: suggested.handed_in_at.toISOString(),
    version: report.version,
    report_content: report.report_content,
    changes: suggested.changes.map((change, number) => {
      const was = suggested.read_text.slice(change.from, change.to);
      const words = { number, was, now: newWords(suggested, change) };
      const verdict = decided.get(number);
      if (verdict !== undefined)
        return { ...words, state: verdict ? "taken" : "left", place: null } as const;
      const place = places[number] ?? null;
      return { ...words, state: place === null ? "outdated" : "open", place } as const;
    }),
  };
}

/** The actor's report where it is kept and stands: with any other its proofs rest, and a 404 is all that is said. */
export async function findKept(handle: Handle, id: number): Promise<GeneratedReport> {
  const report = await findReport(handle, id);
  if (report.status !== "kept" || !report.standing) throw notFound();
  return report;
}
