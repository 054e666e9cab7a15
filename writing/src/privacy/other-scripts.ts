import type { Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

/** Letters of Arabic, Chinese, Tamil, Cyrillic and whatever else neither English nor a formula is written in. */
const OTHER_LETTERS =
  /^[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]{2,}$/u;
/** What is said of words that a lesson is about. */
const OF_LANGUAGE =
  /^(?:words?|verbs?|nouns?|adjectives?|phrases?|characters?|letters?|symbols?|kanji|hiragana|katakana|hanzi|pinyin|particles?|endings?|tones?|radicals?|confuses|means|meaning|between|translat\w+)$/u;

/** Whether a word goes on with a name in the letters of the one before it. */
export function goesOnInOtherScript(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    token?.gap === " " &&
    OTHER_LETTERS.test(before.key) &&
    OTHER_LETTERS.test(token.key)
  );
}

/**
 * Whether a word is written in other letters than English is, so that no list can say what it is: in a note it is
 * somebody's name, save where it is quoted or words are what is spoken of.
 */
export function isOfOtherScript({ tokens, at }: Place): boolean {
  const token = tokens[at];
  if (token === undefined || !OTHER_LETTERS.test(token.key)) return false;
  if (/["“”«‘']$/u.test(token.gap)) return false;
  return !tokens.slice(Math.max(0, at - 4), at).some(({ key }) => OF_LANGUAGE.test(key));
}
