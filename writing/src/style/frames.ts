import { z } from "zod";
import { neutralise } from "../model/slots.ts";
import { splitSentences } from "../language/text.ts";
import { gradesOf, JUDGEMENTS, judgementOf } from "./frame-words.ts";
import { saysNothingOfItsOwn } from "./language.ts";
import { phraseWords } from "./phrases.ts";
import { SUBJECT } from "./subjects.ts";
import { STYLE_TOPICS, TOPICS, type StyleTopic } from "./topics.ts";

/** A sentence of the teacher's with the pupil and the subject taken out, and what has to be true for it to be said. */
export const styleFrame = z.object({
  part: z.enum(["opening", "body", "closing"]),
  text: z.string().min(1).max(300),
  judgement: z.enum(JUDGEMENTS),
  /** What it judges; null for the report as a whole. */
  topic: z.enum(STYLE_TOPICS).nullable(),
});
export type StyleFrame = z.infer<typeof styleFrame>;

const LEAST_WORDS = 2;
const MOST_WORDS = 32;
/** Most frames of openings, of closings and of what stands between. */
const MOST = 16;

/** Takes up a sentence before it, or goes on to one after it. */
const HANGS_ON =
  /^(?:this|that|these|those|such|however|but|and|so|also|both|he|she|then|therefore|nevertheless|furthermore|moreover|in addition|despite|instead|otherwise|(?:it|they) (?!is an? |has |was an? |would be|'s an? ))/iu;
const TIME_OF_EXAMS = /\b(?:GCSEs?|A[- ]levels?|mocks?|exams?|examinations?|SATs|coursework)\b/iu;
const MORE_TOPICS: Partial<Record<StyleTopic, RegExp>> = {
  participation: /\bstuck in\b|\bhave a go\b|\bhands? up\b|\bjoins? in\b/iu,
};

/** What of a report a frame speaks of; null for the report as a whole. */
function topicOf(frame: string): StyleTopic | null {
  const found = STYLE_TOPICS.filter(
    (topic) =>
      topic !== "target" &&
      topic !== "achievement" &&
      (TOPICS[topic].test(frame) || MORE_TOPICS[topic]?.test(frame) === true),
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** A sample as patterns: pronouns with verbs that agree, the subject as a slot; one list of sentences a sample. */
function patternsOf(sample: string): string[] {
  const open = neutralise(sample.trim().replaceAll(/\s+/gu, " "), null);
  return splitSentences(open).map((sentence) =>
    sentence
      .replaceAll(/\b(wish(?:es|ing)?) \{their\} /gu, "$1 {them} ")
      .replaceAll(SUBJECT, "{subject}"),
  );
}

function isWhole(frame: string): boolean {
  const count = phraseWords(frame).length;
  const stray =
    /\{(?!PUPIL\}|subject\}|[Tt]hey\}|[Tt]hem\}|[Tt]heirs?\}|[Tt]hemselves\}|[\p{L}'’]+\|[\p{L}'’]+\})/u;
  return (
    count >= LEAST_WORDS &&
    count <= MOST_WORDS &&
    frame.length <= 300 &&
    /^[\p{Lu}{]/u.test(frame) &&
    /[.!]$/u.test(frame) &&
    !stray.test(frame) &&
    !/["“”()[\]:?]|\d|\n/u.test(frame) &&
    !HANGS_ON.test(frame) &&
    !TIME_OF_EXAMS.test(frame) &&
    // Two subjects are not one, and with two people it is not known who "she" is.
    (frame.match(/\{subject\}/gu)?.length ?? 0) <= 1 &&
    (frame.match(/\{PUPIL\}/gu)?.length ?? 0) <= 2
  );
}

/** Where a sentence may end before what it goes on to say of one pupil. */
const GOES_ON =
  /;\s|,? and (?=(?:has|is|was|to see|it|I|we)\b|\{(?:they|PUPIL)\})|, (?:which|who|as|because)\b/u;
const LEAST_LEFT = 5;

/** A sentence, and its first part where that can stand alone. */
function withHead(text: string): string[] {
  const head = text.split(GOES_ON)[0] ?? text;
  return head === text || phraseWords(head).length < LEAST_LEFT ? [text] : [text, `${head}.`];
}

function frameOf(part: StyleFrame["part"], sentence: string): StyleFrame | null {
  for (const text of withHead(sentence)) {
    const judgement = isWhole(text) && saysNothingOfItsOwn(text) ? judgementOf(text) : null;
    if (judgement !== null) return { part, text, judgement, topic: topicOf(text) };
  }
  return null;
}

/** Each frame once, the most frequent first. */
function mostFrequent(frames: readonly StyleFrame[], least: number): StyleFrame[] {
  const groups = Map.groupBy(frames, ({ text }) => text.toLowerCase());
  return [...groups.values()]
    .filter((group) => group.length >= least)
    .toSorted((one, other) => other.length - one.length)
    .flatMap((group) => group.slice(0, 1))
    .slice(0, MOST);
}

/** Frames, and those of them that grade a year or the progress for pupils of whom less good can be said. */
function withGrades(frames: readonly StyleFrame[]): StyleFrame[] {
  const graded = frames.flatMap((frame) =>
    gradesOf(frame.text).map((grade): StyleFrame => ({ ...frame, ...grade })),
  );
  return mostFrequent([...frames, ...graded], 1);
}

/**
 * The sentences of a teacher's samples that may be said of other pupils: how reports begin and end, and what comes
 * again and again between. Identifiers must be out of the samples; nothing is kept that is a fact about one pupil.
 */
export function learnFrames(samples: readonly string[], phrases: readonly string[]): StyleFrame[] {
  const texts = samples.map(patternsOf).filter((sentences) => sentences.length > 1);
  const framesOf = (part: StyleFrame["part"], sentences: readonly string[]) =>
    sentences.flatMap((text) => frameOf(part, text) ?? []);
  const between = framesOf(
    "body",
    texts.flatMap((sentences) => sentences.slice(1, -1)),
  ).filter(({ topic, judgement }) => topic !== null && judgement !== "neutral");
  const often = new Set(mostFrequent(between, 2).map(({ text }) => text.toLowerCase()));
  const favourite = between.filter(
    ({ text }) => often.has(text.toLowerCase()) || phrases.some((each) => holdsPhrase(text, each)),
  );
  const openings = mostFrequent(
    framesOf(
      "opening",
      texts.flatMap((sentences) => sentences.slice(0, 1)),
    ),
    1,
  );
  return [
    ...withGrades(openings),
    ...mostFrequent(favourite, 1),
    ...withGrades(
      mostFrequent(
        framesOf(
          "closing",
          texts.flatMap((sentences) => sentences.slice(-1)),
        ),
        1,
      ),
    ),
  ];
}

function plain(text: string): string {
  const one = text.replaceAll(/\{([^{}|]+)\|[^{}]+\}/gu, "$1");
  return ` ${phraseWords(one).join(" ").toLowerCase()} `;
}

/** Whether a frame holds a phrase of a profile, or begins with one where a way to begin or end is meant. */
export function holdsPhrase(frame: string, phrase: string, atStart = false): boolean {
  return atStart ? plain(frame).startsWith(plain(phrase)) : plain(frame).includes(plain(phrase));
}
