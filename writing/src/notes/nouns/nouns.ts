// What the reader knows of nouns: one list for all that asks about them.
import { MASSES } from "./masses.ts";
import { GROUPS, PEOPLE } from "./people.ts";
import { AWARDS, FAULTS, HAD_ONE, SHOWN_MASS } from "./qualities.ts";
import { EVENTS, OBJECTS, OTHERS, PLACES, PLURAL_ONLY, TERMS } from "./things.ts";
import { DEEDS, MADE, PERFORMED, TEXTS, WORK_MASS } from "./works.ts";

/** What a noun stands for. A word may be several: a "model" is made, and somebody. */
export type NounKind =
  | "person"
  | "group"
  | "text"
  | "made"
  | "performed"
  | "deed"
  | "work"
  | "quality"
  | "gift"
  | "fault"
  | "award"
  | "event"
  | "place"
  | "object"
  | "term"
  | "several"
  | "mass";

/** The lists of nouns with what they stand for; the words of the last three kinds but one are not counted. */
const LISTS: readonly (readonly [NounKind, ReadonlySet<string>])[] = [
  ["person", PEOPLE],
  ["group", GROUPS],
  ["text", TEXTS],
  ["made", MADE],
  ["performed", PERFORMED],
  ["deed", DEEDS],
  ["gift", HAD_ONE],
  ["fault", FAULTS],
  ["award", AWARDS],
  ["event", EVENTS],
  ["place", PLACES],
  ["object", OBJECTS],
  ["term", TERMS],
  ["term", OTHERS],
  ["work", WORK_MASS],
  ["quality", SHOWN_MASS],
  ["mass", MASSES],
  ["several", PLURAL_ONLY],
];
const UNCOUNTED_KINDS: ReadonlySet<NounKind> = new Set(["work", "quality", "mass", "several"]);

/** A set of kinds as a number, one bit for each. */
const BITS = new Map<NounKind, number>(
  [...new Set(LISTS.map(([kind]) => kind))].map((kind, at) => [kind, 1 << at]),
);
function bitsOf(kinds: readonly NounKind[]): number {
  let bits = 0;
  for (const kind of kinds) bits |= BITS.get(kind) ?? 0;
  return bits;
}
const COUNTED = bitsOf([...BITS.keys()].filter((kind) => !UNCOUNTED_KINDS.has(kind)));
const MASS = bitsOf(["work", "quality", "mass"]);

const NOUNS = new Map<string, number>();
for (const [kind, words] of LISTS)
  for (const word of words) NOUNS.set(word, (NOUNS.get(word) ?? 0) | bitsOf([kind]));

const IRREGULAR: Readonly<Record<string, string>> = {
  children: "child",
  men: "man",
  women: "woman",
  halves: "half",
  leaves: "leaf",
  knives: "knife",
  shelves: "shelf",
  loaves: "loaf",
  scarves: "scarf",
  feet: "foot",
  teeth: "tooth",
  criteria: "criterion",
  hypotheses: "hypothesis",
  theses: "thesis",
  analyses: "analysis",
  synopses: "synopsis",
  axes: "axis",
  matrices: "matrix",
  vertices: "vertex",
  nuclei: "nucleus",
  crises: "crisis",
};

/** The forms in which there are several of a noun. */
function severalOf(one: string): string[] {
  if (/[^aeiou]y$/u.test(one)) return [`${one.slice(0, -1)}ies`];
  if (one.endsWith("o")) return [`${one}s`, `${one}es`];
  return [/(?:s|x|z|ch|sh)$/u.test(one) ? `${one}es` : `${one}s`];
}

// Looked up as they stand: a reading asks for its nouns again and again.
const ones = [...NOUNS];
for (const [one, bits] of ones)
  if ((bits & COUNTED) !== 0)
    for (const several of severalOf(one))
      if (!NOUNS.has(several)) NOUNS.set(several, bits & COUNTED);
for (const [several, one] of Object.entries(IRREGULAR))
  NOUNS.set(several, (NOUNS.get(several) ?? 0) | ((NOUNS.get(one) ?? 0) & COUNTED));

function bitsFor(lower: string): number {
  const known = NOUNS.get(lower);
  if (known !== undefined) return known;
  // "Bird-box", "self-portrait": of the kind that its last word is.
  const dash = lower.lastIndexOf("-");
  return dash > 0 && !lower.startsWith("self-") ? bitsFor(lower.slice(dash + 1)) : 0;
}

/** Whether a noun, or what it is several of, is of one of some kinds. */
export function isOfKind(lower: string, ...kinds: readonly NounKind[]): boolean {
  return (bitsFor(lower) & bitsOf(kinds)) !== 0;
}

/** Whether there may be one of a noun and several; false for what is not known. */
export function isCounted(lower: string): boolean {
  return (bitsFor(lower) & COUNTED) !== 0;
}

/** Whether a noun may stand for what is not counted: "homework", "experience"; false for what is not known. */
export function isMass(lower: string): boolean {
  return ((NOUNS.get(lower) ?? 0) & MASS) !== 0;
}

/** Whether all that a noun, or what it is several of, may stand for is of some kinds; false for what is not known. */
export function isOnlyOfKind(lower: string, ...kinds: readonly NounKind[]): boolean {
  const bits = bitsFor(lower);
  return bits !== 0 && (bits & ~bitsOf(kinds)) === 0;
}
