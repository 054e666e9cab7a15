import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { sentenceOf } from "./subject-of.ts";
import type { Place } from "./surroundings.ts";

const WHOM =
  /^(?:friend|mate|classmate|teammate|partner|neighbour|buddy|pal|twin|brother|sister|cousin)$/u;
/** What is done to people alone, with what follows the name then: "asked grace for", "told mark to". */
const SAID_TO = /^(?:asked|asks|told|tells|reminded|reminds|helped|helps|thanked|annoys|annoyed)$/u;
const BESIDE = /^(?:near|beside|alongside|opposite)$/u;
/** What people do with one another, and nobody does with a quality: "argued with mark", "shares a desk with faith". */
const DONE_WITH =
  /^(?:argu\w*|clash\w*|chat\w*|laugh\w*|sits?|sat|sitting|seated|partner\w*|paired?|fell|fights?|fought|friends?|desk|table|seat|group|locker|bickers?|bickered|giggl\w*|gossip\w*)$/u;
const OTHERS = /^(?:him|her|them|me|us|his|their|others|everyone|everybody)$/u;
const CLOSES =
  /^(?:and|or|but|for|to|in|on|at|from|during|about|this|last|again|every|who|when|so|because|as|it|he|she|they)$/u;

/**
 * Whether a word in small letters that somebody at the school is called can stand for nothing but a person where it is:
 * "grace helped her", "asked grace for help", "argued with mark", "her friend grace". "Works with grace" may be either.
 */
export function isSurelySomebody(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  const [token, before, next] = [words[here], words[here - 1], words[here + 1]];
  if (token === undefined) return false;
  const bound = before !== undefined && !/[,;(]/u.test(token.gap);
  const closes = next === undefined || /[,;.)]/u.test(next.gap) || CLOSES.test(next.key);
  if (bound && WHOM.test(before.key) && words[here - 2] !== undefined) return true;
  if (bound && SAID_TO.test(before.key) && next !== undefined && closes) return true;
  if (bound && BESIDE.test(before.key) && closes) return true;
  // "Sits between pip and wisdom".
  if (bound && before.key === "between" && DONE_WITH.test(words[here - 2]?.key ?? "") && closes)
    return true;
  // "Argued with grace and mark".
  if (bound && before.key === "and" && closes && isSurelySomebody({ ...place, at: place.at - 2 }))
    return true;
  const [partner, apart] = [words[here - 2], words[here - 3]];
  if (bound && closes && /^(?:with|w|from|to)$/u.test(before.key)) {
    if (before.key === "to" && partner?.key === "next") return true;
    if (before.key === "from" && /^(?:apart|away)$/u.test(partner?.key ?? "")) return true;
    if (
      /^w(?:ith)?$/u.test(before.key) &&
      [partner, apart].some((one) => DONE_WITH.test(one?.key ?? ""))
    )
      return true;
  }
  if (next === undefined || /[,;]/u.test(next.gap)) return false;
  const other = words[here + 2]?.key ?? "";
  const acts =
    THIRD_PERSON.has(next.key) || (PASTS.has(next.key) && !/^(?:read|put|set)$/u.test(next.key));
  if ((!bound || here === 0) && acts && OTHERS.test(other)) return true;
  // "Grace and he argued".
  return (
    !bound &&
    next.key === "and" &&
    /^(?:he|she|they)$/u.test(other) &&
    words[here + 3] !== undefined &&
    (PASTS.has(words[here + 3]?.key ?? "") || BASES.has(words[here + 3]?.key ?? ""))
  );
}
