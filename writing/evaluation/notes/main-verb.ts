import type { Token } from "./sentence-tokens.ts";
import { isAdverb } from "./sentence-tokens.ts";
import { HELPS_MANY, HELPS_ONE, PAST } from "./verb-forms.ts";

const SUBJECTS: ReadonlySet<string> = new Set(
  "he she they we i it there this that these those who what which one nothing nobody everybody everyone somebody someone each all some most both many much few others".split(
    " ",
  ),
);
const PLURALS: ReadonlySet<string> = new Set(
  "they we i you who that which people children staff others both all these those many few some men women pupils parents".split(
    " ",
  ),
);
/** Opens a clause of its own, whose verb is not the sentence's. */
const OPENS: ReadonlySet<string> = new Set(
  "that which who when where because how what if although though while whenever wherever whether unless until why whose".split(
    " ",
  ),
);
const SMALL: ReadonlySet<string> = new Set(
  "in on at of with for to by from like about after before under over".split(" "),
);
const JOINS: ReadonlySet<string> = new Set("and or but between than as nor".split(" "));
const BEINGS: ReadonlySet<string> = new Set(
  "be been being is are was were get gets got getting having has have had".split(" "),
);
/** Verbs that need nothing after them and that are no noun of school life. */
const ENDS_SENTENCE: ReadonlySet<string> = new Set("wander vary differ suffer improve".split(" "));
const DETERMINERS: ReadonlySet<string> = new Set(
  "a an the his their my our your its to no every".split(" "),
);

/** Names and things: what may be the subject of a verb that follows. */
function isNominal(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (!token) return false;
  const { word, text, tags } = token;
  if (SUBJECTS.has(word) || names.has(word)) return true;
  if (HELPS_ONE.has(word) || HELPS_MANY.has(word) || isAdverb(token)) return false;
  if (at > 0)
    return tags.has("Noun") || tags.has("Gerund") || text !== word || word.endsWith("ing");
  if (word.endsWith("ing")) return true;
  if (PAST.has(word) || word.endsWith("ed")) return false;
  const next = tokens[1];
  if (!next) return false;
  const goesOn = HELPS_ONE.has(next.word) || HELPS_MANY.has(next.word) || OPENS.has(next.word);
  return (
    tags.has("Noun") || goesOn || token.stops || (/[^s]s$/u.test(next.word) && !tags.has("Verb"))
  );
}

function lastBefore(tokens: readonly Token[], at: number): Token | undefined {
  let before = at - 1;
  while (before >= 0 && isAdverb(tokens[before] as Token)) before--;
  return tokens[before];
}

