import { ApiError } from "../../lib/api/api-error.ts";

/** What is said where a report could not be saved or kept, and what can be done where it is not there any more. */
export function updateFailure(error: unknown): string {
  const failed = "Failed to update report";
  return error instanceof ApiError && error.status === 404
    ? `${failed}. It was discarded on another page, and can be brought back from Recently discarded.`
    : failed;
}
