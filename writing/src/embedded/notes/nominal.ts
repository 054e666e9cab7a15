import type { Token } from "../lexicon/template.ts";
import { joinTexts } from "../lexicon/template.ts";
import { BE, endsPhrase } from "./predicate.ts";
import type { Fragment, Reading } from "./reading.ts";
import { noteTokens } from "./tokens.ts";
import { BASES, GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import {
  COMPANY,
  DETERMINERS,
  LINKING,
  NOUN_OR_BASE,
  NOUN_OR_VERB,
  OTHER_PEOPLE,
  PERSON_NOUNS,
  PREPOSITIONS,
  STATES,
  SUBORDINATORS,
  UNCOUNTABLE,
} from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isAdjective, isAdverb, isName, isPlural, tagsOf, textOf } from "./words.ts";

const THEIR: Token[] = [
  { kind: "pronoun", form: "their" },
  { kind: "text", text: " " },
];
const OWNERS = /^(?:his|her|their)$/u;
const MORE = /^(?:more|less|fewer|greater|no|some|better|longer|fuller|clearer|wider|deeper)$/u;

function text(value: string): Token {
  return { kind: "text", text: value };
}

function isNoun(word: Word): boolean {
  const { lower, text: shown } = word;
  if (PREPOSITIONS.has(lower) || DETERMINERS.has(lower) || SUBORDINATORS.has(lower)) return false;
  if (UNCOUNTABLE.has(lower) || NOUN_OR_VERB.has(lower) || NOUN_OR_BASE.has(lower)) return true;
  if (isAdjective(word) || isAdverb(word) || LINKING.has(lower)) return false;
  if (THIRD_PERSON.has(lower) || PASTS.has(lower)) return false;
  if (GERUNDS.has(lower)) return true;
  return /\p{L}{2}/u.test(shown) || tagsOf(lower).has("Noun");
}

/** A name, a subject or a pronoun that needs no owner before it. */
function standsAlone(word: Word, name: string): boolean {
  return (
    DETERMINERS.has(word.lower) ||
    COMPANY.has(word.lower) ||
    /^\d/u.test(word.lower) ||
    (/^\p{Lu}/u.test(word.text) && !/^\p{Lu}{2,}$/u.test(word.text)) ||
    isName(word.text, name)
  );
}

function owner(words: readonly Word[], name: string): Token[] {
  const first = words[0];
  if (first && /^(?:last|first|next|final|main)$/u.test(first.lower)) return [text("the ")];
  if (first && /^(?:two|three|four|five|six|several|many)$/u.test(first.lower)) return [];
  return first && standsAlone(first, name) ? [] : THEIR;
}

/** The noun that a phrase is about, and whether there is more than one of it. */
function headOf(words: readonly Word[]): { head: Word | undefined; plural: boolean } {
  const end = words.findIndex(({ lower }) => PREPOSITIONS.has(lower));
  const phrase = end < 0 ? words : words.slice(0, end);
  const nouns = phrase.filter(isNoun);
  const head = nouns.at(-1) ?? phrase.at(-1);
  const joined = phrase.some(({ lower }) => lower === "and") && nouns.length > 1;
  return { head, plural: joined || isPlural(head?.lower ?? "") };
}

const NUMBERED: Record<string, readonly [string, string]> = {
  is: ["is", "are"],
  was: ["was", "were"],
  has: ["has", "have"],
  needs: ["needs", "need"],
  lacks: ["lacks", "lack"],
  shows: ["shows", "show"],
  does: ["does", "do"],
  remains: ["remains", "remain"],
  seems: ["seems", "seem"],
};
const BY_FORM = new Map(
  Object.values(NUMBERED).flatMap((pair) => pair.map((form) => [form, pair] as const)),
);

function cleanSubject(words: readonly Word[]): boolean {
  return (
    words.some(isNoun) &&
    !words.some(
      ({ lower }) =>
        SUBORDINATORS.has(lower) ||
        OTHER_PEOPLE.has(lower) ||
        (THIRD_PERSON.has(lower) && !NOUN_OR_VERB.has(lower)),
    ) &&
    !words.some(({ lower }, at) => lower === "to" && BASES.has(words[at + 1]?.lower ?? ""))
  );
}

