import type { DEFAULT_ERROR as DefaultError, ErrorCode } from "@reportair/contract/errors.ts";

const DEFAULT_TEXT: typeof DefaultError = "An unexpected error occurred.";

/** A call that failed: its status (500 where nothing came back) and what the server said. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's word for it, which decides what is done about it; null where it gave none. */
  readonly code: ErrorCode | null;
  /** The server's own sentence, or null where it gave none. */
  readonly text: string | null;
  /** Sentences by field name. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The whole answer, for the few that carry more than a sentence. */
  readonly body: unknown;

  constructor(status: number, body: unknown, cause?: unknown) {
    const text = textOf(body);
    super(text ?? DEFAULT_TEXT, { cause });
    this.name = "ApiError";
    this.status = status;
    this.code = codeOf(body);
    this.text = text;
    this.fields = fieldsOf(body);
    this.body = body;
  }

  /** The sentence to show. */
  get detail(): string {
    return this.message;
  }
}

/** What the server said of a failure, or `fallback` where it said nothing. That it found nothing is said in more words. */
export function errorText(error: unknown, fallback: string = DEFAULT_TEXT): string {
  if (!(error instanceof ApiError)) return fallback;
  if (error.code === "not_found")
    return "What this is about was deleted by somebody else, or is no longer yours.";
  return error.text || fallback;
}

/** A thing that may be deleted elsewhere while it is on the screen. */
export type Deletable = "class" | "student" | "student or class" | "teacher" | "report";

/**
 * What is said of a thing that is gone, wherever it is missed. Pupils and classes one may also just see no more; a
 * report nobody but its author deletes.
 */
export function gone(what: Deletable): string {
  if (what === "report") return "This report was deleted in another window.";
  const yours = what === "teacher" ? "" : ", or is no longer yours";
  return `This ${what} was deleted by somebody else${yours}.`;
}

/** The same, where a call failed for that; null where the failure is another. */
export function goneText(error: unknown, what: Deletable): string | null {
  return error instanceof ApiError && error.status === 404 ? gone(what) : null;
}

/** The word of the closed list that a refusal carries, or null where it carries none. */
export function codeOf(body: unknown): ErrorCode | null {
  const code = isRecord(body) ? body["code"] : null;
  // The list itself is not loaded with the first page; a word that is not on it decides nothing.
  return typeof code === "string" ? (code as ErrorCode) : null;
}

/** The order of the specification: detail, message, teacher_ids, a bare string, non_field_errors. */
function textOf(body: unknown): string | null {
  if (typeof body === "string") return body || null;
  if (!isRecord(body)) return null;
  return (
    sentence(body["detail"]) ??
    sentence(body["message"]) ??
    sentence(body["teacher_ids"]) ??
    sentence(body["non_field_errors"])
  );
}

function fieldsOf(body: unknown): Record<string, readonly string[]> {
  if (!isRecord(body)) return {};
  return Object.fromEntries(
    Object.entries(body)
      .filter((entry): entry is [string, string[]] => isSentences(entry[1]))
      .filter(([field]) => field !== "non_field_errors"),
  );
}

function sentence(value: unknown): string | null {
  if (typeof value === "string") return value || null;
  return isSentences(value) && value.length > 0 ? value.join(" ") : null;
}

function isSentences(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
