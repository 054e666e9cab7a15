import type { Token } from "../embedded/lexicon/template.ts";
import { roughText } from "../embedded/lexicon/template.ts";
import { isCommonWord } from "../privacy/words.ts";
import { rightArticles } from "./articles.ts";
import { isUncounted } from "./countability.ts";
import type { Form, Node } from "./grammar.ts";
import { limps } from "./limps.ts";
import { headOf, leavesOf } from "./parts.ts";
import { isPlural } from "./senses.ts";
import { PARTICIPLES, PASTS } from "./verbs.ts";
import type { Word } from "./words.ts";

/** A reading that is about to be said, and what else its words could be. */
export type Chosen = {
  form: Form;
  tree: Node;
  words: readonly Word[];
  /** The finished sentence, references still open. */
  tokens: readonly Token[];
  /** The piece as it was typed. */
  typed: string;
};

/** What is done to things: who writes a sonnet need not publish it. */
const DONE_TO_THINGS =
  /^(?:published|displayed|exhibited|printed|framed|shortlisted|filmed|featured)$/u;

/** Whether the words from `at` on tell what was done to a thing that was named before: "published in the school magazine". */
export function isDoneToThing(words: readonly Word[], at: number): boolean {
  return DONE_TO_THINGS.test(words[at]?.lower ?? "") && words[at + 1]?.senses.has("prep") === true;
}

/** What happens to nobody else. */
const BECAME =
  /^(?:improved|progressed|plateaued|stalled|struggled|matured|dipped|faltered|flourished|blossomed|thrived|coped|persevered|excelled)$/u;

/** "Noticed and appreciated": whether somebody did or it was done to them shows only by what comes behind. */
function isOpenDeed({ form, words }: Chosen): boolean {
  if (form !== "VF" && form !== "VPP") return false;
  return words.some(({ lower, senses }, at) => {
    const opens = words.slice(0, at).every((word) => word.senses.has("adv"));
    const next = words[at + 1];
    return (
      opens &&
      (senses.has("vpast") || senses.has("vpp")) &&
      !BECAME.test(lower) &&
      ((PASTS.has(lower) && PARTICIPLES.has(lower)) || lower.endsWith("ed")) &&
      (next === undefined ||
        // "Annotated too": what else was, or what somebody annotated?
        (at + 2 === words.length && /^(?:too|also|again|now|already)$/u.test(next.lower)) ||
        (next.senses.has("cc") && at + 3 === words.length) ||
        isDoneToThing(words, at))
    );
  });
}

