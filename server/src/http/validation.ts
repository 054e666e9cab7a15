import type { ZodError, ZodType } from "zod";
import { AppError } from "./errors.ts";

/** Reads what a client sent by its schema; what does not fit is a 400 with a sentence per field. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError("invalid", fieldsOf(result.error));
}

function fieldsOf(error: ZodError): { fields?: Record<string, string[]>; detail?: string } {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const [field, ...rest] = issue.path.map(String);
    if (field === undefined) {
      return { detail: "The request could not be read: a JSON object is expected." };
    }
    const sentence = sentenceOf(issue);
    (fields[field] ??= []).push(rest.length === 0 ? sentence : `${rest.join(".")}: ${sentence}`);
  }
  return { fields };
}

// A sentence of the contract is for people already; the library's own words are put into plain ones.
function sentenceOf(issue: ZodError["issues"][number]): string {
  const { message } = issue;
  if (message.endsWith("received undefined")) return "This field is required.";
  if (message.startsWith("Invalid option")) return "This is not a valid choice.";
  if (message.startsWith("Invalid input")) return "This is not valid.";
  return message.endsWith(".") ? message : `${message}.`;
}
