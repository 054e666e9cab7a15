import { FIELD_OPTIONS, MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../../checks/evidence.ts";
import { escapePattern } from "../../language/names.ts";
import { capitalise } from "../../language/text.ts";
import { BANKS } from "../lexicon/banks.ts";

/** The changes of tone that the bank knows. */
export type Tone = "warmer" | "more formal";

type Wordings = { pattern: RegExp; to: ReadonlyMap<string, string> };

function readTone(tone: Tone): Wordings {
  const pairs = (BANKS.cells.get(`tone/${tone}`) ?? []).map(({ source }) => source.split(" / "));
  const to = new Map(pairs.map(([from = "", into = ""]) => [from, into]));
  const longestFirst = [...to.keys()].toSorted((a, b) => b.length - a.length).map(escapePattern);
  return {
    pattern: new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join("|")})(?![\\p{L}-])`, "giu"),
    to,
  };
}

const WORDINGS: Record<Tone, Wordings> = {
  warmer: readTone("warmer"),
  "more formal": readTone("more formal"),
};

/** The ticks that a sentence says. */
export function ticksOf(sentence: string): string {
  return MAIN_FIELDS.flatMap((field) =>
    FIELD_OPTIONS[field].filter((option) => saysOption(field, option, sentence)),
  ).join();
}

/** A sentence in another tone: each wording of the bank is replaced by its counterpart, unless a tick would be lost by it. */
export function reword(sentence: string, tone: Tone): string {
  const { pattern, to } = WORDINGS[tone];
  const changed = sentence.replace(pattern, (found) => to.get(found.toLowerCase()) ?? found);
  return changed === sentence || ticksOf(changed) !== ticksOf(sentence)
    ? sentence
    : capitalise(changed);
}
