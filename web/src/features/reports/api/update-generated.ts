import {
  staleEdit,
  updateGenerated,
  type GeneratedReport,
} from "@reportair/contract/features/reports.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";

/** What may be changed of a report. `version` is that of the copy on the screen. */
export interface ReportChange {
  version?: number;
  report_content?: string;
  word_count?: number;
  char_count?: number;
  status?: "kept";
  opened?: true;
}

/**
 * Edits, keeps or marks a report as opened; what shows reports is then out of date, which the caller
 * tells once for all its changes. A stale copy fails with an error that `staleCopy` reads.
 */
export function updateReport(id: number, body: ReportChange): Promise<GeneratedReport> {
  return call(updateGenerated, { params: { id }, body });
}

/** Both texts of an edit that was made from a stale copy, or null where the error is another. */
export function staleCopy(error: unknown): { current: GeneratedReport; yours: string } | null {
  if (!(error instanceof ApiError) || error.code !== "stale") return null;
  const parsed = staleEdit.safeParse(error.body);
  return parsed.success ? parsed.data : null;
}
