import type { Classroom } from "@reportair/contract/features/classrooms.ts";
import type { ClassProgress } from "@reportair/contract/features/reports.ts";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatCount, formatNumber } from "../../../lib/format.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

/** How far a class's reports are, on its card; nothing where the class is empty or nothing is known yet. */
export type ProgressOf = (classroom: Classroom) => ReactNode;

/** How far a class is in this reporting period, and the way on; done is what is written and kept. */
export function ClassProgressLine(props: {
  name: string;
  students: number;
  progress: ClassProgress | undefined;
  /** Where its reports are written. */
  to: string;
}) {
  const { name, students, progress, to } = props;
  const written = progress?.written ?? 0;
  const drafts = written - (progress?.kept ?? 0);
  const done = written >= students && drafts === 0;
  return (
    <>
      <ProgressBar
        className="mt-4"
        label={`Reports of ${name} this period`}
        value={written}
        max={students}
      />
      <div className="mt-2 flex items-center justify-between gap-3 text-sm">
        <p className="text-text-2 tabular-nums">
          {formatNumber(written)} of {formatCount(students, "report")}
          {drafts > 0 && <span className="text-muted">, {formatCount(drafts, "draft")}</span>}
        </p>
        {done ? (
          <p className="inline-flex items-center gap-1.5 font-mid text-success">
            <Check aria-hidden size={14} strokeWidth={2} />
            Done
          </p>
        ) : (
          <Link
            to={to}
            className="relative rounded-1 font-mid text-accent-ink hover:underline touch:-my-3 touch:py-3"
          >
            {written === 0 ? "Start" : "Continue"}
            <span className="sr-only"> with {name}</span>
          </Link>
        )}
      </div>
    </>
  );
}
