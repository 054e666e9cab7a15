import { z } from "zod";

const STORABLE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** One line that a person typed, trimmed; one of only spaces counts as empty. `label` begins its sentences. */
export function line(label: string, max: number) {
  return z
    .string({ error: `${label} is required.` })
    .trim()
    .min(1, { error: `${label} is required.`, abort: true })
    .max(max, `${label} must be at most ${max} characters.`)
    .regex(STORABLE, `${label} holds characters that cannot be stored.`);
}

/** As `line`, but it may be left out; an empty one counts as none. */
export function optionalLine(label: string, max: number) {
  return z
    .string({ error: `${label} is not valid.` })
    .trim()
    .max(max, `${label} must be at most ${max} characters.`)
    .regex(STORABLE, `${label} holds characters that cannot be stored.`)
    .transform((value) => (value === "" ? null : value))
    .nullable();
}

/** A whole number from a form: a string of digits is taken too. */
export function wholeNumberFrom(label: string, min: number, max: number) {
  const range = `${label} must be between ${min} and ${max}.`;
  return z
    .union([z.number(), z.string().trim().min(1).transform(Number)], {
      error: `${label} is required.`,
    })
    .pipe(z.int(range).min(min, range).max(max, range));
}

/** Something, an at-sign, something, a dot, something. */
export const emailAddress = line("Email", 254).regex(
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/u,
  "Email address is invalid.",
);
