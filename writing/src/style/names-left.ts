import { STUDENT_PLACEHOLDER } from "../privacy/redact.ts";
import { ACRONYMS } from "../privacy/names/school-words.ts";
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { WORD_NAMES } from "../privacy/names/word-names.ts";
import { fold } from "../privacy/fold.ts";
import type { PersonName } from "../privacy/person-name.ts";
import { inCompany } from "../privacy/surroundings.ts";
import { tokenise, type Token } from "../privacy/tokens.ts";
import { isCommonWord, isKnownName } from "../privacy/words.ts";
import { isOfReports } from "./report-words.ts";
import { isSubjectWord } from "./subjects.ts";

const VERB =
  /^(?:is|was|has|had|does|did|should|would|could|can|must|needs|(?:is|was|has|does|did|could|would|should)nt|cant|wont|[a-z]{3,}(?:[^s]s|ed)|always|often|never|also)$/u;
const ARTICLE = /^(?:the|a|an|our|this|these|his|her|their|my|your|no)$/u;
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december)$/u;
const TIME_BEFORE = /^(?:in|by|since|until|last|next|this|early|late|during|from|of|the)$/u;

type Known = ReadonlySet<string>;

/** Whether a word of all reports stands for somebody: "Hope is", "Hope's", "well done, Hope", not "Hope she", "in May". */
function isCalled(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.shape === "lower") return false;
  if (!isOfReports(token.key)) return true;
  const joined = after?.key === "and" && tokens[at + 2]?.shape !== "lower";
  // "Hope – Geography", "Hope, you are", or the name alone on its line.
  const apart = /^\s*(?:[–—|,:-]|\n)/u.test(after?.gap ?? "\n");
  if (token.opens) return token.possessive || joined || apart || VERB.test(after?.key ?? "");
  return !TIME_BEFORE.test(before?.key ?? "");
}

/** Whether a name without its capital is meant: "I think sorrel could", "robin has", "well done fern", not "the robin". */
function isTypedSmall(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || isOfReports(token.key)) return false;
  if (!isCommonWord(token.key)) return true;
  const bare =
    token.opens || !/^(?:the|a|an|his|her|their|this|that|every|of|in)$/u.test(before?.key ?? "");
  const called = /^(?:done|teach|teaching|taught|wish|encourage|see|help)$/u.test(
    before?.key ?? "",
  );
  return bare && (called || token.possessive || VERB.test(after?.key ?? ""));
}

/** Whether a word that is what the pupil is called stands for the pupil here. */
function isPupil(tokens: readonly Token[], at: number, own: Known): boolean {
  const token = tokens[at];
  if (token === undefined || !own.has(token.key)) return false;
  return token.shape === "lower" ? isTypedSmall(tokens, at) : isCalled(tokens, at);
}

/** Whether a capital that nothing else explains stands where only somebody can: "Bramble and {PUPIL}", "with Storm". */
function isPerson(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || token.shape !== "capital" || token.key.length < 3) return false;
  if (isSubjectWord(token.key) || isOfReports(token.key)) return false;
  if (PUBLIC_WORDS.has(token.key) || ACRONYMS.has(token.key.toUpperCase())) return false;
  const nameLike = WORD_NAMES.has(token.key) || isKnownName(token.key) || !isCommonWord(token.key);
  const ours = (other: Token | undefined) => other?.key === "pupil" && other.shape === "upper";
  const paired =
    (after?.key === "and" && ours(tokens[at + 2])) ||
    (before?.key === "and" && ours(tokens[at - 2]));
  if (paired) return true;
  if (/^[\p{Lu}]$/u.test(before?.key.toUpperCase() ?? "") && /^\.? ?$/u.test(token.gap))
    return before?.shape === "capital" && before.key !== "i" && before.key !== "a";
  if (token.opens) return nameLike && (token.possessive || VERB.test(after?.key ?? ""));
  if (inCompany({ tokens, at })) return true;
  // Any other capital by itself names somebody or somewhere; several are a title, and "the Globe" is a thing.
  const alone = [before, after].every((other) => other?.shape !== "capital" || other.opens);
  return alone && !ARTICLE.test(before?.key ?? "") && !DAY.test(token.key);
}

/**
 * A text whose known names are out, with what is left of the pupil and of others taken out too: by their places in it,
 * and `others` (in small letters) wherever a capital shows that they are meant.
 */
export function namesLeft(
  text: string,
  pupil: PersonName | null,
  others: readonly string[],
): string {
  const own = new Set(
    [pupil?.first_name ?? "", pupil?.last_name ?? ""]
      .map((name) => fold(name).replaceAll("'", ""))
      .filter((key) => key.length > 1),
  );
  const people = new Set(others.filter((key) => key.length > 2));
  const marks = [...text.matchAll(/\{[A-Z]+(?:_\d+)?\}/gu)];
  const inMarks = new Set(
    marks.flatMap(({ index, 0: mark }) =>
      Array.from({ length: mark.length - 1 }, (_, step) => index + 1 + step),
    ),
  );
  const tokens = tokenise(text);
  let count = Math.max(0, ...marks.map(([mark]) => Number(/_(\d+)/u.exec(mark)?.[1] ?? 0)));
  const numbers = new Map<string, number>();
  let rest = "";
  let last = 0;
  for (const [at, token] of tokens.entries()) {
    if (inMarks.has(token.start)) continue;
    const mine = isPupil(tokens, at, own);
    const known = people.has(token.key) && isCalled(tokens, at);
    if (!mine && !known && !isPerson(tokens, at)) continue;
    if (!mine && !numbers.has(token.key)) numbers.set(token.key, ++count);
    const mark = mine ? STUDENT_PLACEHOLDER : `{NAME_${numbers.get(token.key) ?? 0}}`;
    rest += text.slice(last, token.start) + mark;
    last = token.end;
  }
  return (rest + text.slice(last)).replaceAll(/\{PUPIL\}(?: \{PUPIL\})+/gu, STUDENT_PLACEHOLDER);
}
