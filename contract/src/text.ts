import { z } from "zod";

const STORABLE = /^[^\p{Cc}\u2028\u2029]*$/u;

// Marks that turn the text around them round, or once changed its shape, and what shows nothing: fillers, joiners,
// selectors, a blank of Braille.
const TURNING = /[\u202A-\u202E\u2066-\u206F]/u;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{M}\p{C}\p{Z}\u2800]/gu;

/** Whether a text has something to be seen; marks on nothing and joiners of nothing are not. */
const shows = (text: string): boolean => text === "" || text.replace(INVISIBLE, "") !== "";

/**
 * Refuses what nobody can see or tell from another name. Joiners, selectors and marks within a name belong to many
 * scripts, and pass.
 */
const legible = (label: string, text: z.ZodString) =>
  text
    .regex(STORABLE, `${label} holds characters that cannot be stored.`)
    .refine((value) => !TURNING.test(value), {
      error: `${label} holds hidden characters that turn text round. Please type it again.`,
    })
    .refine(shows, {
      error: `${label} holds only characters that cannot be seen. Please type it again.`,
    });

/** One line that a person typed, trimmed; one of only spaces counts as empty. `label` begins its sentences. */
export function line(label: string, max: number) {
  return legible(
    label,
    z
      .string({ error: `${label} is required.` })
      .trim()
      .min(1, { error: `${label} is required.`, abort: true })
      .max(max, `${label} must be at most ${max} characters.`),
  );
}

/** As `line`, but it may be left out; an empty one counts as none. */
export function optionalLine(label: string, max: number) {
  return legible(
    label,
    z
      .string({ error: `${label} is not valid.` })
      .trim()
      .max(max, `${label} must be at most ${max} characters.`),
  )
    .transform((value) => (value === "" ? null : value))
    .nullable();
}

/** Some characters stand for up to eighteen once a text is read in its plain form, as everything that reads it does. */
const MOST_UNFOLDED = 2;

/** A text of at most `max` characters, of which few are written for several ("…", "½"). */
export function typedText(max: number) {
  const error = `Ensure this field has no more than ${max} characters.`;
  return z
    .string()
    .max(max, { error, abort: true })
    .refine((text) => text.normalize("NFKC").length <= MOST_UNFOLDED * max, error);
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

const EMAIL_MAX = 254;
/** Something, an at-sign, something, a dot, something. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** An e-mail address; of one that is too long nothing else is said, as the pattern takes its time over it. */
export const emailAddress = line("Email", EMAIL_MAX).refine(
  (value) => value.length > EMAIL_MAX || EMAIL.test(value),
  "Email address is invalid.",
);
