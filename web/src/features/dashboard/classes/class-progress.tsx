import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import { REPORT_STATES, type ReportState } from "@reportair/contract/report-status.ts";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount, formatNumber } from "../../../lib/format.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ReportStateMark } from "../../reports/status/report-state-mark.tsx";
import { wayOn } from "./way-on.ts";

/** How far a class's reports are, on its card; nothing where the class is empty or nothing is known yet. */
export type ProgressOf = (classroom: Classroom) => ReactNode;

/** How far a class is in this reporting period, and the way on; done is what is written, kept and up to date. */
export function ClassProgressLine(props: {
  name: string;
  students: number;
  progress: ClassProgress;
  /** Where its reports are written. */
  to: string;
}) {
  const { name, students, progress, to } = props;
  const { written, states } = progress;
  const way = wayOn(progress);
  return (
    <>
      <ProgressBar
        className="mt-4"
        label={`Reports of ${name} this period`}
        value={written}
        max={students}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <p className="text-text-2 tabular-nums">
          {formatNumber(written)} of {formatCount(students, "report")}
        </p>
        {way === null ? (
          <p className="inline-flex items-center gap-1.5 font-mid text-success">
            <Check aria-hidden size={14} strokeWidth={2} />
            Done
          </p>
        ) : (
          <Link
            to={way.drafts > 0 ? `${to}&review=drafts` : to}
            className="relative rounded-1 font-mid text-accent-ink hover:underline touch:-my-3 touch:min-w-11 touch:py-3 touch:text-right"
          >
            {way.words}
            <span className="sr-only">
              {" "}
              {way.drafts > 0 ? "of" : "with"} {name}
            </span>
          </Link>
        )}
      </div>
      <div
        role="group"
        aria-label={`Pupils of ${name}`}
        className="mt-2 flex flex-wrap gap-x-3.5 gap-y-1 border-t border-border pt-2"
      >
        {shownStates(states).map((state) => (
          <ReportStateMark key={state} state={state} detail={formatNumber(states[state])} />
        ))}
      </div>
    </>
  );
}

const NOTHING_YET: ClassProgress = {
  classroom: 0,
  written: 0,
  kept: 0,
  stopped_at: null,
  states: {
    empty: 1,
    partly_filled: 0,
    ready: 0,
    draft: 0,
    kept: 0,
    out_of_date: 0,
    draft_beside_kept: 0,
  },
};

/** The room that it takes while it is on its way. */
export function ClassProgressRoom() {
  return (
    <div aria-hidden className="invisible">
      <ClassProgressLine name="" students={1} progress={NOTHING_YET} to="" />
    </div>
  );
}

const shownStates = (states: Record<ReportState, number>) =>
  REPORT_STATES.filter((state) => states[state] > 0);
