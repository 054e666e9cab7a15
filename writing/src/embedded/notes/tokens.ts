import type { Token } from "../lexicon/template.ts";
import { joinTexts } from "../lexicon/template.ts";
import { BASES, THIRD_PERSON, thirdPersonOf } from "./verbs.ts";
import { AUXILIARIES, COMPANY, DETERMINERS, NOUN_OR_VERB, PREPOSITIONS } from "./word-lists.ts";
import type { Word } from "./words.ts";
import { isAdjective, isAdverb, isName, isPlural, pluralVerb, tagsOf } from "./words.ts";

const SUBJECTS = new Set(["he", "she", "they"]);
const OWNERS = new Set(["his", "their"]);
const OBJECTS = new Set(["him", "them"]);
const SELVES = new Set(["himself", "herself", "themself", "themselves"]);
const PLURALS = new Set(["they", "them", "their", "themselves", "theirs"]);
const HIS_OR_HERS = new Set(["he", "she", "him", "his", "her", "himself", "herself"]);
const CARRIES_ON = new Set(["and", "but", "or", "then", "yet"]);
const CONNECTS = new Set(["and", "but", "or", "so", "because", "when", "if", "while", "that"]);

/** Whether "they" in a note means the student: not where it speaks of "he", or of several things before it. */
function theyIsStudent(words: readonly Word[], at: number): boolean {
  if (words.some(({ lower }) => HIS_OR_HERS.has(lower))) return false;
  return !words
    .slice(0, at)
    .some(
      ({ lower, quoted }) =>
        !quoted && isPlural(lower) && !THIRD_PERSON.has(lower) && !COMPANY.has(lower),
    );
}

/** "Them" without anything it could mean but the student is as likely to mean something left unsaid. */
function isUnclearThem(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "them" && !words[at]?.quoted && theyIsStudent(words, at);
}

/** "her" before a noun or adjective owns it; elsewhere it is the object. */
function ownsNext(word: Word, next: Word | undefined): boolean {
  if (!next || word.after.trim() !== "") return false;
  const { lower } = next;
  if (PREPOSITIONS.has(lower) || DETERMINERS.has(lower) || CONNECTS.has(lower)) return false;
  return isAdjective(next) || !isAdverb(next) || /(?:est|st)$/u.test(lower);
}

function pronounToken(words: readonly Word[], at: number): Token | null {
  const word = words[at];
  if (!word || word.quoted) return null;
  const { lower } = word;
  if (PLURALS.has(lower) && !theyIsStudent(words, at)) return null;
  if (SUBJECTS.has(lower)) return { kind: "pronoun", form: "they" };
  if (OWNERS.has(lower)) return { kind: "pronoun", form: "their" };
  if (OBJECTS.has(lower)) return { kind: "pronoun", form: "them" };
  if (SELVES.has(lower)) return { kind: "pronoun", form: "themselves" };
  if (lower === "hers") return { kind: "pronoun", form: "theirs" };
  if (lower === "her")
    return { kind: "pronoun", form: ownsNext(word, words[at + 1]) ? "their" : "them" };
  return null;
}

const OTHER_PERSON_AFTER = new Set(
  "with by alongside beside near to from helps helped distracts distracted annoys for at".split(
    " ",
  ),
);

/** A first name that is another student's: "works well with Tom". */
function isOther(words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before || !/^\p{Lu}\p{Ll}/u.test(word.text)) return false;
  const chained =
    words[at + 1]?.lower === "and" && tagsOf(words[at + 2]?.text ?? "").has("FirstName");
  if (!tagsOf(word.text).has("FirstName") && !chained) return false;
  return OTHER_PERSON_AFTER.has(before.lower) || (before.lower === "and" && isOther(words, at - 2));
}

/** A verb form after "and" that could be a noun as well. */
function isUnclear(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (!NOUN_OR_VERB.has(words[at]?.lower ?? "") || words[at - 1]?.lower !== "and") return false;
  return !next || PREPOSITIONS.has(next.lower) || CONNECTS.has(next.lower);
}

/** "They needs" is put right: the form after the student's pronoun that goes with "she". */
function agreed(word: Word, afterThey: boolean): Token | null {
  const { lower } = word;
  if (lower === "are" || lower === "is") return { kind: "agree", singular: "is", plural: "are" };
  if (lower === "were" || lower === "was")
    return { kind: "agree", singular: "was", plural: "were" };
  if (THIRD_PERSON.has(lower)) return { kind: "agree", singular: lower, plural: pluralVerb(lower) };
  if (afterThey && BASES.has(lower))
    return { kind: "agree", singular: thirdPersonOf(lower), plural: lower };
  return null;
}

/**
 * The words of a note as tokens: pronouns and the student's own name become slots, verbs that have the
 * student as subject agree, and a first name after "with" and its like becomes "a classmate".
 * `verbFirst` says that the first verb has the student as its subject. Null where a word could be read in two ways.
 */
export function noteTokens(
  words: readonly Word[],
  name: string,
  verbFirst: boolean,
): Token[] | null {
  const tokens: Token[] = [];
  let verbDue = verbFirst;
  let ofStudent = verbFirst;
  let afterThey = false;
  let modal = false;
  let unclear = false;
  const text = (value: string) => tokens.push({ kind: "text", text: value });
  words.forEach((word, index) => {
    const { lower } = word;
    const own = isName(word.text, name) && !word.quoted;
    const pronoun = pronounToken(words, index);
    const isSubject =
      (own && !/'s?$/u.test(word.text)) || (pronoun?.kind === "pronoun" && pronoun.form === "they");
    unclear ||= isUnclearThem(words, index);
    text(word.before);
    const verb = verbDue && !word.quoted && !modal ? agreed(word, afterThey) : null;
    if (own) tokens.push({ kind: "pronoun", form: /'s?$/u.test(word.text) ? "their" : "they" });
    else if (pronoun) tokens.push(pronoun);
    else if (isOther(words, index)) {
      if (words[index - 1]?.lower === "and") dropLast(tokens, "classmates");
      else text("a classmate");
    } else if (verb) {
      unclear ||= isUnclear(words, index);
      tokens.push(verb);
    } else text(word.text);
    text(word.after);
    if (isSubject) {
      ofStudent = true;
      verbDue = true;
      afterThey = lower === "they";
      modal = false;
    } else if (CARRIES_ON.has(lower) || (ofStudent && /,\s*$/u.test(word.after))) {
      verbDue = ofStudent;
      modal = modal && CARRIES_ON.has(lower);
    } else if (verbDue && AUXILIARIES.has(lower) && !["has", "is", "was", "does"].includes(lower)) {
      modal = true;
      verbDue = false;
    } else if (!isAdverb(word)) {
      verbDue = false;
      afterThey = false;
    }
  });
  return unclear ? null : joinTexts(tokens);
}

/** "a classmate and" becomes "classmates" when another name follows. */
function dropLast(tokens: Token[], instead: string): void {
  let text = "";
  for (let last = tokens.at(-1); last?.kind === "text"; last = tokens.at(-1)) {
    text = last.text + text;
    tokens.pop();
  }
  tokens.push({ kind: "text", text: text.replace(/a classmate and\s*$/u, instead) });
}
