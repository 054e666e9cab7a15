import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { formatDay, formatNumber } from "../../lib/format.ts";
import { todayInLondon } from "../../lib/today.ts";
import { dueIn, shareOf, type Progress } from "./progress-words.ts";

/** The whole school in one bar, and the deadline. */
export function WholeProgress({ all, due }: { all: Progress; due: string | null }) {
  const [today] = useState(todayInLondon);
  return (
    <div className="grid gap-x-8 gap-y-4 px-5 py-4 md:grid-cols-[auto_1fr_auto] md:items-center">
      <p>
        <span className="block text-figure font-mid tracking-tight tabular-nums">
          {formatNumber(all.kept)}
        </span>
        <span className="block text-md text-text-2 tabular-nums">
          of {formatNumber(all.pupils)} reports kept
        </span>
      </p>
      <div className="min-w-0">
        <PartsBar of={all} className="h-3.5" />
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-text-2 tabular-nums">
          <Key look={KEPT} name="Kept" count={all.kept}>
            , of which released <b className="font-mid text-text">{formatNumber(all.released)}</b>
          </Key>
          <Key look={DRAFT} name="Draft" count={all.written - all.kept} />
          <Key look={NONE} name="Not written" count={all.pupils - all.written} />
        </ul>
      </div>
      <p className="md:text-right">
        {due === null ? (
          <Link
            to={paths.adminPolicies}
            className="inline-flex items-center text-md text-accent-ink underline touch:min-h-11"
          >
            Set a deadline
          </Link>
        ) : (
          <>
            <span className="block text-md font-mid">{formatDay(due)}</span>
            <span className="block text-sm text-muted tabular-nums">{dueIn(due, today)}</span>
          </>
        )}
      </p>
    </div>
  );
}

const KEPT = "bg-accent forced-colors:bg-[CanvasText]";
// Stripes tell drafts apart without colour, too.
const DRAFT =
  "bg-[repeating-linear-gradient(115deg,var(--accent)_0_1.5px,transparent_1.5px_4px)] forced-colors:forced-color-adjust-none forced-colors:bg-[repeating-linear-gradient(115deg,CanvasText_0_1.5px,transparent_1.5px_4px)]";
const NONE = "bg-scale-off forced-colors:outline-1";

function Key(props: { look: string; name: string; count: number; children?: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-2.5 rounded-1 ${props.look}`} />
      <span>
        {props.name} <b className="font-mid text-text">{formatNumber(props.count)}</b>
        {props.children}
      </span>
    </li>
  );
}

/** Kept, drafts and what is not written, side by side; its numbers stand beside it. */
export function PartsBar({ of, className }: { of: Progress; className: string }) {
  return (
    <span aria-hidden className={`flex overflow-hidden rounded-1 ${NONE} ${className}`}>
      <span className={KEPT} style={{ width: shareOf(of.kept, of.pupils) }} />
      <span className={DRAFT} style={{ width: shareOf(of.written - of.kept, of.pupils) }} />
    </span>
  );
}
