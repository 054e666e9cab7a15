import { fetchClassroomStudents } from "../../../../data/students.ts";
import { ApiError, gone } from "../../../../lib/api/api-error.ts";
import { formatList } from "../../../../lib/format.ts";

/** So many pupils are named at most. */
const NAMED = 8;

/** Who is missed of a class: the class itself, or these of its pupils. */
export type Missed = "class" | readonly number[];

/** A save that cannot succeed, as what it is for is gone. */
export class GoneError extends Error {
  readonly kind: "student_gone" | "class_gone";

  constructor(kind: "student_gone" | "class_gone", name: string) {
    super(kind === "class_gone" ? gone("class") : pupilsGone([name]));
    this.kind = kind;
  }
}

/** What is said of pupils who are missed in a class. */
export function pupilsGone(names: readonly string[]): string {
  const [was, is] = names.length === 1 ? ["was", "is"] : ["were", "are"];
  return `${formatList(names, NAMED)} ${was} deleted by somebody else, or ${is} no longer in this class.`;
}

/**
 * Which of these pupils are not in the class any more, where a call found something gone; nobody where the failure
 * is another or cannot be looked into now. The class on the screen stays as it is.
 */
export async function missedIn(
  classroom: number,
  students: readonly number[],
  failure: unknown,
): Promise<Missed> {
  if (!isNotFound(failure)) return [];
  try {
    const there = new Set((await fetchClassroomStudents(classroom)).map(({ id }) => id));
    return students.filter((student) => !there.has(student));
  } catch (error) {
    return isNotFound(error) ? "class" : [];
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
