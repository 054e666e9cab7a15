import { z } from "zod";
import { done, idFilter, idParams, listOf, listQuery, recordId, yearFilter } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { line } from "../text.ts";
import type { StudentField } from "./student-fields.ts";
import { STUDENT_SCHEMAS } from "./student-schemas.ts";

export const STUDENT_YEARS = [7, 8, 9, 10, 11, 12, 13] as const;

/** The fields of a student's record, all as they are given or all as they are shown. */
function studentFields<Part extends "given" | "shown">(part: Part) {
  const fields = Object.entries(STUDENT_SCHEMAS).map(([field, schemas]) => [field, schemas[part]]);
  return Object.fromEntries(fields) as {
    [Field in StudentField]: (typeof STUDENT_SCHEMAS)[Field][Part];
  };
}

export const student = z.object({
  id: z.int(),
  /** The institution's own id of the student, unique in it and fixed after creation. */
  student_id: z.string(),
  /** The same value as `student_id`. */
  unique_institution_id: z.string(),
  full_name: z.string(),
  ...studentFields("shown"),
  /** Ids of the classes the student is enrolled in. */
  classrooms: z.array(z.int()),
});
export type Student = z.infer<typeof student>;

/** What narrows a list of students. */
const studentFilter = {
  search: z.string().max(200).optional(),
  year: yearFilter,
  form_group: z.string().max(50).optional(),
  classroom_id: idFilter,
};

export const listStudents = endpoint({
  method: "GET",
  path: "students/",
  tag: "Students",
  summary:
    "Pupils of the user's classes or added by the user; an administrator's whole institution",
  query: listQuery.extend(studentFilter),
  responses: { 200: listOf(student) },
});

export const placeOfStudent = endpoint({
  method: "GET",
  path: "students/:id/place/",
  tag: "Students",
  summary: "Where a pupil stands in the list of pupils, so that the page they are on can be opened",
  params: idParams,
  query: listQuery.pick({ ordering: true }).extend(studentFilter),
  /** Counted from 1; null where the list, as it is narrowed, does not have them. */
  responses: { 200: z.object({ place: z.int().nullable() }) },
});

/** What enrolling is told beyond a name and a year where it asks: forms, to enrol a whole one, and known names. */
const MORE_OF_NAMES = ["form_group", "preferred_name"] as const;
const moreOfNames = z
  .string()
  .regex(
    /^(?:form_group|preferred_name)(?:,(?:form_group|preferred_name))?$/u,
    `Please include only what there is: ${MORE_OF_NAMES.join(", ")}.`,
  )
  .transform((text) => MORE_OF_NAMES.filter((name) => text.split(",").includes(name)))
  .optional();

/** Only what enrolling needs. */
export const studentName = student
  .pick({
    id: true,
    first_name: true,
    last_name: true,
    full_name: true,
    year: true,
    classrooms: true,
  })
  .extend(student.pick({ form_group: true, preferred_name: true }).partial().shape);
export type StudentName = z.infer<typeof studentName>;

export const listInstitutionStudents = endpoint({
  method: "GET",
  path: "students/institution/",
  tag: "Students",
  summary: "Every pupil of the institution, with only what enrolling needs",
  query: listQuery.extend({
    search: z.string().max(200).optional(),
    year: yearFilter,
    include: moreOfNames,
  }),
  responses: { 200: listOf(studentName) },
});

/** What leaves the school by it stands in the audit log. */
export const exportStudents = endpoint({
  method: "GET",
  path: "students/csv/",
  tag: "Students",
  summary:
    "The school's students with their classes as a CSV file that can be brought in again; stands in the audit log (administrators)",
  confirmation: "always",
  responses: { 200: z.string() },
  contentType: "text/csv",
});

export const listClassroomStudents = endpoint({
  method: "GET",
  path: "students/classroom/:id/",
  tag: "Students",
  summary: "The members of one class",
  params: idParams,
  query: listQuery,
  responses: { 200: listOf(student) },
});

/** A new student. Pronouns may be left out: texts then use they/them. */
export const studentInput = z.object({
  ...studentFields("given"),
  student_id: line("Student ID", 50),
});
export type StudentInput = z.input<typeof studentInput>;

