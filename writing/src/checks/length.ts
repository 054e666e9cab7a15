import {
  countCharacters,
  countWords,
  rangeBounds,
} from "@reportair/contract/features/report-fields.ts";
import type { Facts } from "../facts.ts";
import type { Problem } from "./problem.ts";

/** The text lies inside its range, in the unit of the range. */
export function checkLength(facts: Facts, text: string): Problem[] {
  const { min, max } = rangeBounds(facts.range);
  const length = facts.unit === "words" ? countWords(text) : countCharacters(text);
  if (length >= min && length <= max) return [];
  const change = length < min ? `${min - length} too few` : `${length - max} too many`;
  return [
    {
      check: "length",
      message: `The text has ${length} ${facts.unit}: ${change} for ${min} to ${max}.`,
    },
  ];
}
