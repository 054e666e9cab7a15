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
export function isDamagedCopy(file: string, here: string): boolean {
  if (!file.includes("?") || file.length !== here.length) return false;
  return file.split("").every((letter, at) => letter === "?" || letter === here[at]);
}

const NAMES: ReadonlySet<Compared> = new Set([
  "first_name",
  "last_name",
  "preferred_name",
  "legal_first_name",
  "legal_last_name",
]);

const count = (text: string, what: RegExp) => text.normalize("NFD").match(what)?.length ?? 0;
const isShouted = (text: string) => text === text.toUpperCase();

/**
 * Whether a name of the file is the one that stands here, written with no more than it: systems that write in capitals or
 * without accents take none away.
 */
export function isPlainerCopy(file: string, here: string): boolean {
  if (fold(file) !== fold(here)) return false;
  const accents = [file, here].map((text) => count(text, /\p{M}/gu));
  if (accents[0] !== accents[1]) return (accents[0] ?? 0) < (accents[1] ?? 0);
  if (isShouted(file) !== isShouted(here)) return isShouted(file);
  return count(file, /\p{Lu}/gu) <= count(here, /\p{Lu}/gu);
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

/** Names of the file that are the legal ones here, where it says no preferred ones: a blank, which changes nothing. */
function namesLegalHere(student: Student, here: Here): ReadonlySet<Compared> {
  const isLegal = (name: string, legal: string | null) =>
    legal !== null && fold(name) === fold(legal);
  const names = new Set<Compared>();
  if (!student.preferred.first && isLegal(student.first_name, here.legal_first_name))
    names.add("first_name");
  if (!student.preferred.last && isLegal(student.last_name, here.legal_last_name))
    names.add("last_name");
  return names;
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
  const legal = namesLegalHere(student, here);
  for (const field of COMPARED) {
    const file = fileValueOf(field, student);
    if (file === null || file === here[field]) continue;
    if (named && (field === "first_name" || field === "legal_first_name")) continue;
    if (legal.has(field)) continue;
    const now = here[field];
    if (typeof file === "string" && typeof now === "string") {
      if (isDamagedCopy(file, now)) continue;
      if (NAMES.has(field) && isPlainerCopy(file, now)) continue;
    }
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
