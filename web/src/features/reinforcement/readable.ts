/** What is shown in the place of a style's slots for a student's pronouns. */
const PRONOUNS: Record<string, string> = {
  they: "he/she",
  them: "him/her",
  their: "his/her",
  theirs: "his/hers",
  themselves: "himself/herself",
};

/** A phrase of a style as a person reads it: the student is "(name)", pronouns are "he/she", verbs are plain words. */
export function readable(phrase: string): string {
  return phrase
    .replaceAll("{PUPIL}", "(name)")
    .replaceAll(/\{([\w']+)(?:\|[\w']+)?\}/gu, (_, word: string) => {
      const plain = PRONOUNS[word.toLowerCase()];
      if (plain === undefined) return word;
      return /^[A-Z]/u.test(word) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
    });
}
