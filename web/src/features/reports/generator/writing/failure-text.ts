import { ApiError, errorText, gone } from "../../../../lib/api/api-error.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import { pupilsGone } from "../saving/gone.ts";
import { ALERTS, type Alert } from "../notices/messages.ts";

/** Where no answer came. Pressed again, the same is asked for, and what has been written meanwhile comes back. */
export function unanswered(button: string): string {
  return `Connection lost before the answer came. What you entered is on this page; press ${button} again when the connection is back: nothing is written twice.`;
}

/**
 * The message where a batch was refused for what is gone: the class, or pupils of these names, who are taken out
 * of the selection; `others` are still in it.
 */
export function batchGone(missed: "class" | readonly string[], others: boolean): Alert {
  return {
    text: ALERTS.batchFailed(missed === "class" ? gone("class") : pupilsGone(missed)),
    detail: others ? ALERTS.batchOthers : ALERTS.batchNothing,
    reload: true,
  };
}

/** The message where a batch could not be started: the server's `error` first, then its sentence. */
export function batchFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return ALERTS.emptyBatch;
  if (isConnectionLost(error)) return unanswered("the button");
  const { body } = error;
  const given =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string"
      ? body.error
      : "";
  return ALERTS.batchFailed(given || errorText(error));
}
