// What goes in and what comes out: the types of the whole way from files to a school's roster. A mapping is a plain
// value, and so is a roster: both can be sent, kept and compared.
import type { Pronouns } from "@reportair/contract/features/report-fields.ts";

/** A file as it was chosen. A file of a folder may have its folder before its name. */
export type GivenFile = { name: string; bytes: Uint8Array };

/** One line of a table, with its number as the person sees it in their own program, counted from 1. */
export type Row = { line: number; cells: readonly string[] };

/** A sheet of a workbook, or a whole text file: every line of it, its titles and totals too. */
export type Table = {
  /** Unique among the tables that were read together: its file, and its sheet where there is one. */
  id: string;
  /** A file in a zip has the zip's name and a slash before its own. */
  file: string;
  /** Null in a file that has no sheets. */
  sheet: string | null;
  format: "csv" | "xlsx" | "ctf";
  /** Where a text file's letters and columns were found: "utf-8", ";". */
  encoding?: string;
  separator?: string;
  /** How its dates are counted where they stand as bare numbers: a workbook may begin in 1904. */
  epoch: 1900 | 1904;
  rows: readonly Row[];
  /** What is written on cells of a workbook, where it was asked for. */
  remarks?: readonly Remark[];
  /** Columns, from 0, if any, with formulas whose results the workbook does not hold. */
  unsolved?: readonly number[];
};

/** A comment on a cell. */
export type Remark = { line: number; column: number; text: string };

/** What the reading of files gives. */
export type Reading = { tables: Table[]; skipped: Skipped[] };

