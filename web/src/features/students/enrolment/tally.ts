import { ApiError } from "../../../lib/api/api-error.ts";

export type Deed = "enroll" | "unenroll";

/** Texts of both deeds. */
export const DEEDS = {
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
  deed: Deed,
  className: string,
): Tally {
  const reasons = results.flatMap((result) =>
    result.status === "rejected" ? [reasonOf(result.reason, deed)] : [],
  );
  const done = results.length - reasons.length;
  return {
    success: done > 0 ? DEEDS[deed].done(done, className) : null,
    failure:
      reasons.length > 0
        ? `Failed to ${deed} ${reasons.length} student(s). Errors: ${[...new Set(reasons)].join("; ")}`
        : null,
  };
}

/** The server's sentence; where it answered without one the default, and where nothing is known, that. */
function reasonOf(error: unknown, deed: Deed): string {
  if (!(error instanceof ApiError)) return DEEDS[deed].unknown;
  return error.text ?? Object.values(error.fields)[0]?.[0] ?? DEEDS[deed].failed;
}
