import type { ListedReport } from "@reportair/contract/features/reports.ts";

/** An edit of one report that has not been saved. */
export interface Edit {
  report: ListedReport;
  text: string;
  /** The version of the copy that it was begun from. */
  version: number;
  /** The text that was saved elsewhere meanwhile; set where a save was refused for it. */
  newer: ListedReport | null;
}

/** Begins to edit, from the saved text or from what was typed before and not saved. */
export function begun(report: ListedReport, unsaved?: Omit<Edit, "report">): Edit {
  if (unsaved) return { ...unsaved, report };
  return { report, text: report.report_content, version: report.version, newer: null };
}

/** A save was refused: from now on the edit is shown beside the newer text, and may replace it. */
export function overtaken(edit: Edit, stale: { current: ListedReport; yours: string }): Edit {
  const { current, yours } = stale;
  return { report: current, text: yours, version: current.version, newer: current };
}

/** Whether it differs from the saved text. */
export function isDirty({ report, text }: Edit): boolean {
  return text !== report.report_content;
}