/** Contracted: "she's", "Jack's a star". */
function isContracted(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const { word = "" } = tokens[at] ?? {};
  if (/'(?:m|re|ve|d|ll)$/u.test(word)) return true;
  if (!word.endsWith("'s")) return false;
  if (/^(?:he|she|it|that|there|what|who|here)'s$/u.test(word)) return true;
  const next = tokens[at + 1];
  return (
    names.has(word.slice(0, -2)) &&
    next !== undefined &&
    (/^(?:an?|the|not|been)$/u.test(next.word) || isAdverb(next))
  );
}

/** "shows" in "Dialogue shows character faster": told by what follows, where the tagger takes it for a noun. */
function isHiddenVerb(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  if (!after || !/[^s]s$/u.test(tokens[at]?.word ?? "")) return false;
  if (DETERMINERS.has(after.word) && after.word !== "to") return true;
  return tokens[at - 1]?.word === "to" || tokens.slice(at + 1).some(({ word }) => word === "than");
}

function isPast(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const { word = "", tags } = tokens[at] ?? {};
  const before = lastBefore(tokens, at);
  if (before && (BEINGS.has(before.word) || DETERMINERS.has(before.word))) return false;
  const after = tokens[at + 1];
  if (after?.word === "by") return /^(?:improved|progressed|rose)$/u.test(word);
  if (PAST.has(word))
    return after !== undefined || !/^(?:saw|felt|set|cut|rose|ground)$/u.test(word);
  // "Megan choreographed a trio": a name before it and a thing after it, whatever the tagger makes of it.
  const done = names.has(before?.word ?? "") && DETERMINERS.has(after?.word ?? "");
  return word.endsWith("ed") && (done || tags?.has("PastTense") === true);
}

function isPresent(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const { word = "", tags } = tokens[at] ?? {};
  const before = lastBefore(tokens, at);
  if (!before || DETERMINERS.has(before.word) || before.tags.has("Value")) return false;
  const verb = tags?.has("PresentTense") === true || tags?.has("Verb") === true;
  if (/[^s]s$|sses$/u.test(word)) {
    if (names.has(before.word)) return true;
    if (at === tokens.length - 1 && before.word.endsWith("ing")) return false;
    return (verb && !before.tags.has("Adjective")) || isHiddenVerb(tokens, at);
  }
  // "Paragraphs wander", "Skye's paragraphs wander".
  if (
    tokens.length <= 3 &&
    at === tokens.length - 1 &&
    /[^s]s$/u.test(before.word) &&
    ENDS_SENTENCE.has(word)
  )
    return true;
  if (!verb || word.endsWith("ing") || at === tokens.length - 1) return false;
  const joined = tokens.slice(0, at).some((token) => token.word === "and");
  const head = tokens.slice(0, 3).find(({ tags: own }) => own.has("Noun"));
  if (head && /[^s]s$|^people$/u.test(head.word) && !head.word.endsWith("'s")) return true;
  return PLURALS.has(before.word) || /[^s]s$/u.test(before.word) || joined;
}

/** Whatever it is: no adverb and no small word. */
function canCarry(token: Token): boolean {
  const { word } = token;
  return !isAdverb(token) && !SMALL.has(word) && !JOINS.has(word) && !HELPS_ONE.has(word);
}

/** A verb with person and time, in a place where such a verb may stand. */
function isFinite(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (!token) return false;
  if (isContracted(tokens, at, names)) return true;
  const subject = tokens.slice(0, at).some((_, before) => isNominal(tokens, before, names));
  const previous = tokens[at - 1];
  const helps = HELPS_ONE.has(token.word) || HELPS_MANY.has(token.word);
  if (helps) {
    // "the will to finish", "the May exams"
    const named = token.text !== token.word && at > 0;
    if (named || DETERMINERS.has(tokens[at - 1]?.word ?? "")) return false;
    const after = tokens[at + 1];
    if (at > 0 && after !== undefined && SUBJECTS.has(after.word)) return true;
    return subject || (previous !== undefined && canCarry(previous));
  }
  // The first verb of a clause does not follow "and", "of" or the like.
  if (previous && (SMALL.has(previous.word) || JOINS.has(previous.word))) return false;
  return subject && (isPast(tokens, at, names) || isPresent(tokens, at, names));
}

/** "because of", "how to", "while doing" and "that kind" open none. */
function opensClause(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || token.stops) return false;
  if (/^(?:of|to)$/u.test(next.word) || next.word.endsWith("ing")) return false;
  // "When asked about it, he shrugs": what follows "when" has no verb with a subject.
  if (/^(?:when|if|once|unless|though|although)$/u.test(token.word) && next.word.endsWith("ed"))
    return false;
  if (token.word !== "that") return true;
  const before = tokens[at - 1];
  if (before && SMALL.has(before.word)) return false;
  return !(before === undefined || before.stops) || !isFinite(tokens, at + 1, names);
}

/** Whether a verb with a subject carries the sentence, outside its clauses with "that", "when" and so on. */
export function hasMainVerb(tokens: readonly Token[], names: ReadonlySet<string>): boolean {
  let open = 0;
  for (const [at, { word }] of tokens.entries()) {
    if (OPENS.has(word) && !names.has(word) && opensClause(tokens, at, names)) open++;
    else if (isFinite(tokens, at, names)) {
      if (open === 0) return true;
      open--;
    }
  }
  return false;
}
