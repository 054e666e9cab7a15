import { isUncounted } from "../notes/countability.ts";
import { BASES, PASTS, THIRD_PERSON } from "../notes/verbs.ts";
import { ADJECTIVES } from "../notes/word-lists.ts";
import { GIVEN_NAMES } from "./names/given-names.ts";
import { PUBLIC_WORDS } from "./names/public-names.ts";
import { AUXILIARY, sentenceOf } from "./subject-of.ts";
import { ONLY_PEOPLE, OWNED, type Place } from "./surroundings.ts";
import type { Token } from "./tokens.ts";

const WHOM =
  /^(?:friend|mate|classmate|teammate|partner|neighbour|buddy|pal|twin|brother|sister|cousin)$/u;
/** What is done to people alone, with what follows the name then: "asked grace for", "told mark to", "pushed hope". */
const DONE_TO =
  /^(?:asked|asks|told|tells|reminded|reminds|helped|helps|thanked|annoys|annoyed|hits?|pushe[sd]|shove[sd]|poke[sd]|kick(?:s|ed)|trip(?:s|ped)|tease[sd]|bull(?:ies|ied)|mock(?:s|ed)|distract(?:s|ed)|interrupt(?:s|ed)|disturb(?:s|ed)|blame[sd]|copie[sd]|partner(?:s|ed))$/u;
/** What somebody is talked into: "encouraged grace to speak". */
const TALKED_INTO = /^(?:encourag(?:e[sd]?|ing)|persuad(?:e[sd]?|ing)|helped|got|told|asked)$/u;
const DONE_BY =
  /^(?:distracted|teased|annoyed|bullied|pushed|interrupted|disturbed|copied|mocked|hit|kicked)$/u;
const SAID_TO =
  /^(?:talk(?:s|ed|ing)?|chat(?:s|ted|ting)?|whisper(?:s|ed|ing)?|shout(?:s|ed|ing)?|wave[sd]?)$/u;
const THROWN_AT =
  /^(?:thr[eo]w\w*|flick\w*|shout\w*|sw[eo]r\w*|swear\w*|laugh\w*|star(?:es?|ed|ing)|glar(?:es?|ed|ing))$/u;
const BESIDE = /^(?:near|beside|alongside|opposite)$/u;
/** What people do with one another, and nobody does with a quality: "argued with mark", "shares a desk with faith". */
const DONE_WITH =
  /^(?:argu\w*|clash\w*|chat\w*|laugh\w*|sits?|sat|sitting|seated|partner\w*|paired?|fell|fights?|fought|friends?|desk|table|seat|group|locker|bickers?|bickered|giggl\w*|gossip\w*)$/u;
const OTHERS = /^(?:him|her|them|me|us|his|their|others|everyone|everybody)$/u;
/** How one is to people, and to no quality: "kind to joy". */
const TO_PEOPLE =
  /^(?:kind|unkind|nice|nasty|mean|rude|cruel|horrible|lovely|friendly|unfriendly|helpful|spiteful|supportive|welcoming|patient)$/u;
/** What people come and go by: "better since grace left", "when mark joined". */
const COMES_AND_GOES = /^(?:left|joined|arrived|moved|came|sat|fell)$/u;
const CLOSES =
  /^(?:and|or|but|for|to|in|on|at|with|from|during|about|this|last|again|every|who|when|while|so|because|as|it|he|she|they|a|too|all)$/u;
/** What a bare thing that is counted does not stand behind: "relies on" is kept for what is relied on. */
const BARE_AFTER = /^(?:with|by|from|after|like|about|without|between|around)$/u;

/** "Works well with hope": said of company; what is had, and worked in, is a thing. */
const WORKS_WELL =
  /^(?:work(?:s|ed|ing)?|play(?:s|ed|ing)?|get(?:s|ting)?|got|pair(?:s|ed)?|collaborat(?:es?|ed|ing)|learn(?:s|ed|ing)?|cooperat(?:es?|ed|ing)|co-?operat(?:es?|ed|ing))$/u;
