import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Loading, Skeleton } from "../../../../ui/skeleton.tsx";
import { Select } from "../../../../ui/select.tsx";
import { useComparedReports } from "../../../../data/reports.ts";
import { periodsOf } from "../../../../lib/periods.ts";
import { pairsOf } from "./changes.ts";
import { PairView } from "./pair-view.tsx";

const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.75 } as const;

/** Compares two reporting periods of a class, student by student; it begins with the latest two. */
export function CompareWindow(props: { classroom: number; name: string; onClose: () => void }) {
  const query = useComparedReports(props.classroom);
  const [chosenEarlier, setEarlier] = useState("");
  const [chosenLater, setLater] = useState("");
  const [student, setStudent] = useState<number | null>(null);
  const reports = query.data ?? [];
  const periods = periodsOf(reports);
  const later = chosenLater || (periods[0] ?? "");
  const earlier = chosenEarlier || (periods[1] ?? "");
  const pairs = pairsOf(reports, earlier, later);
  const found = pairs.findIndex((pair) => pair.student === student);
  const at = Math.max(0, found);
  const pair = pairs[at];
  const options = periods.map((value) => ({ value, label: value }));
  const step = (label: string, to: number, glyph: ReactNode) => (
    <IconButton
      label={label}
      variant="secondary"
      disabled={!pairs[to]}
      icon={glyph}
      onClick={() => setStudent(pairs[to]?.student ?? null)}
    />
  );
  return (
    <Dialog
      open
      size={query.isSuccess && periods.length < 2 ? "md" : "full"}
      title={`Compare periods of ${props.name}`}
      onClose={props.onClose}
    >
      {query.isPending && (
        <Loading label="Loading reports...">
          <Skeleton className="h-64 w-full" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.isSuccess && periods.length < 2 && (
        <p role="status" className="text-md text-text-2">
          There are reports of {periods.length === 0 ? "no period" : "one period"} only so far. Two
          are needed to compare.
        </p>
      )}
      {pair && periods.length >= 2 && (
        <>
          <div className="mb-5 flex flex-wrap items-end gap-3">
            <Select
              className="w-full sm:w-52"
              label="Then"
              options={options.filter(({ value }) => value !== later)}
              value={earlier}
              onChange={setEarlier}
            />
            <Select
              className="w-full sm:w-52"
              label="Now"
              options={options.filter(({ value }) => value !== earlier)}
              value={later}
              onChange={setLater}
            />
            <Select
              className="min-w-0 flex-1 sm:max-w-72 sm:min-w-52"
              label="Student"
              options={pairs.map((each) => ({ value: String(each.student), label: each.name }))}
              value={String(pair.student)}
              onChange={(id) => setStudent(Number(id))}
            />
            <span className="flex items-center gap-2">
              {step("Previous student", at - 1, <ChevronLeft {...icon} />)}
              <span className="text-sm text-muted tabular-nums">
                {at + 1} of {pairs.length}
              </span>
              {step("Next student", at + 1, <ChevronRight {...icon} />)}
            </span>
          </div>
          <PairView pair={pair} earlier={earlier} later={later} />
        </>
      )}
    </Dialog>
  );
}