/** Said where a change names the institutional id. */
export const STUDENT_ID_FIXED = "The student ID cannot be changed after creation.";

/** Some of a student's fields. */
export const studentChange = z
  .object(studentFields("given"))
  .partial()
  .extend({ student_id: z.never({ error: STUDENT_ID_FIXED }).optional() });
export type StudentChange = z.input<typeof studentChange>;

/** A student and a class, by their record ids. */
export const enrolmentInput = z.object({ student_id: recordId, classroom_id: recordId });
export type EnrolmentInput =
  | z.input<typeof enrolmentInput>
  | { studentId: number | string; classroomId: number | string };

type Sent = Record<string, unknown>;

const inSnakeCase = ({ studentId, classroomId, ...rest }: Sent): Sent => ({
  ...(studentId === undefined ? {} : { student_id: studentId }),
  ...(classroomId === undefined ? {} : { classroom_id: classroomId }),
  ...rest,
});

const isSent = (value: unknown): value is Sent =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** With `first_name` a new student, without it an enrolment. */
const creationOrEnrolment = z
  .custom<StudentInput | EnrolmentInput>(isSent)
  .transform((sent) => {
    const body = inSnakeCase(sent);
    const enrols = !("first_name" in body) && "classroom_id" in body;
    return { kind: enrols ? "enrolment" : "creation", ...body };
  })
  .pipe(
    z.discriminatedUnion("kind", [
      studentInput.extend({ kind: z.literal("creation") }),
      enrolmentInput.extend({ kind: z.literal("enrolment") }),
    ]),
  );

export const createOrEnrolStudent = endpoint({
  method: "POST",
  path: "students/user/",
  tag: "Students",
  summary: "Add a pupil (201), or enrol one in a class (200, also where already enrolled)",
  body: creationOrEnrolment,
  documentedBody: z.union([studentInput, enrolmentInput]),
  responses: { 201: student, 200: student },
});

export const updateStudent = endpoint({
  method: "PATCH",
  path: "students/delete/:id/",
  tag: "Students",
  summary: "Change some of a pupil's fields; the student ID is fixed after creation",
  params: idParams,
  body: studentChange,
  responses: { 200: student },
});

export const deleteStudent = endpoint({
  method: "DELETE",
  path: "students/delete/:id/",
  tag: "Students",
  summary: "Delete a pupil; a teacher only those whom nobody else teaches",
  params: idParams,
  responses: { 200: done },
});

export const unenrolStudent = endpoint({
  method: "POST",
  path: "students/unenroll/",
  tag: "Students",
  summary: "Take a pupil out of a class",
  body: z.custom<EnrolmentInput>(isSent).transform(inSnakeCase).pipe(enrolmentInput),
  documentedBody: enrolmentInput,
  responses: { 200: done },
});

/** Most students of one call that enrols many: a whole school's year groups at once. */
export const ENROLMENTS_MAX = 2_000;

const enrolmentsInput = z.object({
  classroom: recordId,
  students: z
    .array(recordId)
    .min(1, "Please choose at least one student.")
    .max(ENROLMENTS_MAX, `Please choose at most ${ENROLMENTS_MAX} students.`),
});

/** What came of enrolling or unenrolling many. */
const enrolmentsChanged = z.object({
  detail: z.string(),
  /** How many it changed anything for. */
  count: z.int(),
  /** Who they are, by record id: the opposite call with these undoes it. */
  students: z.array(z.int()),
});

export const enrolStudents = endpoint({
  method: "POST",
  path: "students/enrol/",
  tag: "Students",
  summary:
    "Enrol many pupils in a class, all or none; answers who is new, and leaves out who was in it already",
  body: enrolmentsInput,
  responses: { 200: enrolmentsChanged },
  valuesLimit: ENROLMENTS_MAX + 10,
});

export const unenrolStudents = endpoint({
  method: "POST",
  path: "students/unenrol/",
  tag: "Students",
  summary: "Take many pupils out of a class, all or none; answers who was in it",
  body: enrolmentsInput,
  responses: { 200: enrolmentsChanged },
  valuesLimit: ENROLMENTS_MAX + 10,
});
