import type { Piece } from "./piece.ts";
import type { Segment } from "./segments.ts";
import { isPlural } from "./senses.ts";
import { BASES } from "./verbs.ts";

// Whether the "he", "she" or "they" of a piece is the pupil, or somebody or something else that only the teacher knows.

const OTHER_OPENS = {
  "She/Her": /^(?:and |but )?(he)(?:['’](?:s|ll|d))?(?= )/iu,
  "He/Him": /^(?:and |but )?(she)(?:['’](?:s|ll|d))?(?= )/iu,
};

/** "Grilled the MP when he visited": behind somebody who was named, another's "he" is theirs. */
const OTHER_BEHIND = {
  "She/Her":
    /\b(?:the|an?|our|every|each|his|her|their) [^,.;]*?\b(?:when|while|because|after|before|until|as|since|if|who|and|but|so|that) (he)\b/iu,
  "He/Him":
    /\b(?:the|an?|our|every|each|his|her|their) [^,.;]*?\b(?:when|while|because|after|before|until|as|since|if|who|and|but|so|that) (she)\b/iu,
};

/** The "he" that a piece on a girl opens with: the slip of a key, or somebody else, which only the teacher knows. */
function otherIn(text: string, { pronouns }: Piece["student"]): string | null {
  if (pronouns !== "She/Her" && pronouns !== "He/Him") return null;
  return (
    OTHER_OPENS[pronouns].exec(text.trim())?.[1] ?? OTHER_BEHIND[pronouns].exec(text)?.[1] ?? null
  );
}

/** "Could share her ideas more, they are always good", "they have great ideas and they share them": the ideas or the pupil? */
function meansSeveral(text: string, { from, to }: Segment, { pronouns }: Piece["student"]) {
  const own = text.slice(from, to);
  const joined = /(?:^|[,;–—-] *)(?:and |but )?they(?:['’](?:re|ve|ll|d))? /iu.exec(own);
  const isPupil = pronouns !== "They/Them" && /^they\b/iu.test(own);
  const again = isPupil ? /(?<=\w )they\b/iu.exec(own) : null;
  return [joined, again].some((they) => they && endsInSeveral(text.slice(0, from + they.index)));
}

/** "Could share her ideas more, ": whether a sentence that goes on has named several things, which a "they" then means. */
function endsInSeveral(before: string): boolean {
  const words = (/[^.!?\n]*$/u.exec(before)?.[0] ?? "").toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return words.some((word, place) => {
    // "Needs to revise more": done, and no needs.
    const done = BASES.has(word.slice(0, -1)) && !OWNED.test(words[place - 1] ?? "");
    return isPlural(word) && !done && !STRETCHES.test(word);
  });
}

/** What stands before things, where the same word could be a verb: "his answers". */
const OWNED = /^(?:his|her|their|the|of|some|many|more|good|great|long|short|\d+|\p{L}+ing)$/u;

/** What is told of a time or a place and nothing that a "they" would mean. */
const STRETCHES = /^(?:lessons|times|days|weeks|months|years|terms|minutes|hours|others)$/iu;

/** What to ask about the pronoun of a piece that may not mean the pupil; null where it does. */
export function whoIsMeant(text: string, piece: Segment, student: Piece["student"]): string | null {
  if (meansSeveral(text, piece, student))
    return "“They” may mean what was named before it: who or what is meant?";
  const other = otherIn(text.slice(piece.from, piece.to), student);
  return other === null ? null : `“${other}” is not ${student.first_name}: who is meant?`;
}
