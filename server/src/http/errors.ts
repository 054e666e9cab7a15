import { ERRORS, type ErrorCode } from "@reportair/contract/errors.ts";

type Details = {
  /** A more exact sentence than the code's own. */
  detail?: string;
  /** Sentences per field, in place of a `detail`. */
  fields?: Record<string, string[]>;
  /** More keys of the body, for example both texts of a stale edit. */
  extra?: Record<string, unknown>;
  /** Seconds. */
  retryAfter?: number;
  /** Value of the Allow header. */
  allow?: string;
  cause?: unknown;
};

/**
 * An error that a client is told of, with the word that programs decide by. `code` decides the status; nothing of
 * `cause` leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  constructor(code: ErrorCode, details: Details = {}) {
    super(details.detail ?? ERRORS[code].detail, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The body on the wire. */
  body(requestId?: string): Record<string, unknown> {
    if (this.details.fields !== undefined) return this.details.fields;
    return {
      detail: this.message,
      code: this.code,
      ...this.details.extra,
      ...(this.status >= 500 && requestId !== undefined ? { request_id: requestId } : {}),
    };
  }
}

/** A 400 for one field. */
export function fieldError(field: string, sentence: string): AppError {
  return new AppError("invalid", { fields: { [field]: [sentence] } });
}

/** A 404 that does not tell whether the thing exists for somebody else. */
export function notFound(): AppError {
  return new AppError("not_found");
}
