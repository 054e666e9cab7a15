import { errorText } from "../../lib/api/api-error.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { SchoolPanel } from "../class-time/school-panel.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { useSchoolInsights } from "../../data/school-insights.ts";
import { useHashTarget } from "../../lib/use-hash-target.ts";
import { ClassTable } from "./class-table.tsx";
import { Ratings } from "./ratings.tsx";
import { Ticks } from "./ticks.tsx";
import { Totals } from "./totals.tsx";
import { Trends } from "./trends.tsx";

/** The school's reports in numbers: how many, how far, and what they say as a whole. */
export function InsightsPage() {
  const insights = useSchoolInsights();
  const { data } = insights;
  useHashTarget(data !== undefined);
  const period = data?.periods[0];
  return (
    <>
      <AdminHeading title="Performance insights">
        {period && `${period.name}. `}Counts only: no report’s text, and nobody’s name.
      </AdminHeading>
      {insights.isError && (
        <ErrorState title="The numbers could not be loaded" onRetry={() => void insights.refetch()}>
          {errorText(insights.error)}
        </ErrorState>
      )}
      {insights.isPending && (
        <Loading label="Loading insights...">
          <Sheet className="mb-8 h-24" />
          <Sheet className="grid gap-8 p-5 lg:grid-cols-2">
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </Sheet>
        </Loading>
      )}
      {data && period && (
        <>
          <Totals periods={data.periods} />
          {data.periods.every(({ written }) => written === 0) ? (
            <Sheet className="mb-8">
              <EmptyState title="No reports yet">
                As soon as teachers write reports, their numbers stand here.
              </EmptyState>
            </Sheet>
          ) : (
            <>
              <Trends insights={data} />
              <Ticks insights={data} />
              <Ratings feedback={data.feedback} />
            </>
          )}
          <SchoolPanel />
          {data.classes.length > 0 && <ClassTable classes={data.classes} />}
        </>
      )}
    </>
  );
}
