import { folded } from "@reportair/contract/finding.ts";
import type { ColumnKind } from "./mark-book.ts";
import { isCommentHeading, isNoteHeading, meaningUnder, type Meaning } from "./headings.ts";
import { countIn } from "./numbers.ts";
import { familyOf, keyOf, saysNothing, synonymIn } from "./words.ts";

/** What a column's cells are, and the words around them. */
export type Given = {
  heading: string;
  /** What stands over several headings. */
  group: string;
  /** Lines under the heading, and the comment on it. */
  hints: readonly string[];
  cells: readonly string[];
  /** Keys that the book has for all of its columns: "B = best effort, C = consistent". */
  keys: readonly string[];
};

export type Scale = {
  kind: ColumnKind;
  what: string;
  steps: readonly string[];
  out_of: number | null;
  /** Letters and words of which everybody knows the better end. */
  clear: boolean;
  /** The better end is the last step, where it is clear. */
  best_last?: boolean;
};

/** Said of a few words that no scale here has: what each means, only the teacher knows. */
export const OWN_WORDS = "your school’s own words";
/** Most different words of such a column; more are no scale. */
const MOST_WORDS = 8;

const OTHER: Scale = { kind: "other", what: "", steps: [], out_of: null, clear: false };

/** "1-4", "A to E", "E/G/S/U". */
const RANGE =
  /(?:^|[^\p{L}\p{N}])([\p{L}\d])\s*(?:-|–|—|\bto\b|\.\.)\s*([\p{L}\d])(?![\p{L}\p{N}%])/iu;
const LIST = /(?:^|[^\p{L}\p{N}])((?:\p{L}{1,2}\s*[/,|]\s*){2,6}\p{L}{1,2})(?![\p{L}\p{N}])/u;

/** The scale of a column. */
export function scaleOf(given: Given): Scale {
  const values = given.cells.map((cell) => cell.trim()).filter((cell) => !saysNothing(cell));
  const meaning = meaningUnder(given.group, given.heading);
  if (values.length === 0) return { ...OTHER, what: "nothing in it" };
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  const stated = statedSteps(given);
  if (isLates(given, meaning, counts) && stated === null) {
    if (most(values, (value) => countIn(value) !== null))
      return { ...OTHER, kind: "count", what: "a count" };
  }
  const family = familyInWords(stated, counts) ?? familyOf(counts);
  // "Good" under "Comments" is what the teacher has to say, where no field is named.
  const isSaid = meaning === undefined && isCommentHeading(given.heading);
  if (family !== null && !isSaid)
    return {
      ...OTHER,
      kind: "steps",
      what: saidSteps(family.steps),
      steps: family.steps,
      clear: true,
    };
  if (isText(values, counts) || isShortNotes(given.heading, meaning, values))
    return {
      ...OTHER,
      kind: "text",
      what: `${values.length} ${values.length === 1 ? "note" : "notes"}`,
    };
  return (
    keyedLetters(given.keys, counts) ??
    shareOf(given, values, meaning) ??
    stepsOf(given, values, counts, stated, meaning) ??
    marksOf(values, meaning) ??
    lettersOf(counts) ??
    ownWords(values, counts)
  );
}

function ownWords(values: readonly string[], counts: ReadonlyMap<string, number>): Scale {
  const few = counts.size <= MOST_WORDS && most(values, (value) => /\p{L}/u.test(value));
  return few ? { ...OTHER, what: OWN_WORDS } : OTHER;
}

/** The letters of a key, in its order, where they are letters of the school's own and the cells are among them. */
function keyedLetters(keys: readonly string[], counts: ReadonlyMap<string, number>): Scale | null {
  for (const key of keys) {
    const steps = [...key.matchAll(/(?:^|, )(\p{L}) = /gu)].map(([, letter = ""]) => keyOf(letter));
    // A, B, C and so on are everybody's.
    const sorted = steps.toSorted();
    if (sorted[0] === "a" && inSequence(sorted)) continue;
    const here = [...counts.keys()].filter((value) => steps.includes(value)).length;
    if (steps.length > 2 && new Set(steps).size === steps.length && here > counts.size / 2)
      return { ...OTHER, kind: "steps", what: saidSteps(steps), steps };
  }
  return null;
}

