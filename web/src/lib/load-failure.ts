import { ApiError } from "./api/api-error.ts";

/** Stands over what `loadFailure` says. */
export const LOAD_FAILED = "Error Loading Data";

/** Stands under it. */
export const LOAD_HINT = "Please try refreshing the page or contact support.";

/** What did not arrive, with the status: "Failed to load classes. (Status: 500)". */
export function loadFailure(
  what: "classes" | "teachers" | "student counts",
  error: unknown,
): string {
  const status = error instanceof ApiError ? error.status : 500;
  return `Failed to load ${what}. (Status: ${status})`;
}
