import { countWords } from "@reportair/contract/features/report-fields.ts";
import { splitSentences } from "../language/text.ts";
import { neutralise } from "../model/slots.ts";
import type { StyleProfile } from "./profile.ts";
import { TOPICS, type StyleTopic } from "./topics.ts";

/** One text taken apart. */
export type Features = {
  words: number;
  paragraphs: number;
  /** Sentences with pronouns of the student as slots. */
  sentences: string[];
  sentenceWords: number[];
  /** Shares of the sentences. */
  punctuation: StyleProfile["punctuation"];
  first: number;
  plural: number;
  you: number;
  contractions: number;
  /** Above zero for formal, below for informal. */
  formality: number;
  /** Topics in the order of their first sentences. */
  topics: StyleTopic[];
};

const CONTRACTION =
  /\b(?:\w+n['’]t|(?:I|you|we|they|he|she|it|that|there|what|who|let)['’](?:m|re|ve|ll|d|s))\b/giu;
const INFORMAL =
  /\b(?:great|really|lots?|a bit|brilliant|fantastic|super|fab|awesome|keep it up|well done|so proud|loads|nice|amazing|lovely|keen|chatty|gets?|got)\b|!/giu;
const FORMAL =
  /\b(?:demonstrat\w+|exhibit\w+|consequently|furthermore|moreover|commendabl\w+|endeavour\w*|satisfactory|attain\w*|regarding|therefore|however|nevertheless|exemplary|diligen\w+|consistently|thorough\w*|possess\w*|whilst|upon|require[sd]?|appropriate\w*)\b/giu;

function share(sentences: readonly string[], mark: RegExp): number {
  return sentences.length === 0
    ? 0
    : sentences.filter((one) => mark.test(one)).length / sentences.length;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Takes apart one text whose identifiers are out. */
export function featuresOf(text: string): Features {
  const plain = neutralise(text.trim(), null).replaceAll(
    /\{([\p{L}'’ -]+)\|[\p{L}'’ -]+\}/gu,
    "$1",
  );
  const paragraphs = plain.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== "");
  const sentences = paragraphs.flatMap((paragraph) =>
    splitSentences(paragraph.replaceAll(/\s+/gu, " ")),
  );
  const topics = (Object.keys(TOPICS) as StyleTopic[])
    .map((topic) => ({ topic, at: sentences.findIndex((one) => TOPICS[topic].test(one)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ topic }) => topic);
  return {
    words: countWords(text),
    paragraphs: Math.max(1, paragraphs.length),
    sentences,
    sentenceWords: sentences.map(countWords),
    punctuation: {
      exclamation: share(sentences, /!/u),
      semicolon: share(sentences, /;/u),
      dash: share(sentences, /\s[-–—]\s|\w—\w/u),
      brackets: share(sentences, /\(/u),
      colon: share(sentences, /:/u),
    },
    first: count(text, /\b(?:I|me|my|I['’]\w+)\b/gu),
    plural: count(text, /\b(?:we|our|us)\b/giu),
    you: count(text, /\b(?:you|your|yours|yourself)\b/giu),
    contractions: count(text, CONTRACTION),
    formality: count(text, FORMAL) - count(text, INFORMAL) - count(text, CONTRACTION),
    topics,
  };
}
