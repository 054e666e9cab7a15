import type { GeneratedReport, ListedReport } from "@reportair/contract/features/reports.ts";

/** An edit that has not been saved. */
export interface Draft {
  text: string;
  /** The version of the copy that the edit was begun from. */
  version: number;
  /** The text that was saved meanwhile, elsewhere; set where a save was refused for it. */
  newer: ListedReport | null;
}

/** Edits by the id of their report; a report that is not being edited has none. */
export type Drafts = Readonly<Record<number, Draft>>;

/** Begins to edit a report, or goes on with the edit there is. */
export function begun(drafts: Drafts, report: GeneratedReport): Drafts {
  if (drafts[report.id]) return drafts;
  const { report_content: text, version } = report;
  return { ...drafts, [report.id]: { text, version, newer: null } };
}

export function typed(drafts: Drafts, id: number, text: string): Drafts {
  const draft = drafts[id];
  return draft ? { ...drafts, [id]: { ...draft, text } } : drafts;
}

/**
 * The save of report `id` was refused: from now on the edit is shown beside the newer text, and may replace it. That
 * text may be another report, where one was kept elsewhere.
 */
export function overtaken(
  drafts: Drafts,
  id: number,
  { current, yours }: { current: GeneratedReport; yours: string },
): Drafts {
  const draft = { text: yours, version: current.version, newer: current };
  return { ...without(drafts, [id]), [current.id]: draft };
}

/** A text was saved: its edit is over, unless more was typed before the response came. */
export function saved(
  drafts: Drafts,
  id: number,
  { text, version }: { text: string; version: number },
): Drafts {
  const draft = drafts[id];
  if (!draft || draft.text === text) return without(drafts, [id]);
  return { ...drafts, [id]: { ...draft, version, newer: null } };
}

export function without(drafts: Drafts, ids: readonly number[]): Drafts {
  const gone = new Set(ids.map(String));
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => !gone.has(id)));
}

/** Whether an edit differs from the saved text. */
export function isDirty(drafts: Drafts, report: GeneratedReport): boolean {
  const draft = drafts[report.id];
  return draft !== undefined && draft.text !== report.report_content;
}
