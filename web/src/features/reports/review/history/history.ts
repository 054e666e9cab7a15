import type { GeneratedReport, ReportVersion } from "@reportair/contract/features/reports.ts";

/** A text that a report had before. */
export interface EarlierText {
  key: string;
  /** What it is called in the list: "Version 2", "Earlier text". */
  label: string;
  /** How it came about, in words: "Edited by you". */
  maker: string;
  text: string;
  /** When it was made. */
  at: string;
  /** The text of its own that it is, where it was kept once: it can be kept again as it stands. */
  kept: number | null;
}

/**
 * The earlier texts of a report, newest first: its own versions, then the texts that were written of the
 * same inputs before it. What reads like the present text is left out: there is nothing to bring back.
 */
export function earlierTexts(
  report: Pick<GeneratedReport, "report_content">,
  versions: readonly ReportVersion[],
  before: readonly Pick<
    GeneratedReport,
    "id" | "report_content" | "updated_at" | "standing" | "was_kept"
  >[],
): EarlierText[] {
  const own = versions.map((each) => ({
    key: `version-${each.version}`,
    label: `Version ${each.version}`,
    maker: each.made_by === "teacher" ? "Edited by you" : "As written",
    text: each.report_content,
    at: each.created_at,
    kept: null,
  }));
  // A text that stands beside this one is no earlier one.
  const others = before
    .filter(({ standing }) => !standing)
    .map((each) => ({
      key: `report-${each.id}`,
      label: each.was_kept ? "Kept before" : "Earlier text",
      maker: each.was_kept ? "Was the kept report" : "Written before",
      text: each.report_content,
      at: each.updated_at,
      kept: each.was_kept ? each.id : null,
    }));
  return [...own, ...others].filter((each) => each.text !== report.report_content);
}
