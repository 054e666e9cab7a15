import {
  CLASS_TEXT_MAX,
  CLASS_YEARS,
  duplicateClass,
  type Classroom,
  type ClassroomInput,
} from "@reportair/contract/features/classrooms.ts";
import { ApiError } from "../../lib/api/api-error.ts";

/** What the form holds: words as typed. */
export interface ClassForm {
  name: string;
  year: string;
  subject: string;
}

export type ClassErrors = Partial<Record<keyof ClassForm | "teacher_ids", string>>;

/** What is wrong with the form, by field; `existing` are the classes that one may see. */
export function problemsOf(
  form: ClassForm,
  existing: readonly Pick<Classroom, "name" | "year">[],
): ClassErrors {
  const errors: ClassErrors = {};
  const name = form.name.trim();
  if (!name) errors.name = "Name is required.";
  else if (name.length > CLASS_TEXT_MAX) errors.name = tooLong("Name");
  if (!form.year) errors.year = "Year is required.";
  else if (!CLASS_YEARS.some((year) => String(year) === form.year))
    errors.year = "Year must be between 7 and 12.";
  const subject = form.subject.trim();
  if (!subject) errors.subject = "Subject is required.";
  else if (subject.length > CLASS_TEXT_MAX) errors.subject = tooLong("Subject");
  const year = Number(form.year);
  if (!errors.name && existing.some((one) => one.year === year && sameName(one.name, name)))
    errors.name = duplicateClass(name, year);
  return errors;
}

/** The class as the server takes it; without a teacher the server decides whose it is. */
export function inputOf(form: ClassForm, teacher: number | undefined): ClassroomInput {
  return {
    name: form.name.trim(),
    year: Number(form.year),
    subject: form.subject.trim(),
    ...(teacher !== undefined && { teacher_ids: [teacher] }),
  };
}

/** What a failed creation says: of name, year, the whole or the teachers, whichever comes first. */
export function createFailure(error: unknown): string {
  const fallback = "Failed to add class. Please check the details and try again.";
  if (!(error instanceof ApiError)) return fallback;
  return error.fields["name"]?.[0] ?? error.fields["year"]?.[0] ?? error.text ?? fallback;
}

function tooLong(label: string): string {
  return `${label} must be at most ${CLASS_TEXT_MAX} characters.`;
}

function sameName(a: string, b: string): boolean {
  return a.toLocaleLowerCase("en-GB") === b.toLocaleLowerCase("en-GB");
}
