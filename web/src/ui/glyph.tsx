import { barsFilled, scaleStep } from "./glyph-scale.ts";
import { cx } from "./cx.ts";

// Three bars are as wide together as four, so that words beside them line up.
const WIDTH = 16;
const GAP = 1.25;

// Where the browser chooses the colours an empty bar is an outline.
const OFF =
  "fill-scale-off forced-colors:fill-transparent forced-colors:stroke-current forced-colors:[stroke-width:0.75]";

const inks = ["", "fill-scale-1", "fill-scale-2", "fill-scale-3", "fill-scale-4", "fill-scale-5"];

/**
 * Bars for the place of an option on its scale: `index` counts from the best (0), `of` is how many
 * options there are. Decoration: the option's words always stand beside it.
 */
export function Glyph(props: { index: number; of: number; className?: string }) {
  const { index, of } = props;
  const width = (WIDTH - (of - 1) * GAP) / of;
  const filled = barsFilled(index, of);
  const ink = inks[scaleStep(index, of)];
  return (
    <svg
      aria-hidden
      width={WIDTH}
      height={12}
      viewBox={`0 0 ${WIDTH} 12`}
      className={cx("shrink-0", props.className)}
    >
      {Array.from({ length: of }, (_, bar) => {
        const height = 3 + (bar * 9) / (of - 1);
        return (
          <rect
            key={bar}
            x={bar * (width + GAP)}
            y={12 - height}
            width={width}
            height={height}
            rx={0.75}
            className={bar < filled ? `${ink} forced-colors:fill-current` : OFF}
          />
        );
      })}
    </svg>
  );
}
