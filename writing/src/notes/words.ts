import type { Sense } from "./closed-words.ts";
import { isTitle } from "./teachers.ts";
import { sensesOf } from "./senses.ts";
import { tagWords } from "./tagger.ts";
import { BASES, PASTS, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES } from "./word-lists.ts";

/** A word of a note with the marks around it, and what it may be: the sense, and how unlikely it is (0 likely). */
export type Word = {
  text: string;
  lower: string;
  before: string;
  after: string;
  quoted: boolean;
  senses: ReadonlyMap<Sense, number>;
};

/** What a word most likely is; empty where there is none. */
export function likeliest(word: Word | undefined): Sense | "" {
  return word === undefined ? "" : ([...word.senses].toSorted((a, b) => a[1] - b[1])[0]?.[0] ?? "");
}

/** Words that are one in what they mean. */
const TOGETHER =
  /(?<![\p{L}-])(?:no longer|any more(?= *(?:$|[,.;]|than\b(?<!x)|when|in|and|but|now|so|because|since|as|at|with))|without fail|anything but|at times|as well|a bit|a little|a lot|all round|at least|at most|it (?:safe|simple)(?= *(?:$|[,.;]|when|with|in|and|but|too|rather|by))|at last|at first(?! (?:error|sign|hurdle|mistake|attempt|glance|hint|setback|obstacle|problem|go|try|reading|sight|light))|so far|in general|at all(?! (?:times|levels|costs|points|stages|ages))|once again|of course|if anything|even (?:though|when|if)|as if|as though|so that|in order|each other|one another|a few|hardly ever|as soon as|as long as|kind of|sort of|for example|such as|rather than|instead of|because of|due to|owing to|thanks to|apart from|up to|out of|(?:miles|way|streets|far|well|slightly|just) ahead of|ahead of|next to|according to|well above|well below|less so|more so|to (?:begin|start) with|when spoken to|please and thank you|thank you|at present|a while|no end|with (?:room|time|marks) to spare|through and through|(?:and|but) (?:no|little|not much) (?:more|else)|as well as|given the (?:chance|opportunity|option)|in leaps and bounds|inside out|(?:off )?by heart|from memory|first aid|(?:past|present|future|perfect|imperfect|pluperfect|preterite|conditional) tense|(?<twice>\p{L}{3,}) (?:by|for) \k<twice>|(?:nearly|almost) (?:every|all)|still lifes?|(?:long|high|triple) jump|st\.? \p{L}{3,}(?:['’]s)?)(?![\p{L}-])/giu;

/** Stands for the blanks inside what is one word in what it means. */
const JOINED = "\u2060";

/** What stands in quotation marks as one piece, however many words it has. */
function quotesTogether(pieces: readonly string[]): string[] {
  const joined: string[] = [];
  let open = false;
  for (const piece of pieces) {
    if (open) joined.push(`${joined.pop() ?? ""} ${piece}`);
    else joined.push(piece);
    if ((piece.match(/"/gu)?.length ?? 0) % 2 === 1) open = !open;
  }
  return joined;
}

type Piece = { text: string; before: string; after: string; quoted: boolean };

/** The words of a fragment; the space before the next word belongs to what comes after a word. */
export function piecesIn(fragment: string): Piece[] {
  const pieces = fragment
    .trim()
    .replace(TOGETHER, (words) => words.replaceAll(" ", JOINED))
    .split(/\s+/u)
    .filter((piece) => piece !== "")
    .map((piece) => piece.replaceAll(JOINED, " "));
  return quotesTogether(pieces).map((piece, index, all): Piece => {
    const [, before = "", text = "", after = ""] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}%'+*]*)$/su.exec(piece) ?? [];
    return {
      text,
      before,
      after: index < all.length - 1 ? `${after} ` : after,
      quoted: before.includes('"'),
    };
  });
}

/** What stands before a thing, and before no verb that is said of somebody. */
const BEFORE_THING =
  /^(?:to|of|about|with|from|for|in|on|at|by|into|an?|the|his|her|their|my|our|its|these|those|some|any|no|every|each|other|different|several|many)$/u;

/** "Listens to views", "needs a nudge": a thing by its place, whatever else the word is. */
function addThing(senses: Map<Sense, number>, lower: string, typed: string, led: string): void {
  const before = typed.toLowerCase();
  // "The winning try", "a superb catch": what has an article and is like something.
  if (
    /^(?:an?|the|his|her|their)$/iu.test(led) &&
    (ADJECTIVES.has(before) || before.endsWith("ing")) &&
    BASES.has(lower) &&
    !senses.has("noun")
  )
    senses.set("noun", 0.3);
  // "In our Blood Brothers extract": a thing that a title stands before.
  if (led !== "" && /^\p{Lu}\p{Ll}+s$/u.test(typed) && BASES.has(lower) && !senses.has("noun"))
    senses.set("noun", 0.4);
  // "Count rests properly": what is to be counted.
  if (
    /^(?:|to|should|and)$/iu.test(led) &&
    BASES.has(before) &&
    THIRD_PERSON.has(lower) &&
    !senses.has("pl")
  )
    senses.set("pl", 0.3);
  // "An even scale": the same all along.
  if (lower === "even" && before === "an") senses.set("adj", 0);
  if (!BEFORE_THING.test(before)) return;
  if (THIRD_PERSON.has(lower) && !senses.has("pl")) senses.set("pl", 0.1);
  const owned = /^(?:an?|the|his|her|their|my|our|its|every|each|no)$/u.test(before);
  if (owned && BASES.has(lower) && !senses.has("noun") && !senses.has("adj"))
    senses.set("noun", 0.2);
}

/** The words of a fragment with what each may be. `isOwn` tells the student's own name. */
export function wordsIn(
  fragment: string,
  isOwn: (pieces: readonly { text: string }[], at: number) => boolean,
): Word[] {
  const pieces = piecesIn(fragment);
  const own = pieces.map((_, at) => isOwn(pieces, at));
  const plain = pieces.map(({ text, before }, at) =>
    own[at]
      ? /['’]s?$/u.test(text)
        ? "his"
        : "Alex"
      : /\s/u.test(text)
        ? "so"
        : text === ""
          ? before || "-"
          : text,
  );
  const alone = tagWords(plain);
  // A note mostly leaves its subject out; with one before it the tagger is surer of a verb.
  const led = tagWords(["She", ...plain]).slice(1);
  return pieces.map((piece, at): Word => {
    const lower = piece.text.toLowerCase();
    const common = { ...piece, lower };
    if (piece.quoted) {
      const one = /\s/u.test(piece.text)
        ? []
        : [...sensesOf(piece.text, alone[at] ?? "X")].map(
            ([sense, cost]) => [sense, cost + 0.3] as const,
          );
      return { ...common, senses: new Map<Sense, number>([...one, ["quote", 0]]) };
    }
    // "Mr Hughes": a name, and no plural.
    if (isTitle(piece, pieces[at + 1]) || isTitle(pieces[at - 1], piece))
      return {
        ...common,
        senses: new Map<Sense, number>([[/['’]s?$/u.test(piece.text) ? "poss" : "noun", 0]]),
      };
    // "St Mary's": a school or a church.
    if (/^st\.?\s/iu.test(piece.text))
      return { ...common, senses: new Map<Sense, number>([["noun", 0]]) };
    // "A still life" is a picture, "the long jump" an event.
    if (/^(?:still lifes?|\p{L}+ jump)$/u.test(lower))
      return {
        ...common,
        senses: new Map<Sense, number>([[lower.endsWith("s") ? "pl" : "noun", 0]]),
      };
    // "Makes everyone laugh": they do.
    if (
      /^(?:laugh|smile|think|work|cry|feel|want)$/u.test(lower) &&
      /^ma(?:k|d)e?/u.test(pieces[at - 2]?.text.toLowerCase() ?? "") &&
      /^(?:everyone|everybody|others|people|me|us|him|her|them|you|classmates)$/u.test(
        pieces[at - 1]?.text.toLowerCase() ?? "",
      )
    )
      return {
        ...common,
        senses: new Map<Sense, number>([
          ["vbase", 0],
          ["sbase", 0.1],
          ["linkbase", 0.1],
        ]),
      };
    // "Lets others answer": they do, and are no kind of answer.
    if (
      lower === "others" &&
      BASES.has(pieces[at + 1]?.text.toLowerCase() ?? "") &&
      /^(?:lett?(?:s|ing)?|mak(?:es?|ing)|made|help(?:s|ed|ing)?|watch(?:es|ed|ing)?|see(?:s|ing)?|hear(?:s|d)?)$/u.test(
        pieces[at - 1]?.text.toLowerCase() ?? "",
      )
    )
      return { ...common, senses: new Map<Sense, number>([["subj", 0]]) };
    // "Moving to set 2", "in the top set now": one of several, and nothing that is set.
    if (
      lower === "set" &&
      (/^[1-9]$/u.test(pieces[at + 1]?.text ?? "") ||
        /^(?:top|bottom|middle|higher|lower)$/u.test(pieces[at - 1]?.text.toLowerCase() ?? ""))
    )
      return { ...common, senses: new Map<Sense, number>([["noun", 0]]) };
    // "An A in the spring": a grade.
    const isGrade = /^(?:an|grade)$/u.test(pieces[at - 1]?.text.toLowerCase() ?? "");
    if (piece.text === "A" && isGrade)
      return { ...common, senses: new Map<Sense, number>([["noun", 0]]) };
    if (own[at])
      return { ...common, senses: new Map([[/['’]s?$/u.test(piece.text) ? "mine" : "me", 0]]) };
    const senses = new Map(sensesOf(piece.text, alone[at] ?? "X", at === 0));
    // "Kind to new pupils", "patient with others": how somebody is.
    if (
      at === 0 &&
      ADJECTIVES.has(lower) &&
      !lower.endsWith("al") &&
      (/^(?:to|with|about|towards|under|when)$/u.test(pieces[1]?.text.toLowerCase() ?? "") ||
        (lower === "kind" && /^(?:and|but)$/u.test(pieces[1]?.text.toLowerCase() ?? "")))
    ) {
      senses.delete("noun");
      senses.set("adj", 0);
      return { ...common, senses };
    }
    addThing(senses, lower, pieces[at - 1]?.text ?? "", pieces[at - 2]?.text ?? "");
    // "Edited it himself": who did it, and nobody to whom it was done.
    const did = pieces.slice(0, 2).some(({ text }) => PASTS.has(text.toLowerCase()));
    if (/^(?:him|her)self$|^themselves$/u.test(lower) && at > 1 && at === pieces.length - 1 && did)
      return {
        ...common,
        senses: new Map<Sense, number>([
          ["obj", 0],
          ["adv", 0.2],
        ]),
      };
    // "Enjoyed working with others": done, where "shows working" is a thing.
    const behind = pieces[at + 1]?.text.toLowerCase() ?? "";
    if (lower === "working" && /^(?:with|alone|together|independently|alongside|as)$/u.test(behind))
      return { ...common, senses: new Map<Sense, number>([["ving", 0]]) };
    // "The one who has the idea", "not the one he wants": somebody or something, and no number.
    if (
      lower === "one" &&
      pieces[at - 1]?.text.toLowerCase() === "the" &&
      /^(?:who|that|with|he|she|they|to|everyone|others)$/u.test(behind)
    )
      return { ...common, senses: new Map<Sense, number>([["noun", 0]]) };
    if (led[at] === alone[at]) return { ...common, senses };
    for (const [sense, cost] of sensesOf(piece.text, led[at] ?? "X", at === 0)) {
      senses.set(sense, Math.min(cost + 0.3, senses.get(sense) ?? 9));
    }
    return { ...common, senses };
  });
}

/** The text that words were read from. */
export function textOf(words: readonly Pick<Word, "before" | "text" | "after">[]): string {
  return words
    .map(({ before, text, after }) => before + text + after)
    .join("")
    .trim();
}
