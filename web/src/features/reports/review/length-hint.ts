import {
  countCharacters,
  countWords,
  rangeBounds,
  type LengthRange,
  type LengthUnit,
} from "@reportair/contract/report-inputs.ts";
import { formatCount, formatNumber } from "../../../lib/format.ts";

const one = { words: "word", characters: "character" } as const;

/** By how much a text is shorter or longer than the length asked for; null where it is within. */
export function lengthHint(text: string, range: LengthRange, unit: LengthUnit): string | null {
  const length = unit === "words" ? countWords(text) : countCharacters(text);
  const { min, max } = rangeBounds(range);
  const asked = `${range} ${unit}`;
  if (length < min) return `${formatCount(min - length, one[unit])} short of ${asked}`;
  if (length > max) return `${formatCount(length - max, one[unit])} over ${asked}`;
  return null;
}

/** A report's length as a number, in the unit that it was asked in. */
export function lengthNumber(
  counts: { word_count: number; char_count: number },
  unit: LengthUnit,
): string {
  return formatNumber(unit === "words" ? counts.word_count : counts.char_count);
}
