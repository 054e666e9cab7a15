import type { Insights } from "@reportair/contract/features/insights.ts";
import { RotateCw } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useInsights } from "../../data/insights.ts";
import { InsightCard } from "./insight-card.tsx";
import { KeptLine } from "./kept-line.tsx";
import { StackedBar } from "./stacked-bar.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

const FIELDS = [
  ["level", "Level"],
  ["participation", "Participation"],
  ["punctuality", "Punctuality"],
  ["behaviour", "Behaviour"],
  ["homework", "Homework"],
] as const;

/** What a teacher's own reports show; locked until there are enough of them. */
export function InsightsPanel() {
  const query = useInsights();
  const { data } = query;
  return (
    <section aria-labelledby="insights" className="mb-8">
      <header className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="insights" className="text-h2 font-bold">
            Insights & Recommendations
          </h2>
          {data && (
            <p className="text-sm text-muted">
              From your {formatCount(data.reports, "report")}
              {data.period && `: ${data.period}`}
              {data.cards &&
                !Object.values(data.cards).some(({ compared }) => compared) &&
                ". There is no earlier period to compare with yet."}
            </p>
          )}
        </div>
        <Button
          icon={<RotateCw aria-hidden size={16} strokeWidth={1.75} />}
          busy={query.isRefetching && "Refreshing..."}
          onClick={() => void query.refetch()}
        >
          Refresh Insights
        </Button>
      </header>
      {query.isPending && <InsightsSkeleton />}
      {query.isError && (
        <ErrorState
          title="The insights could not be loaded."
          safe="Your reports are not affected."
          className={data && "mb-3"}
          onRetry={() => void query.refetch()}
        >
          {errorText(query.error)}
        </ErrorState>
      )}
      {data && (
        <Sheet aria-label="Insights">
          {data.cards ? (
            <Cards cards={data.cards} />
          ) : (
            <LockedInsights reports={data.reports} needed={data.needed} />
          )}
        </Sheet>
      )}
    </section>
  );
}

function Cards({ cards }: { cards: NonNullable<Insights["cards"]> }) {
  return (
    <div className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
      {FIELDS.map(([field, title]) => (
        <InsightCard key={field} title={title} card={cards[field]}>
          <StackedBar label={title} counts={cards[field].counts} />
        </InsightCard>
      ))}
      <InsightCard title="General" card={cards.general}>
        <KeptLine months={cards.general.months} />
      </InsightCard>
    </div>
  );
}

function InsightsSkeleton() {
  return (
    <Loading label="Loading insights...">
      <Sheet className="grid gap-x-8 gap-y-8 p-5 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, card) => (
          <span key={card} className="block space-y-3">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-1.5 w-full" />
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </span>
        ))}
      </Sheet>
    </Loading>
  );
}

/** Too few reports for insights: how far it still is. */
function LockedInsights({ reports, needed }: { reports: number; needed: number }) {
  return (
    <div className="mx-auto flex max-w-120 flex-col items-center px-5 py-8 text-center">
      <p className="text-h3 font-bold">No insights available yet</p>
      <ProgressBar
        label="Reports completed"
        value={reports}
        max={needed}
        className="mt-4 w-full max-w-70"
      />
      <p className="mt-2 text-sm text-text-2 tabular-nums">
        {reports}/{needed} reports completed
      </p>
      <p className="mt-3 text-md text-text-2">
        Generate at least {needed} reports to see personalized insights and recommendations for this
        student.
      </p>
    </div>
  );
}
