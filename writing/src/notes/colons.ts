import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import type { Token } from "../embedded/lexicon/template.ts";
import { joinTexts } from "../embedded/lexicon/template.ts";
import { pronounSet } from "../language/pronouns.ts";
import { missingArticles } from "./articles.ts";
import { isDoubtful } from "./doubts.ts";
import { parse } from "./grammar.ts";
import { judge } from "./judgement.ts";
import type { Piece } from "./piece.ts";
import { prepare } from "./prepare.ts";

import { colonIn, itemsOf } from "./segments.ts";
import { sayWords } from "./tokens.ts";

/** A thing that costs more is none. */
const COST_MAX = 1;

/** A sentence and the thing or things that it promises: "We have agreed a plan: one paragraph a week". */
export type WithColon = { tokens: Token[]; judgement: Judgement };

/** A thing with everything that it needs in a sentence; null where it may be more than a thing. */
function sayThing(piece: Piece): Token[] | null {
  const { words, unknown } = prepare(piece);
  const tree = parse(words, ["NP"]).get("NP");
  if (!tree || tree.cost > COST_MAX || unknown.length > 0) return null;
  const inserts = missingArticles(words, tree);
  if (isDoubtful({ form: "NP", tree, words, inserts, closely: true })) return null;
  return sayWords(words, tree, false, inserts, pronounSet(piece.student.pronouns));
}

/**
 * A sentence with a colon, said as it was written: a whole sentence before it, by `read`, and behind it things with
 * everything that a list of things needs. Null for every other colon.
 */
export function sayWithColon(
  piece: Piece,
  read: (piece: Piece) => { tokens: Token[]; judgement: Judgement } | null,
): WithColon | null {
  const cut = colonIn(piece.text, { from: 0, to: piece.text.length });
  if (!cut) return null;
  const [head, tail] = cut.map(({ from, to }) => ({ ...piece, text: piece.text.slice(from, to) }));
  const before = head && read(head);
  if (!before || !tail) return null;
  const things = itemsOf(tail.text, { from: 0, to: tail.text.length });
  const last = before.tokens.at(-1);
  // A list has its "and".
  const ended = /\b(?:and|or)\b/iu.test(tail.text.slice(things.at(-2)?.to));
  if (last?.kind !== "text" || (things.length > 1 && !ended)) return null;
  const said: Token[] = [];
  for (const [at, { from, to }] of things.entries()) {
    const tokens = sayThing({ ...tail, text: tail.text.slice(from, to) });
    if (!tokens) return null;
    const between = tail.text.slice(things[at - 1]?.to ?? 0, from);
    said.push({ kind: "text", text: between }, ...tokens);
  }
  const own = judge(prepare(tail).words, "NP", null);
  return {
    tokens: joinTexts([
      ...before.tokens.slice(0, -1),
      { kind: "text", text: last.text.replace(/\.$/u, ": ") },
      ...said,
      { kind: "text", text: "." },
    ]),
    // "Two targets: neater diagrams": what the things are by themselves tells nothing of the sentence.
    judgement: own === "fact" || own === before.judgement ? before.judgement : "fact",
  };
}
