import { formatNumber } from "../../lib/format.ts";
import { Sheet } from "../../ui/sheet.tsx";

/** One figure; undefined while it is on its way, null where it could not be had. */
export interface Stat {
  label: string;
  hint: string;
  value: number | null | undefined;
}

/** The figures at the head of the dashboard, on one sheet. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <Sheet aria-label="Totals" className="mb-8">
      <dl className="grid grid-cols-1 divide-border max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {stats.map(({ label, hint, value }) => (
          <div key={label} className="flex items-center justify-between gap-4 px-5 py-4">
            <dt className="min-w-0">
              <span className="block text-md font-mid text-text-2">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </dt>
            <dd className="text-figure font-mid tracking-tight tabular-nums">
              {value === undefined ? <Pending /> : value === null ? "–" : formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function Pending() {
  return (
    <span className="text-muted">
      <span aria-hidden>…</span>
      <span className="sr-only">Loading</span>
    </span>
  );
}
