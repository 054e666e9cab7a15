import { ApiError } from "./api/api-error.ts";

/** Whether a call did not reach the server, or its answer did not come back; what the server itself says has a code. */
export function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 500 && error.code === null && error.text === null
  );
}
