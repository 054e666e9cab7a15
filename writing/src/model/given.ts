import { expandShortForms } from "../notes/short-forms.ts";
import type { Prepared } from "./prepare.ts";

/** What teachers shorten and the reader of notes leaves as it is. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bww ?(?:1|i)\b/giu, "First World War"],
  [/\bww ?(?:2|ii)\b/giu, "Second World War"],
  [/\bcomps?\b/giu, "competition"],
  [/\bc\/w\b/giu, "coursework classwork"],
  [/\bh\/w\b/giu, "homework"],
];

function inFull(text: string): string {
  return SHORTENED.reduce(
    (full, [short, long]) => full.replaceAll(short, long),
    expandShortForms(text).text,
  );
}

/** Everything that a model was given of a student, in the words that it was given and with what they are short for. */
export function givenText({ subject, facts }: Prepared): string {
  const values = facts.map(({ value }) => value);
  return [...new Set([subject, ...values, ...values.map(inFull)])].join("\n");
}
