import { hasMainVerb } from "./main-verb.ts";
import type { Token } from "./sentence-tokens.ts";
import { isAdverb, tokensOf } from "./sentence-tokens.ts";
import { DONE_TO, HELPS_MANY, HELPS_ONE, NO_END, NO_THING, PAST } from "./verb-forms.ts";

const SUBJECTS: ReadonlySet<string> = new Set(["he", "she", "they", "we", "i"]);
const ONE: ReadonlySet<string> = new Set(["he", "she"]);
const TWICE_ALLOWED: ReadonlySet<string> = new Set(["had", "that", "her", "very"]);
const ARTICLES: ReadonlySet<string> = new Set(["the", "a", "an"]);
/** Spelt with a vowel and spoken without, and the other way round. */
const AFTER_A = /^(?:uni(?!m|n)|use|usu|util|eu|one\b|once|ubiq|u-|uk)/u;
const AFTER_AN =
  /^(?:hour|honest|honou?r|heir|8|11\b|18|[fhlmnrsx](?:[-.\d]|$)|(?:mri|hgv|nhs|mp|sos|ngo|lsa|hlta)\b)/u;

/** What is wrong with the verb that follows a pronoun as subject; empty where nothing is. */
function afterPronoun(tokens: readonly Token[], subject: number): string {
  const pronoun = tokens[subject]?.word ?? "";
  let at = subject + 1;
  while (tokens[at] && isAdverb(tokens[at] as Token) && !PAST.has(tokens[at]?.word ?? "")) {
    if (tokens[at]?.word === "not" && at === subject + 1) return `"${pronoun} not"`;
    if (tokens[at]?.word === "well") return `"${pronoun} well"`;
    at++;
  }
  const verb = tokens[at];
  if (!verb || tokens[at - 1]?.stops)
    return at === subject + 1 ? `nothing follows "${pronoun}"` : "";
  const { word, text } = verb;
  if (text !== word && pronoun !== "i" && text.length > 2) return `"${pronoun} ${text}"`;
  if (["and", "or", "who", "themselves", "himself", "herself", "whose", "that"].includes(word))
    return "";
  const helps = ONE.has(pronoun) ? HELPS_ONE : HELPS_MANY;
  const others = ONE.has(pronoun) ? HELPS_MANY : HELPS_ONE;
  if (helps.has(word) || (pronoun === "i" && ["am", "was"].includes(word))) return "";
  if (others.has(word)) return `"${pronoun} ${word}"`;
  if (PAST.has(word) || word.endsWith("ed"))
    return partOfPassive(tokens, at) ? `"${pronoun} ${word}"` : "";
  if (DONE_TO.has(word) || NO_THING.has(word) || word === "be") return `"${pronoun} ${word}"`;
  if (word.endsWith("ing")) return `"${pronoun} ${word}"`;
  const third = /(?:[^s]s|sses)$/u.test(word);
  if (ONE.has(pronoun)) return third ? "" : `"${pronoun} ${word}"`;
  return third && !/^(?:focus|discuss|process|canvas|bias)$/u.test(word)
    ? `"${pronoun} ${word}"`
    : "";
}

/** "removed from lesson": nobody is told who removed whom. */
function partOfPassive(tokens: readonly Token[], at: number): boolean {
  const { word = "", stops = false } = tokens[at] ?? {};
  if (!DONE_TO.has(word)) return false;
  const next = tokens[at + 1];
  return stops || !next || /^(?:from|by|to|for|at|in|twice|once|of|as|with)$/u.test(next.word);
}

/** A pronoun is no subject where a verb that helps stands before it ("nor has she") or it is named ("than she"). */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !SUBJECTS.has(token.word)) return false;
  if (token.word === "i" && token.text !== "I") return false;
  if (!before) return true;
  if (HELPS_ONE.has(before.word) || HELPS_MANY.has(before.word)) return false;
  return !["than", "as"].includes(before.word) || tokens[at + 1] !== undefined;
}

function verbProblems(tokens: readonly Token[]): string[] {
  const problems: string[] = [];
  for (const at of tokens.keys()) {
    if (!isSubject(tokens, at)) continue;
    const problem = afterPronoun(tokens, at);
    if (problem !== "") problems.push(problem);
  }
  return problems;
}

/** "needs to" with no bare verb after it. */
function infinitiveProblems(tokens: readonly Token[]): string[] {
  const problems: string[] = [];
  for (const [at, { word }] of tokens.entries()) {
    if (!/^(?:needs?|ought|wants?|aims?)$/u.test(word) || tokens[at + 1]?.word !== "to") continue;
    let next = at + 2;
    while (tokens[next] && isAdverb(tokens[next] as Token)) next++;
    const verb = tokens[next];
    const after = tokens[next + 1]?.word ?? "";
    if (!verb) problems.push(`"${word} to" has no verb`);
    else if (verb.word === "set" && /^\d/u.test(after)) problems.push(`"${word} to set ${after}"`);
    else if (
      tokens[next - 1]?.word === "first" &&
      /^(?:hand|up)$/u.test(verb.word) &&
      after === "up"
    ) {
      problems.push(`"${word} to first hand up"`);
    } else if (notBare(verb)) problems.push(`"${word} to ${verb.word}"`);
  }
  return problems;
}

