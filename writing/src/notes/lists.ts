import { isDoneToThing } from "./certainty.ts";
import { firstLeaf } from "./done-forms.ts";
import { FINITE, type Sense } from "./closed-words.ts";
import { parse, type Form, type Node } from "./grammar.ts";
import { WAS } from "./frames.ts";
import { plainOf, wasOrIs } from "./happened.ts";
import { turnsRound } from "./join-readings.ts";
import { judge } from "./judgement.ts";
import { OF_WORK } from "./things.ts";
import { PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import { ADJECTIVES, NOUN_OR_VERB } from "./word-lists.ts";
import { textOf, type Word } from "./words.ts";

/** Where the last comma stands of a list that leaves its "and" out: "quiet, thoughtful, kind"; null where none does. */
export function missingAnd(node: Node): number | null {
  let list = node;
  let last: number | null = null;
  for (;;) {
    const [led, mark, rest] = list.parts;
    // "In lessons, he tries hard", "having been away, he caught up" are no lists.
    if (
      mark?.symbol !== "comma" ||
      rest?.symbol !== node.symbol ||
      /^(?:LEAD|VG)$/u.test(led?.symbol ?? "")
    )
      break;
    // "Explain ideas, not just list them" is none either.
    if (/^V[BF]$/u.test(node.symbol) && firstLeaf(rest) === "not") return null;
    last = mark.from;
    list = rest;
  }
  // "Quiet, thoughtful and kind" has its own.
  if (last !== null && !list.parts.some(({ symbol }) => symbol === "cc")) return last;
  if (last !== null) return null;
  for (const part of node.parts) {
    const inside = missingAnd(part);
    if (inside !== null) return inside;
  }
  return null;
}

function isFault(words: readonly Word[]): boolean {
  return judge(words, null, null) === "fault";
}

/** What may open a part of a list that tells what somebody does. */
const OPENS_DOING: readonly Sense[] = [...FINITE, "adv", "ving"];

/** The comma of a list that leaves its "and" out; null where there is none, or where it may be no list. */
export function commaForAnd(
  form: Form,
  tree: Node,
  words: readonly Word[],
  aim: boolean,
): number | null {
  const last = words.findLastIndex(({ senses }) => senses.has("comma"));
  if (last < 0 || form === "BARE" || words.some(({ lower }) => /^(?:and|or|but)$/u.test(lower)))
    return null;
  // "Not naughty, only chatty" is no list.
  if (
    /^(?:not|never)$/u.test(words[0]?.lower ?? "") &&
    /^(?:only|merely)$/u.test(words[last + 1]?.lower ?? "")
  )
    return null;
  // "Full marks in the test, a fantastic result": the same once more.
  if (/^an?$/u.test(words[last + 1]?.lower ?? "") && form === "NP") return null;
  if (isDoneToThing(words, last + 1)) return null;
  // "Proofread before submitting, check apostrophes": two things to do.
  const next = words[last + 1]?.senses;
  // "Finished his clock, nice neat joints": what judges by itself is said by itself.
  const first = words.findIndex(({ senses }) => senses.has("comma"));
  const done = form === "VF" || form === "VPP";
  if (
    done &&
    [first, last].some(
      (at) =>
        judge(words.slice(at + 1), "NP", null) !== "fact" &&
        ((words[at + 1]?.senses.get("adj") ?? 9) < 0.5 ||
          !OPENS_DOING.some((sense) => words[at + 1]?.senses.has(sense))),
    )
  )
    return null;
  // "Learns lines, forgets evaluations", "always done, rarely proofread": the one is well and the other is not.
  const denies = /^(?:rarely|never|seldom|hardly|not)$/u.test(words[last + 1]?.lower ?? "");
  if (
    (done || denies) &&
    [words.slice(0, last), words.slice(last + 1)].filter(isFault).length === 1
  )
    return null;
  // "Brings his own calculator, always prepared": is prepared, and prepares nothing.
  const led = words.find((word) => !word.senses.has("adv"))?.lower ?? "";
  const after = words.slice(last + 1).find((word) => !word.senses.has("adv"))?.lower ?? "";
  if (form === "VF" && THIRD_PERSON.has(led) && PARTICIPLES.has(after) && !THIRD_PERSON.has(after))
    return null;
  // "Silly in September, better now": the one was so, and the other is.
  if (words.at(-1)?.lower === "now" && wasOrIs(plainOf(words.slice(0, last))) === WAS) return null;
  // "Must bring a calculator, borrows one every lesson": what is asked for, and what is so.
  if (
    form === "VF" &&
    /^(?:must|should|needs?|could)$/u.test(words[0]?.lower ?? "") &&
    THIRD_PERSON.has(after) &&
    !/^(?:needs|has)$/u.test(after)
  )
    return null;
  // "Use paragraphs, dates": two of a kind behind one verb.
  const pair = form === "VB" && words.length === 4 && last === 2;
  if (pair && isSeveral(words[1]) && isSeveral(words[3])) return last;
  // "Never volunteers, will answer if asked": that is a "but".
  if (done && turnsRound(textOf(words.slice(0, last)), textOf(words.slice(last + 1)))) return null;
  // "Struggles with fractions, decimals fine": what comes after the comma is said by itself.
  if (parse(words.slice(last + 1), ["BARE", "S"]).size > 0) return null;
  if (
    form === "ADJP" &&
    OF_WORK.test(words.find(({ senses }) => senses.has("adj"))?.lower ?? "") &&
    words.some(({ senses }) => senses.has("sub"))
  )
    return null;
  if (form === "VB" && /^(?:not|do)$/u.test(words[0]?.lower ?? "")) return null;
  if (form === "VB" && (next?.has("vbase") || next?.has("tbase"))) return last;
  if (words.some(({ lower }) => /\d/u.test(lower))) return null;
  // Two things side by side may be one that explains the other: "first place, the inter-house quiz".
  const commas = words.filter(({ senses }) => senses.has("comma")).length;
  const atRoot = tree.parts[1]?.symbol === "comma";
  if (form === "NP" && !aim) return endsAList(words) ? last : null;
  return atRoot || commas > 1 ? missingAnd(tree) : null;
}

/** Several things, and nothing that is done. */
function isSeveral(word: Word | undefined): boolean {
  return (word?.senses.get("pl") ?? 9) < 0.5;
}

/** "An excellent understanding of cells, enzymes, osmosis": three or more topics behind "of", "in" or "with". */
function endsAList(words: readonly Word[]): boolean {
  const commas = words.flatMap(({ senses }, at) => (senses.has("comma") ? [at] : []));
  const [first = 0] = commas;
  const topic = words
    .slice(0, first)
    .findLastIndex(({ lower }) => /^(?:of|in|with|on)$/u.test(lower));
  const ends = [...commas, words.length];
  return (
    commas.length > 1 &&
    topic >= 0 &&
    ends.every((end, at) => end - (at === 0 ? topic : (commas[at - 1] ?? 0)) <= 3)
  );
}

/**
 * A list with "and" in the place of its last comma; with "but" before "less so to the others". Of tasks none is against
 * the other: "stop rushing and read the error".
 */
export function withAnd(words: readonly Word[], comma: number, tasks = false): string {
  // "Never rude, just loud".
  const turned =
    /^(?:just|simply)$/u.test(words[comma + 1]?.lower ?? "") &&
    /^(?:never|not|rarely|hardly)$/u.test(words[0]?.lower ?? "");
  // "Lights up in science, especially the space topic, and asks questions": what is put in ends with its comma.
  const aside = words
    .slice(0, comma)
    .some(
      ({ after }, at) =>
        /,/u.test(after) &&
        /^(?:especially|particularly|including)$/u.test(words[at + 1]?.lower ?? ""),
    );
  const and = aside ? ", and " : " and ";
  // "Chatty when sat with friends, fine on his own": the one is a fault, and the other praise.
  const sides = [words.slice(0, comma), words.slice(comma + 1)].map((side) =>
    judge(side, null, null),
  );
  const apart = /^(?:praise fault|fault praise)$/u.test(sides.join(" "));
  const link = turned || (apart && !tasks) || words[comma + 1]?.lower === "less so" ? " but " : and;
  return textOf(words.map((word, at) => (at === comma ? { ...word, after: link } : word)));
}

/** "Speaking excellent, lovely accent": a skill and how it is, and something more; nobody "has a speaking excellent accent". */
export function isSkillAndMore(words: readonly Word[]): boolean {
  const [skill, quality, ...rest] = words;
  return (
    skill !== undefined &&
    /^(?:speaking|listening|reading|writing|drawing|spelling|singing|painting|coding|acting|dancing|passing|shooting|timing|marking|sewing|shading)$/u.test(
      skill.lower,
    ) &&
    ADJECTIVES.has(quality?.lower ?? "") &&
    (quality?.after.startsWith(",") === true || rest[0]?.senses.has("comma") === true)
  );
}

/** "Detentions 3 merits 5": points side by side; "knows 50 verbs" is what somebody does. */
export function areSideBySide(words: readonly Word[]): boolean {
  return words.some(({ lower, quoted }, at) => {
    const before = words[at - 1]?.lower ?? "";
    const does = THIRD_PERSON.has(before) && before !== "does" && !NOUN_OR_VERB.has(before);
    return (
      !quoted &&
      /^\d+$/u.test(lower) &&
      before.endsWith("s") &&
      !/^(?:is|was|has)$/u.test(before) &&
      words[at + 1]?.lower.endsWith("s") === true &&
      !does
    );
  });
}
