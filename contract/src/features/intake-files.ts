import { z } from "zod";

// What the files of a school hold, before anything is compared with the school that is here.

/** Bytes of one file and of all that are read together, and the number of them. */
export const FILE_BYTES = 10_000_000;
export const FILES_BYTES = 20_000_000;
export const FILES_MAX = 60;

/** What a table can be taken for, as people read it. */
export const TABLE_KIND_LABELS = {
  students: "Students",
  memberships: "Students and their classes, a row for each",
  teachers: "Teachers",
  classes: "Classes",
  enrolments: "Who is in which class",
  class_teachers: "Who teaches which class",
  users: "Students and teachers together",
  roles: "Who is student and who is teacher",
  demographics: "Dates of birth",
  courses: "Courses",
  other: "Nothing that is needed",
  unknown: "Not known yet",
} as const;
export type IntakeTableKind = keyof typeof TABLE_KIND_LABELS;

/** What a column can hold, as people read it. */
export const COLUMN_LABELS = {
  student_id: "Student ID",
  upn: "Unique pupil number",
  system_id: "Number in the other system",
  name: "Whole name",
  first_name: "First name",
  last_name: "Last name",
  legal_first_name: "Legal first name",
  legal_last_name: "Legal last name",
  preferred_first_name: "Preferred first name",
  preferred_last_name: "Preferred last name",
  date_of_birth: "Date of birth",
  gender: "Gender",
  pronouns: "Pronouns",
  year: "Year",
  form_group: "Form group",
  status: "Status",
  leaving_date: "Leaving date",
  class: "One class",
  classes: "Several classes",
  class_id: "Number of a class",
  class_code: "Code of a class",
  class_type: "Kind of class",
  subject: "Subject",
  course_id: "Number of a course",
  teacher: "Teacher’s name",
  teacher_email: "Teacher’s e-mail",
  email: "E-mail",
  username: "User name",
  title: "Title",
  initials: "Initials",
  role: "Role",
  end_date: "End date",
  user_ids: "List of numbers",
} as const;
export type ColumnField = keyof typeof COLUMN_LABELS;

const kind = z.enum(Object.keys(TABLE_KIND_LABELS) as [IntakeTableKind, ...IntakeTableKind[]]);
const field = z.enum(Object.keys(COLUMN_LABELS) as [ColumnField, ...ColumnField[]]);
const columns = z.record(z.string().regex(/^\d{1,3}$/u), field);

export const tableMapping = z.object({
  /** The table's id. */
  table: z.string().max(500),
  kind,
  /** The line that holds the headings, counted from 1, and 0 where they stand in none; null where there are none. */
  heading_line: z.int().nonnegative().nullable(),
  /** Which column, counted from 0, is which field. */
  columns,
});

/** Where something stands in the files, and what stands there. */
export const place = z.object({
  file: z.string(),
  sheet: z.string().nullable(),
  line: z.int().nullable(),
  column: z.string().nullable(),
  value: z.string(),
});
export type IntakePlace = z.infer<typeof place>;

export const intakeTable = tableMapping.extend({
  file: z.string(),
  sheet: z.string().nullable(),
  format: z.enum(["csv", "xlsx", "ctf"]),
  headings: z.array(z.string()),
  /** The first lines of data, to know the columns by. */
  sample: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** Lines of data. */
  rows: z.int(),
});
export type IntakeTable = z.infer<typeof intakeTable>;
