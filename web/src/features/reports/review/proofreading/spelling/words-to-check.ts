/** A word of a text whose spelling is to be looked at. */
export interface SpeltWord {
  from: number;
  to: number;
  /** As a dictionary has it: with a straight apostrophe, and in small letters where a sentence begins. */
  word: string;
}

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const BEGINS = /(?:^|[.!?:]["'”’)\]]*\s+|\n\s*|["“‘(•–—-]\s*)$/u;
/** How far back the end of a sentence can be seen. */
const LOOK_BACK = 8;

const plain = (word: string) => word.replaceAll("’", "'").normalize("NFC");
const withoutPossessive = (word: string) => word.replace(/'s?$/u, "");

/** Words in small letters, each for itself, of which `isKnown` then tells which are right here whatever a dictionary says. */
export function knownWords(texts: readonly string[]): ReadonlySet<string> {
  return new Set(
    texts
      .flatMap((text) => text.match(WORD) ?? [])
      .flatMap((word) => [plain(word), withoutPossessive(plain(word))])
      .map((word) => word.toLowerCase()),
  );
}

/**
 * The words of a text that a dictionary can judge: no names, which have a capital letter within their sentence, no
 * abbreviations, nothing with digits, no links, and none that is known to be right.
 */
export function wordsToCheck(text: string, known: ReadonlySet<string>): SpeltWord[] {
  const words: SpeltWord[] = [];
  for (const { index, 0: typed } of text.matchAll(WORD)) {
    const to = index + typed.length;
    const [before, after] = [text[index - 1] ?? "", text[to] ?? ""];
    if (/[\d@/_#&.\\]/u.test(before) && before !== ".") continue;
    if (/[\d@/_#&\\]/u.test(after) || /^\.\p{L}/u.test(text.slice(to, to + 2))) continue;
    if (before === "." && /\p{L}/u.test(text[index - 2] ?? "")) continue;
    const word = withoutPossessive(plain(typed));
    if (word.length < 3 || known.has(word.toLowerCase())) continue;
    if (/\p{Lu}/u.test(word.slice(1))) continue;
    if (/^\p{Lu}/u.test(word)) {
      if (!BEGINS.test(text.slice(Math.max(0, index - LOOK_BACK), index))) continue;
      words.push({ from: index, to: index + word.length, word: word.toLowerCase() });
    } else words.push({ from: index, to: index + word.length, word });
  }
  return words;
}
