import type { ZodError, ZodType, z } from "zod";
import { AppError } from "./errors.ts";

/** Reads what a client sent by its schema; what does not fit is a 400 with a sentence per field. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value, { error: inPlainWords });
  if (result.success) return result.data;
  throw new AppError("invalid", fieldsOf(result.error));
}

function fieldsOf(error: ZodError): { fields?: Record<string, string[]>; detail?: string } {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of error.issues) {
    const [field, ...rest] = path.map(String);
    if (field === undefined) {
      return { detail: "The request could not be read: a JSON object is expected." };
    }
    const sentence = message.endsWith(".") ? message : `${message}.`;
    (fields[field] ??= []).push(rest.length === 0 ? sentence : `${rest.join(".")}: ${sentence}`);
  }
  return { fields };
}

/** Stands in for the library's own words; the contract's sentences are for people already, and go before these. */
function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type" && issue.input === undefined) return "This field is required.";
  if (issue.code === "invalid_value" && issue.values.length > 1) {
    return "This is not a valid choice.";
  }
  return PLAIN.has(issue.code) ? "This is not valid." : undefined;
}

// Kinds of which the library tells what it expected, in words for programmers.
const PLAIN: ReadonlySet<string | undefined> = new Set([
  "invalid_type",
  "invalid_value",
  "invalid_union",
  "custom",
]);
