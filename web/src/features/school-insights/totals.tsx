import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { formatNumber } from "../../lib/format.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { changeInCount, percent } from "./change.ts";

/** The period in four figures. */
export function Totals({ periods }: { periods: SchoolInsights["periods"] }) {
  const [now, before] = periods;
  if (now === undefined) return null;
  const figures = [
    {
      label: "Written",
      value: now.written,
      hint: changeInCount(now.written, before && { name: before.name, count: before.written }),
    },
    {
      label: "Kept",
      value: now.kept,
      hint:
        now.written > 0
          ? `${percent(now.kept, now.written)} of what was written`
          : "By their teachers",
    },
    {
      label: "Still drafts",
      value: now.written - now.kept,
      hint: "Not kept by their teacher yet",
    },
    {
      label: "Discarded",
      value: now.discarded,
      hint: `In the last ${DISCARD_DAYS} days; then they are gone`,
    },
  ];
  return (
    <Sheet aria-label="Totals of this period" className="mb-8 overflow-hidden">
      <dl className="grid gap-px bg-border sm:grid-cols-2 xl:grid-cols-4">
        {figures.map(({ label, value, hint }) => (
          <div key={label} className="flex items-center justify-between gap-4 bg-surface px-5 py-4">
            <dt className="min-w-0">
              <span className="block text-md font-mid text-text-2">{label}</span>
              <span className="block text-sm text-muted">{hint}</span>
            </dt>
            <dd className="text-figure font-mid tracking-tight tabular-nums">
              {formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
