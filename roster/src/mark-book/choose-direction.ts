import { leaning, statedDirection, type Direction, type Places } from "./direction.ts";
import type { Draft } from "./drafts.ts";
import type { BookRow, Pupil } from "./mark-book.ts";
import { countIn, shareIn } from "./numbers.ts";
import { baseOf, saidSteps, shownKey, stepOf } from "./scales.ts";
import { doneIn } from "./ticks.ts";
import { keyOf } from "./words.ts";

const REASONS: Partial<Record<Draft["kind"], string>> = {
  count: "The fewer the better.",
  share: "The more the better.",
};

/** Which end of a column's scale looks better, why, and two pupils who stand for its ends. */
export function directionOf(
  draft: Draft,
  drafts: readonly Draft[],
  rows: readonly BookRow[],
  pupils: readonly Pupil[],
): Direction & { examples: readonly number[] } {
  if (draft.kind !== "steps") {
    const reason = REASONS[draft.kind] ?? "";
    return { best_first: true, reason, stated: true, examples: [] };
  }
  const others = drafts.filter((other) => other !== draft && isClear(other));
  // From the first step to the last, whichever is the better end.
  const turned = draft.scale.clear && draft.scale.best_last !== true;
  const places = placesOf(draft, rows).map((place) =>
    place === null || !turned ? place : 1 - place,
  );
  const better = betterOf(others, rows);
  const known = knownDirection(draft);
  const lean = leaning(places, better);
  const leans = known === null && lean !== null && Math.abs(lean) >= 0.35;
  const best_first = known?.best_first ?? (leans ? lean > 0 : isMostlyLow(places));
  const ends = endsOf(places, better, rows, best_first);
  const examples = ends.map(({ line }) => line);
  if (known !== null) return { ...known, examples };
  const best = (best_first ? draft.steps[0] : draft.steps.at(-1)) ?? "";
  const why = leans
    ? (comparison(draft, others, ends, pupils, best_first) ?? "Those with it do better elsewhere")
    : `Most of the class is nearer to ${best}`;
  const reason = `${why}: so ${best} looks best. The numbers alone do not say.`;
  return { best_first, reason, stated: false, examples };
}

/** The direction that somebody has written down, or that everybody knows. */
function knownDirection({ steps, said, scale }: Draft): Direction | null {
  const stated = statedDirection(steps, said);
  if (stated !== null || !scale.clear) return stated;
  const best = steps[scale.best_last === true ? steps.length - 1 : 0] ?? "";
  const shown = best.length > 2 ? `“${shownKey(best)}”` : shownKey(best);
  return {
    best_first: scale.best_last !== true,
    reason: `${saidSteps(steps)}: ${shown} is best as a rule.`,
    stated: true,
  };
}

/** Most classes do mostly well. */
function isMostlyLow(places: Places): boolean {
  const held = places.filter((place) => place !== null);
  return held.reduce((sum, place) => sum + place, 0) <= held.length / 2;
}

/** Columns of which the better end is known. */
const isClear = ({ kind, scale, meaning }: Draft) =>
  meaning?.kind !== "aside" && (kind === "share" || (kind === "steps" && scale.clear));

function placesOf(
  { kind, steps, at, out_of, scale }: Draft,
  rows: readonly BookRow[],
): (number | null)[] {
  return rows.map(({ cells }) => {
    if (kind === "share") {
      const share =
        at.length > 1
          ? doneIn(at.map((column) => cells[column] ?? ""))
          : shareIn(cells[at[0] ?? 0] ?? "", out_of);
      return share === null ? null : share / 100;
    }
    const cell = cells[at[0] ?? 0] ?? "";
    if (kind === "count") return countIn(cell);
    const step = stepOf(steps, baseOf(keyOf(cell)));
    if (step < 0 || steps.length < 2) return null;
    const place = step / (steps.length - 1);
    return scale.clear && scale.best_last !== true ? 1 - place : place;
  });
}

/** How well each pupil does in the columns of which that is known. */
function betterOf(others: readonly Draft[], rows: readonly BookRow[]): Places {
  const columns = others.map((other) => placesOf(other, rows));
  return rows.map((_, at) => {
    const known = columns.flatMap((places) => places[at] ?? []);
    return known.length === 0 ? null : known.reduce((sum, place) => sum + place, 0) / known.length;
  });
}

/**
 * A row with the first step that anybody has and one with the last: of those the rows that do best and worst in the
 * other columns, so that the two tell the ends apart.
 */
function endsOf(
  places: Places,
  better: Places,
  rows: readonly BookRow[],
  bestFirst: boolean,
): BookRow[] {
  const held = places.flatMap((place, at) =>
    place !== null && rows[at]?.match.kind === "found" ? [place] : [],
  );
  const [low, high] = [Math.min(...held), Math.max(...held)];
  if (held.length === 0 || low === high) return [];
  return [low, high].flatMap((end, side) => {
    const there = rows.flatMap((row, at) =>
      places[at] === end && row.match.kind === "found" ? [{ row, value: better[at] ?? 0.5 }] : [],
    );
    const sorted = there.toSorted((a, b) => a.value - b.value);
    return ((side === 0) === bestFirst ? sorted.at(-1) : sorted[0])?.row ?? [];
  });
}

/** "Grace has A and 100%, Leo has D and 38%", the better one first; nothing where there is too little to say. */
function comparison(
  { at }: Draft,
  others: readonly Draft[],
  ends: readonly BookRow[],
  pupils: readonly Pupil[],
  bestFirst: boolean,
): string | null {
  const said = (bestFirst ? ends : ends.toReversed()).map((row) => {
    const { match, cells } = row;
    const pupil = match.kind === "found" && pupils.find(({ id }) => id === match.pupil);
    const values = others
      .flatMap((other) => (other.at.length === 1 ? [(cells[other.at[0] ?? 0] ?? "").trim()] : []))
      .filter((value) => value !== "" && value.length <= 12)
      .slice(0, 2);
    if (!pupil || values.length === 0) return null;
    const name = pupil.preferred_name ?? pupil.first_name;
    return `${name} with ${(cells[at[0] ?? 0] ?? "").trim()} has ${values.join(" and ")}`;
  });
  return said.length === 2 && said.every((each) => each !== null) ? said.join(", ") : null;
}
