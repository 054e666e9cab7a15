import { OWN } from "./things.ts";
import type { Node } from "./grammar.ts";
import type { Word } from "./words.ts";

/** The thing that a sentence begins with: where it ends, and whether it is the student's own without an owner named. */
export function subjectOf(tree: Node, words: readonly Word[]): { end: number; unowned: boolean } {
  let node: Node | undefined = tree;
  while (node && node.symbol !== "CORE") node = node.from === 0 ? node.parts[0] : undefined;
  if (!node) return { end: words[0]?.senses.has("subj") ? 1 : 0, unowned: false };
  const last = words[node.to - 1]?.lower ?? "";
  const led =
    node.parts.some(({ symbol }) => /^(?:DET|the)$/u.test(symbol)) ||
    /^\p{Lu}/u.test(words[node.from]?.text ?? "");
  return { end: node.to, unowned: !led && OWN.test(last) };
}

function moved(node: Node, by: number): Node {
  return {
    ...node,
    from: node.from - by,
    to: node.to - by,
    parts: node.parts.map((part) => moved(part, by)),
  };
}

/** A stretch of a reading as a reading of its own, which begins at 0. */
export function stretchOf(tree: Node, from: number, to: number): Node {
  const parts: Node[] = [];
  const walk = (node: Node) => {
    if (node.from >= from && node.to <= to) parts.push(moved(node, from));
    else for (const part of node.parts) walk(part);
  };
  walk(tree);
  return { symbol: "PART", from: 0, to: to - from, cost: 0, parts };
}

/** The word that a thing is about, and whether somebody owns it already. */
export function headOf(tree: Node, words: readonly Word[]): { head: string; owned: boolean } {
  let node: Node | undefined = tree;
  while (node && node.symbol !== "CORE")
    node = node.parts.find(({ symbol }) => ["NP1", "CORE", "NP"].includes(symbol));
  if (!node) return { head: "", owned: false };
  const owned = node.parts.some(
    ({ symbol, from, to }) =>
      /^(?:DET|the)$/u.test(symbol) &&
      words.slice(from, to).some(({ senses }) => senses.has("poss") || senses.has("mine")),
  );
  return { head: words[node.to - 1]?.lower ?? "", owned };
}
