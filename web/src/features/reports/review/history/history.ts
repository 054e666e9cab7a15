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
}

/**
 * The earlier texts of a report, newest first: its own versions, then the texts that were written of the
 * same inputs before it. What reads like the present text is left out: there is nothing to bring back.
 */
export function earlierTexts(
  report: Pick<GeneratedReport, "report_content">,
  versions: readonly ReportVersion[],
  before: readonly Pick<GeneratedReport, "id" | "report_content" | "updated_at">[],
): EarlierText[] {
  const own = versions.map((each) => ({
    key: `version-${each.version}`,
    label: `Version ${each.version}`,
    maker: each.made_by === "teacher" ? "Edited by you" : "As written",
    text: each.report_content,
    at: each.created_at,
  }));
  const others = before.map((each) => ({
    key: `report-${each.id}`,
    label: "Earlier text",
    maker: "Written before",
    text: each.report_content,
    at: each.updated_at,
  }));
  return [...own, ...others].filter((each) => each.text !== report.report_content);
}
