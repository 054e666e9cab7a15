import type { ZodError, ZodType, z } from "zod";

/** What a body has to be like; `Given` is the body as it is sent. */
export type Rules<Given> = ZodType<unknown, Given>;

/** Sentences by the field that they are about. */
type Sentences = Record<string, string[]>;

/**
 * Reads a value by its schema. What does not fit is said in sentences by field, as the server refuses it and a form
 * shows it; `fields` is null where the value has no fields at all.
 */
export function read<T>(
  schema: ZodType<T>,
  value: unknown,
): { data: T } | { fields: Sentences | null } {
  const result = schema.safeParse(value, { error: inPlainWords });
  return result.success ? { data: result.data } : { fields: fieldsOf(result.error) };
}

function fieldsOf(error: ZodError): Sentences | null {
  const fields: Sentences = {};
  for (const { path, message } of error.issues) {
    const [field, ...rest] = path.map(String);
    if (field === undefined) return null;
    const sentence = message.endsWith(".") ? message : `${message}.`;
    (fields[field] ??= []).push(rest.length === 0 ? sentence : `${rest.join(".")}: ${sentence}`);
  }
  return fields;
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
