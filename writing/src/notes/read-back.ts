import type { Token } from "../embedded/lexicon/template.ts";
import { realiseSentence } from "../embedded/realisation/realise-sentence.ts";
import type { Facts } from "../facts.ts";
import { pronounSet } from "../language/pronouns.ts";
import { parse, withCommas, type Node } from "./grammar.ts";
import { givesTooMuch } from "./takes-none.ts";
import { wordsIn, type Word } from "./words.ts";

/** What no sentence may hold, whatever the grammar says of it. */
const BROKEN: readonly RegExp[] = [
  // "Has 1 60%": two numbers side by side
  /(?<!\b(?:paper|unit|mock|test|module|year|section|component|assessment|grade|set|level|topic|chapter) )\b\d+ \d+(?:%| out of\b)/iu,
  /\b(\p{L}+) \1\b(?<!\bthat that|\bhad had|\bso so|\bvery very)/iu,
  /\b(?:the|a|an) (?:a|an|the|his|her|their|my|our|this|that)\b(?![*+])/u,
  /\b(?:his|her(?= (?:is|are|was|were|has|had|does|did|can|could|so|and|swore|ran|went|gave|took))|their|my|our|your) (?:is|are|was|were|has|had|does|did|can|could|so|and|but|because|swore|ran|went|gave|took)\b/iu,
  /\b(?:and|but|or|(?<!\b(?:capable|proud|thought|heard|aware|afraid|fond) )of|(?<!\b(?:he|she|they|we|I) \p{L}+ )with|(?<!\b(?:hoped|asked|waiting|looking|known|aiming|wished|worth \p{L}+ing) )for|the|an?|(?<!\b(?:dares?|asked|told|mind|minds|spoken|talked|listened|going|wants?|wanted|supposed|able|trying|needs?|has|had|have) )to|at|from|very|than|because|as|(?<!\b(?:he|she|they|it) )(?:is|are|was|were)|has|have|(?<!\b(?:do|does|did|or|is|are|was|can|could|will|would) )not)\.$/iu,
  /\bto (?:is|are|was|has|had|does|did|the|a)\b(?! (?:lot|bit|point|end|same|next|best|very|full|whole|high|good|great|new|\w+))/iu,
  /\b(?:should|could|must|can|will|would|to) (?:more|less) (?!often\b|than\b)\p{L}+/iu,
  /\b(?:of|than) (?:written|practical|oral|verbal|spoken)\.$/iu,
  // Books are read, and none is "the reading pirates book".
  /\b(?:the|an?) reading (?!(?:record|practice|group|club|corner|age|log|diary)\b)(?:\p{L}+ )+books?\b/iu,
  // "Just answers, no working": nobody answers no working, and those answers are things.
  /\banswers no (?!(?:\p{L}+ )?questions?\b)|\b(?:just|only|mostly|sometimes|often) answers\.$/iu,
  // "Is reading above": above what?
  /\b(?:is|are) \p{L}+ing (?:just |well )?(?:above|below)\.$/iu,
  // "Above average in and in"
  /\b(?:in|of|at|with|for|on|to|by) (?:and|but|or) (?:in|of|at|with|for|on|by)\b(?! (?:out|off)\b)/u,
  // "Her working at a C needs a B"
  /^Alex's (?:working|looking|aiming|heading|pushing) (?:at|for|towards)\b/u,
  // "Should do", which points back at what was said before.
  /^\p{L}+ (?:is|are|was|were|should|could|can|would|will|must|might|does|did|has)(?: (?:do|be|have|not|too))?\.$/u,
  // "A grade 5 for language 4 for literature": two marks with nothing between them.
  /\bgrade [1-9A-U] (?:for|in) (?!(?:paper|unit|module|set|year|section|part|component|question) )\p{L}+ [1-9A-U] (?:for|in)\b/u,
  // "Has 3 pages behind"
  /\bhas \d+ \p{L}+ (?:behind|ahead|late|short|over|under)\b/u,
  // "So a mark suffers": whose?
  /\bso an? (?:mark|grade|score|result)\b/u,
  // "Should explain a bit missing"
  /\b(?:should|needs? to|explains?|has|have) .+ (?:bit|part|section) missing\.$/u,
  // "Her quality of her answers"
  /^Alex's (?:quality|standard|level|range|amount|accuracy) of (?:his|her|their)\b/u,
  // "Speaking strong listening": nothing is strong listening that speaks.
  /\b(?:speaking|listening|reading|writing) (?:strong|weak|good|poor|great|secure|shaky) (?:speaking|listening|reading|writing)\b/u,
  // What stands in brackets is said beside something: nothing "is (9 out of 10)".
  /\b(?:is|are|was|were|has|had|the|an?|to|of|in|for) \(/iu,
  /(?<!\d):|:(?!\d)|;|(?<!\p{L})\/|\/(?!\p{L})| ,|\.\./u,
];

/** Whether a finished sentence holds what no sentence holds. */
export function isBroken(text: string): boolean {
  const plain = text.replace(/"[^"]*"/gu, "quote");
  return BROKEN.some((pattern) => pattern.test(plain));
}

const NAME = "Alex";

/** The sense of the first verb that agrees with its subject; none where it has one form for all. */
function finiteIn(node: Node): Node | null {
  for (const part of node.parts) {
    if (/^(?:v3|t3|d3|s3|link3|be|have|do)$/u.test(part.symbol)) return part;
    if (/^(?:mod|vpast|tpast|dpast|spast|linkpast)$/u.test(part.symbol)) return null;
    if (/^(?:VF|VF1)$/u.test(part.symbol)) return finiteIn(part);
  }
  return null;
}

/** The last word of a thing, where it is one thing or several without doubt. */
function numberOf(node: Node): "pl" | "noun" | null {
  const last = (each: Node): Node => {
    const end = each.parts.at(-1);
    return end ? last(end) : each;
  };
  if (node.symbol !== "NP" || node.parts.length !== 1) return null;
  const core = node.parts[0]?.parts.find(({ symbol }) => symbol === "CORE");
  const symbol = core && last(core).symbol;
  return symbol === "pl" || symbol === "noun" ? symbol : null;
}

/** Whether a verb that follows another has the form that goes with several: "are quiet but listen". */
function hasPlain(node: Node): boolean {
  return node.parts.some(
    (part) => part.symbol === "PLAIN" || (part.symbol === "VF" && hasPlain(part)),
  );
}

/** Whether one thing "is" and several "are", in every sentence within. */
function agrees(node: Node, words: readonly Word[]): boolean {
  if (node.symbol === "SIMPLE") {
    const [subject, ...rest] = node.parts;
    const verb = rest.map(finiteIn).find((each) => each !== null);
    const number = subject && numberOf(subject);
    const lower = verb && words[verb.from]?.lower;
    const one = subject && subject.to - subject.from === 1 ? words[subject.from]?.lower : undefined;
    if (
      one &&
      lower &&
      /^(?:they|we|you|i)$/u.test(one) &&
      verb &&
      /^(?:v3|t3|d3|s3|link3)$/u.test(verb.symbol)
    )
      return false;
    if (one && lower && /^(?:they|we|you)$/u.test(one) && /^(?:is|was|has|does)$/u.test(lower))
      return false;
    if (
      one &&
      /^(?:he|she|it|everything|nothing|something|everybody|everyone|nobody|one|this|that)$/u.test(
        one,
      ) &&
      rest.some(({ symbol }) => symbol === "PLAIN")
    )
      return false;
    const plain = rest.some((part) => part.symbol === "VF" && hasPlain(part));
    if (plain && number !== "pl" && !/^(?:they|we|you|i)$/u.test(one ?? "")) return false;
    if (lower === "am" && one !== "i") return false;
    const several = lower !== undefined && /^(?:are|were|have|do)$/u.test(lower);
    // "10 minutes a day is enough": one time, however many minutes it has.
    const isTime =
      /^\d+$/u.test(words[subject?.from ?? 0]?.lower ?? "") &&
      words[(subject?.from ?? 0) + 1]?.senses.has("time") === true &&
      lower === "is";
    if (isTime) return node.parts.every((part) => agrees(part, words));
    if (lower && number === "pl" && !several && lower !== "had" && lower !== "did") return false;
    // "A couple of pieces were late": several, whatever they are of.
    const counted = words
      .slice(subject?.from, subject?.to)
      .some(
        ({ lower: each }, at, all) =>
          /^(?:couple|majority|rest)$/u.test(each) && all[at + 1]?.lower === "of",
      );
    if (
      lower &&
      number === "noun" &&
      several &&
      !counted &&
      !/^(?:team|group|class|staff|number|lot|majority|couple|rest)$/u.test(
        words[(subject?.to ?? 1) - 1]?.lower ?? "",
      )
    )
      return false;
  }
  return node.parts.every((part) => agrees(part, words));
}

/**
 * Whether a finished sentence is one when it is read afresh by somebody who has not built it: for "he", "she" and
 * "they" alike.
 */
export function readsWhole(tokens: readonly Token[], student: Facts["student"]): boolean {
  const person = { name: NAME, pronouns: pronounSet(student.pronouns) };
  // "They" takes other verbs than a name does; "he" and "she" take the same.
  const text = realiseSentence(tokens, person, !person.pronouns.plural);
  const body = text.replace(/\.$/u, "");
  if (isBroken(text) || !/\p{L}/u.test(body)) return false;
  const proper = /^I\b|^\p{Lu}{2}/u.test(body) || body.startsWith(NAME);
  const plain = proper ? body : body.charAt(0).toLowerCase() + body.slice(1);
  const words = withCommas(wordsIn(plain, (each, at) => (each[at]?.text ?? "").startsWith(NAME)));
  const tree = parse(words, ["S"]).get("S");
  return tree !== undefined && agrees(tree, words) && !givesTooMuch(tree, words);
}
