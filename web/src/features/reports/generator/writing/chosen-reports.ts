import { asTyped } from "../class-state/standing.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { isUsed } from "../class-state/completeness.ts";
import type { Length } from "../length/range-advice.ts";

/** The students chosen for a batch, by what writing would mean for them. */
export interface ChosenReports {
  /** Nothing is filled in: nothing can be written. */
  unfilled: readonly StudentEntry[];
  /** A kept report stands; a new text would wait beside it. */
  kept: readonly StudentEntry[];
  /** A draft stands that was written from just these inputs and in this length. */
  drafted: readonly StudentEntry[];
  /** Nothing speaks against writing. */
  rest: readonly StudentEntry[];
}

/** Sorts the chosen students by what writing would mean for them. */
export function chosenReports(selected: readonly StudentEntry[], length: Length): ChosenReports {
  const kinds = selected.map((entry) => ({ entry, kind: kindOf(entry, length) }));
  const of = (wanted: keyof ChosenReports) =>
    kinds.filter(({ kind }) => kind === wanted).map(({ entry }) => entry);
  return { unfilled: of("unfilled"), kept: of("kept"), drafted: of("drafted"), rest: of("rest") };
}

function kindOf(entry: StudentEntry, { range, unit }: Length): keyof ChosenReports {
  const { inputs, report, confirmed } = entry;
  if (!isUsed(inputs)) return "unfilled";
  if (!report) return "rest";
  if (report.status === "kept") return "kept";
  const fits = report.range === range && report.unit === unit;
  return fits && !asTyped({ inputs, report }, confirmed).stale ? "drafted" : "rest";
}
