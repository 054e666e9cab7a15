/** Tidies a name as it is typed in: single spaces, plain composed characters. */
export function tidyName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** "Amara's", "James's": the possessive that British schools write, also after a final s. */
export function possessive(name: string): string {
  return /['’]s?$/u.test(name) ? name : `${name}'s`;
}

/** Makes a text that a name can be looked up in without accents or case getting in the way. */
export function foldName(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’‘]/gu, "'").toLowerCase();
}

/** Escapes a text so that it stands for itself in a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&");
}
