import { countWords, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { Sentence, Source } from "../../facts.ts";
import { capitalise } from "../../language/text.ts";
import { areUnlike, type Valence } from "../content-selection/valence.ts";
import { hash } from "../random.ts";
import type { Rhythm } from "../styling.ts";

/** A finished sentence, with what is known of it for joining it to others. */
export type Spoken = Sentence & { valence?: Valence | undefined; own?: boolean | undefined };

/** Below this share of sentences a teacher does not use a mark. */
const UNUSED = 0.03;
/** A middle length is met where it is no further off than this share of it. */
const NEAR = 0.12;
/** No sentence is made longer than this, or than one and a half of the teacher's. */
const LONGEST = 30;
/** A part of a sentence that can stand alone has as many words. */
const LEAST_PART = 4;
/** "That deserves praise." */
const LEAST_BREATH = 3;

const GOES_ON =
  /^(?:(?:However|Furthermore|Moreover|Nevertheless|That said|In addition|Similarly|Likewise), |(?:He|She|They|You|It|This|His|Her|Their|Your|A|An|The|One|Some|Each|There|In|At|As|When|With|To|For|If|Once|That|More)\b)/u;
const PLAINLY_GOES_ON = /^(?:He|She|They|You|This|It|His|Her|Their|Your|The|There|One)\b/u;
const SETTLED = /[;:?!–—()"“”]/u;
/** "…, and she …", "…: she …", "…, which is good to see": two sentences said in one breath. */
const IN_ONE_BREATH =
  /(?:, and |: )(?=(?:he|she|they|you|it|this|that|we|I) (?!also\b))|, which (?=(?:is (?:a|an|much|greatly|good|excellent|appreciated|very|just)|has been|deserves|makes|helps|means|shows|needs)\b)/u;

function isTickOrAdvice(sources: readonly Source[]): boolean {
  return sources.every(
    (source) => source === "general" || (MAIN_FIELDS as readonly Source[]).includes(source),
  );
}

function isGeneral({ sources }: Spoken): boolean {
  return sources.length === 1 && sources[0] === "general";
}

/** What a teacher wrote stands as it was written; all else may be joined, parted and ended otherwise. */
function mayChange(sentence: Spoken): boolean {
  return sentence.own !== true && isTickOrAdvice(sentence.sources);
}

function median(texts: readonly Spoken[]): number {
  const lengths = texts.map(({ text }) => countWords(text)).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
}

/** As many of so many sentences as a teacher would mark: the rest of a share is left to chance, and always falls out alike. */
function howMany(share: number, sentences: readonly Spoken[]): number {
  const wanted = share * sentences.length;
  const chance = hash(sentences.map(({ sources }) => sources.join()).join(" ")) / 2 ** 32;
  return Math.floor(wanted) + (chance < wanted % 1 ? 1 : 0);
}

function lowered(text: string): string {
  return GOES_ON.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function joined(one: Spoken, other: Spoken, by: string): Spoken {
  const onward = by === WHICH ? other.text.replace(/^This /u, "") : lowered(other.text);
  return {
    ...one,
    text: `${one.text.slice(0, -1)}${by}${onward}`,
    sources: [...new Set([...one.sources, ...other.sources])],
    valence: one.valence === other.valence ? one.valence : undefined,
  };
}

/** Whether two neighbours may be one sentence: both the writer's, both plain, both about the pupil or both advice. */
function mayJoin(one: Spoken, other: Spoken, longest: number): boolean {
  return (
    mayChange(one) &&
    mayChange(other) &&
    isGeneral(one) === isGeneral(other) &&
    one.text.endsWith(".") &&
    GOES_ON.test(other.text) &&
    !SETTLED.test(one.text + other.text) &&
    countWords(one.text) + countWords(other.text) <= longest
  );
}

const WHICH = ", which ";
const SAYS_OF_IT =
  /^This (?:is|makes|helps|gives|shows|means|lets|leaves|has|will|can|could|would|allows|keeps|puts|adds|leads|deserves)\b/u;

/** The word that joins two sentences that say the same of the pupil, or opposite things; null where neither is sure. */
function conjunction(one: Spoken, other: Spoken): string | null {
  if (!PLAINLY_GOES_ON.test(other.text) || /\b(?:but|and|although|while)\b/u.test(other.text))
    return null;
  // One thing after another with "and" between them is no sentence that anybody would write.
  if (/, (?:and|but|which)\b/u.test(one.text)) return null;
  if (SAYS_OF_IT.test(other.text) && !/\b(?:and|but|which|that)\b/u.test(one.text)) return WHICH;
  if (one.valence && other.valence)
    return areUnlike(one.valence, other.valence) ? ", but " : ", and ";
  return one.sources.some((source) => other.sources.includes(source)) ? ", and " : null;
}

type Joining = { paragraph: number; at: number; by: string; words: number };

function joinings(
  paragraphs: readonly Spoken[][],
  longest: number,
  by: (one: Spoken, other: Spoken) => string | null,
): Joining[] {
  return paragraphs.flatMap((sentences, paragraph) =>
    sentences.slice(1).flatMap((other, at) => {
      const one = sentences[at];
      const word = one && mayJoin(one, other, longest) ? by(one, other) : null;
      if (!one || word === null) return [];
      return [{ paragraph, at, by: word, words: countWords(one.text) + countWords(other.text) }];
    }),
  );
}

function withJoined(paragraphs: readonly Spoken[][], { paragraph, at, by }: Joining): Spoken[][] {
  return paragraphs.map((sentences, index) => {
    const [one, other] = [sentences[at], sentences[at + 1]];
    if (index !== paragraph || !one || !other) return sentences;
    return [...sentences.slice(0, at), joined(one, other, by), ...sentences.slice(at + 2)];
  });
}

/** A sentence in two where its halves can stand alone. */
function parted(sentence: Spoken, semicolons: boolean): Spoken[] {
  if (!mayChange(sentence)) return [sentence];
  const between = semicolons ? "; " : IN_ONE_BREATH;
  const halves = sentence.text.split(between);
  const [first = "", second = ""] = halves;
  const whole = halves.length === 2 && !/[?!:]/u.test(halves.join());
  const least = Math.min(countWords(first), countWords(second));
  if (!whole || least < (semicolons ? LEAST_PART : LEAST_BREATH)) return [sentence];
  const saysOfIt = !semicolons && IN_ONE_BREATH.exec(sentence.text)?.[0] === WHICH;
  return [
    { ...sentence, text: `${first}.` },
    { ...sentence, text: capitalise(saysOfIt ? `this ${second}` : second) },
  ];
}

/** Sentences about as long as the teacher's: joined where these are longer, parted where they are shorter. */
function inLength(given: Spoken[][], { words, semicolon }: Rhythm): Spoken[][] {
  let paragraphs = given;
  const middle = () => median(paragraphs.flat());
  if (semicolon < UNUSED) paragraphs = paragraphs.map((one) => one.flatMap((s) => parted(s, true)));
  if (middle() > words * (1 + NEAR))
    paragraphs = paragraphs.map((one) =>
      one.flatMap((each) => (countWords(each.text) > words ? parted(each, false) : [each])),
    );
  const longest = Math.max(LONGEST, words * 1.5);
  while (middle() < words * (1 - NEAR)) {
    const [first] = joinings(paragraphs, longest, conjunction).toSorted(
      (one, other) => one.words - other.words,
    );
    if (!first) break;
    paragraphs = withJoined(paragraphs, first);
  }
  return paragraphs;
}

/** Semicolons in as many sentences as the teacher has them in, those there are included. */
function withSemicolons(given: Spoken[][], { semicolon, words }: Rhythm): Spoken[][] {
  if (semicolon < UNUSED) return given;
  let paragraphs = given;
  const longest = Math.max(LONGEST, words * 1.7);
  const wanted = howMany(semicolon, given.flat());
  for (;;) {
    const found = paragraphs.flat().filter(({ text }) => text.includes(";")).length;
    const [first] =
      found < wanted
        ? joinings(paragraphs, longest, () => "; ").toSorted((a, b) => a.words - b.words)
        : [];
    if (!first) return paragraphs;
    paragraphs = withJoined(paragraphs, first);
  }
}

/** Ends in a full stop, and holds nothing back. */
const WHOLLY_GOOD =
  /^(?!.*[;:?]|.*\b(?:mostly|most|only|but|although|when|if|while|now|should|could|not|n't)\b).+\.$/u;

/** Exclamation marks after good news, in as many sentences as the teacher has them in. */
function withExclamations(paragraphs: Spoken[][], { exclamation }: Rhythm): Spoken[][] {
  if (exclamation < UNUSED) return paragraphs;
  const all = paragraphs.flat();
  const there = all.filter(({ text }) => text.includes("!")).length;
  const fit = all
    .filter((one) => mayChange(one) && one.valence === "high" && WHOLLY_GOOD.test(one.text))
    .toSorted((one, other) => countWords(one.text) - countWords(other.text));
  const chosen = new Set<Spoken>();
  for (const one of fit) {
    if (there + chosen.size >= howMany(exclamation, all)) break;
    const at = all.indexOf(one);
    const beside = [all[at - 1], all[at + 1]].filter((each) => each !== undefined);
    // One after the other they would shout.
    if (!beside.some((each) => each.text.includes("!") || chosen.has(each))) chosen.add(one);
  }
  return paragraphs.map((sentences) =>
    sentences.map((one) =>
      chosen.has(one) ? { ...one, text: one.text.replace(/\.$/u, "!") } : one,
    ),
  );
}

/** Paragraphs whose sentences are as long as this teacher's and end as theirs do. */
export function inRhythm(paragraphs: Spoken[][], rhythm: Rhythm | null): Spoken[][] {
  if (rhythm === null) return paragraphs;
  return withExclamations(withSemicolons(inLength(paragraphs, rhythm), rhythm), rhythm);
}
