import { z } from "zod";

/** The closed list of errors, each with its status and the sentence a person reads where none is more exact. */
export const ERRORS = {
  invalid: { status: 400, detail: "Some of what was sent is not valid." },
  not_json: { status: 400, detail: "The request could not be read: its body is not valid JSON." },
  bad_login: { status: 400, detail: "Invalid credentials." },
  not_signed_in: { status: 403, detail: "Authentication credentials were not provided." },
  csrf: { status: 403, detail: "CSRF check failed. Please reload the page and try again." },
  not_subscribed: { status: 403, detail: "Account not subscribed" },
  not_allowed: { status: 403, detail: "You do not have permission to do this." },
  not_found: { status: 404, detail: "Not found." },
  method_not_allowed: { status: 405, detail: "This address does not take that method." },
  stale: {
    status: 409,
    detail: "This report has changed since you opened it. Nothing was lost: compare both texts.",
  },
  conflict: { status: 409, detail: "This has already been done." },
  too_large: { status: 413, detail: "What was sent is too large." },
  wrong_type: { status: 415, detail: "Please send JSON (Content-Type: application/json)." },
  unreadable: { status: 422, detail: "The file could not be read." },
  too_many: { status: 429, detail: "Too many attempts. Please wait and try again." },
  unexpected: { status: 500, detail: "An unexpected error occurred." },
  unavailable: {
    status: 503,
    detail: "This is not available right now. Nothing was lost; please try again shortly.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The one shape of an error on the wire: a sentence for the whole request, or sentences per field. */
export const errorBody = z.union([
  z.looseObject({ detail: z.string(), request_id: z.string().optional() }),
  z.record(z.string(), z.array(z.string())),
]);

/** Text shown where an answer holds none. */
export const DEFAULT_ERROR = "An unexpected error occurred.";
