import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { ALERTS } from "../notices/messages.ts";

/** What to say of a batch that could not be started: the server's `error` first, then its sentence. */
export function batchFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ALERTS.emptyBatch;
  const { body } = error;
  const told =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string"
      ? body.error
      : "";
  return ALERTS.batchFailed(told || errorText(error));
}
