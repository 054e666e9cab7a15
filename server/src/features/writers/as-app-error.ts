import type { ItemFailure } from "@reportair/contract/features/batches.ts";
import { WritingError } from "@reportair/writing/facts.ts";
import { AppError } from "../../http/errors.ts";

/** Seconds after which a writer that is away is asked again, where it has not said so itself. */
const AWAY = 30;

const FAILURES: Record<WritingError["kind"], ItemFailure> = {
  nothing_to_say: "nothing_to_say",
  unavailable: "unavailable",
  budget_spent: "budget_spent",
  failed_checks: "not_written",
  cancelled: "unavailable",
};

/** The word for why a text could not be written. */
export function failureOf(error: unknown): ItemFailure {
  return error instanceof WritingError ? FAILURES[error.kind] : "unexpected";
}

/** What a writer could not do, as the teacher is told who waits for it. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof WritingError)) return error;
  return notWritten(failureOf(error), error.message, { retryAfter: error.retryAfter });
}

/** The error of a request that waited for a text; what is the server's fault counts as a writer that is away. */
export function notWritten(
  failure: ItemFailure,
  detail: string,
  { retryAfter = AWAY, extra = {} }: { retryAfter?: number | undefined; extra?: object } = {},
): AppError {
  const code = failure === "unexpected" ? "unavailable" : failure;
  return new AppError(code, {
    detail,
    extra: { ...extra },
    // Only what is away comes back.
    ...(code === "unavailable" ? { retryAfter } : {}),
  });
}
