import { countWords, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { GenerationContext } from "../context.ts";
import type { SentencePlan } from "../document-planning/sentence-plan.ts";
import { bigramsOf } from "../lexical-choice/discourse-history.ts";
import { phrasesOf } from "../lexicon/banks.ts";
import type { Token } from "../lexicon/template.ts";
import { roughText } from "../lexicon/template.ts";

/** So many sentences in a row may begin with the student and "should", "could" or their like. */
const IN_A_ROW = 1;
/** Two pieces of advice that make one sentence are no longer than this together. */
const JOINED_WORDS = 22;
const LEAD_INS = 4;

const MODAL = /^ (?:should|could|can|may|might|will|would|ought)\b/u;
const JOINABLE = /^ (should|could|can|might) (?!also\b|not\b|be\b)/u;
/** Advice that begins with who gives it. */
const WISHES = /^(?:we would|it (?:would|could) (?:help|be useful))\b/u;
const NAMES_A_TIME =
  /\b(?:weeks?|weekly|terms?|half-term|lessons?|days?|daily|evenings?|holidays?|months?|weekends?|now|next|year|before|after|from|when|once)\b/u;

/** Whether advice says when it is to be followed. */
export function namesATime(tokens: readonly Token[]): boolean {
  return NAMES_A_TIME.test(roughText(tokens));
}

/** Ways to begin this advice otherwise, in random order. */
export function leadInsFor(
  context: GenerationContext,
  tokens: readonly Token[],
): readonly string[] {
  const text = roughText(tokens);
  if (modalOf(tokens) === null && !WISHES.test(text)) return [];
  const cells = NAMES_A_TIME.test(text)
    ? ["connectors/lead"]
    : ["connectors/lead", "connectors/lead in time"];
  return context.random
    .shuffle(cells.flatMap((cell) => phrasesOf(cell, context.year)))
    .map(({ source }) => source)
    .filter((lead) => context.styling.accepts(lead, false))
    .slice(0, LEAD_INS);
}

/** What follows the student as the first word of a sentence, where that is a modal verb. */
function modalOf([first, second]: readonly Token[]): string | null {
  if (first?.kind !== "reference" || first.form !== "subject" || second?.kind !== "text")
    return null;
  return MODAL.test(second.text) ? second.text : null;
}

/** "She could ask first. She could try again." as one sentence; null where they are too long or too involved. */
function joined(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const texts = [one, other].map(({ tokens }) => roughText(tokens));
  const plain = texts.every((text) => !/[,;:?]/u.test(text));
  const [first, second] = [modalOf(one.tokens), modalOf(other.tokens)].map(
    (modal) => JOINABLE.exec(modal ?? "")?.[1],
  );
  if (!plain || !first || !second || countWords(texts.join(" ")) > JOINED_WORDS) return null;
  if (texts[0]?.includes(" and ")) return null;
  const [, verb, ...rest] = other.tokens;
  const last = one.tokens.at(-1);
  if (verb?.kind !== "text" || last?.kind !== "text") return null;
  const onward = first === second ? verb.text.replace(JOINABLE, " ") : verb.text;
  return {
    ...one,
    tokens: [
      ...one.tokens.slice(0, -1),
      { kind: "text", text: last.text.replace(/\.$/u, " and") },
      { kind: "text", text: onward },
      ...rest,
    ],
    size: one.size + other.size,
  };
}

/** A tick and what it means make one sentence of at most so many words. */
const FLOWING_WORDS = 24;
const INVOLVED = /[,;:]|\b(?:and|but|although|while|because|so|yet)\b/u;

/** What stands round a plain statement involves nothing: "in class, …", "…, every time". */
const ROUND_IT = /^(?:in|during|throughout) [\p{L} ]{1,20},|, (?:every time|with few gaps)\b/u;
const THANKS = /^(?:well done|it is good|we)\b/u;
const STANDS_ALONE = /^(?:it is|that|such|well done|not)\b/u;

/** What a tick means may be said of it: "is always on time, which is much appreciated". */
const SAYS_OF_IT = /^this (?:is|does|deserves|gives|puts|can)\b/u;

/**
 * "She is always on time, and this habit is valued": what a tick means said in one breath with it; after "which" where
 * the one before it was joined by "and".
 */
function joinConsequence(
  one: SentencePlan,
  other: SentencePlan,
  byWhich: boolean,
): SentencePlan | null {
  if (one.sources.length !== 1 || other.sources.length !== 1) return null;
  const [source] = one.sources;
  if (source !== other.sources[0] || !one.valence || !other.optional) return null;
  // Two pieces of a note are two things seen: "asks good questions, and she needs to revise".
  if (!MAIN_FIELDS.some((field) => field === source)) return null;
  const texts = [one, other].map(({ tokens }) => roughText(tokens));
  const last = one.tokens.at(-1);
  if (texts.some((text) => INVOLVED.test(text.replace(ROUND_IT, ""))) || last?.kind !== "text")
    return null;
  // "Well done for this, and it is good to see" thanks twice.
  if (THANKS.test(texts[0] ?? "")) return null;
  // "Is proficient, and it is a good result": of what?
  if (STANDS_ALONE.test(texts[1] ?? "")) return null;
  // "Needs to be put right, and can put this right" says it twice.
  const [said, again] = texts.map(bigramsOf);
  if (said?.some((bigram) => again?.includes(bigram))) return null;
  if (countWords(texts.join(" ")) > FLOWING_WORDS) return null;
  const [first, ...rest] = other.tokens;
  if (byWhich && (first?.kind !== "text" || !SAYS_OF_IT.test(texts[1] ?? ""))) return null;
  const which = byWhich && first?.kind === "text";
  return {
    ...one,
    tokens: [
      ...one.tokens.slice(0, -1),
      { kind: "text", text: last.text.replace(/\.$/u, which ? ", which " : ", and ") },
      ...(which ? [{ ...first, text: first.text.replace(/^this /u, "") }, ...rest] : other.tokens),
    ],
    size: one.size + other.size,
  };
}

/** "She should" or "she needs to" at the head of a target, and the words after it; null for other sentences. */
function asked([who, first, second]: readonly Token[]): { by: string; rest: string } | null {
  if (who?.kind !== "reference" || who.form !== "subject") return null;
  if (first?.kind === "text") {
    const [by] = /^ should (?!not\b)/u.exec(first.text) ?? [];
    return by ? { by, rest: first.text.slice(by.length) } : null;
  }
  const [to] = second?.kind === "text" ? (/^to (?!be\b|stop\b)/u.exec(second.text) ?? []) : [];
  if (first?.kind !== "agree" || first.singular !== " needs " || second?.kind !== "text" || !to)
    return null;
  return { by: "needs to", rest: second.text.slice(to.length) };
}

/** Two targets of one note make one sentence of at most so many words. */
const TARGETS_WORDS = 18;

/** "Should work on graphs and label axes": two short targets of one note in one sentence. */
function joinTargets(one: SentencePlan, other: SentencePlan): SentencePlan | null {
  const ofOneNote = [one, other].every(
    ({ sources, calls }) =>
      calls === undefined && sources.length === 1 && sources[0] === "area_to_improve",
  );
  const [first, second] = [asked(one.tokens), asked(other.tokens)];
  const texts = [one, other].map(({ tokens }) => roughText(tokens));
  const last = one.tokens.at(-1);
  if (!ofOneNote || !first || !second || first.by !== second.by || last?.kind !== "text")
    return null;
  if (texts.some((text) => INVOLVED.test(text))) return null;
  if (countWords(texts.join(" ")) > TARGETS_WORDS) return null;
  const onward = second.by === "needs to" ? other.tokens.slice(3) : other.tokens.slice(2);
  return {
    ...one,
    tokens: [
      ...one.tokens.slice(0, -1),
      // "Work on graphs and on showing every step": the verb once.
      {
        kind: "text",
        text: `${last.text.replace(/\.$/u, "")} and ${/\bwork on\b/u.test(texts[0] ?? "") ? second.rest.replace(/^(\s*)work (?=on\b)/u, "$1") : second.rest}`,
      },
      ...onward,
    ],
    size: one.size + other.size,
  };
}

/** A paragraph in which two short targets of one note that stand side by side are one sentence. */
export function joinAims(group: readonly SentencePlan[]): SentencePlan[] {
  const result: SentencePlan[] = [];
  for (const plan of group) {
    const before = result.at(-1);
    const both = before && joinTargets(before, plan);
    if (both) result[result.length - 1] = both;
    else result.push(plan);
  }
  return result;
}

/**
 * A paragraph in which ticks are said in one breath with what they mean, two in a row now with "and", now with "which"
 * where they can be: a sentence such as "This is appreciated" reads as a stray one.
 */
export function joinConsequences(group: readonly SentencePlan[]): SentencePlan[] {
  const result: SentencePlan[] = [];
  let byAnd = NaN;
  for (const plan of group) {
    const at = result.length - 1;
    const before = result[at];
    const both =
      before &&
      ((byAnd === at - 1 && joinConsequence(before, plan, true)) ||
        joinConsequence(before, plan, false));
    if (!both) {
      result.push(plan);
      continue;
    }
    result[at] = both;
    byAnd = byAnd === at - 1 ? NaN : at;
  }
  return result;
}

/** The word that a sentence begins with; null where that is the student, who is called now one thing and now another. */
function firstWord(plan: SentencePlan | undefined): string | null {
  const [first] = plan?.tokens ?? [];
  return first?.kind === "text" ? (/^\p{L}+/u.exec(first.text)?.[0] ?? null) : null;
}

/**
 * A paragraph in which advice does not drone: where more than two sentences in a row would begin with the student and a
 * modal verb, or three with one word, two short ones are joined or one begins otherwise. `said` are the beginnings that
 * the report has had.
 */
export function varyAdvice(group: readonly SentencePlan[], said: Set<string>): SentencePlan[] {
  const result: SentencePlan[] = [];
  let row = 0;
  for (const plan of group) {
    row = modalOf(plan.tokens) === null ? 0 : row + 1;
    const before = result.at(-1);
    const word = firstWord(plan);
    const third = word !== null && [before, result.at(-2)].every((one) => firstWord(one) === word);
    if ((row <= IN_A_ROW && !third) || !before || !plan.leadIns) {
      result.push(plan);
      continue;
    }
    const both = !third && before.leadIns && joined(before, plan);
    if (both) {
      result[result.length - 1] = both;
      row = IN_A_ROW;
      continue;
    }
    // A lead goes on from other advice on the matter, not from a passage or from what was seen.
    const onward = before.leadIns && before.position.matter === plan.position.matter;
    const lead = onward ? plan.leadIns.find((each) => !said.has(each)) : undefined;
    if (lead) {
      said.add(lead);
      result.push({
        ...plan,
        tokens: [{ kind: "text", text: `${lead}, ` }, ...plan.tokens],
      });
      row = 0;
    } else result.push(plan);
  }
  return result;
}
