import { featuresOf, type Features } from "./features.ts";
import { onePerSaying, favourites, phrasesOf } from "./phrases.ts";
import { learnFrames } from "./frames.ts";
import { beforeMask, isMasked, maskFacts } from "./language.ts";
import { bodyOf } from "./sample-body.ts";
import type { StyleProfile } from "./profile.ts";
import { STYLE_TOPICS, type StyleTopic } from "./topics.ts";
import { learnTransitions } from "./transitions.ts";
import { wayKey } from "./ways.ts";

function middle(values: readonly number[], part = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** In how many texts each phrase stands; see `phrasesOf` for `mask`. */
export function countPhrases(
  texts: readonly Features[],
  mask: (sentence: string) => string = maskFacts,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sentences } of texts) {
    for (const phrase of new Set(sentences.flatMap((one) => phrasesOf(one, mask)))) {
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return counts;
}

/** The fewest words by which a way to begin or end can be known, where it breaks off before a name or a fact. */
const LEAST_KEPT = 3;

/** The first words of a sentence, at most to its first comma, and never as far as what is true of one pupil alone. */
function beginning(sentence: string, words: number): string {
  const clause = sentence.split(/(?<=[,;:])\s/u)[0] ?? sentence;
  const whole = clause.split(/\s+/u).slice(0, words).join(" ");
  const run = beforeMask(maskFacts(whole)).replace(/(?<![\s,;:.!?])[\s,;:.!?]+$/u, "");
  const broken = isMasked(maskFacts(whole));
  if (!/\p{L}/u.test(run.replaceAll(/\{[^{}]*\}/gu, ""))) return "";
  return broken && run.split(/\s+/u).length < LEAST_KEPT ? "" : run;
}

/** How texts begin or end: shared ways first, each once. */
function ways(sentences: readonly string[], words: number): string[] {
  const groups = new Map<string, string[]>();
  for (const sentence of sentences) {
    const way = beginning(sentence, words);
    const key = wayKey(way);
    if (way !== "") groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  const sorted = [...groups.values()].toSorted((one, other) => other.length - one.length);
  return sorted
    .slice(0, 5)
    .map((group) => group[0] ?? "")
    .filter(Boolean);
}

function usualOrder(texts: readonly Features[]): StyleTopic[] {
  return STYLE_TOPICS.map((topic) => {
    const places = texts.map(({ topics }) => topics.indexOf(topic)).filter((at) => at >= 0);
    return { topic, share: places.length / texts.length, at: mean(places) };
  })
    .filter(({ share }) => share >= 0.4)
    .toSorted((one, other) => one.at - other.at)
    .map(({ topic }) => topic);
}

function tone(texts: readonly Features[], sentenceLength: number): StyleProfile["formality"] {
  const words = texts.reduce((sum, { words: one }) => sum + one, 0);
  const score =
    (100 * texts.reduce((sum, { formality }) => sum + formality, 0)) / Math.max(1, words) +
    (sentenceLength - 17) / 10;
  if (score > 0.7) return "formal";
  return score < -0.9 ? "informal" : "neutral";
}

/**
 * Works out how a teacher writes from samples whose identifiers are out (see `redactSample`). Throws a
 * RangeError without any sample.
 */
export function profileSamples(samples: readonly string[]): StyleProfile {
  const bodies = samples.map(bodyOf).filter((sample) => sample !== "");
  const texts = bodies.map(featuresOf);
  if (texts.length === 0) throw new RangeError("A style profile needs at least one sample.");
  const lengths = texts.map(({ words }) => words);
  const sentences = texts.flatMap(({ sentenceWords }) => sentenceWords);
  const total = (pick: (features: Features) => number) =>
    texts.reduce((sum, one) => sum + pick(one), 0);
  const mark = (name: keyof StyleProfile["punctuation"]) =>
    round(mean(texts.map(({ punctuation }) => punctuation[name])));
  const withI = texts.filter(({ first }) => first > 0).length / texts.length;
  const withWe = texts.filter(({ plural }) => plural > 0).length / texts.length;
  const least = Math.max(2, Math.ceil(texts.length * 0.2));
  const phrases = onePerSaying(favourites(countPhrases(texts), least, 60)).slice(0, 20);
  return {
    version: 1,
    samples: texts.length,
    report_words: {
      shortest: Math.min(...lengths),
      typical: middle(lengths),
      longest: Math.max(...lengths),
    },
    sentence_words: {
      short: middle(sentences, 0.1),
      typical: middle(sentences),
      long: middle(sentences, 0.9),
    },
    paragraphs: Math.min(20, Math.max(1, middle(texts.map(({ paragraphs }) => paragraphs)))),
    person: withI >= 0.4 && withI >= withWe ? "I" : withWe >= 0.4 ? "we" : "nobody",
    address:
      total(({ you }) => you) > total(({ sentences: all }) => all.length) * 0.5
        ? "pupil"
        : "parents",
    formality: tone(texts, mean(sentences)),
    contractions: texts.filter(({ contractions }) => contractions > 0).length / texts.length >= 0.3,
    punctuation: {
      exclamation: mark("exclamation"),
      semicolon: mark("semicolon"),
      dash: mark("dash"),
      brackets: mark("brackets"),
      colon: mark("colon"),
    },
    openings: ways(
      texts.map(({ sentences: [first = ""] }) => first),
      6,
    ),
    closings: ways(
      texts.map(({ sentences: all }) => all.at(-1) ?? ""),
      8,
    ),
    phrases,
    avoid: [],
    structure: usualOrder(texts),
    frames: learnFrames(bodies, phrases),
    transitions: learnTransitions(texts.flatMap(({ sentences: all }) => all)),
  };
}
