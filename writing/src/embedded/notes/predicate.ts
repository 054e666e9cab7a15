import type { Token } from "../lexicon/template.ts";
import { joinTexts } from "../lexicon/template.ts";
import type { Fragment, Reading } from "./reading.ts";
import { noteTokens } from "./tokens.ts";
import { BASES, GERUNDS, PASTS, PURE_PARTICIPLES, THIRD_PERSON, gerundOf } from "./verbs.ts";
import {
  AFTER_BASE,
  AUXILIARIES,
  DETERMINERS,
  LINKING,
  NOUN_OR_BASE,
  NOUN_OR_VERB,
  PREPOSITIONS,
  STATES,
  SUBORDINATORS,
} from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isAdjective, isAdverb, textOf } from "./words.ts";

export const BE: Token = { kind: "agree", singular: "is ", plural: "are " };
const HAVE: Token = { kind: "agree", singular: "has ", plural: "have " };
const WAS: Token = { kind: "agree", singular: "was ", plural: "were " };

function predicate(lead: Token | null, tokens: Token[] | null): Fragment | null {
  return tokens && { form: "predicate", tokens: joinTexts(lead ? [lead, ...tokens] : tokens) };
}

/** Whether a phrase ends before this word: nothing, a preposition, a conjunction or an adverb. */
export function endsPhrase(word: Word | undefined): boolean {
  if (!word) return true;
  const { lower } = word;
  return (
    PREPOSITIONS.has(lower) ||
    SUBORDINATORS.has(lower) ||
    ["this", "last", "all", "each", "every", "and", "but", "or", "enough", "most"].includes(
      lower,
    ) ||
    (isAdverb(word) && !isAdjective(word))
  );
}

function isDescription(word: Word): boolean {
  return isAdjective(word) || STATES.has(word.lower);
}

/** Where a row of adjectives ends that begins here: "polite, kind and very helpful to" ends before "to". */
export function afterDescriptions(words: readonly Word[], from: number): number {
  let at = from;
  while (at < words.length) {
    const word = words[at] as Word;
    if (isDescription(word)) at++;
    else if (
      ["and", "but", "or", "yet"].includes(word.lower) &&
      words.slice(at + 1).some(isDescription) &&
      describesNext(words, at + 1)
    )
      at++;
    else if (isAdverb(word) && at + 1 < words.length && isDescription(words[at + 1] as Word)) at++;
    else break;
  }
  return at;
}

function describesNext(words: readonly Word[], from: number): boolean {
  let at = from;
  while (at < words.length && isAdverb(words[at] as Word) && !isDescription(words[at] as Word))
    at++;
  const word = words[at];
  return word !== undefined && isDescription(word);
}

/** "Often off task", "a bit chatty", "on time", "a pleasure to teach", "top of the class". */
const IDIOM_STATE =
  /^(?:(?:always|often|never|usually|mostly|rarely|sometimes|not|quite|still|frequently|now) )*(?:on task|off task|on time|on track|a bit (?!of )|a little |hit and miss|a bit hit and miss|in the top |the first to |up to date|spot on|captain of |head of |vice-captain of |part of |at ease |a pleasure|a joy|a delight|a credit|an asset|an absolute |a real (?!\w+ (?:for|in|of|to)\b)|a bit of a |predicted (?:a |an |grade ))/u;
const WAS_STATE = /^(?:top of|first in|second in|third in|winner of|runner-up in|player of)\b/u;
/** "A real talent for drawing" is what the student has, not what the student is. */
const GIFT =
  /^(?:an? )?(?:(?:real|great|natural|clear|genuine|good|keen|obvious|strong|lovely|true) )?(?:talent|gift|flair|eye|ear|passion|feel|instinct|aptitude) (?:for|in)\b/u;