/** The scale of letters that the heading names, where the cells are of it. */
function familyInWords(stated: readonly string[] | null, counts: ReadonlyMap<string, number>) {
  const family = stated === null ? null : familyOf(new Map(stated.map((step) => [step, 1])));
  if (family === null || family.steps.length !== stated?.length) return null;
  let known = 0;
  let total = 0;
  for (const [key, count] of counts) {
    total += count;
    if (family.steps.includes(key)) known += count;
  }
  return known >= total * 0.6 ? family : null;
}

const most = (values: readonly string[], test: (value: string) => boolean) =>
  values.filter(test).length >= values.length * 0.7;

/** Pieces of work that were not handed in are counted as lates are. */
const MISSED = /\b(?:miss(?:ed|ing)|late|lates|not done|not handed in|non.?sub\w*|incomplete)\b/iu;

function isLates(
  given: Given,
  meaning: Meaning | undefined,
  counts: ReadonlyMap<string, number>,
): boolean {
  const { heading, hints } = given;
  const said = hints.some((hint) =>
    /\b(?:lates?|times|count|number|no of|how many|missing|missed)\b/iu.test(hint),
  );
  if (said) return true;
  if (meaning?.kind !== "field") return false;
  if (meaning.field === "homework" && MISSED.test(heading)) return true;
  const numbers = [...counts.keys()].filter((key) => /^\d+$/u.test(key)).map(Number);
  const tallies = [...counts.keys()].some((key) => /^(?:l+|i{2,})$/u.test(key));
  const highest = Math.max(0, ...numbers);
  if (meaning.field === "punctuality") return tallies || numbers.includes(0) || highest > 5;
  // Behaviour in numbers beyond a scale is points, of which the fewer are the better as a rule.
  if (meaning.field === "behaviour" && meaning.rank === 0)
    return outOfIn(given) === null && (highest > 9 || (numbers.includes(0) && highest > 4));
  return meaning.rank === 3 && numbers.length > 0;
}

/** The steps that a heading or a line under it names. */
function statedSteps({ heading, hints }: Given): string[] | null {
  for (const text of [...hints, heading]) {
    const list = LIST.exec(text.slice(0, 200))?.[1];
    if (list !== undefined) {
      const steps = list.split(/[/,|]/u).map((step) => keyOf(step));
      if (new Set(steps).size === steps.length) return steps;
    }
    const letters = /^\s*\(?([A-Z]{3,6})\)?\s*$/u.exec(text)?.[1];
    if (
      letters !== undefined &&
      familyOf(new Map(Array.from(letters.toLowerCase()).map((one) => [one, 1]))) !== null &&
      hints.includes(text)
    )
      return Array.from(letters.toLowerCase());
    const [, from, to] = RANGE.exec(text.slice(0, 200)) ?? [];
    if (from === undefined || to === undefined) continue;
    const steps = between(from.toLowerCase(), to.toLowerCase());
    if (steps !== null) return steps;
  }
  return null;
}

