import { ApiError, errorText } from "../../lib/api/api-error.ts";

/** What the server said of a refusal, also where it said it of one field. */
export function refusalOf(error: unknown, fallback: string): string {
  const said = error instanceof ApiError ? Object.values(error.fields)[0]?.[0] : undefined;
  return said ?? errorText(error, fallback);
}