/** What a table can be. */
export const TABLE_KINDS = [
  /** A row a student; classes, where there are any, as a list in one cell. */
  "students",
  /** A row for each student and class. */
  "memberships",
  "teachers",
  "classes",
  /** A class and a student or a teacher, by their ids. */
  "enrolments",
  "class_teachers",
  /** Students, teachers and others in one table; a role, here or in a table of roles, says who is what. */
  "users",
  "roles",
  /** Dates of birth and gender by id. */
  "demographics",
  "courses",
  /** Known, and nothing of it is needed: the school itself, its terms. */
  "other",
  /** For the person to say. */
  "unknown",
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** What a column can hold. A column that holds none of them has no field. */
export const FIELDS = [
  /** The school's own number of a student. */
  "student_id",
  "upn",
  /** The number by which the sending system knows a person; ids of other tables point to it. */
  "system_id",
  /** "Surname, Forename" in one cell. */
  "name",
  "first_name",
  "last_name",
  "legal_first_name",
  "legal_last_name",
  "preferred_first_name",
  "preferred_last_name",
  "date_of_birth",
  "gender",
  "pronouns",
  "year",
  "form_group",
  "status",
  "leaving_date",
  /** One class, or several in one cell. */
  "class",
  "classes",
  "class_id",
  "class_code",
  "class_type",
  "subject",
  "course_id",
  /** A teacher as the timetable names them: "Mrs N Adebayo", "NAD". */
  "teacher",
  "teacher_email",
  "email",
  "username",
  "title",
  "initials",
  "role",
  "end_date",
  /** A list of identifiers, each with its kind. */
  "user_ids",
] as const;
export type Field = (typeof FIELDS)[number];

/** What a table is taken for, and which of its columns, counted from 0, is which field. */
export type Mapping = {
  /** The table's id. */
  table: string;
  kind: TableKind;
  /** The line that holds the headings; null where there is none. */
  heading_line: number | null;
  columns: Record<number, Field>;
};

/** A mapping as it is kept for the next file with the same headings. */
export type RememberedMapping = {
  headings: readonly string[];
  kind: TableKind;
  columns: Record<number, Field>;
};

/** Where something stands in what was given, and what stands there. */
export type Place = {
  file: string;
  sheet: string | null;
  /** Null for what is true of a whole table. */
  line: number | null;
  /** The heading of the column; null for what is true of a whole line. */
  column: string | null;
  value: string;
};

/** A student who comes in. Names are as they were written. */
export type Student = {
  /** The admission number with its zeros; without one the UPN, without that the sending system's number. */
  student_id: string;
  /** For matching only. */
  upn: string | null;
  /** What they are called: the preferred names, where there are any. */
  first_name: string;
  last_name: string;
  /** Null where they do not differ. */
  legal_first_name: string | null;
  legal_last_name: string | null;
  /** The preferred first name, where it differs from the legal one. */
  preferred_name: string | null;
  /** Which names the files say to be the preferred ones; any other may be the legal one of somebody who is called otherwise. */
  preferred: { first: boolean; last: boolean };
  /** ISO. */
  date_of_birth: string | null;
  year: number;
  form_group: string | null;
  pronouns: Pronouns | null;
  /** Names of classes, as they stand in the roster's classes. */
  classes: string[];
  /** Whether a row of students is about them, and not only a place in a class. */
  listed: boolean;
  place: Place;
};

/** A teacher with an e-mail address, by which accounts are told apart. */
export type Teacher = {
  email: string;
  title: string | null;
  /** An initial, where no more is known. */
  first_name: string;
  last_name: string;
  initials: string | null;
  place: Place;
};

/** A class of the school. Its name is unique, whatever the case of its letters. */
export type SchoolClass = {
  name: string;
  /** Of 7 to 12; null where nothing says it, which is asked. */
  year: number | null;
  /** Null where nothing says it, which is asked. */
  subject: string | null;
  /** E-mail addresses of the roster's teachers. */
  teachers: string[];
  /** Teachers who are only named: to be matched to accounts, or asked about. Nobody is made of them. */
  teacher_names: string[];
  /** Null where only students' rows name it. */
  place: Place | null;
};

/** A student in a class, by student ID and class name: each pair once. */
export type Enrolment = { student_id: string; class: string };

/** A student who is there no longer: not brought in, and nobody is deleted. */
export type Leaver = {
  student_id: string | null;
  upn: string | null;
  first_name: string;
  last_name: string;
  /** The day on which they left, ISO, where the file says it. */
  left: string | null;
  place: Place;
};

export type RefusedCode =
  | "id_missing"
  | "id_too_long"
  | "first_name_missing"
  | "first_name_too_long"
  | "last_name_missing"
  | "last_name_too_long"
  | "year_missing"
  | "year_unknown"
  | "id_conflict"
  | "upn_conflict"
  | "class_unknown"
  | "student_unknown";

/** Rows that do not come in: one entry for all rows of one person with one reason. */
export type Refused = {
  code: RefusedCode;
  sentence: string;
  /** Whom the rows are about, as far as they say it. */
  student_id: string | null;
  name: string | null;
  /** The first of the rows. */
  place: Place;
  rows: number;
  /** Where all of them stand, the first too. */
  lines: { file: string; sheet: string | null; line: number }[];
};

export type WarningCode =
  | "date_of_birth_invalid"
  | "leaving_date_invalid"
  | "upn_invalid"
  | "pronouns_unknown"
  | "email_invalid"
  | "email_missing"
  | "teacher_name_missing"
  | "value_too_long"
  | "class_year_unknown"
  | "characters_lost"
  | "characters_damaged"
  | "name_split"
  | "formula_unsolved"
  | "values_differ";

/** A value that was left out or doubted; what it belongs to comes in. */
export type Warning = {
  code: WarningCode;
  sentence: string;
  student_id: string | null;
  place: Place;
};

export type MergedCode = "same_row_twice" | "further_class";

/** Further rows of a student of the same table, put together with the first. */
export type Merged = {
  code: MergedCode;
  sentence: string;
  student_id: string;
  rows: number;
  place: Place;
};

export type SkippedCode =
  | "title_row"
  | "blank_line"
  | "repeated_heading"
  | "total_row"
  | "hidden_sheet"
  | "not_a_table"
  | "unknown_table"
  | "no_rows"
  | "registration_group"
  | "homeroom_class"
  | "enrolment_ended"
  | "changes_only"
  | "guardian"
  | "administrator"
  | "other_person"
  | "person_removed"
  | "class_removed"
  | "enrolment_removed";

/** What was left aside because it is no part of a roster; one entry for all of one kind in one table. */
export type Skipped = {
  code: SkippedCode;
  sentence: string;
  count: number;
  /** The first of them. */
  place: Place;
};

/** What only a person can say. Each has an answer in `Answers`; without one the roster is as `otherwise` says. */
export type Question = { sentence: string; otherwise: string } & (
  | { code: "pronouns_from_gender"; he_him: number; she_her: number }
  | { code: "year_6_to_7"; students: number }
  | { code: "date_order"; column: string; place: Place }
  | {
      code: "class_subjects";
      /** Subjects that were read out of the codes in classes' names, or out of other names of them. */
      subjects: { code: string; subject: string; classes: string[] }[];
    }
  | { code: "class_subject_missing"; classes: string[] }
  | { code: "class_year_missing"; classes: string[] }
  | { code: "teachers_unknown"; names: { name: string; classes: string[] }[] }
);

/** What the person has answered so far. */
export type Answers = {
  /** Whether to take He/Him and She/Her from a gender of male and female, where no pronouns are given. */
  pronouns_from_gender?: boolean;
  /** Whether students of a common transfer file who are still in Year 6 come in as Year 7. */
  year_6_to_7?: boolean;
  /** By the question's `column`. */
  date_order?: Record<string, "day_first" | "month_first">;
  /** By the code in classes' names: "En". */
  class_subjects?: Record<string, string>;
  /** By class name. */
  class_subject?: Record<string, string>;
  class_year?: Record<string, number>;
};

/** A student whom the school has already: what a file leaves blank of them is as it is here. */
export type StudentHere = {
  student_id: string;
  upn: string | null;
  first_name: string;
  last_name: string;
  year: number;
};

/** A school's roster as the files tell it, with everything that did not go into it. */
export type Roster = {
  students: Student[];
  teachers: Teacher[];
  classes: SchoolClass[];
  enrolments: Enrolment[];
  /** Set where the files hold only what has changed: of whom and what they do not name they say nothing. */
  changes_only?: {
    /** Enrolments that have ended. */
    ended: Enrolment[];
  };
  leavers: Leaver[];
  refused: Refused[];
  warnings: Warning[];
  merged: Merged[];
  skipped: Skipped[];
  questions: Question[];
};

export type RefusalCode =
  | "no_files"
  | "file_too_large"
  | "files_too_large"
  | "unpacked_too_large"
  | "too_many_entries"
  | "too_many_rows"
  | "too_many_columns"
  | "cell_too_long"
  | "quote_open"
  | "empty_file"
  | "not_text"
  | "damaged"
  | "ending_unknown"
  | "wrong_ending"
  | "macro_workbook"
  | "old_workbook"
  | "encrypted"
  | "pdf"
  | "image"
  | "other_document"
  | "xml_refused"
  | "xml_unknown";

/** Files that are not read at all. The message is for the person: what it is, and what to do. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** The file, where it is one of them. */
  readonly file: string | null;

  constructor(code: RefusalCode, file: string | null, sentence: string) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.file = file;
  }
}
