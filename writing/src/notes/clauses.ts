import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { enclosed, type Segment } from "./segments.ts";
import { BASES } from "./verbs.ts";
import { ADJECTIVES } from "./word-lists.ts";

/** What may join one clause to the next, and what the next begins with. */
const JOINTS =
  /(,?)\s+(?:(and|but|so|yet|while|whereas|though|although|because)\s+|(?<=,\s+)(?=(?:he|she|they|I|we)\s))(?=(\p{L}[\p{L}'’]*)(?:\s+(\p{L}[\p{L}'’]*))?)/giu;

/** What a clause hangs on that comes before it: what is joined behind it may belong into it. */
const GOVERNS =
  /\b(?:if|unless|when|whenever|once|until|because|that|who|whom|whose|which|whether|what|how|why|where|before|after|since|as|says?|said|thinks?|thought|feels?|felt|claims?|claimed|believes?|knows?|knew|hopes?|hoped|told|tells?|means?|so)\b/iu;

/** One person of whom the next "he" or "she" may be said. */
const SOMEBODY =
  /\b(?:mr|mrs|ms|miss|dr|sir|classmate|friend|mate|partner|neighbour|boy|girl|lad|student|pupil|teacher|ta|lsa|tutor|coach|captain|speaker|mum|dad|mother|father|brother|sister|nan|gran|uncle|aunt|cousin|somebody|someone|everyone|everybody|nobody|anyone)\b/iu;
/** Several of whom the next "they" may be said. */
const SEVERAL =
  /\b(?:others|classmates|friends|mates|peers|people|boys|girls|students|pupils|teachers|staff|team|group|class|parents|children|year \d+s|both|some|these|those|\p{L}{3,}s (?:are|were|have|do|can|could|need|lack|show))\b/iu;

/** Whether words name somebody who may have done what is told next. */
export function namesSomebody(words: string): boolean {
  return SOMEBODY.test(words) || SEVERAL.test(words) || /(?<!^)\b\p{Lu}\p{Ll}+/u.test(words);
}

const EXISTS = /^(?:is|was|are|were|has|have)$/iu;
const OWNERS = /^(?:his|her|their|the|this|these|most|all|both|some)$/iu;

/** "I'd", "she's". */
const CONTRACTED = /['’](?:d|s|ve|m|ll|re)$/u;

const WHEN = /^(?:when|whenever|once|if|since|after|before|although|though|while)$/iu;
const SUBJECTS = /^(?:he|she|they|I|we)$/u;

/** Whether what comes after a joint is a clause with a subject of its own: the pupil, the teacher, a thing that is named. */
function opensClause(
  first: string,
  next: string,
  joint: string,
  { first_name, pronouns }: Facts["student"],
): boolean {
  const set = pronounSet(pronouns);
  const lower = first.toLowerCase().replace(CONTRACTED, "");
  if (lower === set.they || first === first_name) return true;
  if (/^(?:I|we)$/u.test(first.replace(CONTRACTED, ""))) return true;
  if (lower === "there") return EXISTS.test(next);
  if (OWNERS.test(lower)) return true;
  // "So revise particle theory": what is to be done about it.
  // "But once he is up on stage he comes alive".
  if (WHEN.test(lower)) return SUBJECTS.test(next) || next === first_name;
  return joint === "so" && BASES.has(lower) && !ADJECTIVES.has(lower);
}

/** "Knows more than she shows, she needs to volunteer": two sentences with a comma between them. */
const SPLICED =
  /^(?!(?:having|in|at|with|for|on|by|to|despite|this|last|next|every|each|throughout|during|over|overall|also|however|now|then|recently|sadly|fortunately|again|from)\b)(?![^,]*\b(?:if|when|whenever|once|until|because|since|although|though|while|unless|after|before)\b(?! (?:september|october|november|december|january|february|march|april|may|june|july|christmas|easter|joining|half))[^,]*,)[^,]*, (?:(?:he|she|they|i|we) \p{L}|it (?:is|was|has|does|just|never)\b)/u;

/** Whether a sentence is two with a comma between them. */
export function isSpliced(sentence: string): boolean {
  return SPLICED.test(sentence.toLowerCase());
}

/** Whether "he", "she" or "they" after these words may be somebody else. */
export function isOpenWhom(head: string, first: string, { pronouns }: Facts["student"]): boolean {
  const set = pronounSet(pronouns);
  if (first.toLowerCase() !== set.they) return false;
  return SOMEBODY.test(head) || (set.plural && SEVERAL.test(head));
}

/** A clause of a piece, and whether it may belong into the clause before it, where that one is not understood. */
export type Clause = Segment & {
  governed: boolean;
  /** Whether it says what is to be done: "so revise particle theory". */
  orders: boolean;
};

/**
 * The clauses of a piece that have a subject of their own: "listens well, but she rarely speaks". What may belong into a
 * clause that begins with "if" or "says" is parted from it by a comma, and `governed`.
 */
export function clausesOf(
  text: string,
  segment: Segment,
  student: Facts["student"],
  /** A part of the note in which classmates have no name. */
  wordsOf: (from: number, to: number) => string,
): Clause[] {
  const own = text.slice(segment.from, segment.to);
  const clauses: Clause[] = [];
  let from = 0;
  let governed = false;
  let orders = false;
  for (const found of own.matchAll(JOINTS)) {
    const [, comma = "", joint = "", first = "", next = ""] = found;
    const head = own.slice(from, found.index);
    const governs = GOVERNS.test(head);
    const apart = comma !== "" || !(governs || /^(?:so|because)$/iu.test(joint));
    if (enclosed(own, found.index) || !apart) continue;
    if (!/\s/u.test(head.trim()) || !opensClause(first, next, joint.toLowerCase(), student))
      continue;
    const company = wordsOf(segment.from + from, segment.from + found.index);
    if (isOpenWhom(company, WHEN.test(first) ? next : first, student)) continue;
    clauses.push({ from: segment.from + from, to: segment.from + found.index, governed, orders });
    from = found.index + found[0].length;
    governed = governs || /^(?:so|because)$/iu.test(joint);
    orders = joint === "so" && BASES.has(first.toLowerCase());
  }
  clauses.push({ from: segment.from + from, to: segment.to, governed, orders });
  return clauses;
}
