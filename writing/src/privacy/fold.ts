const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A word for comparison: lower case, without accents, with straight quotes and plain hyphens. */
export function fold(word: string): string {
  // Most words of a note are in small letters already.
  if (/^[a-z]*$/u.test(word)) return word;
  return word
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/gu, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[\u2018\u2019\u02BC`\u00B4]/gu, "'")
    .replaceAll(/[\u2010-\u2015]/gu, "-")
    .trim();
}
