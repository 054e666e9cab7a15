import { ApiError, goneText } from "../../lib/api/api-error.ts";

/** What a failed save says: the first sentence on the student ID, else that of the whole, else the default. */
export function saveFailure(
  error: unknown,
  fallback: "Failed to add student." | "Failed to update student.",
): string {
  const gone = goneText(error, "student");
  if (gone) return `${gone} Close this, or add them anew.`;
  if (!(error instanceof ApiError)) return fallback;
  return error.fields["student_id"]?.[0] ?? error.text ?? fallback;
}
