import { escapePattern } from "../language/names.ts";

const patterns = new Map<string, RegExp>();
const PATTERNS_KEPT = 20;

function patternOf(words: readonly string[]): RegExp {
  const key = words.join("\n");
  const known = patterns.get(key);
  if (known) return known;
  const alternatives = words.map((word) =>
    escapePattern(word.normalize("NFC")).replaceAll(/\s+/gu, "\\s+").replaceAll(/['’]/gu, "['’]"),
  );
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}\\p{M}])`,
    "iu",
  );
  if (patterns.size >= PATTERNS_KEPT) patterns.clear();
  patterns.set(key, pattern);
  return pattern;
}

/** The first of these words that a text holds, in any case, as a whole word; null where it holds none. */
export function findAvoided(text: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  return patternOf(words).exec(text.normalize("NFC"))?.[0] ?? null;
}
