import type { Student } from "@reportair/roster/roster.ts";
import { fold } from "@reportair/roster/values/text.ts";
import type { Here } from "./school.ts";

/** Fields of a student that a file may change; the school's number is fixed. */
export const COMPARED = [
  "first_name",
  "last_name",
  "preferred_name",
  "legal_first_name",
  "legal_last_name",
  "upn",
  "date_of_birth",
  "year",
  "form_group",
  "pronouns",
] as const;
export type Compared = (typeof COMPARED)[number];

export type Values = Partial<Record<Compared, string | number | null>>;

/** Whether a value of the file is what stands here, but for letters that were lost on its way and came as "?". */
function isDamagedCopy(file: string, here: string): boolean {
  if (!file.includes("?") || file.length !== here.length) return false;
  return file.split("").every((letter, at) => letter === "?" || letter === here[at]);
}

/** Whether the record has what the file calls preferred and legal already, as a person entered it. */
function isCalledSo(student: Student, here: Here): boolean {
  const legal = fold(student.legal_first_name ?? student.first_name);
  return (
    here.preferred_name !== null &&
    fold(here.preferred_name) === fold(student.first_name) &&
    fold(here.legal_first_name ?? here.first_name) === legal
  );
}

/**
 * What the file says otherwise than the record: old and new by field. A blank of the file says nothing. A number by
 * which somebody else is known here is not taken over.
 */
export function compareStudent(
  student: Student,
  here: Here,
  upnsElsewhere: ReadonlyMap<string, number>,
): { before: Values; after: Values } {
  const before: Values = {};
  const after: Values = {};
  const named = isCalledSo(student, here);
  for (const field of COMPARED) {
    const file = fileValueOf(field, student);
    if (file === null || file === here[field]) continue;
    if (named && (field === "first_name" || field === "legal_first_name")) continue;
    const now = here[field];
    if (typeof file === "string" && typeof now === "string" && isDamagedCopy(file, now)) continue;
    if (field === "upn" && (upnsElsewhere.get(student.upn ?? "") ?? here.id) !== here.id) continue;
    before[field] = now;
    after[field] = file;
  }
  return { before, after };
}

/** A name that is the first name anyway is no other one. */
function fileValueOf(field: Compared, student: Student): string | number | null {
  if (field !== "preferred_name") return student[field];
  return student.preferred_name === student.first_name ? null : student.preferred_name;
}