const HELPS_BARE =
  /^(?:can|could|will|would|shall|should|may|might|must|does|did|cannot|(?:ca|could|wo|would|should|must|does|did|do)n't)$/u;

/** "must works", "should to": what helps is followed by a bare verb. */
function helperProblems(tokens: readonly Token[]): string[] {
  const problems: string[] = [];
  for (const [at, { word, text }] of tokens.entries()) {
    const before = tokens[at - 1];
    if (!HELPS_BARE.test(word) || text !== word || !before || NO_HELPER_AFTER.has(before.word))
      continue;
    let next = at + 1;
    while (tokens[next] && isAdverb(tokens[next] as Token)) next++;
    const verb = tokens[next];
    if (!verb || tokens[next - 1]?.stops) continue;
    const bent =
      /(?:ed|[^s]s)$/u.test(verb.word) && verb.tags.has("Verb") && !bareLooking(verb.word);
    if (bent || (verb.word === "to" && /^(?:should|must|will|would|could)/u.test(word)))
      problems.push(`"${word} ${verb.word}"`);
  }
  return problems;
}

const NO_HELPER_AFTER: ReadonlySet<string> = new Set([
  "the",
  "a",
  "an",
  "free",
  "her",
  "his",
  "their",
  "in",
]);

const BARE_IN_S =
  /^(?:focus|discuss|process|express|pass|miss|assess|address|stress|dress|guess|press|possess|progress|access|cross|toss|confess|impress|witness|is|canvas)$/u;

/** Bare verbs that end as if they were not. */
function bareLooking(word: string): boolean {
  return (
    BARE_IN_S.test(word) ||
    /^(?:bring|sing|ring|fling|swing|cling|proceed|succeed|exceed|need|heed|feed|speed|embed|shed|bleed|breed)$/u.test(
      word,
    )
  );
}

function notBare({ word, tags }: Token): boolean {
  if (NO_THING.has(word) && !/^(?:have|do)$/u.test(word)) return true;
  if (HELPS_ONE.has(word) || /^\d/u.test(word)) return true;
  if (/(?:ing|ed)$/u.test(word) && !bareLooking(word)) return true;
  if (word.endsWith("s") && !BARE_IN_S.test(word)) return true;
  return (
    tags.has("Adjective") &&
    !tags.has("Verb") &&
    !/^(?:round|complete|clear|slow|calm|free|open|secure)$/u.test(word)
  );
}

/** "an A in chemistry": a capital inside the sentence. */
function isGrade(tokens: readonly Token[], at: number): boolean {
  return at > 0 && /^A[*+-]?$/u.test(tokens[at]?.text ?? "");
}

const THINGS_TOO: ReadonlySet<string> = new Set(
  "help work support practice rest care focus push challenge use control respect trust hope interest time praise run talk play set put read cut hit let become come aim plan shape influence access".split(
    " ",
  ),
);

/** "needs revise", "has improve": a bare verb where there can be none. */
function bareProblems(tokens: readonly Token[]): string[] {
  const problems: string[] = [];
  for (const [at, { word }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!/^(?:needs|has)$/u.test(word) || !next?.tags.has("Infinitive")) continue;
    if (!THINGS_TOO.has(next.word)) problems.push(`"${word} ${next.word}"`);
  }
  return problems;
}

/** Words that do not go together, whatever the sentence. */
function pairProblems(tokens: readonly Token[], names: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!next || token.stops || isGrade(tokens, at) || isGrade(tokens, at + 1)) continue;
    // "Will will do well", "Rose rose to it"
    if (names.has(token.word) && token.text !== token.word && next.text === next.word) continue;
    const pair = `"${token.word} ${next.word}"`;
    if (token.word === next.word && !TWICE_ALLOWED.has(token.word)) problems.push(pair);
    else if (ARTICLES.has(token.word) && NO_THING.has(next.word) && !isNamed(token, next))
      problems.push(pair);
    else if (
      /^(?:Mr|Mrs|Ms|Miss)$/u.test(token.text) &&
      /^(?:a|she|he|they|her|his|him)$/u.test(next.word)
    )
      problems.push(pair);
    else if (
      /^(?:his|their|my|our)$/u.test(token.word) &&
      NO_THING.has(next.word) &&
      next.word !== "to" &&
      !isNamed(token, next)
    )
      problems.push(pair);
    else if (token.word === "her" && at === 0 && NO_THING.has(next.word)) problems.push(pair);
    else if (/^(?:a|an)$/u.test(token.word) && wrongArticle(token.word, next)) problems.push(pair);
    else if (
      /^(?:a|an)$/u.test(token.word) &&
      next.word === "classmate" &&
      /^(?:estuary|motion|unit)$/u.test(tokens[at + 2]?.word ?? "")
    )
      problems.push(pair);
  }
  return problems;
}

