import { z } from "zod";

/**
 * The closed list of errors, each with its status, what it means to a program, and the sentence a person reads where
 * none is more exact. Programs decide by the word, never by the sentence.
 */
export const ERRORS = {
  invalid: {
    status: 400,
    detail: "Some of what was sent is not valid.",
    means: "What was sent is not valid, and no single field is to blame.",
  },
  not_json: {
    status: 400,
    detail: "The request could not be read: its body is not valid JSON.",
    means: "The body is not valid JSON.",
  },
  bad_login: {
    status: 400,
    detail: "Invalid credentials.",
    means: "No account has this e-mail address and password.",
  },
  sign_in_again: {
    status: 400,
    detail:
      "Too much time has passed since your password. Please sign in again from the beginning.",
    means:
      "What was to be finished was not begun in this browser, or too long ago: a second step without its password, or a return from a school's provider.",
  },
  use_provider: {
    status: 400,
    detail:
      "Your school signs in with its own accounts, and its passwords are switched off. Use the school’s button.",
    means:
      "The school has switched passwords off; `providers` names with whose accounts it signs in. By the domain of the address alone, it says nothing of whether that has an account.",
  },
  nothing_to_say: {
    status: 400,
    detail: "Please select or fill in at least one field.",
    means: "Nothing is entered for the pupil that a report could be written from.",
  },
  list_too_long: {
    status: 400,
    detail:
      "This list is too long to be answered at once. Please ask for it in pages, with page and page_size.",
    means: "A list was asked for without `page`, and has more entries than are answered at once.",
  },
  not_signed_in: {
    status: 403,
    detail: "Authentication credentials were not provided.",
    means: "Nobody is signed in: the session has ended, or there was none.",
  },
  token_refused: {
    status: 403,
    detail:
      "This token opens nothing: it has ended, was revoked, or was never made. An administrator of your school can make a new one.",
    means:
      "The bearer token has ended, was revoked, or was never made; nothing was done, and repeating the call changes nothing.",
  },
  csrf: {
    status: 403,
    detail: "CSRF check failed. Please reload the page and try again.",
    means: "The CSRF token is missing or not this session's; a fresh one lets the call through.",
  },
  not_subscribed: {
    status: 403,
    detail: "Account not subscribed",
    means: "The institution's subscription is not active.",
  },
  account_closed: {
    status: 403,
    detail: "This account is closed.",
    means: "The password is right, and the account has been closed by its owner.",
  },
  not_allowed: {
    status: 403,
    detail: "You do not have permission to do this.",
    means: "Whoever is signed in may not do this.",
  },
  turned_away: {
    status: 403,
    detail: "Your school’s provider did not sign you in, so nothing was done here.",
    means:
      "A provider was asked who it is, and what it answered lets nobody in; `reason` is a word for why.",
  },
  confirm_first: {
    status: 403,
    detail: "Please confirm first that it is you, with your password. Nothing has been done yet.",
    means:
      "The call needs a confirmation by password or passkey in this session, minutes ago at most; nothing was done. `POST users/me/confirm/` gives one, then the call can be repeated.",
  },
  second_step_first: {
    status: 403,
    detail:
      "Your school requires two-step sign-in of its administrators. Set it up under Your account; until then nothing else is open to you.",
    means:
      "The school requires a second step of signing in of its administrators, and whoever is signed in has yet to set one up.",
  },
  not_found: {
    status: 404,
    detail: "Not found.",
    means: "There is no such thing, or it is somebody else's.",
  },
  method_not_allowed: {
    status: 405,
    detail: "This address does not take that method.",
    means: "The address is known, the method is not; the header Allow has those it takes.",
  },
  stale: {
    status: 409,
    detail: "This report has changed since you opened it. Nothing was lost: compare both texts.",
    means:
      "The edit was made from a stale copy; `current` holds what stands, and for a text `yours` the other one.",
  },
  conflict: {
    status: 409,
    detail: "This has already been done.",
    means: "What is there already stands against this, such as a feedback that has been given.",
  },
  look_first: {
    status: 409,
    detail:
      "Your school asks you to look at what leaves the school before the first reports of a class are written by an AI provider. Nothing was sent: open “What leaves the school” for one of its pupils, then write.",
    means:
      "The school asks for a look at what would be sent, and the classes in `classrooms` have had none; nothing was sent.",
  },
  other_user: {
    status: 409,
    detail:
      "Somebody else is signed in in this browser now. Nothing was done under their name; reload the page to go on.",
    means:
      "The call was made for another person than the one who is signed in, whom `signed_in` names; nothing was done.",
  },
  too_slow: {
    status: 408,
    detail: "The request took too long to arrive. Nothing was done; please try again.",
    means: "The request did not arrive in time, and nothing was done.",
  },
  too_large: {
    status: 413,
    detail: "What was sent is too large.",
    means: "The body is over its limit, nested too deep, or of too many values.",
  },
  wrong_type: {
    status: 415,
    detail: "Please send JSON (Content-Type: application/json).",
    means: "The body is of another content type than the call takes: JSON, or a file's bytes.",
  },
  headers_too_large: {
    status: 431,
    detail: "The address or the headers of the request are too large.",
    means: "Address, cookies and headers are together over their limit.",
  },
  unreadable: {
    status: 422,
    detail: "The file could not be read.",
    means: "An imported file cannot be read.",
  },
  too_many: {
    status: 429,
    detail: "Too many attempts. Please wait and try again.",
    means: "Too many attempts; the header Retry-After has the seconds to wait.",
  },
  unexpected: {
    status: 500,
    detail: "An unexpected error occurred.",
    means: "The server is to blame; `request_id` leads to the line of its log.",
  },
  unavailable: {
    status: 503,
    detail: "This is not available right now. Nothing was lost; please try again shortly.",
    means:
      "The writer, the database or another service is not available or not set up; Retry-After where waiting helps.",
  },
  storage_full: {
    status: 507,
    detail:
      "There is no room left on the server's disk, so this could not be saved. What was saved before is safe; please keep this page open, tell whoever runs the server, and try again.",
    means:
      "The server's disk is full and nothing can be written; it goes on by itself once there is room.",
  },
  budget_spent: {
    status: 503,
    detail:
      "Your school's AI budget for this month is used up. Nothing was lost: the writer on this server can step in.",
    means: "The month's AI budget is used up; the writer on this server can step in.",
  },
  not_written: {
    status: 503,
    detail: "No text was found that passes every check. Nothing was lost.",
    means: "The writer is there, and has no text that passes the checks; waiting does not help.",
  },
} as const satisfies Record<string, { status: number; detail: string; means: string }>;

export type ErrorCode = keyof typeof ERRORS;

const codes = Object.keys(ERRORS) as ErrorCode[];

/** The word that programs decide by. */
const errorCode = z
  .enum(codes)
  .describe(
    codes.map((code) => `- \`${code}\` (${ERRORS[code].status}): ${ERRORS[code].means}`).join("\n"),
  );

/** The one shape of an error on the wire: a sentence and a code for the whole request, or sentences per field. */
export const errorBody = z.union([
  z.looseObject({ detail: z.string(), code: errorCode, request_id: z.string().optional() }),
  z.record(z.string(), z.array(z.string())),
]);

/** Text shown where an answer holds none. */
export const DEFAULT_ERROR = "An unexpected error occurred.";
