import type { Prepared } from "./prepare.ts";

/** Everything that a model was given of a student, in the words that it was given. */
export function givenText({ subject, facts }: Prepared): string {
  return [subject, ...facts.map(({ value }) => value)].join("\n");
}
