import { FIELD_OPTIONS } from "@reportair/contract/report-inputs.ts";
import { INSIGHTS_NEEDED } from "../../lib/contract-constants.ts";
import type { ReactNode } from "react";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton, SkeletonWords } from "../../ui/skeleton.tsx";
import { cardClass } from "./insight-card.tsx";
import { LockedInsights } from "./locked-insights.tsx";

const FIELDS = ["level", "participation", "punctuality", "behaviour", "homework"] as const;

/** The shape of the insights while they are on the way; `locked` where there are too few reports for them. */
export function InsightsSkeleton({ locked }: { locked: boolean }) {
  return (
    <Loading label="Loading insights...">
      <Sheet>
        {locked ? (
          // As much room as it will take, so that what is below does not move.
          <div className="invisible">
            <LockedInsights reports={0} needed={INSIGHTS_NEEDED} />
          </div>
        ) : (
          <div className="grid grid-cols-1 sm:grid-cols-2 lg:grid-cols-3">
            {FIELDS.map((field) => (
              <CardSkeleton key={field}>
                <Skeleton className="h-1.5 w-full" />
                <span className="mt-2 block">
                  {FIELD_OPTIONS[field].map((option) => (
                    <span key={option} className="block py-0.5 text-sm">
                      <SkeletonWords>{option}</SkeletonWords>
                    </span>
                  ))}
                </span>
              </CardSkeleton>
            ))}
            <CardSkeleton>
              <span className="block text-sm">
                <SkeletonWords>Reports kept each month</SkeletonWords>
              </span>
              <Skeleton className="mt-1 h-12 w-full" />
              <span className="mt-1 block text-xs">&nbsp;</span>
            </CardSkeleton>
          </div>
        )}
      </Sheet>
    </Loading>
  );
}

/** A card with words of about the length that findings have. */
function CardSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={cardClass}>
      <span className="mb-2 block text-h3">
        <SkeletonWords>Participation</SkeletonWords>
      </span>
      {children}
      <span className="mt-3 block text-md">
        <SkeletonWords>21 of 28 are “Consistently Completed” or “Mostly” (75%).</SkeletonWords>
      </span>
      <span className="mt-1 block text-sm">
        <SkeletonWords>
          Ask the pupil who never hands in homework in 11A what stands in the way.
        </SkeletonWords>
      </span>
    </div>
  );
}
