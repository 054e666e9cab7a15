import type { Recommendation } from "@reportair/contract/features/recommendations.ts";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatNumber } from "../../lib/format.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Chip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { AdminHeading } from "../admin-dash/admin-heading.tsx";
import { useRecommendations } from "../../data/recommendations.ts";
import { ShareBar } from "../school-insights/share-row.tsx";

/** Where a recommendation can be followed, and what the way there is called. */
const PLACES: Record<Recommendation["place"], { to: string; label: string }> = {
  insights: { to: `${paths.adminInsights}#class-progress`, label: "See the classes" },
  policies: { to: paths.adminPolicies, label: "Open report policies" },
  classes: { to: `${paths.adminDash}#institution-classes`, label: "Manage classes" },
  students: { to: paths.reportDashStudents, label: "Manage students" },
  teachers: { to: `${paths.adminDash}#teachers-management`, label: "See the teachers" },
};

/** What the school's numbers suggest to do next. */
export function RecommendationsPage() {
  const recommendations = useRecommendations();
  const { data } = recommendations;
  return (
    <>
      <AdminHeading title="AI recommendations">
        Worked out on this server from your school’s counts. No AI provider is asked.
      </AdminHeading>
      {recommendations.isError && (
        <ErrorState
          title="The recommendations could not be loaded"
          onRetry={() => void recommendations.refetch()}
        >
          {errorText(recommendations.error)}
        </ErrorState>
      )}
      {recommendations.isPending && (
        <Loading label="Loading recommendations...">
          <Sheet className="divide-y divide-border">
            {[0, 1, 2].map((row) => (
              <span key={row} className="block space-y-2 px-5 py-5">
                <Skeleton className="h-5 w-80 max-w-full" />
                <Skeleton className="h-4 w-120 max-w-full" />
              </span>
            ))}
          </Sheet>
        </Loading>
      )}
      {data && (
        <Sheet aria-label="Recommendations">
          {data.length === 0 ? (
            <EmptyState mark="tick" title="Nothing to do">
              Every class has its reports, and nothing stands open in this period.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-border">
              {data.map((each) => (
                <Item key={each.id} recommendation={each} />
              ))}
            </ul>
          )}
        </Sheet>
      )}
    </>
  );
}

function Item({ recommendation }: { recommendation: Recommendation }) {
  const { title, advice, urgency, share, place } = recommendation;
  const { to, label } = PLACES[place];
  return (
    <li className="grid items-center gap-x-8 gap-y-3 px-5 py-4 lg:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-h3 font-bold">
          {title}
          {urgency === "now" && <Chip tone="warning">Now</Chip>}
        </h2>
        <p className="mt-0.5 text-md text-text-2">{advice}</p>
      </div>
      <div className="max-lg:max-w-60">
        {share && (
          <>
            <span className="text-sm text-muted tabular-nums">
              {formatNumber(share.part)} of {formatNumber(share.whole)}
            </span>
            <ShareBar {...share} toDo />
          </>
        )}
      </div>
      <Link to={to} className={buttonClass("secondary", "md", "justify-self-start lg:w-48")}>
        {label}
        <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
      </Link>
    </li>
  );
}
