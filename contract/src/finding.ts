// How a search finds names. The database folds the columns that it searches and sorts by in the same way: the
// functions of server/migrations/0016_lists.sql, held to this by server/test/name-keys.test.ts.

/** Left out, so that O'Neill, O’Neill and ONeill are one; and what nobody sees. */
const LEFT_OUT =
  "'\u2019\u2018\u201B\u02BC\u02BB\u02B9\u02BE\u02BF`\u00B4\u2032\uFF07\u00AD\u200B\u200C\u200D\uFEFF";

/** Separates words. */
const BETWEEN =
  '\t\n\v\f\r!"#$%&()*+,-./:;<=>?@[\\]^_{|}~\u00AB\u00BB\u00B7\u2010\u2012\u2013\u2014\u2015\u201C\u201D\u201E\u2022\u2044\u2212';

/** Letters that are a small letter with no accent to take off, or a capital. */
const LETTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðĦħıŦŧƗɨŊŋƁɓƊɗƘƙƐɛƆɔƏəÆŒẞÞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐЂЈЉЊЋЏЅ";
const SMALL =
  "abcdefghijklmnopqrstuvwxyzoollddddhhittiinnbbddkkeeooeeæœßþαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяієґђјљњћџѕ";

/** Letters that an English dictionary reads as two. */
const PAIRS = new Map([
  ["æ", "ae"],
  ["œ", "oe"],
  ["ß", "ss"],
  ["þ", "th"],
]);

const signsOf = (text: string) => Array.from(text);
const small = signsOf(SMALL);
const FOLDED = new Map<string, string>([
  ...signsOf(LEFT_OUT).map((sign): [string, string] => [sign, ""]),
  ...signsOf(BETWEEN).map((sign): [string, string] => [sign, " "]),
  ...signsOf(LETTERS).map((letter, at): [string, string] => {
    const one = small[at] ?? letter;
    return [letter, PAIRS.get(one) ?? one];
  }),
  ...PAIRS,
]);
const ACCENTS = /[\u0300-\u036F]/gu;

/** A text as searches compare it: small letters without accents, words with one space between them. */
export function folded(text: string): string {
  const plain = signsOf(text).filter((sign) => !LEFT_OUT.includes(sign));
  return signsOf(plain.join("").normalize("NFKD").replaceAll(ACCENTS, ""))
    .map((sign) => FOLDED.get(sign) ?? sign)
    .join("")
    .replaceAll(/ +/gu, " ")
    .replaceAll(/^ | $/gu, "");
}

/** The words of a search, each once. A search finds what holds each of them, in any order and as part of a word. */
export function wordsOf(search: string): string[] {
  return [...new Set(folded(search).split(" "))].filter((word) => word !== "");
}

/** Whether a search finds somebody or something by these texts; `vandenberg` finds van den Berg too. */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const keys = texts.map(folded);
  const key = [...keys, ...keys.map((each) => each.replaceAll(" ", ""))].join(" ");
  return wordsOf(search).every((word) => key.includes(word));
}
