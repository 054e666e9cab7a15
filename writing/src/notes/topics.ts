import { A } from "./article-words.ts";
import type { Node } from "./grammar.ts";
import type { Word } from "./words.ts";

/** What is sat or written on a topic, which may have several words. */
const ON_A_TOPIC =
  /^(?:test|exam|essay|quiz|unit|paper|assessment|project|topic|module|mock|homework)$/u;

/** What is no topic before "of homework": "the last couple of pieces of homework". */
const NO_TOPIC = new RegExp(
  `${ON_A_TOPIC.source}|^(?:pieces?|bits?|items?|couple|lots?|amount)$`,
  "u",
);

/** Whether one of these words says which thing is meant: "the", "his". */
export function isDetermined(words: readonly Word[], from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(({ senses }) => senses.has("det") || senses.has("poss") || senses.has("mine"));
}

type Topic = { from: number; to: number; at: number | null };

/**
 * Topics of several words that give a test its name: "in [the] errors in measurement test". Nothing inside takes an
 * article; `at` is where the topic's own belongs, null where it has one: "the fall of Rome test".
 */
export function topicsIn(node: Node, words: readonly Word[]): Topic[] {
  const last = words[node.to - 1]?.lower ?? "";
  if (
    /^NP1?$/u.test(node.symbol) &&
    ON_A_TOPIC.test(last) &&
    // "On paper", "on scraps of paper": what is written on.
    !(last === "paper" && /^(?:on|to|of)$/u.test(words[node.to - 2]?.lower ?? "")) &&
    node.from > 0 &&
    !/^\d/u.test(words[node.from]?.lower ?? "")
  ) {
    const [first] = node.parts;
    const core =
      first?.symbol === "CORE" ? first : first?.parts.find(({ symbol }) => symbol === "CORE");
    if (core && core.to < node.to && !NO_TOPIC.test(words[core.to - 1]?.lower ?? "")) {
      const { from, to } = node;
      const inner = isDetermined(words, core.to, to);
      const loose = core.to - core.from === 1 && !A.has(words[core.from]?.lower ?? "");
      if (isDetermined(words, core.from, core.to) && !inner) return [{ from, to, at: null }];
      if (loose && !inner) return [{ from, to, at: from }];
    }
  }
  return node.parts.flatMap((part) => topicsIn(part, words));
}
