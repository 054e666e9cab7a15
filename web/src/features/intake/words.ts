import { COLUMN_LABELS } from "@reportair/contract/features/intake-files.ts";
import { FIELDS_OF_FILES, STUDENT_FIELDS } from "@reportair/contract/features/student-fields.ts";
import { formatDate } from "../../lib/format.ts";

const FIELDS = { ...COLUMN_LABELS, ...STUDENT_FIELDS, ...FIELDS_OF_FILES };

/** A field of a student as people read it. */
export function fieldLabel(field: string): string {
  const label = (FIELDS as Record<string, string | { label: string }>)[field] ?? field;
  return typeof label === "string" ? label : label.label;
}

/** What stands in a field, as people read it. */
export function valueText(field: string, value: string | null): string {
  if (field === "upn") return value ?? "not shown";
  if (value === null) return "none";
  return field === "date_of_birth" ? formatDate(value) : value;
}

/** What mends the rows that were refused or doubted for one reason. */
const REMEDIES: Record<string, string> = {
  id_missing: "Give each student a student ID in your system, and export again.",
  id_too_long: "Shorten these IDs in your system, and export again.",
  first_name_missing: "Add the first names in your system, and export again.",
  first_name_too_long: "Shorten these names in your system, and export again.",
  last_name_missing: "Add the last names in your system, and export again.",
  last_name_too_long: "Shorten these names in your system, and export again.",
  year_missing: "Add the years in your system, and export again.",
  year_unknown: "Students are in Years 7 to 13. Correct the year, or leave these rows out.",
  id_conflict: "Two students share an ID. Correct one of them in your system, and export again.",
  upn_conflict: "Two students share a unique pupil number. Correct one of them, and export again.",
  class_unknown: "Choose the file of classes too, or correct the class.",
  student_unknown: "Choose the file of students too, or correct the number.",
  date_of_birth_invalid:
    "Correct these dates of birth in your system; the students come in without.",
  leaving_date_invalid: "Correct these leaving dates in your system.",
  upn_invalid: "Correct these unique pupil numbers in your system; the students come in without.",
  upn_elsewhere: "Two students have one unique pupil number. Correct one of them.",
  pronouns_unknown: "Texts say they until pronouns are entered.",
  email_invalid: "Correct these e-mail addresses in your system.",
  email_missing: "Add these e-mail addresses in your system: without one no account is made.",
  teacher_name_missing: "Add these last names in your system: without one no account is made.",
  value_too_long: "Shorten these values in your system.",
  class_year_unknown: "Look whether the year of these classes is right.",
  characters_lost: "Export as UTF-8 or as an Excel workbook: letters were lost on the way.",
  characters_damaged: "Export as UTF-8 or as an Excel workbook: letters were damaged on the way.",
  formula_unsolved: "Open the workbook in a spreadsheet program, save it, and choose it again.",
  name_split: "Look whether first and last names are right.",
  values_differ: "Rows of one student say different things; what most of them say counts.",
};

/** How rows of one reason are mended. */
export function remedyOf(code: string | null): string {
  return REMEDIES[code ?? ""] ?? "Correct these in your system, and export again.";
}
