import { folded } from "@reportair/contract/finding.ts";

/** Cells that say that there is nothing: absent, not set, not applicable. */
const NOTHING: ReadonlySet<string> = new Set(
  "abs|absent|abst|n/a|na|n.a.|n.a|n/s|ns|n/e|not set|not applicable|not entered|not assessed|no mark|no data|nil return|exempt|exc|excused|ill|sick|medical|new|left|leaver|tbc|tba|?|-|--|–|—|.|…|...|\\|#n/a|#div/0!|#ref!|#value!|#name?|#num!|#null!|#error!|isolation|suspended|excluded|off|away|school trip|trip|music|n/k|unknown".split(
    "|",
  ),
);

/** Whether a cell says that there is nothing; an empty one does. */
export function saysNothing(cell: string): boolean {
  const text = cell.normalize("NFKC").trim().toLowerCase();
  return text === "" || NOTHING.has(text);
}

/** Scales of words and of letters for them, each best first; the words of one step are separated by a bar. */
const FAMILIES: readonly (readonly string[])[] = [
  ["outstanding", "good", "requires improvement|ri", "inadequate"],
  ["o", "g", "ri", "i"],
  ["o", "g", "r", "i"],
  [
    "excellent|exceptional|exemplary",
    "good",
    "satisfactory|sat|acceptable|ok|okay|fair|average",
    "unsatisfactory|unsat|unacceptable|poor|cause for concern|concern|inconsistent|weak",
  ],
  [
    "excellent|exceptional|exemplary|outstanding",
    "very good|v good",
    "good",
    "satisfactory|sat|acceptable|fair|average",
    "unsatisfactory|unsat|unacceptable|poor|weak",
  ],
  [
    "excellent|exceptional|exemplary|outstanding",
    "good",
    "inconsistent|mixed|variable|needs improvement|could improve",
    "poor|unsatisfactory|unacceptable|concern|cause for concern",
  ],
  ["excellent", "good", "poor"],
  ["e", "g", "s", "u"],
  ["e", "g", "s", "p"],
  ["e", "g", "i", "u"],
  ["e", "g", "i", "p"],
  ["e", "v", "g", "s", "u"],
  ["e", "vg", "g", "s", "u"],
  [
    "always|consistently|all of the time",
    "usually|often|mostly|most of the time|frequently",
    "sometimes|occasionally|some of the time",
    "rarely|seldom|hardly ever|never|not often",
  ],
  [
    "always|consistently",
    "usually|often|mostly|frequently",
    "sometimes|occasionally",
    "rarely|seldom|hardly ever",
    "never",
  ],
  ["a", "u", "s", "r"],
  ["a", "u", "s", "n"],
  ["a", "m", "s", "r"],
  ["a", "m", "s", "n"],
  ["a", "o", "s", "r"],
  ["a", "o", "s", "n"],
  ["c", "m", "s", "n"],
  ["advanced", "proficient|secure", "developing", "below expectations|below|emerging|beginning"],
  [
    "mastered|mastery|mastering|extending",
    "secure|secured",
    "developing",
    "emerging|beginning|entering",
  ],
  ["m", "s", "d", "e"],
  ["s", "d", "e"],
  [
    "exceeding|exceeded|well above|greater depth|gds|above expected|above expectations",
    "meeting|met|expected|at expected|secure|on track|exs|as expected|above",
    "working towards|towards|wts|approaching|developing|below|below expected",
    "well below|not meeting|not met|emerging|significantly below|bls|pks",
  ],
  [
    "above|above expected|above target|above expectations|exceeding",
    "expected|on track|on target|at|as expected|meeting",
    "below|below expected|below target|working towards|below expectations",
  ],
  ["gds", "exs", "wts"],
  ["high", "medium|middle|average", "low"],
  ["h", "m", "l"],
  ["very high", "high", "medium|average", "low", "very low"],
  ["green", "amber|yellow|orange", "red"],
  ["gold", "silver", "bronze"],
  ["g", "a", "r"],
  ["distinction*|d*", "distinction", "merit", "pass", "fail|unclassified|near pass"],
  ["d*", "d", "m", "p", "u"],
  ["++", "+", "=", "-", "--"],
  ["+", "=", "-"],
  [
    "very active|active|actively|highly engaged|active participant",
    "engaged|occasional|sometimes|occasionally participates",
    "passive|disengaged|reluctant|passive observer",
  ],
  [
    "always on time|on time|punctual|prompt",
    "occasionally late|sometimes late",
    "frequently late|often late",
    "chronically late|always late|persistently late",
  ],
  [
    "consistently completed|all completed|complete|completed|always completed|all",
    "mostly completed|most completed|most",
    "sometimes completed|some completed|partly|partial|some|incomplete",
    "never completed|not completed|none|missing|not done",
  ],
  ["excellent behaviour", "good behaviour", "acceptable behaviour", "unacceptable behaviour"],
];

