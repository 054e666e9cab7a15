import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

/** What can be done with a report; the app hands it in, because these calls are the writing feature's. */
export interface ReportActions {
  /** Saves a text. `version` is that of the copy that the edit was made from. */
  update: (
    id: number,
    change: { report_content: string; word_count: number; char_count: number; version: number },
  ) => Promise<GeneratedReport>;
  /** Both texts where an update was refused because its copy was stale, else null. */
  staleCopy: (error: unknown) => { current: GeneratedReport; yours: string } | null;
  /** Hides a report; it can be brought back for 7 days. */
  discard: (id: number) => Promise<unknown>;
  restore: (id: number) => Promise<unknown>;
  /** Tells every list of reports that it is out of date. */
  outdate: () => void;
}
