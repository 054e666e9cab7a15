import type { Node } from "./grammar.ts";
import { INTRANSITIVE } from "./valency.ts";
import { BASES, GERUNDS, PASTS, PURE_PARTICIPLES, THIRD_PERSON } from "./verbs.ts";
import type { Word } from "./words.ts";

/** The dictionary form of a verb as it stands in a sentence; empty where it is none. */
function baseOf(lower: string): string {
  return (
    THIRD_PERSON.get(lower) ??
    PASTS.get(lower) ??
    GERUNDS.get(lower) ??
    PURE_PARTICIPLES.get(lower) ??
    (BASES.has(lower) ? lower : "")
  );
}

const VERB = /^(?:v3|vpast|vbase|ving|vpp)$/u;
const PHRASE = /^(?:VF1|VB1|VG1|VPP1?)$/u;

/** Whether a reading gives a thing to a verb that takes none: "he waffles points". How long or when is no such thing. */
export function givesTooMuch(node: Node, words: readonly Word[]): boolean {
  if (PHRASE.test(node.symbol)) {
    const at = node.parts.findIndex(({ symbol }) => VERB.test(symbol));
    const verb = node.parts[at];
    const next = node.parts[at + 1];
    if (
      verb &&
      next?.symbol === "NP" &&
      INTRANSITIVE.has(baseOf(words[verb.from]?.lower ?? "")) &&
      !words.slice(next.from, next.to).some(({ senses }) => senses.has("time") || senses.has("day"))
    )
      return true;
  }
  return node.parts.some((part) => givesTooMuch(part, words));
}
