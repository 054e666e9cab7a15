import type { Me } from "@reportair/contract/features/accounts.ts";
import type { OwnClassTime } from "@reportair/contract/features/class-time.ts";
import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import {
  countCharacters,
  countWords,
  EMPTY_INPUTS,
  type ReportInputs,
} from "@reportair/contract/features/report-fields.ts";
import type { ReportConfiguration } from "@reportair/contract/features/report-configurations.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Student } from "@reportair/contract/features/students.ts";

const AT = "2026-01-12T09:00:00.000Z";

/** The teacher whom these records belong to. */
export const ME: Me = {
  id: 7,
  role: "teacher",
  first_name: "Tess",
  last_name: "Teacher",
  email: "tess@example.school",
  institution: { id: 1, name: "Example School" },
  pending_email: null,
  length_unit: "words",
  length_range: "300-400",
  length_fixed: false,
  due_on: null,
  writer: { kind: "embedded", label: "Written on this server" },
};

export const CLASSROOM: Classroom = {
  id: 20,
  name: "7A",
  year: 7,
  year_level: 7,
  subject: "Maths",
  teachers: [{ id: ME.id, first_name: "Tess", last_name: "Teacher", email: ME.email }],
  student_count: 3,
};

/** What the teacher's classes took, before anything was counted. */
export const CLASS_TIME: OwnClassTime = {
  counting: true,
  asked: false,
  before_minutes: null,
  school_year: 2025,
  period: 3,
  classes: [],
};

export function studentOf(id: number, name: string): Student {
  const [first_name = "", last_name = ""] = name.split(" ");
  return {
    id,
    student_id: `S${id}`,
    unique_institution_id: `S${id}`,
    first_name,
    preferred_name: null,
    last_name,
    full_name: name,
    pronouns: null,
    year: 7,
    form_group: null,
    date_of_birth: null,
    classrooms: [CLASSROOM.id],
  };
}

/** What was entered for a student; by default it has the id of the student and a hundred more. */
export function configurationOf(
  student: Student,
  inputs: Partial<ReportInputs>,
  { id = student.id + 100, updated_at = AT } = {},
): ReportConfiguration {
  return {
    ...EMPTY_INPUTS,
    ...inputs,
    id,
    student: { id: student.id, full_name: student.full_name, year: student.year },
    classroom: { id: CLASSROOM.id, name: CLASSROOM.name },
    period: "Autumn 2025",
    user: ME.id,
    flags: [],
    taken_out: [],
    allowed_flags: [],
    created_at: AT,
    updated_at,
    generated_report: null,
  };
}

/** A draft of one sentence, written for a student. */
export function reportOf(
  id: number,
  student_name: string,
  given: Partial<GeneratedReport> = {},
): GeneratedReport {
  const text = given.report_content ?? `${student_name} works well.`;
  return {
    id,
    report_id: id,
    report_configuration: id + 100,
    student: { id: id + 200, full_name: student_name, year: 7 },
    student_name,
    classroom: { id: CLASSROOM.id, name: CLASSROOM.name },
    year: 7,
    period: "Autumn 2025",
    report_content: text,
    generated_report: text,
    word_count: countWords(text),
    char_count: countCharacters(text),
    selected_word_count: "300-400",
    length_unit: "words",
    status: "draft",
    standing: true,
    was_kept: false,
    proposal: null,
    beside: null,
    opened: false,
    kept_unread: false,
    version: 1,
    created_at: AT,
    updated_at: AT,
    feedback: null,
    sentences: [{ text, sources: ["level"] }],
    uncovered: [],
    flags: [],
    allowed_flags: [],
    handed_back: [],
    stale: false,
    inputs: { ...EMPTY_INPUTS, level: "Advanced" },
    written_by: "embedded",
    has_left: false,
    ...given,
  };
}

/** Drafts of four students, as reviews are tried with. */
export const ADA = reportOf(1, "Ada Byron");
export const BEN = reportOf(2, "Ben Cole");
export const CAT = reportOf(3, "Cat Dunn");
export const DAN = reportOf(4, "Dan Eden");
