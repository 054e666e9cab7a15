import type { Sentence, Source } from "../facts.ts";

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** A text's sentences, without the white space around them. */
export function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((segment) => segment !== "");
}

/** How alike two sentences must be, by their shared words, for one to count as the other one changed. */
const SAME_SENTENCE = 0.4;

/**
 * Says of an edited text where each sentence comes from: an untouched sentence keeps its sources, one that the
 * teacher changed keeps them and gains `teacher`, one that the teacher wrote has `teacher` alone.
 */
export function traceEdits(before: readonly Sentence[], text: string): Sentence[] {
  const left = [...before];
  const traced = keepTogether(splitSentences(text), before).map((sentence): Sentence | string => {
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

// The segmenter may part what a writer gave as one sentence (after "Dr." or "p. 12"): an untouched one stays whole.
function keepTogether(parts: readonly string[], before: readonly Sentence[]): string[] {
  const whole = new Set(before.map((sentence) => sentence.text));
  const longest = Math.max(0, ...before.map((sentence) => sentence.text.length));
  const joined: string[] = [];
  for (let at = 0; at < parts.length;) {
    let run = parts[at] ?? "";
    let taken = 1;
    for (let end = at + 1, longer = run; end < parts.length && !whole.has(run); end += 1) {
      longer = `${longer} ${parts[end]}`;
      if (longer.length > longest) break;
      if (whole.has(longer)) {
        run = longer;
        taken = end - at + 1;
      }
    }
    joined.push(run);
    at += taken;
  }
  return joined;
}

function withTeacher(sources: readonly Source[]): Source[] {
  return sources.includes("teacher") ? [...sources] : [...sources, "teacher"];
}

function mostAlike(candidates: readonly Sentence[], sentence: string): Sentence | undefined {
  const words = wordsOf(sentence);
  let best: Sentence | undefined;
  let score = SAME_SENTENCE;
  for (const candidate of candidates) {
    const others = wordsOf(candidate.text);
    const shared = [...words].filter((word) => others.has(word)).length;
    const likeness = shared / Math.max(1, words.size + others.size - shared);
    if (likeness >= score) {
      best = candidate;
      score = likeness;
    }
  }
  return best;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}
