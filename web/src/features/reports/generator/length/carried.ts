import { rangeBounds, type ReportInputs } from "@reportair/contract/report-inputs.ts";
import { expectedLength, fittingRange } from "@reportair/contract/features/report-length.ts";
import { isUsed } from "../class-state/completeness.ts";
import type { Length } from "./range-advice.ts";

/** How long a text a pupil's inputs carry, beside the length that is chosen. */
export interface Carried {
  /** Rounded: it is an estimate. */
  about: number;
  /** The chosen range could only be met with more than a quarter of general sentences. */
  short: boolean;
  /** A length that is met without them, where the chosen one is not. */
  fits: Length | null;
}

/** What a pupil's inputs carry; null where nothing is filled in. */
export function carriedBy(inputs: ReportInputs, { range, unit }: Length): Carried | null {
  if (!isUsed(inputs)) return null;
  const step = unit === "characters" ? 10 : 5;
  const about = Math.max(step, Math.round(expectedLength(inputs, unit) / step) * step);
  const longest = fittingRange(inputs, unit);
  const short =
    range !== null && (longest === null || rangeBounds(longest).min < rangeBounds(range).min);
  if (!short) return { about, short, fits: null };
  if (longest !== null) return { about, short, fits: { range: longest, unit } };
  // What is too little in words may be enough in characters.
  const characters = unit === "words" ? fittingRange(inputs, "characters") : null;
  return { about, short, fits: characters && { range: characters, unit: "characters" } };
}
