import { formatNumber } from "../../lib/format.ts";
import { cx } from "../../ui/cx.ts";

/** How many texts were kept how. */
export interface KeptTexts {
  as_written: number;
  lightly: number;
  much: number;
  earlier?: number;
}

const PARTS = [
  ["as_written", "As written", "bg-scale-1"],
  ["lightly", "Lightly edited", "bg-scale-2"],
  ["much", "Much edited", "bg-scale-3"],
  ["earlier", "Before this was counted", "bg-scale-off"],
] as const;

export const keptInAll = (kept: KeptTexts) =>
  kept.as_written + kept.lightly + kept.much + (kept.earlier ?? 0);

/** What was kept as written, lightly and much edited: one bar in parts, and its counts in the same order. */
export function KeptBar({ kept, title }: { kept: KeptTexts; title: string }) {
  const parts = PARTS.map(([part, name, ground]) => ({ name, ground, count: kept[part] ?? 0 }));
  // What is not counted is no part of the answer where there is none of it.
  const told = parts.filter(({ name, count }) => count > 0 || name !== PARTS[3][1]);
  return (
    <div className="min-w-0">
      <p className="text-sm text-text-2">{title}</p>
      <div
        aria-hidden
        className="mt-2 flex h-2 gap-0.5 overflow-hidden rounded-1 bg-scale-off forced-colors:outline-1"
      >
        {told.map(
          ({ name, ground, count }) =>
            count > 0 && (
              <span
                key={name}
                className={cx("min-w-0.5 forced-colors:bg-[CanvasText]", ground)}
                style={{ flexGrow: count, flexBasis: 0 }}
              />
            ),
        )}
      </div>
      <ul aria-label={title} className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-text-2">
        {told.map(({ name, ground, count }) => (
          <li key={name} className="inline-flex items-center gap-1.5">
            <span
              aria-hidden
              className={cx("size-2.5 rounded-1 forced-colors:bg-[CanvasText]", ground)}
            />
            {name}
            <b className="font-mid text-text tabular-nums">{formatNumber(count)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
