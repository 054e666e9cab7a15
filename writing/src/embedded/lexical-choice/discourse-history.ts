import type { NearTwins } from "@reportair/contract/near-twins.ts";
import { createNearTwins, masksOf } from "@reportair/contract/near-twins.ts";
import { splitSentences } from "../../language/text.ts";
import { hash } from "../random.ts";

/** What has been said already, as two-word sequences without pronouns getting in the way. */
export type DiscourseHistory = {
  /** How much of a sentence has been said before, from 0 to 1. */
  familiarity(bigrams: readonly number[]): number;
  /** Whether a classmate's text has this very sentence, whoever it is about. */
  hasSaid(sentence: string): boolean;
  /** Whether a classmate's text has nearly this sentence, or one that this nearly holds. */
  hasNearly(sentence: string): boolean;
  add(bigrams: readonly number[]): void;
};

const START = 0x811c9dc5;
const PRIME = 0x01000193;

function wordHash(word: string): number {
  let value = START;
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), PRIME);
  return value;
}

const ALIKE = [
  ["they", "he", "she", "him", "her", "them", "his", "their", "hers", "theirs", "you", "your"],
  ["be", "is", "are", "was", "were"],
  ["have", "has"],
  ["do", "does"],
  ["themselves", "himself", "herself"],
];
/** Words that count as one, by their hashes. */
const NEUTRAL = new Map(
  ALIKE.flatMap((group) =>
    group.map((word) => [wordHash(word), wordHash(group[0] ?? "")] as const),
  ),
);

/** The lower-case code of a letter, digit, apostrophe or hyphen; 0 for everything else. */
function wordCode(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if ((code >= 48 && code <= 57) || code === 39 || code === 45 || code >= 0xc0) return code;
  return 0;
}

/** The two-word sequences of a text, as numbers. */
export function bigramsOf(text: string): number[] {
  return bigramsIn([text]);
}

/** The same of a text in pieces. One pass without putting the text together or cutting it up: it runs very often. */
export function bigramsIn(pieces: readonly string[]): number[] {
  const bigrams: number[] = [];
  let before: number | undefined;
  let value = START;
  let inWord = false;
  const endWord = () => {
    const word = NEUTRAL.get(value) ?? value;
    if (before !== undefined) bigrams.push((Math.imul(before, 31) ^ word) >>> 0);
    before = word;
    value = START;
    inWord = false;
  };
  for (const piece of pieces) {
    for (let i = 0; i < piece.length; i++) {
      const code = wordCode(piece.charCodeAt(i));
      if (code !== 0) {
        value = Math.imul(value ^ code, PRIME);
        inWord = true;
      } else if (inWord) endWord();
    }
  }
  if (inWord) endWord();
  return bigrams;
}

const APOSTROPHE = 39;
const [E, I, S, Y] = [101, 105, 115, 121] as const;

/** A sentence as a number, without who it is about: pronouns, capitals inside it and verb endings do not count. */
function sentenceHash(sentence: string, skipFirst: boolean): number {
  let key = START;
  let at = 0;
  // The hash of the word so far, and what it was one and two letters ago, so that an ending can be taken off.
  let [value, one, two] = [START, START, START];
  let [last, before] = [0, 0];
  let capital = false;
  for (let i = 0; i <= sentence.length; i++) {
    const raw = i < sentence.length ? sentence.charCodeAt(i) : 0;
    const code = raw === 0 ? 0 : wordCode(raw);
    if (code !== 0) {
      if (last === 0) capital = raw >= 65 && raw <= 90;
      [two, one] = [one, value];
      value = Math.imul(value ^ code, PRIME);
      [before, last] = [last, code];
    } else if (last !== 0) {
      const counts = at === 0 ? !skipFirst : !capital;
      if (counts && !NEUTRAL.has(value)) {
        const stem =
          last === S && (before === E || before === APOSTROPHE)
            ? two
            : last === S || last === E
              ? one
              : last === Y
                ? Math.imul(one ^ I, PRIME)
                : value;
        key = Math.imul(Math.imul(key, 31) ^ stem, PRIME);
      }
      at++;
      [value, one, two, last, before] = [START, START, START, 0, 0];
    }
  }
  return key >>> 0;
}

/** Sequences and sentences of a class's texts, kept by fingerprint, so that no text is held. */
type Base = {
  keys: string[];
  said: Set<number>;
  sentences: Set<number>;
  twins: NearTwins;
  masks: ReadonlySet<string>;
};
const BASES_KEPT = 8;
const bases: Base[] = [];

function extend(base: Base, keys: readonly string[], texts: readonly string[]): Base {
  for (let at = base.keys.length; at < texts.length; at++) {
    for (const bigram of bigramsOf(texts[at] ?? "")) base.said.add(bigram);
    for (const sentence of splitSentences(texts[at] ?? "")) {
      // With its first word and without it, since that may be a name.
      base.sentences.add(sentenceHash(sentence, false));
      base.sentences.add(sentenceHash(sentence, true));
      base.twins.add(sentence, base.masks);
    }
    base.keys.push(keys[at] ?? "");
  }
  return base;
}

/** The same class comes again for each of its students, mostly with one text more. */
function baseOf(texts: readonly string[], subject: string): Base {
  const keys = texts.map((text) => `${hash(text)}:${text.length}:${subject}`);
  const known = bases.findIndex(
    (base) =>
      base.keys.length <= keys.length &&
      base.keys.every((key, at) => key === keys[at]) &&
      base.keys.length > 0,
  );
  const [base] =
    known >= 0
      ? bases.splice(known, 1)
      : [
          {
            keys: [],
            said: new Set<number>(),
            sentences: new Set<number>(),
            twins: createNearTwins(),
            masks: masksOf("", subject),
          },
        ];
  const extended = extend(base as Base, keys, texts);
  bases.push(extended);
  if (bases.length > BASES_KEPT) bases.shift();
  return extended;
}

/** A history that starts with these texts; the words of their subject do not tell two sentences apart. */
export function historyOf(texts: readonly string[], subject = ""): DiscourseHistory {
  const { said: base, sentences, twins, masks } = baseOf(texts, subject);
  const own = new Set<number>();
  return {
    hasSaid(sentence) {
      return sentences.has(sentenceHash(sentence, false));
    },
    hasNearly(sentence) {
      return twins.wouldMakeTwins(sentence, masks);
    },
    add(bigrams) {
      for (const bigram of bigrams) own.add(bigram);
    },
    familiarity(bigrams) {
      if (bigrams.length === 0) return 0;
      let known = 0;
      for (const bigram of bigrams) if (own.has(bigram) || base.has(bigram)) known++;
      return known / bigrams.length;
    },
  };
}
