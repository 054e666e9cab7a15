import type { Sentence, Source } from "../facts.ts";
import { escapePattern } from "../language/names.ts";
import { splitSentences, wordsOf } from "../language/text.ts";

/** How alike two sentences must be, by their shared words, for one to count as the other one changed. */
const SAME_SENTENCE = 0.4;

/**
 * Says of an edited text where each sentence comes from: an untouched sentence keeps its sources, one that the
 * teacher changed keeps them and gains `teacher`, one that the teacher wrote has `teacher` alone.
 */
export function traceEdits(before: readonly Sentence[], text: string): Sentence[] {
  const left = [...before];
  const traced = sentencesOf(text, before).map((sentence): Sentence | string => {
    const at = left.findIndex((candidate) => candidate.text === sentence);
    return at === -1 ? sentence : (left.splice(at, 1)[0] ?? sentence);
  });
  return traced.map((sentence): Sentence => {
    if (typeof sentence !== "string") return sentence;
    const origin = mostAlike(left, sentence);
    if (origin === undefined) return { text: sentence, sources: ["teacher"] };
    left.splice(left.indexOf(origin), 1);
    return { text: sentence, sources: withTeacher(origin.sources) };
  });
}

/** Where a sentence begins, and where it ends: at a mark before a space, or at the end of its line. */
const BEGINNING = String.raw`(?<=(?:^|\n|[.!?]["'”’)]?\s)\s*)`;
const END = String.raw`(?:(?<=[.!?]["'”’)]?)(?=\s)|(?=[^\S\n]*(?:\n|$)))`;

/** The sentences of an edited text. One that was not touched stays whole, whatever full stops it has inside. */
function sentencesOf(text: string, before: readonly Sentence[]): string[] {
  const untouched = before
    .map((sentence) => sentence.text)
    .filter((sentence) => sentence !== "")
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern);
  if (untouched.length === 0) return splitLines(text);
  const whole = new RegExp(`${BEGINNING}(${untouched.join("|")})${END}`, "u");
  return text.split(whole).flatMap((part, at) => (at % 2 === 1 ? [part] : splitLines(part)));
}

/** The sentences of every line. */
function splitLines(text: string): string[] {
  return text.split("\n").flatMap(splitSentences);
}

function withTeacher(sources: readonly Source[]): Source[] {
  return sources.includes("teacher") ? [...sources] : [...sources, "teacher"];
}

function mostAlike(candidates: readonly Sentence[], sentence: string): Sentence | undefined {
  const words = new Set(wordsOf(sentence));
  let best: Sentence | undefined;
  let score = SAME_SENTENCE;
  for (const candidate of candidates) {
    const others = new Set(wordsOf(candidate.text));
    const shared = [...words].filter((word) => others.has(word)).length;
    const likeness = shared / Math.max(1, words.size + others.size - shared);
    if (likeness >= score) {
      best = candidate;
      score = likeness;
    }
  }
  return best;
}
