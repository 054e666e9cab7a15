import Papa from "papaparse";
import { FORMULA } from "@reportair/contract/formulas.ts";
import type { Exported } from "./plain-text.ts";

/** Reports as a table for a spreadsheet or the school's own system, a row each. */
export function asCsv(reports: readonly Exported[]): string {
  const rows = reports.map((report) => ({
    "Student Name": report.student_name,
    Year: report.year,
    Class: report.classroom.name,
    Period: report.period,
    ...(report.author_name !== undefined && { Teacher: report.author_name }),
    "Word Count": report.word_count,
    "Character Count": report.char_count,
    Report: report.report_content,
  }));
  // The mark in front makes Excel read UTF-8.
  return `\uFEFF${Papa.unparse(rows, { escapeFormulae: FORMULA })}`;
}
