import { PLACEHOLDER_KINDS, type PlaceholderTable } from "./redact.ts";

/** Why a text could not be put back together: which placeholders are broken, unknown or missing. */
export type RestoreFailure = { unknown: string[]; missing: string[] };

const WORDS = ["PUPIL", ...PLACEHOLDER_KINDS].join("|");
/** Anything that was meant as a placeholder, whole or broken. */
const MEANT = new RegExp(
  String.raw`\{[^{}]*\}|[{}]|[\[<(«]\s*(?:${WORDS})(?:[\s_-]*\d+)?\s*[\]>)»]|(?<![\p{L}\p{N}])(?:(?:${WORDS})_\d+|PUPIL)(?![\p{L}\p{N}])`,
  "gu",
);

/**
 * Puts what was taken out back in. Only exact placeholders of the table are replaced; a text with any
 * other brace or broken placeholder, or without one of `required`, fails.
 */
export function restore(
  text: string,
  table: PlaceholderTable,
  required: readonly string[] = [],
): { ok: true; text: string } | { ok: false; failure: RestoreFailure } {
  const unknown = new Set<string>();
  const used = new Set<string>();
  const whole = text.replaceAll(MEANT, (found) => {
    const original = table.get(found);
    if (original === undefined) unknown.add(found);
    else used.add(found);
    return original ?? found;
  });
  const missing = required.filter((placeholder) => !used.has(placeholder));
  return unknown.size > 0 || missing.length > 0
    ? { ok: false, failure: { unknown: [...unknown], missing } }
    : { ok: true, text: whole };
}