const NO_COMPANY =
  /^(?:grace|praise|patience|merit|pride|charity|art|clay|wood|stone|music|mercy|justice|honou?r|numbers?)$/u;

function isWorkedWith(words: readonly Token[], here: number): boolean {
  const [verb, well, by] = words.slice(Math.max(0, here - 3), here);
  return (
    here > 2 &&
    /^w(?:ith)?$/u.test(by?.key ?? "") &&
    /^(?:well|better|brilliantly|nicely|happily|closely|along|on)$/u.test(well?.key ?? "") &&
    WORKS_WELL.test(verb?.key ?? "") &&
    !NO_COMPANY.test(words[here]?.key ?? "")
  );
}

/** "Leo and grace", "grace, Leo and": in one breath with somebody whose name is nothing else. */
function besideSomebody(words: readonly Token[], here: number): boolean {
  const isName = (one: Token | undefined) =>
    one?.shape === "capital" &&
    !one.possessive &&
    GIVEN_NAMES.has(one.key) &&
    !PUBLIC_WORDS.has(one.key);
  const [token, before, next] = [words[here], words[here - 1], words[here + 1]];
  const after = words[here + 2];
  if (token === undefined || /^(?:an|so|will|may|see|do|my|he|me)$/u.test(token.key)) return false;
  if (before?.key === "and" && token.gap === " ") {
    const other = words[here - 2];
    return isName(other) || /^(?:him|her|me)$/u.test(other?.key ?? "");
  }
  const listed = (one: Token | undefined) =>
    one !== undefined && (one.key === "and" || /^(?:, ?| ?[&+] ?)$/u.test(one.gap));
  const amp = / ?[&+] ?/u;
  // "Leo, hope this helps" lists nobody.
  if (isName(before) && (amp.test(token.gap) || (/^, ?$/u.test(token.gap) && listed(next))))
    return (
      next === undefined || !token.gap.startsWith(",") || isName(next.key === "and" ? after : next)
    );
  if (next?.key === "and" && next.gap === " " && isName(after) && after?.gap === " ") return true;
  return (
    next !== undefined &&
    isName(next) &&
    (amp.test(next.gap) || (/^, ?$/u.test(next.gap) && listed(after)))
  );
}

/** "With mark", "like rose he": a thing that is counted, and no verb besides, does not stand bare. */
function isCountedBare(token: Token, before: Token, next: Token | undefined): boolean {
  return (
    BARE_AFTER.test(before.key) &&
    !isUncounted(token.key) &&
    !ADJECTIVES.has(token.key) &&
    !/^(?:will|may|art|hope|joy|read|best|sky|summer|autumn|winter|spring|dawn|kit|miles|march|april|june|august|chance|reading)$/u.test(
      token.key,
    ) &&
    (next === undefined || /[,;.)&+]/u.test(next.gap) || /^(?:he|she|they|who)$/u.test(next.key))
  );
}

/**
 * Whether a word that somebody at the school is called can stand for nothing but a person where it is:
 * "grace helped her", "asked grace for help", "argued with mark", "her friend grace". "Works with grace" may be either.
 */
