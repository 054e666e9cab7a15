import type { ReportField } from "@reportair/contract/features/report-fields.ts";
import { phrasesOf } from "./banks.ts";
import type { Drawing } from "./draw.ts";
import type { Opening } from "./opening.ts";
import { PLACE_OF } from "./piece.ts";
import { targetOf } from "./targets.ts";

/** Advice that takes up one target, right after it: two sentences at most, none where nothing fits. */
export function servingOpenings(drawing: Drawing, field: ReportField, note: string): Opening[] {
  const target = targetOf(note);
  if (!target) return [];
  const { place, order } = PLACE_OF[field];
  const own = new Set(target.cells.flatMap((cell) => phrasesOf(cell, drawing.year)));
  const subject = ["school", "home"].map((kind) => `subjects/${drawing.area}/advice/${kind}`);
  const next = ["Accuracy", "Method", "Presentation"].map(
    (aim) => `subjects/${drawing.area}/${aim}/next`,
  );
  const opening = (at: number, cells: readonly string[]): Opening => ({
    cells,
    sources: ["general"],
    place,
    order: order + at,
    serves: field,
    only: (phrase) => own.has(phrase) || target.fits(phrase.source),
  });
  return [
    opening(8, [...target.cells, ...subject, ...next]),
    ...(field === "area_to_improve" ? [opening(9, [...target.cells, ...subject, ...next])] : []),
  ];
}