/** "It's made all the difference": is, or has? */
const IS_OR_HAS =
  /\b(?:it|that|this)['’]s (?:(?:all|now|just|also|really|always|\p{L}+ly) )?(\p{L}+)/giu;

/** Whether it is open what a contraction of the note stands for. */
function isOpenContraction(typed: string): boolean {
  return [...typed.matchAll(IS_OR_HAS)].some(([, verb = ""]) =>
    /^(?:made|put|taken|brought|given|written|shown|moved|kept|left|found|had|read|set|lost|drawn|changed|turned|helped|improved|developed|worked)$/u.test(
      verb.toLowerCase(),
    ),
  );
}

/** "Bone idle, name suits him": what does something to somebody, taken for several things. */
function isHiddenDeed(tree: Node, words: readonly Word[]): boolean {
  const kind = leavesOf(tree);
  return words.some(
    ({ senses }, at) =>
      kind.get(at) === "pl" &&
      (senses.has("t3") || senses.has("v3")) &&
      /^(?:him|them|me|us|it)$/u.test(words[at + 1]?.lower ?? ""),
  );
}

/** "I understand": a sentence of its writer in which the student is not met. */
function isOfWriterAlone(tokens: readonly Token[]): boolean {
  const said = roughText([...tokens]);
  return (
    /^(?:I|we) (?:\p{L}+ ?){1,4}\.$/u.test(said) &&
    !/\b(?:he|she|they|him|her|them|his|their)\b/iu.test(said)
  );
}

/** "Both authorised": things that did it, or to which it was done. */
function isOpenSubject(tree: Node, words: readonly Word[]): boolean {
  const kind = leavesOf(tree);
  // Somebody in it does something: then what happens does it, too.
  if (words.some(({ lower }) => /^(?:i|he|she|they|we)$/u.test(lower))) return false;
  return words.some(({ lower }, at) => {
    const past =
      /^(?:vpast|tpast)$/u.test(kind.get(at) ?? "") &&
      (PARTICIPLES.has(lower) || lower.endsWith("ed"));
    const before = words[at - 1];
    const personal =
      before?.senses.has("me") || /^(?:he|she|they|i|we|who|that|and)$/u.test(before?.lower ?? "");
    // "Was thoughtful and well structured" is what something was like.
    const after = words.slice(0, at).some(({ senses }) => senses.has("be"));
    // "Nothing recorded yet": by whom, or of whom?
    const nothing = at === 1 && /^(?:nothing|none|everything)$/u.test(before?.lower ?? "");
    if (past && nothing) return true;
    return (
      past &&
      !personal &&
      !after &&
      at + 1 === words.length &&
      !/^(?:improved|helped|clicked|paid off|survived|succeeded|triumphed|shone)$/u.test(lower)
    );
  });
}

/** "Until last minute", "from good": a quality where a thing is asked for. */
function hasBareQuality(node: Node): boolean {
  const [lead, what] = node.parts;
  return (
    (node.symbol === "PP" &&
      lead?.symbol === "prep" &&
      what?.symbol === "ADJP" &&
      node.from === 0) ||
    node.parts.some(hasBareQuality)
  );
}

/** "Great on physical, bored by human": a kind of geography, which a stranger does not know. */
function hasKindAlone(node: Node, words: readonly Word[]): boolean {
  const [lead, what] = node.parts;
  const only = what && what.to - what.from === 1 ? words[what.from] : undefined;
  return (
    (node.symbol === "PP" &&
      lead?.symbol === "prep" &&
      only !== undefined &&
      /^(?:physical|human|foundation|higher|practical|creative|written|oral|verbal|academic|social|technical)$/u.test(
        only.lower,
      )) ||
    node.parts.some((part) => hasKindAlone(part, words))
  );
}

/** "Has strong finish": one thing that is counted, without its article when all is done. */
function lacksArticle({ form, tree, words, tokens }: Chosen): boolean {
  if (form !== "NP") return false;
  const { head } = headOf(tree, words);
  // "Was man of the match": there is one.
  if (/ of the (?:match|week|month|term|tournament|game)\b/u.test(roughText([...tokens])))
    return false;
  // "Captain of the netball team" needs none.
  if (/^(?:captain|head|winner|runner-up|vice-captain|part|lead)$/u.test(head)) return false;
  if (head === "" || isPlural(head) || isUncounted(head) || !isCommonWord(head)) return false;
  const said = rightArticles(roughText([...tokens])).toLowerCase();
  const upTo = said.slice(0, said.indexOf(head)).trim().split(" ");
  const verb = upTo.findLastIndex((word) =>
    /^(?:has|have|had|is|are|was|were|makes?|causes?|made|produced|gave|wrote|performed|baked|cooked|collected|carried|scored|achieved|shown|shows|show|been|received|offered|asked|asks|ask)$/u.test(
      word,
    ),
  );
  return (
    verb >= 0 &&
    !upTo
      .slice(verb + 1)
      .some((word) =>
        /^(?:an?|the|his|her|their|my|our|one|no|this|that|every|each|some|any|another|\d+|\p{L}+['’]s?)$/u.test(
          word,
        ),
      )
  );
}

const CHAT = /^(?:imo|imho|plz|pls|ha|haha|lol|tbh|omg|ffs|meh|hmm|eh|erm|um|xx?|yay|ugh|sigh)$/u;

/** Whether a reading is not sure: its words can be read in more than one way that leads to another sentence. */
export function isUncertain(chosen: Chosen): boolean {
  const { form, tree, words, tokens, typed } = chosen;
  if (limps(tokens)) return true;
  if (words.some(({ lower }) => CHAT.test(lower))) return true;
  if (isOpenContraction(typed) || isOfWriterAlone(tokens)) return true;
  if (form === "S") return isOpenSubject(tree, words);
  // "Amazing", "kind": one word that is like something before it is a thing.
  const alone = words.length === 1 && form === "NP" && (words[0]?.senses.get("adj") ?? 9) <= 1;
  return (
    alone ||
    isOpenDeed(chosen) ||
    hasBareQuality(tree) ||
    hasKindAlone(tree, words) ||
    isHiddenDeed(tree, words) ||
    lacksArticle(chosen)
  );
}