/** A whole clause with a subject of its own: "her essay on Macbeth was superb", "paragraphs are clear". */
function readClause(words: readonly Word[], name: string): Fragment | null {
  const verb = words.findIndex(({ lower, quoted }, at) => {
    if (quoted || at === 0) return false;
    return LINKING.has(lower) || (THIRD_PERSON.has(lower) && !NOUN_OR_VERB.has(lower));
  });
  if (
    verb < 1 ||
    words
      .slice(0, verb)
      .some(({ lower }) => /^(?:there|it|this|that|and)$/u.test(lower) && verb === 1)
  )
    return null;
  let end = verb;
  while (end > 1 && isAdverb(words[end - 1] as Word) && !isNoun(words[end - 1] as Word)) end--;
  const subject = words.slice(0, end);
  const finite = words[verb] as Word;
  const goes = /^(?:goes|speaks|flows?)$/u.test(finite.lower);
  if (!cleanSubject(subject) || (verb === words.length - 1 && !goes)) return null;
  const pair = BY_FORM.get(finite.lower);
  const { plural } = headOf(subject);
  const right = pair ? (plural ? pair[1] : pair[0]) : finite.lower;
  const head = noteTokens(words.slice(0, verb), name, false);
  const rest = noteTokens(words.slice(verb + 1), name, false);
  if (!head || !rest) return null;
  return {
    form: "clause",
    tokens: joinTexts([...owner(subject, name), ...head, text(`${right} `), ...rest]),
  };
}

/** What a thing is said to be in a note without a verb: "homework often missing", "answers too short". */
function readState(words: readonly Word[], name: string): Fragment | null {
  const isState = (at: number) => {
    const word = words[at];
    if (!word || word.quoted) return false;
    const states =
      isAdjective(word) || STATES.has(word.lower) || /^(?:there|up)$/u.test(word.lower);
    return (
      states &&
      (at === words.length - 1 || endsPhrase(words[at + 1]) || words[at + 1]?.lower === "to")
    );
  };
  const at = words.findIndex((_, index) => {
    if (index === 0 || !isState(index)) return false;
    let before = index - 1;
    while (before > 0 && isAdverb(words[before] as Word)) before--;
    const noun = words[before];
    return noun !== undefined && isNoun(noun) && !(noun.lower === "up");
  });
  if (at < 1) return null;
  let start = at;
  while (start > 1 && isAdverb(words[start - 1] as Word)) start--;
  const subject = words.slice(0, start);
  if (!cleanSubject(subject) || (/^(?:there|up)$/u.test(words[at]?.lower ?? "") && start === at))
    return null;
  const head = noteTokens(subject, name, false);
  const rest = noteTokens(words.slice(start), name, false);
  if (!head || !rest) return null;
  const { plural } = headOf(subject);
  return {
    form: "clause",
    tokens: joinTexts([...owner(subject, name), ...head, text(plural ? "are " : "is "), ...rest]),
  };
}

function article(words: readonly Word[]): string {
  const first = words[0];
  if (!first) return "";
  if (/^(?:best|most)$/u.test(first.lower)) return "the ";
  if (DETERMINERS.has(first.lower)) return "";
  return /^(?:[aeiou]|hon)/iu.test(first.text) && !/^(?:uni|use|eu|one)/iu.test(first.text)
    ? "an "
    : "a ";
}

/** The noun before any preposition or relative clause: in "confident speaker who enjoys debate" the speaker. */
function personIn(words: readonly Word[]): boolean {
  const end = words.findIndex(
    ({ lower }, at) =>
      PREPOSITIONS.has(lower) || lower === "who" || (lower === "to" && at > 0) || lower === "and",
  );
  const at = end < 0 ? words.length - 1 : end - 1;
  const noun = words[at]?.lower ?? "";
  return PERSON_NOUNS.has(noun) || (noun === "model" && words[at - 1]?.lower === "role");
}

