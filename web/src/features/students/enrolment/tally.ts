import { ApiError, gone } from "../../../lib/api/api-error.ts";

export type Action = "enroll" | "unenroll";

/** Texts of both actions. */
export const ACTIONS = {
  enroll: {
    label: "Enroll",
    noneSelected: "Please select at least one student to enroll.",
    nobody: "No students available to enroll.",
    failed: "An error occurred during enrollment.",
    unexpected: "An unexpected error occurred during the enrollment process. Please try again.",
    unchanged: "They were all in the class already.",
    undone: (count: number, name: string) => `${count} student(s) taken out of ${name} again.`,
    done: (count: number, name: string) => `${count} student(s) successfully enrolled in ${name}.`,
  },
  unenroll: {
    label: "Unenroll",
    noneSelected: "Please select at least one student to unenroll.",
    nobody: "No students available to unenroll.",
    failed: "An error occurred during unenrollment.",
    unexpected: "An unexpected error occurred during the unenrollment process. Please try again.",
    unchanged: "None of them was in the class any more.",
    undone: (count: number, name: string) => `${count} student(s) are in ${name} again.`,
    done: (count: number, name: string) =>
      `${count} student(s) successfully unenrolled from ${name}.`,
  },
} as const;

/** What the call came to: a sentence on those done, one on those that failed; null where there are none. */
export interface Tally {
  success: string | null;
  failure: string | null;
}

/** Sums up a call that changed something for `count` students, and left out those who are gone meanwhile. */
export function tally(
  count: number,
  missing: readonly { full_name: string }[],
  action: Action,
  className: string,
): Tally {
  const reasons = missing.map(({ full_name }) => `${full_name} was deleted by somebody else.`);
  const done = count > 0 ? ACTIONS[action].done(count, className) : ACTIONS[action].unchanged;
  return {
    success: count > 0 || missing.length === 0 ? done : null,
    failure:
      missing.length > 0
        ? `Failed to ${action} ${missing.length} student(s). Errors: ${reasons.join("; ")}`
        : null,
  };
}

/** What a call says that did nothing: all of them are in the class or out of it as before, and stay ticked. */
export function failureOf(error: unknown, action: Action): string {
  const nothing = "Nothing was changed, and who is ticked stays ticked.";
  if (!(error instanceof ApiError) || error.status >= 500) return ACTIONS[action].unexpected;
  if (error.status === 404) return `${gone("class")} ${nothing}`;
  return `${error.text ?? Object.values(error.fields)[0]?.[0] ?? ACTIONS[action].failed} ${nothing}`;
}
