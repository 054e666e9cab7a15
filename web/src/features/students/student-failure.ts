import { ApiError } from "../../lib/api/api-error.ts";

/** What a failed save says: the first sentence on the student ID, else that of the whole, else the default. */
export function saveFailure(
  error: unknown,
  fallback: "Failed to add student." | "Failed to update student.",
): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.fields["student_id"]?.[0] ?? error.text ?? fallback;
}

/** What a failed save says of each field, one sentence a field. */
export function fieldFailures(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}
