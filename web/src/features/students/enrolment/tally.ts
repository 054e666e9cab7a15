import { ApiError } from "../../../lib/api/api-error.ts";

export type Action = "enroll" | "unenroll";

/** Texts of both actions. */
export const ACTIONS = {
  enroll: {
    label: "Enroll",
    noneSelected: "Please select at least one student to enroll.",
    nobody: "No students available to enroll.",
    failed: "An error occurred during enrollment.",
    unknown: "Unknown enrollment error",
    unexpected: "An unexpected error occurred during the enrollment process. Please try again.",
    done: (count: number, name: string) => `${count} student(s) successfully enrolled in ${name}.`,
  },
  unenroll: {
    label: "Unenroll",
    noneSelected: "Please select at least one student to unenroll.",
    nobody: "No students available to unenroll.",
    failed: "An error occurred during unenrollment.",
    unknown: "Unknown unenrollment error",
    unexpected: "An unexpected error occurred during the unenrollment process. Please try again.",
    done: (count: number, name: string) =>
      `${count} student(s) successfully unenrolled from ${name}.`,
  },
} as const;

/** What the requests came to: a sentence on those done, one on those that failed; null where there are none. */
export interface Tally {
  success: string | null;
  failure: string | null;
}

/** Sums up one request for each student. The same reason is said once. */
export function tally(
  results: readonly PromiseSettledResult<unknown>[],
  action: Action,
  className: string,
): Tally {
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [reasonOf(result.reason, action)] : [],
  );
  const done = results.length - reasons.length;
  return {
    success: done > 0 ? ACTIONS[action].done(done, className) : null,
    failure:
      reasons.length > 0
        ? `Failed to ${action} ${reasons.length} student(s). Errors: ${[...new Set(reasons)].join("; ")}`
        : null,
  };
}

/** The server's sentence; where it answered without one the default, and where nothing is known, that. */
function reasonOf(error: unknown, action: Action): string {
  if (!(error instanceof ApiError)) return ACTIONS[action].unknown;
  return error.text ?? Object.values(error.fields)[0]?.[0] ?? ACTIONS[action].failed;
}
