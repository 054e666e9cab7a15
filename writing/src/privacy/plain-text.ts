/** Longer than any text that a teacher may send, also where one letter of theirs stands for many. */
const LONGEST = 25_000;
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu;
/** A letter with the marks upon it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gsu;

/** A text as it is looked through, and where each of its places is in the text as it was typed. */
export type PlainText = { text: string; typedAt: (place: number) => number };

function letters(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .replaceAll("{", "(")
    .replaceAll("}", ")");
}

/**
 * Plain composed letters, no invisible characters, and no braces: those are ours. What is longer than any note once
 * its letters are plain ends there: what is not looked at is not sent.
 */
export function plainText(typed: string): PlainText {
  if (/^[\x20-\x7a\x7c\n]*$/u.test(typed) && typed.length <= LONGEST)
    return { text: typed, typedAt: (place) => place };
  let text = "";
  const places: number[] = [];
  for (const { 0: letter, index } of typed.matchAll(LETTER)) {
    const made = letters(letter);
    if (text.length + made.length > LONGEST) break;
    for (let at = 0; at < made.length; at++) places.push(index);
    text += made;
  }
  return { text, typedAt: (place) => places[place] ?? typed.length };
}