function articleFor(phrase: string): string {
  return /^[aeio]/u.test(phrase) ? "an " : "a ";
}
const GOT = /^(?:\d+ ?%|full marks|top marks|grade [a-z0-9]\b)/u;
const SCORED = /^(?:\d+ ?%|\d+ out of \d+|full marks|top marks)\s+(?:in|on|for)\b/u;

/** What the homework itself may be said to have been: "often started well and left unfinished". */
const OF_HOMEWORK =
  /^(?:(?:often|sometimes|usually|rarely|always|never|mostly|frequently|generally|not always|not) )*(?:on time|up to date|started|begun|left|handed in|completed|done|finished|rushed|copied|forgotten|submitted|missing|late|incomplete|unfinished|patchy|untidy|neat|thorough|excellent|overdue|well presented)\b/u;

/** "Completed the extension tasks" says what the student did; "handed in early every week" what the homework was. */
function startsObject(word: Word | undefined): boolean {
  if (!word || endsPhrase(word) || isAdjective(word) || isAdverb(word)) return false;
  return word.lower !== "every" && word.lower !== "each";
}

function readHomework(words: readonly Word[], name: string): Fragment | null {
  const match = OF_HOMEWORK.exec(textOf(words).toLowerCase());
  const next = match ? words[match[0].trim().split(/\s+/u).length] : undefined;
  if (!match || startsObject(next)) return null;
  const tokens = noteTokens(words, name, false);
  if (!tokens) return null;
  return {
    form: "clause",
    tokens: joinTexts([
      { kind: "pronoun", form: "their" },
      { kind: "text", text: " homework is " },
      ...tokens,
    ]),
  };
}

function readPast(words: readonly Word[], at: number, name: string): Fragment | null {
  const lead = words[at] as Word;
  const next = words[at + 1];
  const tokens = () => noteTokens(words, name, true);
  if (lead.lower === "left" && /^(?:un\w+|incomplete)$/u.test(next?.lower ?? "")) return null;
  if (PURE_PARTICIPLES.has(lead.lower) && !PASTS.has(lead.lower)) {
    const describes = /^(?:written|spoken|drawn|chosen|proven)$/u.test(lead.lower);
    if (describes && next && !endsPhrase(next) && !DETERMINERS.has(next.lower)) return null;
    if (["given", "known", "seen", "broken", "torn", "driven", "heard"].includes(lead.lower))
      return null;
    return predicate(HAVE, noteTokens(words, name, false));
  }
  const improved = /^(?:improved|progressed|matured|developed)$/u.test(lead.lower);
  if (improved && endsPhrase(next))
    return predicate(words[0]?.lower === "much" ? BE : HAVE, noteTokens(words, name, false));
  if (lead.lower === "settled" && /^(?:in|into|down)$/u.test(next?.lower ?? ""))
    return predicate(HAVE, noteTokens(words, name, false));
  if (STATES.has(lead.lower)) {
    if (endsPhrase(next)) return predicate(BE, noteTokens(words, name, false));
    if (!next || !(DETERMINERS.has(next.lower) || /^\d/u.test(next.lower))) return null;
  }
  return PASTS.has(lead.lower) ? predicate(null, tokens()) : null;
}

const NAMING_ING = new Set(
  `spelling handwriting writing reading listening speaking thinking drawing painting timing singing coding reasoning
  understanding ending planning swimming running acting dancing training questioning meaning reading`.split(
    /\s+/u,
  ),
);
const DESCRIBING_ING = new Set(
  `cracking outstanding amazing promising interesting stunning glowing striking willing caring charming opening closing
  leading encouraging lasting missing lacking winning touching moving engaging inspiring`.split(
    /\s+/u,
  ),
);
const NAMED_AFTER =
  /^(?:skills?|technique|style|work|tests?|age|speed|accuracy|test|paper|task|tasks|prize|speech|ceremony|paragraph|sentence|goal|line|scene|exam)$/u;

