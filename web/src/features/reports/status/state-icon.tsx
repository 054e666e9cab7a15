import type { ReportState } from "@reportair/contract/report-status.ts";
import type { ReactNode } from "react";
import { cx } from "../../../ui/cx.ts";

const SHEET =
  "M5 1.75h4.9l3.35 3.35v8.4a.75.75 0 0 1-.75.75H5a.75.75 0 0 1-.75-.75v-11A.75.75 0 0 1 5 1.75Z";
/** Everything in the sheet's ink but the lines, which are holes: so it needs no colour of the ground. */
const WRITTEN =
  "M5 1h5.2L14 4.8v8.7a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 1Z" +
  "M5.75 5.1h3.5v1.3h-3.5zM5.75 7.9h6v1.3h-6zM5.75 10.7h6v1.3h-6z";
const TICKED =
  "M5 1h5.2L14 4.8v8.7a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 1Z" +
  "M5.5 9.2 6.6 8.1 8 9.5 11 5.9 12.2 6.9 8.1 11.8Z";

function Outline({ children, dashed }: { children?: ReactNode; dashed?: boolean }) {
  return (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap={dashed ? "butt" : "round"}
      strokeLinejoin="round"
    >
      <path d={SHEET} strokeDasharray={dashed ? "2.2 1.9" : undefined} />
      {children}
    </g>
  );
}

function Solid({ d, transform }: { d: string; transform?: string }) {
  return <path fill="currentColor" fillRule="evenodd" d={d} transform={transform} />;
}

/** A sheet that fills. Every shape is its own, so that none needs its colour to be told from the others. */
const SHAPES: Record<ReportState, ReactNode> = {
  empty: <Outline dashed />,
  partly_filled: (
    <Outline>
      <path d="M6.75 11.25h4" />
    </Outline>
  ),
  ready: (
    <Outline>
      <path d="M6.75 6.25h1.75M6.75 8.75h4M6.75 11.25h4" />
    </Outline>
  ),
  draft: <Solid d={WRITTEN} />,
  kept: <Solid d={TICKED} />,
  out_of_date: (
    <Outline>
      <path d="M8.75 6v3.25l2 1.25" />
    </Outline>
  ),
  draft_beside_kept: (
    <>
      <Solid d={TICKED} transform="translate(1.75 -1)" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        d="M2.25 3.75v10a1.5 1.5 0 0 0 1.5 1.5h7.5"
      />
    </>
  ),
};

const inks: Record<ReportState, string> = {
  empty: "text-muted",
  partly_filled: "text-text-2",
  ready: "text-text-2",
  draft: "text-text-2",
  kept: "text-accent-ink",
  out_of_date: "text-warning",
  draft_beside_kept: "text-accent-ink",
};

/** The mark of a state without its word, for where the word stands beside it in another place. */
export function StateIcon({ state, className }: { state: ReportState; className?: string }) {
  return (
    <svg
      aria-hidden
      width={16}
      height={16}
      viewBox="0 0 16 16"
      data-state={state}
      className={cx("shrink-0", inks[state], className)}
    >
      {SHAPES[state]}
    </svg>
  );
}