type Family = { steps: readonly string[]; place: ReadonlyMap<string, number> };

const READ: readonly Family[] = FAMILIES.map((family) => ({
  steps: family.map((step) => keyOf(step.split("|")[0] ?? "")),
  place: new Map(family.flatMap((step, at) => step.split("|").map((word) => [keyOf(word), at]))),
}));

/** A cell as scales compare it: in any case, without blanks around it. Signs stay, as they can be the value. */
export function keyOf(cell: string): string {
  const written = cell
    .normalize("NFKC")
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, " ")
    .trim();
  const text = wordBehind(written) ?? written;
  if (saysNothing(text)) return text.toLowerCase();
  if (/^\d+(?:\.0+)?$/u.test(text)) return String(Number(text));
  const words = folded(text);
  // "B+" and "d*" are not B and d.
  return words === "" || /^[\p{L}\d]{1,3}\s?[-+*=]+$/u.test(text) || /\d/u.test(text)
    ? text.toLowerCase()
    : words;
}

/** "1 - Excellent", "4 (Good)": a step that is written with its word is called by it. */
function wordBehind(cell: string): string | undefined {
  const step =
    /^(?:\d[.)] ?|[\d\p{L}](?: ?[=:] ?| [-–—] | ?\((?=.*\)$)))(\p{L}[\p{L} ]{2,30})\)?$/u;
  return step.exec(cell)?.[1];
}

/**
 * The scale that these keys are of: where most of them stand in one family, with what stands for each of its steps. Of
 * several the one that knows most of them, then the shortest.
 */
export function familyOf(counts: ReadonlyMap<string, number>): { steps: string[] } | null {
  const total = sum(counts.values());
  let best: { family: Family; known: number; distinct: number } | null = null;
  for (const family of READ) {
    const here = [...counts].filter(([key]) => family.place.has(key));
    const known = sum(here.map(([, count]) => count));
    const distinct = new Set(here.map(([key]) => family.place.get(key))).size;
    if (distinct < 2 && !(distinct === 1 && known === total && (here[0]?.[0].length ?? 0) > 2))
      continue;
    if (known < total * 0.6) continue;
    // Two words of one step, where another scale has a step for each, are of that other scale.
    const better =
      best === null ||
      known > best.known ||
      (known === best.known && distinct > best.distinct) ||
      (known === best.known &&
        distinct === best.distinct &&
        family.steps.length < best.family.steps.length);
    if (better) best = { family, known, distinct };
  }
  if (best === null) return null;
  const { family } = best;
  // The step is called as most cells of it are.
  return {
    steps: family.steps.map((step, at) => {
      const here = [...counts].filter(([key]) => family.place.get(key) === at);
      return here.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? step;
    }),
  };
}

/** The step of a scale that a word means, where the scale is of words and the cell has another word of the same step. */
export function synonymIn(steps: readonly string[], key: string): number {
  const at = steps.indexOf(key);
  if (at >= 0) return at;
  for (const { place } of READ) {
    const places = steps.map((step) => place.get(step));
    const wanted = place.get(key);
    if (wanted !== undefined && places.every((one, index) => one === index)) return wanted;
  }
  return -1;
}

const GOOD =
  /\b(?:best|excellent|outstanding|exceptional|exemplary|highest|top|high|very good|always|strong|strongest|great|exceeding|mastery|superb)\b/u;
const BAD =
  /\b(?:worst|poor|inadequate|unacceptable|unsatisfactory|lowest|low|very poor|never|rarely|weak|weakest|cause for concern|concern|serious|bad|well below|minimal)\b/u;

/** Whether a text is about the good end, about the bad one, or says neither. */
export function toneOf(text: string): "good" | "bad" | null {
  const words = folded(text);
  const bad = BAD.test(words);
  if (bad === GOOD.test(words)) return null;
  return bad ? "bad" : "good";
}

const sum = (numbers: Iterable<number>) => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};
