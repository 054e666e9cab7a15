import { fold } from "../privacy/fold.ts";
import { isOrder } from "../privacy/flags.ts";
import { isEnglish, isKnownName } from "../privacy/words.ts";
import { isMatter } from "./labels.ts";
import type { IsOwnName } from "./own-name.ts";
import { runOfMarks } from "./marks/runs.ts";
import { isOwnWork } from "./achievements.ts";
import { marksItsWork } from "./marks/dashes.ts";
import { isWorkAndLike } from "./work-was-like.ts";
import { unfitReason } from "./unfit.ts";
import { PASTS } from "./verbs.ts";

/** A stretch of a note, in UTF-16 units of the note as it was typed: from the first to before the last. */
export type Segment = { from: number; to: number };

/** What ends a piece of a note for certain: a line, a full stop, a semicolon, a dash with spaces, an arrow, a bullet; a colon between sentences. */
const HARD =
  /\r?\n+|;|(?<=[\p{L}\p{N}%"”'’)*+\]])(?:\.{1,3}|…|!+|\?+)(?=["”’)]*(?:\s|$))["”’)]*|\s+[-–—]{1,2}\s+|(?<=\p{L}+ \p{L}+ \p{L}+):\s+(?=(?:he|she|they|his|her|their)\s)|\s*(?:->|=>|→)\s*|,?\s+\bto be fair,?\s+|\s+\/\s+|\s*[•·▪]\s*|\s+(?=\(?\d{1,2}\)\s)/gu;
/** Stops that end no sentence. */
const SHORT =
  /(?:\b(?:mr|mrs|ms|dr|prof|st|e\.g|i\.e|eg|ie|vs|v|esp|ass|approx|incl?|etc|no|pg?|ch|yr|ex|exc|gd|occ|freq|indep|sig|figs?|dept|diff|poss|prob|def|punct|gramm?|sp|cf|max|min|hw|wk|sci|eng|geog|hist|pres|conc|vg)|\b\p{Lu}|^\s*\d{1,2}|\b(?:no|nos|pg?|ch|page|question|q) ?\d+)$/iu;
/** Stops after which a name may follow, and no sentence. */
const NEVER_ENDS = /\b(?:mr|mrs|ms|dr|st|e\.?g|i\.?e|vs|v|esp)$/iu;
/** Marks that begin an item of a list. */
const MARK = /^(?:\s*(?:[-–—*•>·▪+]+|\(?\d{1,2}[.)](?=\s))\s*)+/u;
/** What joins a piece to the one before it. */
const JOINT =
  /^(?:and|but|also|so(?! (?:far|much|many|long|well|often|that|do|does|did|is|are|was|were|has|have|had|can|could|will|would|should)\b)|then|however|overall|plus|yet)\b,?\s+(?=\S)/iu;
/** A label of what follows, at the head or between: "WWW: …  EBI: …". */
const LABELS =
  /(?<=^|[\s.,;])(?<!\b(?:one|two|three|four|an?|the|his|her|their|my|our|some|several|main|no|few)\s)(?:www|ebi|targets?(?: \d)?|t|strengths?|weakness(?:es)?|next steps?|to improve|areas? to improve|achievements?|aims?|notes?|nb|comments?|positives?|negatives?|praise|concerns?|focus)\s*[:=]|(?<=^|[\s.,;])(?:www|ebi|targets?|next steps?)\s+-(?=\s)|(?<=^|[\s.,;])(?:www|ebi)(?=\s)/giu;

/** Words with a capital that begin none. */
const FESTIVALS = /^(?:easter|xmas|french|german|welsh|irish|latin|english|june|july)$/iu;

const MONTH = /^(?:jan|feb|aug|sept?|oct|nov|dec)$/iu;

/** Characters in which the last words before a stop are looked for: what goes back further is no name. */
const LAST_WORDS = 120;

/** "Enjoyed teaching Samira. a pleasure": a name before a stop, which is not shortened by it. */
function endsWithName(text: string, isOwn: IsOwnName): boolean {
  const word = /(?<=\p{Ll}\S*\s+)[\p{L}'’-]+$/u.exec(text.slice(-LAST_WORDS))?.[0] ?? "";
  return isOwn([{ text: word }], 0) || (/^\p{Lu}/u.test(word) && isKnownName(fold(word)));
}

/** "Beh. this term": a stop after what is no word, with a small letter after it. */
function isShortened(text: string, at: number, end: number): boolean {
  const word = /\p{L}+$/u.exec(text.slice(0, at))?.[0] ?? "";
  // "In Nov. apologised next day": the stop ends both the word and the sentence.
  const next = /^\s*(\p{Ll}+)/u.exec(text.slice(end))?.[1] ?? "";
  if (MONTH.test(word) && PASTS.has(next)) return false;
  // "It shows in their vocab. handwriting tricky": what everybody calls so ends a sentence as any word.
  if (/^(?:vocab|hwk|lang|lit|prac|eval|info|maths|revs?)$/iu.test(word)) return false;
  // "Up from 31 in nov. grade 5 within reach": as much after a time.
  if (
    MONTH.test(word) &&
    /\b(?:in|since|from|before|after|until|by) \p{L}+$/iu.test(text.slice(0, at))
  )
    return /^\s*(?:mocks?|tests?|exams?|assessments?|data)\b/iu.test(text.slice(end));
  return (
    /^\s*\p{Ll}/u.test(text.slice(end)) &&
    word.length > 1 &&
    !FESTIVALS.test(word) &&
    word.length < 8 &&
    !isEnglish(fold(word))
  );
}

/** The dashes of the sentence that a place is in. */
function dashesAround(text: string, at: number): number {
  const from =
    Math.max(...[".", ";", "\n", "!", "?"].map((stop) => text.lastIndexOf(stop, at))) + 1;
  const ends = [".", ";", "\n", "!", "?"]
    .map((stop) => text.indexOf(stop, at))
    .filter((end) => end >= 0);
  const sentence = text.slice(from, Math.min(text.length, ...ends));
  return sentence.match(/\s[-–—]{1,2}\s/gu)?.length ?? 0;
}

/** "Speaking assessment - grade 8": a mark is of what stands before it. */
const SAT =
  /\b(?:test|exam|mock|assessment|paper|essay|quiz|project|coursework|piece|unit|speaking|listening|reading|writing)\s*$/iu;
const MARK_ALONE =
  /^(?:grade )?(?:\d{1,3}(?:\s?(?:\/|out of)\s?\d{1,3}|\s?%)?|[A-G][*+-]?)\s*(?:$|[\n;.])/iu;

/** "Q4", "paper 2", "AO2": the part of an exam that a note is about. */
const PART =
  /(?<=^|[\n.;]\s*)(?:q(?:uestion)? ?\d{1,2}[a-z]?|(?:paper|section|unit|component) (?:\d|[A-D])|AO[1-6])$/iu;

/** Whether a matter stands alone before a dash and labels what follows: "Behaviour - silly at times". */
function labels(text: string, at: number): boolean {
  const word = /(?<=^|[\n.;]\s*)\p{L}+$/u.exec(text.slice(0, at))?.[0] ?? "";
  return isMatter(word) || PART.test(text.slice(0, at));
}

/** "Letter formation - esp g and j": which of what stands before the dash is meant most. */
const NARROWS =
  /^(?:esp(?:ecially)?|particularly|such as|including|e\.?g|(?:all|both|mostly|mainly|largely|usually) (?:to|on|in|for|at|after|before|from|during|with))\b/iu;

/** "Cross country - 3rd in the county": where somebody came in what stands before. */
const PLACE = /^(?:came |finished )?(?:joint )?(?:1st|2nd|3rd|\d{1,2}th|first|second|third)\b/iu;

/** Whether what stands behind a dash goes on with the sentence before it: a site and its score, what something came of, what was done with it. */
function goesOn(before: string, after: string): boolean {
  const site = /(?<=^|[\n.;,]\s*)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.test(before);
  if (site && /^(?:average |avg |averaging )?\d{1,3} ?%/iu.test(after)) return true;
  if (/\b(?:late|lates|lateness)\b/iu.test(before) && CAUSE.test(after)) return true;
  if (TURNED_OUT.test(after) && isOwnWork(/(\p{L}+)$/u.exec(before)?.[1]?.toLowerCase() ?? ""))
    return true;
  if (isWorkAndLike(before, after)) return true;
  const made = /(?<=^|[\n.;]\s*)\p{L}+(?:ed|ote|ade|uilt|ew|ave) [^,.;]+$/u.test(before);
  return (
    made &&
    /^(?:and )?\p{L}+ (?:it|them)\b/u.test(after) &&
    PASTS.has(/^(?:and )?(\p{L}+)/u.exec(after)?.[1] ?? "")
  );
}

/** What a thing does that was made: "sold out", "went down well". */
export const TURNED_OUT =
  /^(?:sold (?:out|for|within|in)|went (?:down|off) (?:\p{L}+ )?(?:well|brilliantly|perfectly|beautifully)|(?:came|turned) out (?:\p{L}+ )?(?:well|brilliantly|perfectly|beautifully)|tasted|worked (?:first time|perfectly))\b/iu;

/** What makes a pupil late, by itself. */
const CAUSE =
  /^(?:the |school )?(?:bus(?:es)?|train|tube|traffic|taxi|minibus|tram)(?: (?:issues?|problems?|delays?|trouble))?\W*(?:$|[\n.;])/iu;

/** Whether one side of a slash is a single word. */
function isOneWord(text: string, at: number, after: string): boolean {
  return (
    /(?:^|[\n.,;/] ?)[^\s/]+$/u.test(text.slice(0, at)) || /^[^\s/]+\s*(?:$|[\n.,;/])/u.test(after)
  );
}

/** Cuts blanks, list marks and joints from the head, and marks of punctuation from the end. */
function trim(text: string, { from, to }: Segment): Segment | null {
  let start = from;
  let end = to;
  for (let before = -1; before !== start;) {
    before = start;
    const rest = text.slice(start, end);
    start += /^[\s,.:!;]*/u.exec(rest)?.[0].length ?? 0;
    start += MARK.exec(text.slice(start, end))?.[0].length ?? 0;
    start += JOINT.exec(text.slice(start, end))?.[0].length ?? 0;
  }
  // "7-" is a grade.
  while (
    end > start &&
    /[\s,.:;!…-]/u.test(text[end - 1] ?? "") &&
    !/\b[1-9A-E]-$/u.test(text.slice(start, end))
  )
    end--;
  return /[\p{L}\p{N}]/u.test(text.slice(start, end)) ? { from: start, to: end } : null;
}

/** Whether a place lies within quotation marks or brackets. */
export function enclosed(text: string, at: number): boolean {
  const before = text.slice(0, at);
  const quotes = before.match(/["“”]/gu)?.length ?? 0;
  const depth = (before.match(/\(/gu)?.length ?? 0) - (before.match(/\)/gu)?.length ?? 0);
  const lineStart = before.lastIndexOf("\n") + 1;
  return (
    (quotes % 2 === 1 && text.indexOf('"', at) + text.indexOf("”", at) > -2) ||
    (depth > 0 && text.indexOf(")", at) >= 0 && lineStart >= 0)
  );
}

/** A piece with the label that it stood behind, lower case; empty where there was none. */
export type Labelled = Segment & {
  label: string;
  /** Whether it stands after a dash, and may hang on what stands before it. */
  hangs: boolean;
};

/** Words that promise what comes after a colon, and say little without it. */
export const PROMISES =
  /\b(?:one|two|three|four|some|several|few|following|follows|everything|thing|things|this|these|plan|plans|targets?|reasons?)\W*$|\b(?:one|two|three|four|several) \p{L}+$/iu;

/** Whether what stands in brackets is a question or an order, and no part of the sentence around it. */
function isAside(text: string): boolean {
  return (
    text.trimEnd().endsWith("?") ||
    isOrder(text) ||
    /like (?:an instruction|a note to)|said to the pupil|you think or feel/u.test(
      unfitReason(text, false)?.reason ?? "",
    )
  );
}

/** The separate pieces of a note in their order; `isOwn` tells which words are the student's name. */
export function segmentsOf(text: string, isOwn: IsOwnName): Labelled[] {
  const cuts: { from: number; to: number; label: string; dash: boolean }[] = [];
  for (const found of text.matchAll(HARD)) {
    const stop = /^[.…]/u.test(found[0]);
    const named = stop && endsWithName(text.slice(0, found.index), isOwn);
    if (stop && !named && isShortened(text, found.index, found.index + found[0].length)) continue;
    if (stop && NEVER_ENDS.test(text.slice(0, found.index))) continue;
    if (
      stop &&
      !named &&
      SHORT.test(text.slice(0, found.index)) &&
      found.index + found[0].length < text.trimEnd().length &&
      !/^\s+\p{Lu}/u.test(text.slice(found.index + found[0].length))
    )
      continue;
    // "Bring kit. Every week.", "talks. A lot.": when or how much, and nothing by itself.
    if (
      /^[.!]/u.test(found[0]) &&
      /^\s*(?:every (?:single )?(?:week|lesson|time|day|night)|(?:quite )?a lot|all the time|constantly|too much)\W*$/iu.test(
        text.slice(found.index + found[0].length),
      )
    )
      continue;
    // What stands between two dashes belongs into the sentence around it.
    if (/^\s+[-–—]/u.test(found[0]) && dashesAround(text, found.index) > 1) continue;
    // "I have one worry: his attendance" is one sentence.
    const before = text.slice(0, found.index);
    if (found[0].startsWith(":") && PROMISES.test(before)) continue;
    const after = text.slice(found.index + found[0].length);
    if (
      /^\s+[-–—]/u.test(found[0]) &&
      MARK_ALONE.test(after) &&
      SAT.test(text.slice(0, found.index))
    )
      continue;
    if (/^\s+[-–—]/u.test(found[0]) && marksItsWork(text.slice(0, found.index), after)) continue;
    // "62% -> 75%": from the one to the other.
    if (
      /[→>]/u.test(found[0]) &&
      /[\d%A-E][+*-]?$|\d[^.;\n]*\p{L}$/u.test(text.slice(0, found.index)) &&
      /^(?:[\dA-E])/u.test(after)
    )
      continue;
    // "Ser / estar still muddled": two words for one place in the sentence.
    if (/\//u.test(found[0]) && isOneWord(text, found.index, after)) continue;
    if (/^\s+[-–—]/u.test(found[0]) && (PLACE.test(after) || NARROWS.test(after))) continue;
    if (/^\s+[-–—]/u.test(found[0]) && labels(text, found.index)) continue;
    // "Sparx - 100% most weeks", "late 4 times - bus", "wrote a story - read it to the class".
    if (/^\s+[-–—]/u.test(found[0]) && goesOn(text.slice(0, found.index), after)) continue;
    if (!/\n/u.test(found[0]) && enclosed(text, found.index)) continue;
    // A question keeps its mark, by which it is known.
    const question = found[0].startsWith("?");
    cuts.push({
      from: question ? found.index + 1 : found.index,
      to: found.index + found[0].length,
      label: "",
      dash: /^\s+[-–—]/u.test(found[0]),
    });
  }
  // "Much calmer (don't mention the fight)": what is meant for nobody's report stands by itself.
  for (const found of text.matchAll(/\(([^()\n]+)\)/gu)) {
    if (!isAside(found[1] ?? "")) continue;
    const end = found.index + found[0].length;
    // "His monologue (see photo) was superb" would lose its subject.
    const apart =
      /^\s*(?:$|[\n.,;])/u.test(text.slice(end)) ||
      /(?:^|[\n.;])\s*$/u.test(text.slice(0, found.index));
    if (!apart) continue;
    for (const [from, to] of [
      [found.index, found.index + 1],
      [end - 1, end],
    ] as const)
      cuts.push({ from, to, label: "", dash: false });
  }
  for (const found of text.matchAll(LABELS)) {
    cuts.push({
      from: found.index,
      to: found.index + found[0].length,
      label: found[0].replace(/[\s:=-]+$/u, "").toLowerCase(),
      dash: false,
    });
  }
  cuts.sort((a, b) => a.from - b.from);
  const pieces: Labelled[] = [];
  let from = 0;
  let label = "";
  let hangs = false;
  const add = (to: number) => {
    const piece = trim(text, { from, to });
    if (piece) pieces.push({ ...piece, label, hangs });
  };
  for (const cut of cuts) {
    if (cut.from >= from) add(cut.from);
    if (/\n/u.test(text.slice(cut.from, cut.to)) || cut.label !== "") label = cut.label;
    from = Math.max(from, cut.to);
    hangs = cut.dash;
  }
  add(text.length);
  return pieces.flatMap((piece) => partedAtMarks(text, piece));
}

/** Marks and what is told beside them are read by themselves: "predicted 7, currently 6, has the ability but coasts". */
function partedAtMarks(text: string, piece: Labelled): Labelled[] {
  if (!/\d/u.test(text.slice(piece.from, piece.to))) return [piece];
  const items = itemsOf(text, piece, AT_COMMAS_ALONE);
  const words = items.map(({ from, to }) => text.slice(from, to));
  const span = (first: number, last: number): Segment => ({
    from: items[first]?.from ?? piece.from,
    to: items[last]?.to ?? piece.to,
  });
  const run =
    items.length > 1
      ? runOfMarks(words, (first, last) => {
          const { from, to } = span(first, last);
          return text.slice(from, to);
        })
      : null;
  if (!run || (run.first === 0 && run.last === items.length - 1)) return [piece];
  const { first, last, stands } = run;
  const parts: Labelled[] = [];
  if (first > 0) parts.push({ ...piece, ...span(0, first - 1) });
  parts.push({ ...piece, ...span(first, last), hangs: first === 0 && piece.hangs });
  // "Disappointing" behind a mark is said of the mark.
  if (last < items.length - 1)
    parts.push(
      ...partedAtMarks(text, { ...piece, ...span(last + 1, items.length - 1), hangs: !stands }),
    );
  return parts;
}

const AT_COMMAS = /,\s+|,(?=\p{L})|\s+(?<!\b(?:anything|nothing|all|everything)\s+)(?=but\s)/gu;
const AT_COMMAS_ALONE = /,\s+|,(?=\p{L})/gu;
const AT_SIGNS = new RegExp(`${AT_COMMAS.source}|\\s+&\\s+|\\s+\\+\\s+`, "gu");

/** The parts of a piece between its commas and before "but", in their order. */
export function itemsOf(text: string, segment: Segment, at?: RegExp): Segment[] {
  const own = text.slice(segment.from, segment.to);
  // "Goes above + beyond, extra studies": of a list with commas these are its ends.
  const apart = at ?? (own.includes(",") ? AT_COMMAS : AT_SIGNS);
  const cuts = [...own.matchAll(apart)].filter(({ index }) => !enclosed(own, index));
  const items: Segment[] = [];
  let from = 0;
  for (const cut of [...cuts, null]) {
    const item = trim(text, {
      from: segment.from + from,
      to: segment.from + (cut?.index ?? own.length),
    });
    if (item) items.push(item);
    from = cut ? cut.index + cut[0].length : from;
  }
  return items;
}

/** The two parts of a piece around its only colon, where what stands before it has the words of a sentence and is no label; null where none does. */
export function colonIn(text: string, segment: Segment): [Segment, Segment] | null {
  const own = text.slice(segment.from, segment.to);
  const [found, second] = [...own.matchAll(/:\s+(?=[\p{L}\p{N}])/gu)].filter(
    ({ index }) => !enclosed(own, index),
  );
  if (!found || second || own.slice(0, found.index).trim().split(/\s+/u).length < 3) return null;
  const cut = segment.from + found.index;
  return [
    { from: segment.from, to: cut },
    { from: cut + found[0].length, to: segment.to },
  ];
}