/** "the Will", "an A", "the May exams": a capital makes a name or a grade of it. */
function isNamed(article: Token, { text, word }: Token): boolean {
  if (article.word === "a" && word === "while") return true;
  return text !== word || (article.word === "the" && /^(?:will|can|might|must)$/u.test(word));
}

function wrongArticle(article: string, { text, word }: Token): boolean {
  const grade = /^[A-Z][*+-]?$|^[A-Z]{2,}/u.test(text);
  if (grade) return article !== (/^[AEFHILMNORSX]/u.test(text) ? "an" : "a") && text.length <= 2;
  if (AFTER_AN.test(word)) return article === "a";
  if (AFTER_A.test(word)) return article === "an";
  return article !== (/^[aeiou]/u.test(word) ? "an" : "a");
}

/** What is wrong before any word is looked at. */
function formProblems(sentence: string): string[] {
  const problems: string[] = [];
  if (!/^["“'‘(]?(?:\p{Lu}|\d)/u.test(sentence)) problems.push("begins without a capital");
  if (!/[.!?…]["”'’)]?$/u.test(sentence)) problems.push("ends without a stop");
  if (
    /\s[,.;:!?](?:\s|$)|,[.;,]|;[.,;]|:[.;,]|[^.]\.\.(?!\.)|\s{2}|[!?.],/u.test(
      sentence.replace(/\b(?:e\.g|i\.e|etc)\.,/gu, "so"),
    )
  )
    problems.push("marks of punctuation");
  if (/^V\.? /u.test(sentence)) problems.push("begins with V");
  if (/[{}[\]<>]|undefined|NaN|\bnull\b/u.test(sentence)) problems.push("a placeholder");
  for (const [opens, closes] of ["“”", "()"].map((both) => both.split(""))) {
    if (sentence.split(opens as string).length !== sentence.split(closes as string).length)
      problems.push("quotes or brackets");
  }
  if ((sentence.match(/"/gu)?.length ?? 0) % 2 === 1) problems.push("quotes or brackets");
  if (/\b(?:WWW|EBI|NB)\b|\b(?:www|ebi)\b|^(?:Target|Next step|To improve)\s*[:-]/u.test(sentence))
    problems.push("a label");
  if (
    /\b(?:is|was) (?:his|her|their) (?:not\b|(?:works|is|was|has) )|\b(?:is|was) (?:he|she|they) (?:\p{Ll}+ed|won|led|is|has)\b/u.test(
      sentence,
    )
  ) {
    problems.push("a sentence in the place of a thing");
  }
  if (/\b(?:minutes|hours|days) (?:is|are) (?:late|on)\b/u.test(sentence))
    problems.push("minutes that are late");
  if (/\bbut\b(?:\W+\w+){0,4}\W+but\b/iu.test(sentence)) problems.push("but … but");
  if (
    /\b(?:is|are|was|were|be) (?:he|she|they) (?!\w+(?:ed|ing)\b)(?:to|and|is|was)\b/u.test(
      sentence,
    )
  )
    problems.push("a pronoun too many");
  if (/\b(?:he|she|they) (?:he|she|they)\b/iu.test(sentence)) problems.push("two pronouns");
  if (/\b(?:very|really|so) (?:very|v|v\.)\s/iu.test(sentence)) problems.push("very very");
  if (/\bto to\b|\bof of\b|\bfor to\b/iu.test(sentence)) problems.push("two small words");
  return problems;
}

function wholeProblems(tokens: readonly Token[], names: ReadonlySet<string>): string[] {
  const [first] = tokens;
  if (!first) return ["nothing in it"];
  const problems: string[] = [];
  const greets = /^(?:thank you|well done|congratulations)$/u.test(
    `${first.word} ${tokens[1]?.word}`.replace(/^congratulations .*/u, "congratulations"),
  );
  if (!greets && !hasMainVerb(tokens, names)) problems.push("no verb with a subject");
  const second = tokens[1]?.word ?? "";
  const helps = HELPS_ONE.has(first.word) || HELPS_MANY.has(first.word);
  if (helps && !names.has(first.word) && !SUBJECTS.has(second) && !names.has(second)) {
    problems.push("begins with a verb");
  }
  const last = tokens.at(-1)?.word ?? "";
  if (NO_END.has(last) && !/^A\*?$/u.test(tokens.at(-1)?.text ?? ""))
    problems.push(`ends in "${last}"`);
  return problems;
}

/**
 * What is wrong with a finished sentence as English: an ear of its own that shares nothing with what made the sentence.
 * Quotations are not looked into.
 */
export function sentenceProblems(sentence: string, names: readonly string[] = []): string[] {
  const tokens = tokensOf(sentence);
  const known = new Set(names.map((name) => name.toLowerCase()));
  return [
    ...formProblems(sentence),
    ...wholeProblems(tokens, known),
    ...verbProblems(tokens),
    ...infinitiveProblems(tokens),
    ...helperProblems(tokens),
    ...bareProblems(tokens),
    ...pairProblems(tokens, known),
  ];
}
