import { ApiError } from "../../lib/api/api-error.ts";

/** The message for a failure: refused, or never answered. */
export function failureText(error: unknown): string {
  const answered = error instanceof ApiError && error.cause === undefined;
  return answered ? "Submission failed. Please try again." : "An error occurred. Please try again.";
}
