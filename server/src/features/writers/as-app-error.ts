import { WritingError } from "@reportair/writing/facts.ts";
import { AppError } from "../../http/errors.ts";

/** What a writer could not do, as the teacher is told who waits for it. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof WritingError)) return error;
  const retryAfter = error.kind === "unavailable" ? (error.retryAfter ?? 30) : undefined;
  return new AppError("unavailable", {
    detail: error.message,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
