import { ApiError } from "./api-error.ts";

/** What a failed save says of each field, one sentence a field. */
export function fieldFailures(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
}
