import { ApiError } from "../../lib/api/api-error.ts";

const wasAnswered = (error: unknown) => error instanceof ApiError && error.cause === undefined;

/** The message for a failure: refused, or never answered. */
export function failureText(error: unknown): string {
  return wasAnswered(error)
    ? "Submission failed. Please try again."
    : "An error occurred. Please try again.";
}

/** What is safe after it. */
export function safeText(error: unknown): string {
  return wasAnswered(error)
    ? "Nothing has been sent, and every word is still above."
    : "The connection was lost, so the message may not have arrived. Every word is still above.";
}
