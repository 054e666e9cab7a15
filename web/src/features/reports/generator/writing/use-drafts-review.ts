import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useChangeQuery } from "../../../../lib/use-change-query.ts";
import { useLatest } from "../../../../lib/use-latest.ts";
import { fetchStop } from "../../../../data/reports.ts";
import type { ClassSession } from "../saving/class-session.ts";
import { useEntries } from "../class-state/use-store.ts";

/** The drafts of a class that wait for their review. */
export interface Drafts {
  count: number;
  /** Opens them, at this one or where the review was left. */
  review: (startAt?: number) => void;
}

/**
 * The drafts of the class in its order, those beside a kept report among them. `review=drafts` in the address
 * opens them, once.
 */
export function useDraftsReview(
  { store, classroom }: ClassSession,
  onReview: (reports: readonly number[], startAt: number | null) => void,
): Drafts {
  const ids = [...useEntries(store).values()].flatMap(({ report }) => {
    if (!report) return [];
    return report.status === "draft" ? [report.id] : (report.proposal ?? []);
  });
  const review = useLatest((startAt?: number) => {
    if (startAt !== undefined) return onReview(ids, startAt);
    void fetchStop(classroom).then((stop) => onReview(ids, stop));
  });
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const asked = query.get("review") === "drafts";
  const open = useLatest(() => {
    changeQuery((known) => known.delete("review"), { replace: true });
    if (ids.length > 0) review();
  });
  useEffect(() => {
    if (asked) open();
  }, [asked, open]);
  return { count: ids.length, review };
}
