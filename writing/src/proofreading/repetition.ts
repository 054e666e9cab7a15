import type { Advice } from "@reportair/contract/features/proofreading.ts";
import { wordSet } from "../notes/word-set.ts";
import type { TextSentence, TextWord } from "./edited-text.ts";

/** Words that English does put side by side: "had had", "the fact that that". */
const TWICE = wordSet("had that");
/** Verbs after which "her her" are two words: "gave her her marks". */
const GIVING = wordSet(`
  give gives gave given giving show shows showed shown told tell tells teach taught teaches lend lent send sent offer offered hand handed
  cost wish wished allow allowed bring brought owe pass passed
`);
const PARTICLES = wordSet("in on up out over off by through down about");

/** Verbs that are whole with their particle, so that what stands beside it begins anew: "joins in in lessons". */
const WHOLE: Readonly<Record<string, RegExp>> = {
  in: /^(?:join|tune|settle|fit|come|came|go|went|log|sign|move|check|drop|cave|chime|give|gave|get|got|sit|sat|stay|plug|kick|set|break|broke)(?:s|d|ed|ing|ped|ting|ted|ging|ged)?$/u,
  on: /^(?:log|go|went|gone|come|came|move|live|press|get|got)(?:s|es|d|ed|ing|ged|ging|ting)?$/u,
};

/** "Joins in in lessons", "was handed in in June", "what she put in in the autumn": the second leads to a time or a place. */
function goesOn(words: readonly TextWord[], at: number): boolean {
  const [before, word, next] = [words[at - 2], words[at], words[at + 1]];
  // "Handed it in in June".
  if (word?.lower === "in" && /^(?:it|them|this)$/u.test(before?.lower ?? "")) return true;
  if (before?.tag !== "VERB" || word === undefined || next === undefined) return false;
  const whole = WHOLE[word.lower];
  if (whole === undefined) return false;
  if (word.lower === "on" && !/(?:days?|nights?|time|\d)$/u.test(next.lower)) return false;
  const lead = words.slice(0, at - 2);
  const passive = /^(?:is|was|are|were|been|be|being|gets?|got)$/u.test(
    lead.findLast(({ tag }) => tag !== "ADV")?.lower ?? "",
  );
  return (
    whole.test(before.lower) || passive || lead.some(({ lower }) => /^(?:what|which)$/u.test(lower))
  );
}

function isMeant(words: readonly TextWord[], at: number): boolean {
  const [before, word] = [words[at - 2], words[at]];
  // "Will will need to", "May may wish to".
  if (words[at - 1]?.own && word?.text !== words[at - 1]?.text) return true;
  if (word === undefined || word.quoted || TWICE.has(word.lower)) return true;
  if (/\d/u.test(word.text)) return true;
  // "Duran Duran", "Sing Sing".
  if (at > 1 && /^\p{Lu}/u.test(word.text) && /^\p{Lu}/u.test(words[at - 1]?.text ?? ""))
    return true;
  if (word.lower === "her" && before !== undefined) return GIVING.has(before.lower);
  if (PARTICLES.has(word.lower)) return goesOn(words, at);
  if (/^(?:is|was|do|does|did)$/u.test(word.lower))
    return words.slice(0, at - 1).some(({ lower }) => /^(?:what|who|how|where|all)$/u.test(lower));
  return false;
}

const plain = ({ words }: TextSentence) => words.map(({ lower }) => lower).join(" ");

/** A sentence that stands there twice, as it does after a paste; what is short may be meant. */
export function repeatedSentences(sentences: readonly TextSentence[]): Advice[] {
  const seen = new Set<string>();
  return sentences.flatMap((sentence): Advice[] => {
    const said = plain(sentence);
    const again = sentence.words.length > 2 && seen.has(said);
    seen.add(said);
    if (!again || sentence.words.some(({ quoted }) => quoted)) return [];
    const message = "This sentence stands here twice.";
    return [{ from: sentence.from, to: sentence.to, kind: "repetition", message }];
  });
}

/** A word that stands there twice. */
export function repeatedWords(sentences: readonly TextSentence[]): Advice[] {
  return sentences.flatMap(({ words }) =>
    words.flatMap((word, at): Advice[] => {
      const before = words[at - 1];
      const twice =
        before !== undefined &&
        before.text.toLowerCase() === word.text.toLowerCase() &&
        /^\s+$/u.test(word.gap);
      if (!twice || isMeant(words, at)) return [];
      const message = "This word stands here twice.";
      return [
        { from: before.from, to: word.to, kind: "repetition", message, suggestion: before.text },
      ];
    }),
  );
}
