import { PUBLIC_PHRASES, PUBLIC_WORDS } from "./names/public-names.ts";
import type { Token } from "./tokens.ts";
import { isKnownName } from "./words.ts";

const BY_HEAD = new Map<string, (readonly string[])[]>();
for (const phrase of PUBLIC_PHRASES) {
  const head = phrase[0] ?? "";
  BY_HEAD.set(head, [...(BY_HEAD.get(head) ?? []), phrase]);
}

/** "William" and "Shakespeare's", or "Pythagoras" and "theorem" without its apostrophe. */
function same(token: Token, word: string): boolean {
  return token.key === word || (token.possessive && `${token.key}s` === word);
}

/** Which tokens belong to a public name of several words, for example "Romeo and Juliet". */
export function publicPhrases(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach((token, at) => {
    for (const phrase of BY_HEAD.get(token.key) ?? []) {
      const fits = phrase.every((word, step) => {
        const next = tokens[at + step];
        return (
          next !== undefined && same(next, word) && (step === 0 || /^['’]?[\s.-]*$/u.test(next.gap))
        );
      });
      if (fits) phrase.forEach((_, step) => found.add(at + step));
    }
  });
  return found;
}

const SCHOOLWORK =
  /\b(?:essays?|poems?|poetry|novels?|novella|plays?|characters?|protagonist|themes?|chapters?|plot|scenes?|acts?|soliloquy|speech|extract|quotations?|text|analys\w+|portray\w*|presents?|symboli\w+|context|theorem|law|laws|theory|triangle|equation|experiment|reign|king|queen|kings?|war|battle|treaty|painting|paintings|artist|composer|symphony|sonata|style of|murder|death of|studied|study of|knowledge of|understanding of|explain\w*|themes?)\b/iu;

/**
 * Whether a text is on a topic, so that a name that is both a pupil's and a character's ("Simon",
 * "Gerald") is more likely the character's.
 */
export function isOnTopic(text: string, tokens: readonly Token[]): boolean {
  return (
    (SCHOOLWORK.test(text) && tokens.some(({ key }) => PUBLIC_WORDS.has(key) && key.length > 3)) ||
    tokens.some(({ key }) => PUBLIC_WORDS.has(key) && key.length > 4 && !isKnownName(key))
  );
}
