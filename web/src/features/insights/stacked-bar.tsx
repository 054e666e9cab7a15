import { cx } from "../../ui/cx.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { scaleStep } from "../../ui/glyph-scale.ts";

const grounds = ["", "bg-scale-1", "bg-scale-2", "bg-scale-3", "bg-scale-4", "bg-scale-5"];

/** How many reports hold each option: one bar in parts, and under it the words with their counts. */
export function StackedBar(props: {
  label: string;
  counts: readonly { option: string; count: number }[];
}) {
  const { label, counts } = props;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <div
        aria-hidden
        className="flex h-1.5 gap-0.5 overflow-hidden rounded-1 bg-scale-off forced-colors:outline-1"
      >
        {total > 0 &&
          counts.map(
            ({ option, count }, index) =>
              count > 0 && (
                <span
                  key={option}
                  className={cx(
                    "min-w-0.5 forced-colors:bg-[CanvasText]",
                    grounds[scaleStep(index, counts.length)],
                  )}
                  style={{ flexGrow: count, flexBasis: 0 }}
                />
              ),
          )}
      </div>
      <ul aria-label={`${label}, reports by option`} className="mt-2">
        {counts.map(({ option, count }, index) => (
          <li key={option} className="flex items-center gap-2 py-0.5 text-sm text-text-2">
            <Glyph index={index} of={counts.length} />
            <span className="min-w-0 flex-1">{option}</span>
            <span className="font-mid text-text tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