function readGerund(words: readonly Word[], at: number, name: string): Fragment | null {
  const lead = (words[at] as Word).lower;
  const next = words[at + 1];
  if (["lacking", "missing"].includes(lead) && next)
    return predicate(BE, noteTokens(words, name, false));
  if (DESCRIBING_ING.has(lead) && next && !DETERMINERS.has(next.lower)) return null;
  if (NAMING_ING.has(lead)) {
    const named =
      !next ||
      words[at]?.after.includes(",") ||
      LINKING.has(next.lower) ||
      NAMED_AFTER.test(next.lower) ||
      ["and", "in", "of", "under", "on", "at", "is", "hard", "often", "not"].includes(next.lower);
    if (named) return null;
  }
  const under = /^(?:still|now|already|currently|quietly|always|often|never|not)$/u.test(
    words[0]?.lower ?? "",
  );
  const tokens = noteTokens(words, name, false);
  if (at > 0 && under && words[0]?.lower !== "not") return predicate(BE, tokens);
  return tokens && { form: "gerund", tokens };
}

function readBase(words: readonly Word[], at: number, name: string): Fragment | null {
  const lead = words[at] as Word;
  const next = words[at + 1];
  if (next && (LINKING.has(next.lower) || next.lower === "of")) return null;
  if (NOUN_OR_BASE.has(lead.lower)) {
    // "Label sources fully": how it is to be done shows that it is something to do.
    const manner = words.length > 2 && /..ly$/u.test(words.at(-1)?.lower ?? "");
    if (!next || !(AFTER_BASE.has(next.lower) || /^\d/u.test(next.lower) || manner)) return null;
    if (
      LINKING.has(next.lower) ||
      (isDescription(lead) && PREPOSITIONS.has(next.lower) && !["down", "up"].includes(next.lower))
    )
      return null;
    if (
      ["of", "for", "in", "with", "on", "at"].includes(next.lower) &&
      NEEDS_OBJECT.has(lead.lower)
    )
      return null;
  }
  const tokens = noteTokens(words, name, false);
  return tokens && { form: "base", tokens };
}

/** Said of work and never of its author. */
const OF_THINGS = new Set(
  "detailed structured labelled legible illegible paragraphed punctuated".split(" "),
);
const NAMING_PAST = new Set(
  "extended structured applied mixed detailed directed guided shared".split(" "),
);

const NEEDS_OBJECT = new Set(
  "use practise display control support answer attempt record report state structure value model name grasp lack detail process request respect review stretch supply treat visit want complete correct measure effort reason behaviour command help time pace".split(
    " ",
  ),
);

/** "Do not rush" and "don't rush" ask to avoid rushing. */
function readNegative(words: readonly Word[], name: string): Fragment | null {
  const verb = words[2];
  if (!verb || !BASES.has(verb.lower)) return null;
  const gerund: Word = { ...verb, text: gerundOf(verb.lower), lower: gerundOf(verb.lower) };
  const tokens = noteTokens([gerund, ...words.slice(3)], name, false);
  return (
    tokens && { form: "base", tokens: joinTexts([{ kind: "text", text: "avoid " }, ...tokens]) }
  );
}

/** A verdict that does not say on what. */
const VERDICT =
  /^(?:very |really |quite |absolutely )?(?:good|fine|satisfactory|great|excellent|poor|fantastic|brilliant|super|superb|outstanding|amazing|wonderful|marvellous|weak|bad|nice)$/u;

function isNounSubject(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!next) return true;
  return (
    LINKING.has(next.lower) ||
    next.lower === "of" ||
    isDescription(next) ||
    (isAdverb(next) && words[at + 2] !== undefined && isDescription(words[at + 2] as Word)) ||
    (isAdverb(next) && LINKING.has(words[at + 2]?.lower ?? ""))
  );
}

/**
 * Reads words that begin with what the student does or is. `they` is null where no subject stood before them,
 * and says otherwise whether it was "they".
 */
