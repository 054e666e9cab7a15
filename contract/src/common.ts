import { z } from "zod";

/** The largest number that a record, or an event of a batch, can have: what the database counts to. */
export const LARGEST_NUMBER = 2 ** 31 - 1;

/** A record's id: a positive integer; a string of digits is accepted too. */
export const recordId = z.union(
  [
    z
      .int("A valid id is required.")
      .positive("A valid id is required.")
      .max(LARGEST_NUMBER, "A valid id is required."),
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/u, "A valid id is required.")
      .transform(Number),
  ],
  { error: "A valid id is required." },
);

/** The one parameter of paths that end in an id. */
export const idParams = z.object({ id: recordId });

const DAY_REQUIRED = "A date such as 2025-01-31 is required.";

/** A day of the calendar, which has no year 0; `missing` is said where none is given. */
export const calendarDayOr = (missing: string) =>
  z.iso
    .date({ error: ({ input }) => (input === undefined || input === "" ? missing : DAY_REQUIRED) })
    .refine((day) => !day.startsWith("0000"), DAY_REQUIRED);

export const calendarDay = calendarDayOr(DAY_REQUIRED);

/** An instant, ISO 8601 in UTC with milliseconds. */
export const instant = z.iso.datetime();

const wholeNumber = (min: number, max: number) => {
  const range = `A whole number from ${min} to ${max} is required.`;
  return z
    .string()
    .regex(/^\d+$/u, range)
    .transform(Number)
    .pipe(z.int(range).min(min, range).max(max, range));
};

/** Largest page of a list. */
export const PAGE_SIZE_MAX = 100;

/** Query of a list: without `page` the whole list comes as an array. */
export const listQuery = z.object({
  page: wholeNumber(1, 1_000_000).optional(),
  page_size: wholeNumber(1, PAGE_SIZE_MAX).optional(),
  ordering: z.string().max(40).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** One page of a list; `next` and `previous` are addresses or null. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().nonnegative(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}

/** What a list endpoint returns: an array, or a page where `page` was given. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.union([z.array(item), pageOf(item)]);
}

/** An answer that only says that something was done. */
export const done = z.object({ detail: z.string() });
export const yearFilter = wholeNumber(1, 99).optional();
export const booleanFilter = z
  .enum(["true", "false"])
  .transform((value) => value === "true")
  .optional();
export const idFilter = wholeNumber(1, 999_999_999).optional();
