import type { TextClause, TextWord } from "./edited-text.ts";

const SUBJECTS = /^(?:i|he|she|they|it|we|you|who|which|this|there)$/u;
const JOINS = /^(?:and|but|or|so|yet|nor)$/u;
const OPENS =
  /^(?:because|although|though|while|whilst|when|whenever|if|unless|since|as|until|where|which|who|whose|whom|that|before|after)$/u;
const DETERMINER = /^(?:the|a|an|his|her|their|my|our|its|this|that|these|those)$/u;

/** Whether a clause with a subject of its own begins after a joining word. */
function beginsAnew(words: readonly TextWord[], at: number): boolean {
  const next = words[at];
  if (next === undefined) return false;
  if (SUBJECTS.test(next.lower) || next.own) return true;
  if (!DETERMINER.test(next.lower) && next.tag !== "PROPN") return false;
  // "And her essays are", but not "and her essays."
  return words
    .slice(at + 1, at + 5)
    .some(({ tag, gap }) => (tag === "VERB" || tag === "AUX") && !/[,;:]/u.test(gap));
}

/** Cuts a sentence into clauses: at stops, before words that subordinate, and where a new subject follows "and". */
export function clausesIn(words: readonly TextWord[]): TextClause[] {
  const starts = words.flatMap((word, at) => {
    const stop = /[,;:–—()]|\s-\s/u.test(word.gap);
    const anew = (OPENS.test(word.lower) || JOINS.test(word.lower)) && beginsAnew(words, at + 1);
    return at === 0 || stop || anew ? [at] : [];
  });
  return starts.map((at, index) => ({ at, words: words.slice(at, starts[index + 1]) }));
}
