import { ApiError } from "../../lib/api/api-error.ts";

/** What the server says of each field. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([field, sentences]) => [field, sentences.join(" ")]),
  );
}
