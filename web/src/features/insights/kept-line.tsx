import { lineInWords, linePoints, monthName } from "./month-line.ts";

const BOX = { width: 280, height: 48, inset: 4 };

/** Reports kept in each of the last months, as one line; the figure is the newest month's. */
export function KeptLine({ months }: { months: readonly { month: string; kept: number }[] }) {
  const points = linePoints(
    months.map(({ kept }) => kept),
    BOX,
  );
  const first = months[0];
  const last = months.at(-1);
  const end = points.at(-1);
  if (!first || !last || !end) return null;
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between text-sm text-text-2">
        Reports kept each month
        <span className="font-mid text-text tabular-nums">{last.kept}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={lineInWords(months)}
        viewBox={`0 0 ${BOX.width} ${BOX.height}`}
        preserveAspectRatio="none"
        className="mt-1 h-12 w-full overflow-visible border-b border-border"
      >
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
          fill="none"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent-ink forced-colors:stroke-current"
        />
        {/* A dot that stays round however the line is stretched. */}
        <path
          d={`M${end.x} ${end.y}h0`}
          strokeWidth="7"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-accent-ink forced-colors:stroke-current"
        />
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-muted">
        <span>{monthName(first.month)}</span>
        <span>{monthName(last.month)}</span>
      </p>
    </figure>
  );
}
