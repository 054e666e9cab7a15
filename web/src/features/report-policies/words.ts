/** The words of a text that parts them by commas, semicolons or lines; each once. */
export function wordsIn(text: string): string[] {
  const words = text
    .split(/[,;\n]/u)
    .map((word) => word.trim().replaceAll(/\s+/gu, " "))
    .filter((word) => word !== "");
  return [...new Map(words.map((word) => [word.toLocaleLowerCase("en-GB"), word])).values()];
}

/** A number of tokens as it was typed: null for no limit, not a number for what is none. */
export function tokensIn(text: string): number | null {
  const plain = text.replaceAll(/[\s,.]/gu, "");
  if (plain === "") return null;
  return /^\d+$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** A share as it was typed, with or without its sign; not a number for what is none. */
export function percentIn(text: string): number {
  const plain = text.replace(/\s*%?\s*$/u, "").trim();
  return /^\d+$/u.test(plain) ? Number(plain) : Number.NaN;
}
