import { wordsOfMove, type Move } from "../../language/moves.ts";
import { POSITION_OF } from "../document-planning/document-plan.ts";
import type { ContentUnit } from "./content-unit.ts";

/** The sentence that tells of a change since the last reporting period. */
export function moveContent(move: Move): ContentUnit {
  return {
    cells: [`moves/${move.field}/say`],
    sources: [move.field],
    position: { ...POSITION_OF[move.field], slot: "move" },
    fill: wordsOfMove(move),
  };
}
