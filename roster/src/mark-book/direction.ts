import { folded } from "@reportair/contract/finding.ts";
import { keyOf, toneOf } from "./words.ts";

/** What is said in words about a scale, and where it stands. */
export type Said = { where: string; text: string };

export type Direction = {
  best_first: boolean;
  /** A sentence that says why. */
  reason: string;
  /** Whether somebody has written it down, or everybody knows it. */
  stated: boolean;
};

/** Characters of a text that are looked through. */
const LONGEST = 400;

/** Which end of a scale is the better one, by what is written about it: "4 = excellent, 1 = poor", "1 is best". */
export function statedDirection(steps: readonly string[], said: readonly Said[]): Direction | null {
  for (const { where, text } of said) {
    const votes = votesIn(steps, text.slice(0, LONGEST));
    if (votes === 0) continue;
    const best = (votes > 0 ? steps[0] : steps.at(-1)) ?? "";
    const quoted = text.replaceAll(/\s+/gu, " ").trim();
    const shown = quoted.length > 90 ? `${quoted.slice(0, 90)}…` : quoted;
    return {
      best_first: votes > 0,
      reason: `${where} says “${shown}”: ${best.toUpperCase()} is best.`,
      stated: true,
    };
  }
  return null;
}

/** Above 0 where the first steps are called good or the last ones bad, below 0 the other way round. */
function votesIn(steps: readonly string[], text: string): number {
  const middle = (steps.length - 1) / 2;
  let votes = 0;
  for (const [step, tone] of namedSteps(steps, text)) {
    const side = middle - steps.indexOf(step);
    votes += Math.sign(side) * (tone === "good" ? 1 : -1);
  }
  return votes;
}

/** The steps that a text names, each with what it says beside them: behind "=" or before it, up to the next step. */
function namedSteps(
  steps: readonly string[],
  text: string,
): [step: string, tone: "good" | "bad"][] {
  const pattern = /(?<![\p{L}\p{N}])[\p{L}\d](?![\p{L}\p{N}'’])/gu;
  const places = [...text.matchAll(pattern)].flatMap((match) => {
    const step = keyOf(match[0]);
    // "a" and "i" are words too, unless they stand as a grade does.
    const word = /^[ai]$/u.test(match[0]);
    return steps.includes(step) && !word ? [{ step, at: match.index }] : [];
  });
  const named: [string, "good" | "bad"][] = [];
  for (const [index, { step, at }] of places.entries()) {
    const after = text.slice(at + 1, places[index + 1]?.at ?? text.length);
    const [close = ""] = after.split(/[,;.\n|]/u);
    const before = text.slice(
      places[index - 1] === undefined ? 0 : (places[index - 1]?.at ?? 0) + 1,
      at,
    );
    const beforeClose = before.split(/[,;.\n|]/u).at(-1) ?? "";
    // "1 (lowest) to 4": what stands before the 4 is said of the 1.
    const taken = index > 0 && /^\s*[(=:]/u.test(beforeClose);
    const tone = toneOf(close) ?? (folded(close) === "" && !taken ? toneOf(beforeClose) : null);
    if (tone !== null) named.push([step, tone]);
  }
  return named;
}

/** What a pupil has in a column, from 0 (the first step) to 1 (the last); null where there is nothing to compare. */
export type Places = readonly (number | null)[];

/** How much better those with the first steps do elsewhere: above 0 where the first step looks best. */
export function leaning(places: Places, better: Places): number | null {
  const pairs = places.flatMap((place, at) => {
    const other = better[at];
    return place === null || other === null || other === undefined ? [] : [[place, other] as const];
  });
  if (pairs.length < 6) return null;
  const mean = (of: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  let both = 0;
  let one = 0;
  let other = 0;
  for (const [a, b] of pairs) {
    both += (a - x) * (b - y);
    one += (a - x) ** 2;
    other += (b - y) ** 2;
  }
  return one === 0 || other === 0 ? null : -both / Math.sqrt(one * other);
}
