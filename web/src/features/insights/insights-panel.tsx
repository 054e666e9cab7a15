import type { Insights } from "@reportair/contract/features/insights.ts";
import { INSIGHTS_NEEDED } from "../../lib/contract-constants.ts";
import { RotateCw } from "lucide-react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { SkeletonWords } from "../../ui/skeleton.tsx";
import { useInsights } from "../../data/insights.ts";
import { InsightCard } from "./insight-card.tsx";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { KeptLine } from "./kept-line.tsx";
import { LockedInsights } from "./locked-insights.tsx";
import { StackedBar } from "./stacked-bar.tsx";

const FIELDS = [
  ["level", "Level"],
  ["participation", "Participation"],
  ["punctuality", "Punctuality"],
  ["behaviour", "Behaviour"],
  ["homework", "Homework"],
] as const;

/** What a teacher's own reports show; locked until there are enough of them. */
export function InsightsPanel(props: {
  /** How many reports there are, where it is known before what they show. */
  reports: number | undefined;
}) {
  const query = useInsights();
  const { data } = query;
  return (
    <section aria-labelledby="insights" className="mb-8">
      <header className="mb-3 flex items-end justify-between gap-3 max-sm:flex-wrap">
        <div className="min-w-0 max-sm:w-full">
          <h2 id="insights" className="text-h2 font-bold">
            Insights & Recommendations
          </h2>
          {query.isPending && (
            <p className="text-sm">
              <SkeletonWords>From your 30 reports: Autumn term 2026</SkeletonWords>
            </p>
          )}
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
      {query.isPending && (
        <InsightsSkeleton locked={props.reports !== undefined && props.reports < INSIGHTS_NEEDED} />
      )}
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
