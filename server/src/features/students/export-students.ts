import { csvOf } from "../../platform/csv.ts";
import type { selectForExport } from "./queries-of-export.ts";

/** The headings by which bringing in finds its columns again. */
const HEAD = [
  "Student ID",
  "First name",
  "Preferred first name",
  "Last name",
  "Legal first name",
  "Legal last name",
  "Pronouns",
  "Date of birth",
  "Year",
  "Form group",
  "Classes",
];

type Row = Awaited<ReturnType<typeof selectForExport>>[number];

/** Students as a file that can be brought in again: nothing would change. The unique pupil number leaves by no list. */
export function studentsAsCsv(rows: readonly Row[]): string {
  return csvOf([
    HEAD,
    ...rows.map((row) => [
      row.student_id,
      row.first_name,
      row.preferred_name ?? "",
      row.last_name,
      row.legal_first_name ?? "",
      row.legal_last_name ?? "",
      row.pronouns ?? "",
      row.date_of_birth ?? "",
      String(row.year),
      row.form_group ?? "",
      row.classes.join("; "),
    ]),
  ]);
}
