import type { BatchAnswer } from "@reportair/contract/features/batches.ts";
import type { Actor, Database } from "../../database/handle.ts";
import { findReports } from "../reports/find-report.ts";
import { notWritten } from "../writers/as-app-error.ts";
import type { ItemRow } from "./queries.ts";

/**
 * The reports of an ended batch by their keys in the request; in place of one that could not be written, the
 * student and why. Where none could be written for one common cause, the whole answer is a 503.
 */
export async function answerBatch(
  database: Database,
  actor: Actor,
  items: readonly ItemRow[],
  now: Date,
): Promise<BatchAnswer> {
  const ids = items.flatMap((item) => item.report_id ?? []);
  const found = await database.as(actor, (handle) => findReports(handle, ids));
  const reports = new Map(found.map((report) => [report.id, report]));
  const causes = new Set(items.map((item) => item.error));
  const [cause] = causes;
  const [first] = items;
  // Stored without one by a worker that was older.
  const failure = first?.failure ?? (first?.state === "failed" ? "unexpected" : null);
  if (reports.size === 0 && causes.size === 1 && cause && failure && failure !== "nothing_to_say") {
    throw notWritten(failure, cause, {
      retryAfter: longestWait(items, now),
      extra: { error: cause },
    });
  }
  return Object.fromEntries(
    items.map((item) => {
      const report = item.report_id === null ? undefined : reports.get(item.report_id);
      const student = { id: item.student_id, full_name: item.student_name };
      return [
        String(item.index),
        report === undefined
          ? {
              report: null,
              student,
              error: item.error ?? "This report was cancelled.",
              failure: item.failure,
            }
          : { ...report, report: report.id },
      ];
    }),
  );
}

/** Nobody is told to wait longer than a day, whatever a clock says. */
const LONGEST_WAIT = 86_400;

/** Seconds until all of them may be tried again; undefined where nobody has said. */
function longestWait(items: readonly ItemRow[], now: Date): number | undefined {
  const last = Math.max(...items.map(({ retry_at }) => retry_at?.getTime() ?? 0));
  const seconds = Math.ceil((last - now.getTime()) / 1000);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT) : undefined;
}
