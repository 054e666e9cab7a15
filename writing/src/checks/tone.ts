import type { Judgement } from "@reportair/contract/features/note-readings.ts";
import { parse, withCommas } from "../notes/grammar.ts";
import { judge } from "../notes/judgement.ts";
import { wordsIn } from "../notes/words.ts";

const nobody = (): boolean => false;

/** Whether a clause of a report praises, finds fault, asks for something or only tells, by the reader of notes. */
export function toneOf(clause: string): Judgement {
  const body = clause.trim().replace(/(?<![.!?])[.!?]+$/u, "");
  const words = withCommas(wordsIn(body, nobody));
  const tree = parse(words, ["S"]).get("S") ?? null;
  return judge(words, tree ? "S" : null, tree);
}
