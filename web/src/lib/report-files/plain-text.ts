import { LINE_END } from "@reportair/contract/destination-text.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";

/** What the files and the clipboard take of a report. */
export type Exported = Pick<
  GeneratedReport,
  "student_name" | "year" | "period" | "report_content" | "word_count" | "char_count"
> & {
  classroom: Pick<GeneratedReport["classroom"], "name">;
  /** Who wrote it, where it is not one's own. */
  author_name?: string;
};

/** Reports as plain text, each under its student's name. */
export function asPlainText(reports: readonly Exported[]): string {
  return reports
    .map(({ student_name, report_content }) => `${student_name}\n\n${report_content}\n`)
    .join("\n\n");
}

/** The paragraphs of a text, split at empty lines. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .replaceAll(LINE_END, "\n")
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
}