export function isSurelySomebody(place: Place): boolean {
  const { words, here } = sentenceOf(place);
  const [token, before, next] = [words[here], words[here - 1], words[here + 1]];
  if (token === undefined) return false;
  const bound = before !== undefined && !/[,;(]/u.test(token.gap);
  const closes = next === undefined || /[,;.)&+]/u.test(next.gap) || CLOSES.test(next.key);
  if (bound && WHOM.test(before.key) && words[here - 2] !== undefined) return true;
  // "Copied art from the board".
  const isLesson = token.key === "art";
  if (bound && DONE_TO.test(before.key) && next !== undefined && closes && !isLesson) return true;
  // "He pushed grace": with nothing behind, of whom nothing else can be pushed.
  if (
    bound &&
    DONE_TO.test(before.key) &&
    next === undefined &&
    !/^(?:asked|asks|told|tells|helped|helps|copie[sd]|hits?)$/u.test(before.key)
  )
    return true;
  if (
    bound &&
    TALKED_INTO.test(before.key) &&
    next?.key === "to" &&
    BASES.has(words[here + 2]?.key ?? "")
  )
    return true;
  if (besideSomebody(words, here)) return true;
  // "Shared his notes with hope who was away": no thing is a who.
  if (bound && next?.gap === " " && next.key === "who" && token.shape === "lower") return true;
  if (bound && closes && isWorkedWith(words, here)) return true;
  if (bound && isCountedBare(token, before, next)) return true;
  // "Follows grace's lead".
  if (token.possessive && OWNED.test(next?.key ?? "")) return true;
  // "Better since grace left", "with mark away he works".
  if (
    bound &&
    /^(?:since|when|after|because|until|while|if|as|once|before)$/u.test(before.key) &&
    COMES_AND_GOES.test(next?.key ?? "") &&
    // "Since summer left him rested".
    !OTHERS.test(words[here + 2]?.key ?? "")
  )
    return true;
  if (bound && before.key === "with" && /^(?:absent|away|there|gone)$/u.test(next?.key ?? ""))
    return true;
  if (bound && BESIDE.test(before.key) && closes) return true;
  // "Sits between pip and wisdom".
  if (bound && before.key === "between" && DONE_WITH.test(words[here - 2]?.key ?? "") && closes)
    return true;
  // "Argued with grace and mark".
  if (bound && before.key === "and" && closes && isSurelySomebody({ ...place, at: place.at - 2 }))
    return true;
  if (bound && /^ ?[&+] ?$/u.test(token.gap) && closes)
    return isSurelySomebody({ ...place, at: place.at - 1 });
  const [partner, apart, further] = [words[here - 2], words[here - 3], words[here - 4]];
  if (bound && before.key === "by" && closes && !isLesson && DONE_BY.test(partner?.key ?? ""))
    return true;
  if (
    bound &&
    before.key === "to" &&
    closes &&
    [partner, apart, further].some((one) => SAID_TO.test(one?.key ?? ""))
  )
    return true;
  if (
    bound &&
    before.key === "at" &&
    closes &&
    [partner, apart, further].some((one) => THROWN_AT.test(one?.key ?? ""))
  )
    return true;
  if (bound && closes && /^(?:with|w|from|to|by)$/u.test(before.key)) {
    if (before.key === "to" && partner?.key === "next") return true;
    if (before.key === "to" && TO_PEOPLE.test(partner?.key ?? "")) return true;
    if (before.key === "by" && /^(?:sits?|sat|sitting|seated)$/u.test(partner?.key ?? ""))
      return true;
    if (before.key === "from" && /^(?:apart|away)$/u.test(partner?.key ?? "")) return true;
    if (
      /^w(?:ith)?$/u.test(before.key) &&
      [partner, apart].some((one) => DONE_WITH.test(one?.key ?? ""))
    )
      return true;
  }
  if (next === undefined || /[,;]/u.test(next.gap)) return false;
  // "Grace laughed at him", "mark keeps distracting him".
  if (!bound && next.gap === " " && ONLY_PEOPLE.test(next.key)) return true;
  if (
    !bound &&
    /^(?:keeps|kept|started|starts|stopped)$/u.test(next.key) &&
    words[here + 2]?.key.endsWith("ing") === true &&
    OTHERS.test(words[here + 3]?.key ?? "")
  )
    return true;
  const other = words[here + 2]?.key ?? "";
  const acts =
    (THIRD_PERSON.has(next.key) && !AUXILIARY.test(next.key)) ||
    (PASTS.has(next.key) && !/^(?:read|put|set)$/u.test(next.key));
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
