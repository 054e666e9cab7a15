import { duplicateClass } from "@reportair/contract/form-words.ts";
import type { Teacher } from "@reportair/contract/features/accounts.ts";
import type {
  Classroom,
  ClassroomChange,
  ClassroomInput,
} from "@reportair/contract/features/classrooms.ts";
import type { Problems } from "../../lib/form-problems.ts";
import { ApiError, goneText } from "../../lib/api/api-error.ts";

/** What the form holds: words as typed, and the one teacher that may be chosen. */
export interface ClassForm {
  name: string;
  year: string;
  subject: string;
  teacher_ids: Teacher | null;
}

/** The form as it opens on a class. Its teachers are chosen elsewhere. */
export function formOf({ name, year, subject }: Classroom): ClassForm {
  return { name, year: String(year), subject, teacher_ids: null };
}

/** What the contract cannot know: whether the year has a class of that name; `existing` are those that one may see. */
export function problemsOf(
  form: ClassForm,
  existing: readonly Pick<Classroom, "name" | "year">[],
): Problems<ClassForm> {
  const name = form.name.trim();
  const year = Number(form.year);
  const there = existing.some((one) => one.year === year && sameName(one.name, name));
  return there ? { name: duplicateClass(name, year) } : {};
}

/** The class as the server takes it; without a teacher the server decides whose it is. */
export function inputOf({ name, year, subject, teacher_ids: teacher }: ClassForm): ClassroomInput {
  return {
    name: name.trim(),
    year: year && Number(year),
    subject: subject.trim(),
    ...(teacher && { teacher_ids: [teacher.id] }),
  };
}

/** What was changed here, and only that: somebody else may be changing the rest. */
export function changeOf(form: ClassForm, classroom: Classroom): ClassroomChange {
  const { name, year, subject } = inputOf(form);
  return Object.fromEntries(
    Object.entries({ name, year, subject }).filter(
      ([field, value]) => value !== classroom[field as "name" | "year" | "subject"],
    ),
  );
}

/** What a failed change says. What was typed stands in the form. */
export function changeFailure(error: unknown): string {
  const gone = goneText(error, "class");
  if (gone) return `${gone} Close this, or create it anew under that name.`;
  const fallback = "Failed to update class. Please check the details and try again.";
  return error instanceof ApiError ? (error.text ?? fallback) : fallback;
}

/** What a failed creation says: of name, year, the whole or the teachers, whichever comes first. */
export function createFailure(error: unknown): string {
  const fallback = "Failed to add class. Please check the details and try again.";
  if (!(error instanceof ApiError)) return fallback;
  return error.fields["name"]?.[0] ?? error.fields["year"]?.[0] ?? error.text ?? fallback;
}

function sameName(a: string, b: string): boolean {
  return a.toLocaleLowerCase("en-GB") === b.toLocaleLowerCase("en-GB");
}