export function readLed(
  words: readonly Word[],
  reading: Reading,
  they: boolean | null,
): Fragment | null {
  const { name, homework } = reading;
  const whole = textOf(words).toLowerCase();
  let at = 0;
  while (at < words.length - 1 && isAdverb(words[at] as Word) && !isDescription(words[at] as Word))
    at++;
  const lead = words[at];
  if (!lead || lead.quoted) return null;
  const { lower } = lead;
  if (at === words.length - 1 && OF_THINGS.has(lower)) return null;
  if (/^well (?:done|played)\b/u.test(whole) || VERDICT.test(whole)) return null;
  if (/^(?:more|less)$/u.test(words[0]?.lower ?? "") && !describesNext(words, 1)) return null;
  if (they !== null) return readAfterSubject(words, at, name, they);
  if (homework) {
    const own = readHomework(words, name);
    if (own) return own;
  }
  if (lower === "to" && at === 0) return readBase(words.slice(1), 0, name);
  if (lower === "do" && words[at + 1]?.lower === "not") return readNegative(words, name);
  if (SCORED.test(whole)) {
    return predicate(
      {
        kind: "text",
        text: whole.startsWith("f") || whole.startsWith("t") ? "gained " : "scored ",
      },
      noteTokens(words, name, false),
    );
  }
  if (GOT.test(whole)) return null;
  if (IDIOM_STATE.test(whole)) return predicate(BE, noteTokens(words, name, false));
  if (GIFT.test(whole)) {
    const article: Token = { kind: "text", text: /^an? /u.test(whole) ? "" : articleFor(whole) };
    return predicate(HAVE, [article, ...(noteTokens(words, name, false) ?? [])]);
  }
  if (WAS_STATE.test(whole)) return predicate(WAS, noteTokens(words, name, false));
  if (AUXILIARIES.has(lower))
    return words[at + 1] ? predicate(null, noteTokens(words, name, true)) : null;
  if (THIRD_PERSON.has(lower)) {
    if (NOUN_OR_VERB.has(lower) && isNounSubject(words, at)) return null;
    return predicate(null, noteTokens(words, name, true));
  }
  // "Extended writing" is a kind of writing, and "so detailed" no action.
  if (NAMING_PAST.has(lower) && words[at + 1] && !DETERMINERS.has(words[at + 1]?.lower ?? ""))
    return null;
  if ((PASTS.has(lower) && !BASES.has(lower)) || PURE_PARTICIPLES.has(lower)) {
    const past = readPast(words, at, name);
    if (past || !STATES.has(lower)) return past;
  }
  if (GERUNDS.has(lower)) return readGerund(words, at, name);
  if (BASES.has(lower) && at === 0 && /^(?:up|down|out|off)$/u.test(words[1]?.lower ?? ""))
    return readBase(words, at, name);
  if (isDescription(lead)) {
    const end = afterDescriptions(words, at);
    const next = words[end];
    if (endsPhrase(next) || next?.lower === "speaking" || next?.lower === "working")
      return predicate(BE, noteTokens(words, name, false));
    if (!(BASES.has(lower) && AFTER_BASE.has(next?.lower ?? ""))) return null;
  }
  if (BASES.has(lower) && (at === 0 || isAdverb(words[0] as Word)))
    return readBase(words, at, name);
  return null;
}

function readAfterSubject(
  words: readonly Word[],
  at: number,
  name: string,
  they: boolean,
): Fragment | null {
  const { lower } = words[at] as Word;
  const finite =
    AUXILIARIES.has(lower) ||
    THIRD_PERSON.has(lower) ||
    PASTS.has(lower) ||
    (they && (BASES.has(lower) || lower === "are" || lower === "were"));
  if (!finite) return null;
  if (!they) return predicate(null, noteTokens(words, name, true));
  const tokens = noteTokens([THEY, ...words], name, false);
  return predicate(null, tokens && tokens.slice(2));
}

const THEY: Word = { text: "they", lower: "they", before: "", after: " ", quoted: false };
