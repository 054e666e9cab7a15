import { MAIN_FIELDS } from "@reportair/contract/features/report-fields.ts";
import { saysOption } from "../../checks/evidence.ts";
import type { Facts, Sentence } from "../../facts.ts";
import { movesOf, withoutMoves } from "../../language/moves.ts";

/** Whether others say all that one sentence of a text says: its ticks in plain words, and something of each of its notes. */
export function staysSaid(
  facts: Pick<Facts, "inputs" | "earlier">,
  draft: readonly Sentence[],
  index: number,
): boolean {
  const rest = draft.filter((_, at) => at !== index);
  const moves = movesOf(facts);
  return (draft[index]?.sources ?? []).every((source) => {
    if (source === "general" || source === "teacher") return true;
    if (!rest.some(({ sources }) => sources.includes(source))) return false;
    const field = MAIN_FIELDS.find((main) => main === source);
    return (
      !field ||
      rest.some(({ text }) => saysOption(field, facts.inputs[field], withoutMoves(text, moves)))
    );
  });
}
