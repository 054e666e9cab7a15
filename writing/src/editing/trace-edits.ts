import type { Sentence, Source } from "../facts.ts";
import { splitSentences, wordsOf } from "../language/text.ts";

/** How alike two sentences must be, by their shared words, for one to count as the other one changed. */
const SAME_SENTENCE = 0.4;

/** A changed sentence is looked for among so many: more than a report has, and few enough for whatever is sent. */
const MOST_COMPARED = 200;

/**
 * Says of an edited text where each sentence comes from: an untouched sentence keeps its sources, one that the
 * teacher changed keeps them and gains `teacher`, one that the teacher wrote has `teacher` alone.
 */
export function traceEdits(before: readonly Sentence[], text: string): Sentence[] {
  const places = Map.groupBy(before.keys(), (at) => before[at]?.text ?? "");
  const untouched = new Set<number>();
  const traced = sentencesOf(text, before).map((sentence): Sentence | string => {
    const at = places.get(sentence)?.shift();
    if (at === undefined) return sentence;
    untouched.add(at);
    return before[at] ?? sentence;
  });
  const left = before
    .filter((_, at) => !untouched.has(at))
    .map((sentence) => ({ sentence, words: new Set(wordsOf(sentence.text)) }));
  return traced.map((sentence): Sentence => {
    if (typeof sentence !== "string") return sentence;
    const at = mostAlike(left, sentence);
    const origin = at === -1 ? undefined : left.splice(at, 1)[0];
    if (origin === undefined) return { text: sentence, sources: ["teacher"] };
    return { text: sentence, sources: withTeacher(origin.sentence.sources) };
  });
}

/** The sentences of an edited text. One that was not touched stays whole, whatever full stops it has inside. */
function sentencesOf(text: string, before: readonly Sentence[]): string[] {
  const untouchedAt = lookUp(before.map((sentence) => sentence.text));
  const { begins, ends } = placesIn(text);
  const sentences: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const whole = begins[at] === 1 ? untouchedAt(text, at, ends) : undefined;
    if (whole === undefined) continue;
    sentences.push(...splitLines(text.slice(from, at)), whole);
    from = at + whole.length;
    at = from - 1;
  }
  return [...sentences, ...splitLines(text.slice(from))];
}

const isBlank = (text: string, at: number): boolean => /\s/u.test(text.charAt(at));

/** Whether what stands before a place ends a sentence, by a mark and a quotation mark or bracket after it. */
const isEnded = (text: string, at: number): boolean =>
  /[.!?]["'”’)]?$/u.test(text.slice(Math.max(0, at - 2), at));

/**
 * Where a sentence may begin, past the blanks after another or at the beginning of a line, and where one may end: at a
 * mark before a blank, or where nothing else is on its line.
 */
function placesIn(text: string): { begins: Uint8Array; ends: Uint8Array } {
  const begins = new Uint8Array(text.length + 1);
  const ends = new Uint8Array(text.length + 1);
  begins[0] = 1;
  for (let at = 0; at < text.length; at++)
    if (isBlank(text, at) && (begins[at] === 1 || text[at] === "\n" || isEnded(text, at)))
      begins[at + 1] = 1;
  let lineEnds = true;
  ends[text.length] = 1;
  for (let at = text.length - 1; at >= 0; at--) {
    const blank = isBlank(text, at);
    lineEnds = text[at] === "\n" || (blank && lineEnds);
    if (lineEnds || (blank && isEnded(text, at))) ends[at] = 1;
  }
  return { begins, ends };
}

/** So many letters of a sentence tell it from nearly every other. */
const HEAD = 24;

/** Finds the longest of some sentences that stands at a place of a text and ends at one of its ends. */
function lookUp(sentences: readonly string[]) {
  const longestFirst = [...new Set(sentences)]
    .filter((sentence) => sentence !== "")
    .toSorted((one, other) => other.length - one.length);
  const byHead = Map.groupBy(longestFirst, (sentence) => sentence.slice(0, HEAD));
  const lengths = new Set([...byHead.keys()].map((head) => head.length));
  return (text: string, at: number, ends: Uint8Array): string | undefined => {
    for (const length of lengths) {
      const found = byHead
        .get(text.slice(at, at + length))
        ?.find((each) => ends[at + each.length] === 1 && text.startsWith(each, at));
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

/** The sentences of every line. */
function splitLines(text: string): string[] {
  return text.split("\n").flatMap(splitSentences);
}

function withTeacher(sources: readonly Source[]): Source[] {
  return sources.includes("teacher") ? [...sources] : [...sources, "teacher"];
}

/** The place of the sentence that one was changed from; -1 where none is like it. */
function mostAlike(
  candidates: readonly { words: ReadonlySet<string> }[],
  sentence: string,
): number {
  const words = [...new Set(wordsOf(sentence))];
  let best = -1;
  let score = SAME_SENTENCE;
  for (const [at, { words: others }] of candidates.slice(0, MOST_COMPARED).entries()) {
    const shared = words.filter((word) => others.has(word)).length;
    const likeness = shared / Math.max(1, words.length + others.size - shared);
    if (likeness >= score) {
      best = at;
      score = likeness;
    }
  }
  return best;
}
