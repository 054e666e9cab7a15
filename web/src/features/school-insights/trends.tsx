import type { SchoolInsights } from "@reportair/contract/features/school-insights.ts";
import { formatCount, formatDate, formatNumber } from "../../lib/format.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { Bars } from "./bars.tsx";
import { ShareRow } from "./share-row.tsx";

/** Reports by week and by period, and how far each year group is. */
export function Trends({ insights }: { insights: SchoolInsights }) {
  const { periods, weeks, years } = insights;
  const most = Math.max(...periods.map(({ written }) => written));
  const last = weeks.at(-1);
  const recent = weeks.reduce((sum, { written }) => sum + written, 0);
  return (
    <Sheet
      aria-label="Trends"
      className="mb-8 grid divide-border max-lg:divide-y lg:grid-cols-3 lg:divide-x"
    >
      <div className="min-w-0 px-5 py-4">
        <Bars
          title="By week"
          summary={`Reports by the week they were written in: ${formatCount(recent, "report")} in the last ${weeks.length} weeks, ${last?.written ?? 0} of them in this week.`}
          head="Week of"
          columns={weeks.map(({ week, written, kept }) => ({
            key: week,
            name: formatDate(week),
            written,
            kept,
          }))}
          ends={[weeks[0] ? formatDate(weeks[0].week) : "", "This week"]}
        />
      </div>
      <div className="min-w-0 px-5 py-4">
        <h2 className="text-h3 font-bold">By period</h2>
        <ul className="mt-2">
          {periods.map(({ id, name, written, kept }) => (
            <li key={id} className="py-1.5">
              <ShareRow
                name={name}
                part={kept}
                whole={written}
                most={most}
                text={`${formatNumber(written)} written, ${formatNumber(kept)} kept`}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0 px-5 py-4">
        <h2 className="text-h3 font-bold">By year group</h2>
        {years.length === 0 ? (
          <p className="mt-3 text-md text-muted">No report in this period yet.</p>
        ) : (
          <ul className="mt-2">
            {years.map(({ year, written, kept }) => (
              <li key={year} className="py-1.5">
                <ShareRow
                  name={`Year ${year}`}
                  part={kept}
                  whole={written}
                  text={`${kept} of ${written} kept`}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
