const LETTERS = "ABCDEFGHJKLMNPQRTUVWXYZ";

/** A letter to check by, and twelve characters; a temporary number ends in a letter. */
const SHAPE = /^[A-HJ-NP-RT-Z]\d{11}[\dA-HJ-NP-RT-Z]$/u;

/** The letter that belongs before these twelve characters. */
export function upnLetter(characters: string): string {
  let sum = 0;
  for (const [at, character] of Array.from(characters).entries()) {
    const value = /\d/u.test(character) ? Number(character) : LETTERS.indexOf(character);
    sum += value * (at + 2);
  }
  return LETTERS[sum % LETTERS.length] ?? "";
}

/** Whether this can be a unique pupil number at all, right or wrong. */
export function looksLikeUpn(text: string): boolean {
  return SHAPE.test(text);
}

/** A unique pupil number in capitals, or null where its letter or its shape is wrong. */
export function readUpn(text: string): string | null {
  const upn = text.replaceAll(" ", "").toUpperCase();
  return SHAPE.test(upn) && upnLetter(upn.slice(1)) === upn[0] ? upn : null;
}
