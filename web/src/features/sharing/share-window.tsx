import { useState } from "react";
import { formatCount } from "../../lib/format.ts";
import { periodsOf } from "../../lib/periods.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Select } from "../../ui/select.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useKeptReports } from "../../data/reports.ts";
import { useShared } from "../../data/sharing.ts";
import { ShareActions } from "./share-actions.tsx";
import { SharedLine } from "./shared-line.tsx";
import { SuggestionWindow } from "./suggestion-window.tsx";

/** Shares kept reports of a class with a colleague or the school, and takes them back. */
export function ShareWindow(props: {
  classroom: number;
  name: string;
  /** Who shares. */
  me: number;
  onClose: () => void;
}) {
  const kept = useKeptReports(props.classroom);
  const shared = useShared();
  const [chosen, setChosen] = useState("");
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  /** The proof whose suggestion is open. */
  const [looking, setLooking] = useState<number | null>(null);
  const all = kept.data ?? [];
  const periods = periodsOf(all);
  const period = chosen || (periods[0] ?? "");
  const reports = all.filter((report) => report.period === period);
  const selected = reports.map(({ id }) => id).filter((id) => ticked.has(id));
  const failed = [kept, shared].find(({ isError }) => isError);

  function tick(ids: readonly number[], on: boolean) {
    const next = new Set(ticked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    setTicked(next);
  }
  return (
    <Dialog open size="lg" title={`Share reports of ${props.name}`} onClose={props.onClose}>
      <p className="mb-4 max-w-[70ch] text-md text-text-2">
        Your reports are yours alone until you share them. Only kept reports can be shared, and you
        can take each one back at any time.
      </p>
      {kept.isPending && (
        <Loading label="Loading reports...">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {failed && (
        <ErrorState onRetry={() => void failed.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {kept.isSuccess && all.length === 0 && (
        <p role="status" className="text-md text-text-2">
          No report of this class has been kept yet.
        </p>
      )}
      {kept.isSuccess && shared.isSuccess && all.length > 0 && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <Select
              className="w-full sm:w-60"
              label="Reporting period"
              options={periods.map((value) => ({ value, label: value }))}
              value={period}
              onChange={setChosen}
            />
            <p role="status" className="text-sm text-muted tabular-nums">
              {selected.length} of {formatCount(reports.length, "kept report")} selected
            </p>
          </div>
          <div className="mt-3 rounded-3 border border-border">
            <div className="border-b border-border px-4 py-2">
              <Checkbox
                label="Select all"
                checked={selected.length === reports.length}
                indeterminate={selected.length > 0 && selected.length < reports.length}
                onChange={(event) =>
                  tick(
                    reports.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </div>
            <ul
              aria-label="Kept reports"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard's way to scroll a long class.
              tabIndex={0}
              className="max-h-72 divide-y divide-border overflow-y-auto"
            >
              {reports.map((report) => (
                <li key={report.id} className="px-4 py-2">
                  <Checkbox
                    label={report.student_name}
                    checked={ticked.has(report.id)}
                    onChange={(event) => tick([report.id], event.target.checked)}
                  />
                  <SharedLine
                    report={report}
                    shared={shared.data.get(report.id)}
                    onLook={setLooking}
                  />
                </li>
              ))}
            </ul>
          </div>
          <ShareActions
            me={props.me}
            reports={selected}
            released={selected.filter((id) => Boolean(shared.data.get(id)?.released_at))}
            onDone={() => setTicked(new Set())}
          />
        </>
      )}
      {looking !== null && <SuggestionWindow proof={looking} onClose={() => setLooking(null)} />}
    </Dialog>
  );
}
