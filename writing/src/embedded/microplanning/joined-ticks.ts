import { isSmallPraise } from "../content-selection/valence.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { roughText } from "../lexicon/template.ts";
import {
  ASKS,
  beginsWithStudent,
  isPlainText,
  joinClauses,
  joinNeighbours,
  joinReason,
  joinTemper,
  joinTick,
  sharesStem,
  tickOf,
  withEnding,
  wordsOf,
} from "./joined-notes.ts";

/** Two ticks make one sentence of at most so many words. */
const TWO_TICKS_WORDS = 20;
/** The second of two ticks may say what comes of it: "and is always on time, which is much appreciated". */
const WITH_WHICH = /, which\b[^,;:]*$/u;
/** The ticks that a teacher says in one breath. */
const IN_ONE_BREATH: ReadonlySet<string> = new Set([
  "level participation",
  "behaviour punctuality",
]);

/** The ticks that are said in one breath where they are alike: all well, or none. */
const ALIKE_IN_ONE_BREATH: ReadonlySet<string> = new Set([
  "participation behaviour",
  "behaviour homework",
  "punctuality homework",
]);

/** "Behaves well and is always on time", "behaves well but is frequently late": two ticks of which nothing more is said. */
function joinTwoTicks(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const pair = `${tickOf(one)} ${tickOf(other)}`;
  const likewise = one.valence === other.valence && ALIKE_IN_ONE_BREATH.has(pair);
  if (!likewise && !IN_ONE_BREATH.has(pair)) return null;
  if (!one.valence || !other.valence || one.calls !== undefined || other.calls !== undefined)
    return null;
  const texts = [one, other].map(({ tokens }) => roughText(tokens));
  const [first = "", second = ""] = texts;
  if (!isPlainText(first) || !isPlainText(second.replace(WITH_WHICH, ""))) return null;
  if (!beginsWithStudent(other) || sharesStem(texts)) return null;
  if (wordsOf(one, other) > TWO_TICKS_WORDS || /^well done\b/u.test(first)) return null;
  // What asks for something ends a sentence.
  if (ASKS.test(first)) return null;
  const alike =
    one.valence === other.valence || isSmallPraise(tickOf(other), other.valence, second);
  const word = alike ? " and" : " but";
  const same = beginsWithStudent(one);
  const begun = withEnding(one.tokens, same ? word : `,${word} `);
  if (!begun) return null;
  return {
    ...one,
    valence: one.valence === other.valence ? one.valence : undefined,
    sources: [...one.sources, ...other.sources],
    tokens: [...begun, ...(same ? other.tokens.slice(1) : other.tokens)],
    size: one.size + other.size,
  };
}

/** Three ticks make one sentence of at most so many words. */
const THREE_TICKS_WORDS = 22;

/** "Behaves well, is always on time and hands in all homework": three good ticks, plainly said of the student. */
function joinThreeTicks(three: readonly SentencePlan[]): SentencePlan | null {
  const [one, two, last] = three;
  if (!one || !two || !last || wordsOf(...three) > THREE_TICKS_WORDS) return null;
  const fits = three.every((plan) => {
    const field = tickOf(plan);
    const text = roughText(plan.tokens);
    return (
      field !== null &&
      field !== "level" &&
      plan.valence === "high" &&
      plan.calls === undefined &&
      beginsWithStudent(plan) &&
      isPlainText(text) &&
      !ASKS.test(text)
    );
  });
  const shared = [[one, two] as const, [two, last] as const, [one, last] as const].some((pair) =>
    sharesStem(pair.map(({ tokens }) => roughText(tokens))),
  );
  const [first, second] = [withEnding(one.tokens, ","), withEnding(two.tokens, " and")];
  if (!fits || shared || !first || !second) return null;
  return {
    ...one,
    sources: three.flatMap(({ sources }) => sources),
    tokens: [...first, ...second.slice(1), ...last.tokens.slice(1)],
    size: one.size + two.size + last.size,
  };
}

/** A paragraph in which three short ticks that stand side by side and are well are one sentence. */
function joinThree(group: readonly SentencePlan[]): SentencePlan[] {
  for (let at = 0; at + 2 < group.length; at++) {
    const both = joinThreeTicks(group.slice(at, at + 3));
    if (both) return [...group.slice(0, at), both, ...group.slice(at + 3)];
  }
  return [...group];
}

/**
 * A paragraph that flows: a tick is one sentence with the first thing that its note says of it, or with its neighbour,
 * and so are two short things that a note says of what is the student's.
 */
export function joinTicks(group: readonly SentencePlan[]): SentencePlan[] {
  const withNotes = [joinClauses, joinTemper, joinTick, joinReason].reduce(joinNeighbours, [
    ...group,
  ]);
  return joinNeighbours(joinThree(withNotes), joinTwoTicks);
}
