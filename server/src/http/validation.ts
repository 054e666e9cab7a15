import { read } from "@reportair/contract/reading.ts";
import type { ZodType } from "zod";
import { AppError } from "./errors.ts";

/** Reads what a client sent by its schema; what does not fit is a 400 with a sentence per field. */
export function parse<T>(schema: ZodType<T>, value: unknown): T {
  const result = read(schema, value);
  if ("data" in result) return result.data;
  const { fields } = result;
  const detail = "The request could not be read: a JSON object is expected.";
  throw new AppError("invalid", fields ? { fields } : { detail });
}
