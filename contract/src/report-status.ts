import {
  FEW_FIELDS,
  MAIN_FIELDS,
  usedFields,
  type MainField,
  type ReportInputs,
} from "./report-inputs.ts";

/** How far one pupil's report is, in the order in which it gets there. */
export const REPORT_STATES = [
  "empty",
  "partly_filled",
  "ready",
  "draft",
  "kept",
  "out_of_date",
  "draft_beside_kept",
] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** The words for each state, the same on every screen. */
export const STATE_LABELS: Record<ReportState, string> = {
  empty: "Empty",
  partly_filled: "Partly filled",
  ready: "Ready",
  draft: "Draft",
  kept: "Kept",
  out_of_date: "Out of date",
  draft_beside_kept: "Draft beside kept",
};

/** What a report's state is told from. */
export type StandingReport = {
  status: "draft" | "kept";
  stale: boolean;
  /** The draft that waits beside a kept text, or null. */
  proposal: number | null;
};

/** How far a report that has been written is: one that waits for a choice comes before one that is out of date. */
export function stateOfReport({ status, stale, proposal }: StandingReport): ReportState {
  if (proposal !== null) return "draft_beside_kept";
  return stale ? "out_of_date" : status;
}

/**
 * The main fields that a class uses: those that at least one of its pupils has, and all six until half of the
 * pupils have something, as it is too early to tell before.
 */
export function fieldsInUse(all: readonly ReportInputs[]): readonly MainField[] {
  const begun = all.filter((inputs) => usedFields(inputs).length > 0);
  if (begun.length * 2 < all.length) return MAIN_FIELDS;
  const used = MAIN_FIELDS.filter((field) => begun.some((inputs) => inputs[field] !== ""));
  return used.length === 0 ? MAIN_FIELDS : used;
}

/** How far one pupil's report is; `inUse` are the fields that the class uses. */
export function stateOf(
  inputs: ReportInputs,
  inUse: readonly MainField[],
  report: StandingReport | null,
): ReportState {
  if (report !== null) return stateOfReport(report);
  const used = usedFields(inputs).length;
  if (used === 0) return "empty";
  // A range cannot be filled from fewer, however few the class uses.
  const whole = inUse.every((field) => inputs[field] !== "") && used >= FEW_FIELDS;
  return whole ? "ready" : "partly_filled";
}