function between(from: string, to: string): string[] | null {
  const numbers = /^\d\d$/u.test(from + to);
  const letters = /^[a-h][a-h]$/u.test(from + to);
  if (!numbers && !letters) return null;
  const [low, high] = [from.charCodeAt(0), to.charCodeAt(0)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  if (high - low < 1 || high - low > 8) return null;
  return Array.from({ length: high - low + 1 }, (_, at) => String.fromCharCode(low + at));
}

/** "17/25", "17 out of 25". */
const FRACTION = /^\d{1,4}(?:\.\d+)?\s*(?:\/|out of)\s*\d{1,4}$/iu;

/** Whether a heading that names a field or a grade is of words about it: "Behaviour comment", "Target". */
const isSaidOf = (heading: string) => isCommentHeading(heading) || /\btargets?\b/iu.test(heading);

/** A word or two under a heading of what somebody writes: "Spelling" under "EBI". */
function isShortNotes(
  heading: string,
  meaning: Meaning | undefined,
  values: readonly string[],
): boolean {
  const isNote = meaning === undefined ? isNoteHeading(heading) : isSaidOf(heading);
  if (!isNote) return false;
  return values.filter((value) => /\p{L}{3}/u.test(value)).length >= values.length * 0.5;
}

function isText(given: readonly string[], counts: ReadonlyMap<string, number>): boolean {
  const values = given.filter((value) => !FRACTION.test(value));
  if (values.length < given.length * 0.5) return false;
  const long = values.filter(
    (value) => value.length > 24 || folded(value).split(" ").length > 3,
  ).length;
  const words = values.filter((value) => /\p{L}{3}.* .*\p{L}{2}/u.test(value)).length;
  return (
    long >= values.length * 0.3 ||
    (words >= values.length * 0.5 && counts.size > Math.min(6, values.length / 2))
  );
}

/** Marks and per cent. */
function shareOf(
  given: Given,
  values: readonly string[],
  meaning: Meaning | undefined,
): Scale | null {
  const percent = values.filter((value) => /%\s*$/u.test(value)).length;
  const said = [given.heading, ...given.hints].some((text) =>
    /%|\bper ?cent\b|\bpc\b/iu.test(text),
  );
  const numbers = values
    .filter((value) => /^\d{1,4}(?:[.,]\d+)?$/u.test(value))
    .map((value) => Number(value.replace(",", ".")));
  const highest = Math.max(0, ...numbers);
  if (percent >= values.length * 0.5 || (said && numbers.length > 0 && highest <= 100)) {
    // 0.62 is how a sheet without its format has 62 %.
    const shares =
      percent === 0 && highest <= 1 && numbers.some((number) => number > 0 && number < 1);
    return { ...OTHER, kind: "share", what: "per cent", out_of: shares ? 1 : 100 };
  }
  const fractions = values.filter((value) => FRACTION.test(value));
  const outOf = outOfIn(given);
  if (fractions.length >= values.length * 0.5) {
    const whole = Number(/(\d+)\s*$/u.exec(fractions[0] ?? "")?.[1] ?? 0);
    return { ...OTHER, kind: "share", what: `out of ${whole}`, out_of: outOf ?? whole };
  }
  const steps =
    meaning?.kind === "asked" ||
    (meaning?.kind === "field" && meaning.field !== "homework" && meaning.field !== "level");
  if (outOf !== null && !(steps && outOf <= 9 && Number.isInteger(highest)) && numbers.length > 0)
    return { ...OTHER, kind: "share", what: `out of ${outOf}`, out_of: outOf };
  return null;
}

/** "out of 40", "/25", "(30)", a bare number in the line under the headings. */
function outOfIn({ heading, hints }: Given): number | null {
  for (const text of hints) {
    const number = /^\s*(?:out of|\/|max:?|total:?|\()?\s*(\d{1,3})\s*(?:marks?|\))?\s*$/iu.exec(
      text,
    )?.[1];
    if (number !== undefined && Number(number) > 1) return Number(number);
  }
  const number = /(?:\/|out of|\()\s*(\d{1,3})\s*(?:marks?)?\)?\s*$/iu.exec(heading)?.[1];
  return number === undefined || Number(number) < 2 ? null : Number(number);
}

/** Small whole numbers as steps. */
function stepsOf(
  { heading }: Given,
  values: readonly string[],
  counts: ReadonlyMap<string, number>,
  stated: readonly string[] | null,
  meaning: Meaning | undefined,
): Scale | null {
  if (stated !== null) {
    const known = values.filter(
      (value) => stated.includes(keyOf(value)) || stated.includes(baseOf(keyOf(value))),
    ).length;
    if (known >= values.length * 0.5) {
      const letters = !/^\d/u.test(stated[0] ?? "");
      return { ...OTHER, kind: "steps", what: saidSteps(stated), steps: stated, clear: letters };
    }
  }
  const numbers = [...counts.keys()]
    .map(baseOf)
    .filter((key) => /^\d$/u.test(key))
    .map(Number);
  const held = values.filter((value) => /^\d$/u.test(baseOf(keyOf(value)))).length;
  if (held < values.length * 0.5 || numbers.length === 0) return null;
  const high = Math.max(...numbers);
  const low = Math.min(...numbers);
  if (meaning?.kind === "field" && meaning.field === "level" && (high > 4 || isGcse(heading))) {
    const steps = counts.has("u") ? ["u", ...numbersTo(9)] : numbersTo(9);
    const what = withSigns("9 to 1", counts, steps);
    return { ...OTHER, kind: "steps", what, steps, clear: true, best_last: true };
  }
  // Pieces of homework are counted further than steps go.
  if (meaning?.kind === "field" && meaning.field === "homework" && high > 5) return null;
  const scale = meaning?.kind === "field" || meaning?.kind === "asked";
  // Marks of a small test are marks, and of homework it is counted how much there is.
  const isStep = scale && (meaning.kind === "asked" || meaning.field !== "homework");
  if (low === 0 && !(isStep && high <= 4)) return null;
  if (meaning?.kind === "marks" && meaning.rank > 0) return null;
  if (!scale && high > 7) return null;
  // The worst step is often nobody's.
  const steps = low === 0 ? ["0", ...numbersTo(high)] : numbersTo(Math.max(4, high));
  return { ...OTHER, kind: "steps", what: saidSteps(steps), steps };
}

/** Where a third of the cells have a sign behind the step, the signs are part of the scale. */
function withSigns(
  what: string,
  counts: ReadonlyMap<string, number>,
  steps: readonly string[],
): string {
  let total = 0;
  let signed = 0;
  for (const [key, count] of counts) {
    total += count;
    if (!steps.includes(key) && steps.includes(baseOf(key))) signed += count;
  }
  return signed > total / 3 ? `${what}, with + and −` : what;
}

/** Grades that run from 9 to 1, whatever the highest of a class is. */
const isGcse = (heading: string) => /\b(?:grade|grades|gcse|wag|cwg)\b/iu.test(heading);

const numbersTo = (high: number) => Array.from({ length: high }, (_, at) => String(at + 1));

/** Numbers of which nobody has said how many there are to have. */
function marksOf(values: readonly string[], meaning: Meaning | undefined): Scale | null {
  const numbers = values.filter((value) => /^\d{1,4}(?:[.,]\d+)?(?:\/\d+)?$/u.test(value));
  if (numbers.length < values.length * 0.7) return null;
  if (meaning?.kind === "aside") return null;
  const highest = Math.max(...numbers.map((value) => Number.parseFloat(value)));
  // Of nought, one and two the most is two.
  const whole = [
    highest > 0 && highest < 5 ? Math.ceil(highest) : 5,
    10,
    15,
    20,
    25,
    30,
    40,
    50,
    60,
    70,
    80,
    100,
    120,
    150,
    200,
  ].find((each) => each >= highest);
  return {
    ...OTHER,
    kind: "share",
    what: whole === undefined ? "marks" : `marks, out of ${whole}?`,
    out_of: whole ?? Math.ceil(highest),
  };
}

/** A to E and its like, with or without signs behind. */
function lettersOf(counts: ReadonlyMap<string, number>): Scale | null {
  let total = 0;
  let held = 0;
  const bases = new Set<string>();
  for (const [key, count] of counts) {
    total += count;
    const base = baseOf(key);
    if (!/^(?:[a-g]|u|a\*)$/u.test(base)) continue;
    held += count;
    bases.add(base);
  }
  if (held < total * 0.7 || bases.size === 0) return null;
  const letters = [...bases].filter((base) => /^[a-g]$/u.test(base));
  const last = letters.toSorted().at(-1) ?? "a";
  const end = Math.max("d".charCodeAt(0), last.charCodeAt(0));
  const steps = Array.from({ length: end - 96 }, (_, at) => String.fromCharCode(97 + at));
  if (bases.has("a*")) steps.unshift("a*");
  if (bases.has("u")) steps.push("u");
  const what = withSigns(saidSteps(steps), counts, steps);
  return { ...OTHER, kind: "steps", what, steps, clear: true };
}

/** The step without a sign behind it. */
export function baseOf(key: string): string {
  return key === "a*" ? key : key.replace(/\s?[+\-−–=]+$/u, "");
}

/** Which step a cell is on; -1 where that is for the teacher to say. */
export function stepOf(steps: readonly string[], key: string): number {
  return synonymIn(steps, key);
}

/** "1 to 4", "A to E", "E, G, S, U", "Always to Rarely". */
export function saidSteps(steps: readonly string[]): string {
  const shown = steps.map(shownKey);
  const [first = "", last = ""] = [shown[0], shown.at(-1)];
  const row = shown.every((step) => step.length === 1) && !inSequence(steps);
  return row ? shown.join(", ") : `${first} to ${last}`;
}

const inSequence = (steps: readonly string[]) =>
  steps.every(
    (step, at) => at === 0 || step.charCodeAt(0) - (steps[at - 1] ?? "").charCodeAt(0) === 1,
  );

/** A key as people write it. */
export function shownKey(key: string): string {
  return key.length <= 2 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1);
}
