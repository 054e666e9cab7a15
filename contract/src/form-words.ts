// What a form says of itself that its schema cannot know, in the server's words; apart from the schemas, so that a page
// with such a form loads without the validator.

/** Said of a date of birth that has not come. */
export const BORN_LATER = "Date of birth cannot be later than today.";

/** Said where the year has a class of that name, in any case. */
export const duplicateClass = (name: string, year: number): string =>
  `A class named "${name}" already exists for Year ${year}.`;