/** "Good team player and excellent listener": each of two takes its article. */
function personTokens(words: readonly Word[], name: string): Token[] | null {
  const and = words.findIndex(({ lower }) => lower === "and");
  const second = words.slice(and + 1);
  const twice = and > 0 && personIn(words.slice(0, and)) && personIn(second);
  if (!twice) {
    const tokens = noteTokens(words, name, false);
    return tokens && [text(article(words)), ...tokens];
  }
  const one = noteTokens(words.slice(0, and), name, false);
  const other = noteTokens(second, name, false);
  return one && other && [text(article(words)), ...one, text(`and ${article(second)}`), ...other];
}

/** The article of an aim: "lovely attitude" is "a lovely attitude", "exam technique" takes none. */
function aimArticle(words: readonly Word[]): string {
  const first = words[0];
  if (first && words[1]?.lower === "of" && isNoun(first) && !DETERMINERS.has(first.lower))
    return "the ";
  if (!first || !isAdjective(first) || MORE.test(first.lower) || DETERMINERS.has(first.lower))
    return "";
  const { head, plural } = headOf(words);
  if (!head || plural || UNCOUNTABLE.has(head.lower) || head.lower.endsWith("ing")) return "";
  return first.lower.endsWith("er") && !/^(?:clever|proper|eager|sober)$/u.test(first.lower)
    ? "a "
    : article(words);
}

/** A noun phrase holds no finite verb of its own. */
function isPhrase(words: readonly Word[]): boolean {
  const open = words.findIndex(({ lower }) => SUBORDINATORS.has(lower));
  const plain = open < 0 ? words : words.slice(0, open);
  return (
    words.length <= 14 &&
    !plain.some(
      ({ lower, quoted }, at) =>
        !quoted &&
        ((THIRD_PERSON.has(lower) && !NOUN_OR_VERB.has(lower)) ||
          (at > 0 && LINKING.has(lower)) ||
          OTHER_PEOPLE.has(lower) ||
          (at > 0 && PASTS.has(lower) && !STATES.has(lower) && !BASES.has(lower)) ||
          ["he", "she", "they", "him", "them"].includes(lower)),
    ) &&
    plain.some(isNoun) &&
    !(open >= 0 && open < 2)
  );
}

/** Reads words that begin with a thing: a clause about it, what it is, who the student is, or a mere phrase. */
export function readNominal(words: readonly Word[], { name }: Reading): Fragment | null {
  const first = words[0];
  if (!first || words.some(({ lower }) => OTHER_PEOPLE.has(lower))) return null;
  if (PREPOSITIONS.has(first.lower) || (isName(first.text, name) && !/'s?$/u.test(first.text)))
    return null;
  const clause = readClause(words, name);
  if (clause) return clause;
  if (/^(?:there|it|this|that|and|but|such|what)$/u.test(first.lower)) return null;
  const state = readState(words, name);
  if (state) return state;
  if (!isPhrase(words)) return null;
  if (
    first.lower.endsWith("ly") &&
    isAdverb(first) &&
    !isAdjective(first) &&
    !(words[1] && isAdjective(words[1]))
  )
    return null;
  if (words.some(({ lower }, at) => lower === "out" && at > 0 && isNoun(words[at - 1] as Word)))
    return null;
  if (personIn(words) && !OWNERS.test(first.lower)) {
    const tokens = personTokens(words, name);
    return tokens && { form: "predicate", tokens: joinTexts([BE, ...tokens]) };
  }
  if (first.lower === "no" || /^(?:good|ok|okay|fine|well)$/u.test(textOf(words).toLowerCase()))
    return null;
  const tokens = noteTokens(words, name, false);
  if (!tokens) return null;
  const end = headOf(words).head;
  if (!end || isAdverb(end)) return null;
  const aim = aimArticle(words);
  return {
    form: "noun",
    tokens: joinTexts([...(MORE.test(first.lower) ? [] : owner(words, name)), ...tokens]),
    bare: joinTexts([text(aim), ...tokens]),
  };
}
