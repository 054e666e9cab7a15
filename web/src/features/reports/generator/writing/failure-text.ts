import { ApiError, errorText } from "../../../../lib/api/api-error.ts";
import { ALERTS } from "../notices/messages.ts";

/** The message where a batch could not be started: the server's `error` first, then its sentence. */
export function batchFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ALERTS.emptyBatch;
  const { body } = error;
  const given =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string"
      ? body.error
      : "";
  return ALERTS.batchFailed(given || errorText(error));
}
