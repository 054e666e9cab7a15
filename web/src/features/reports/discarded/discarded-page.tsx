import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import type { DiscardedItem } from "@reportair/contract/features/reports.ts";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";
import { discardedQuery } from "../../../data/reports.ts";
import { cutPage } from "../../../lib/cut-page.ts";
import { formatCount, formatNumber } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { bringBack } from "./bring-back.ts";
import { DiscardedLine } from "./discarded-line.tsx";

const PAGE_SIZE = 20;

/** What its teacher has discarded, deleted or cleared in the last days, each with the way back. */
export function DiscardedPage({ tools }: { tools?: ReactNode }) {
  usePageTitle("Recently discarded");
  const query = useQuery(discardedQuery);
  const [wanted, setWanted] = useState(1);
  /** What is on its way back, by its key. */
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const all = query.data ?? [];
  const { shown, page, pages } = cutPage(all, wanted, PAGE_SIZE);

  async function restore(things: readonly DiscardedItem[]) {
    setBusy(new Set(things.map(keyOf)));
    // The pressed button goes with its row; the keyboard goes on in the list.
    list.current?.focus({ preventScroll: true });
    await bringBack(things);
    setBusy(new Set());
  }
  return (
    <>
      <PageHeading title="Recently discarded" tools={tools}>
        What you discard, delete or clear stays here for {DISCARD_DAYS} days
      </PageHeading>
      {query.isPending && (
        <Loading label="Loading what was discarded..." className="space-y-3">
          {Array.from({ length: 4 }, (_, row) => (
            <Skeleton key={row} className="h-20 w-full rounded-3" />
          ))}
        </Loading>
      )}
      {query.isError && (
        <ErrorState
          safe="Nothing of it is lost: each stays until its day."
          onRetry={() => void query.refetch()}
        >
          What you have discarded could not be loaded.
        </ErrorState>
      )}
      {query.data && (
        <Sheet aria-label="Recently discarded" className="overflow-hidden">
          <div ref={list} tabIndex={-1} className="outline-none">
            {all.length === 0 ? (
              <EmptyState title="Nothing here.">
                You have discarded, deleted and cleared nothing in the last {DISCARD_DAYS} days.
              </EmptyState>
            ) : (
              <>
                <div className="flex flex-wrap items-center justify-between gap-2 border-b border-border px-4 py-2.5">
                  <p role="status" className="text-md text-text-2">
                    {tally(all)}
                  </p>
                  {all.length > 1 && (
                    <Button
                      busy={busy.size === all.length && "Bringing back..."}
                      onClick={() => void restore(all)}
                    >
                      Bring back all {formatNumber(all.length)}
                    </Button>
                  )}
                </div>
                <ul aria-label="Discarded" className="divide-y divide-border">
                  {shown.map((thing) => (
                    <DiscardedLine
                      key={keyOf(thing)}
                      thing={thing}
                      busy={busy.has(keyOf(thing))}
                      onBringBack={() => void restore([thing])}
                    />
                  ))}
                </ul>
                {pages > 1 && (
                  <footer className="border-t border-border px-4 py-2">
                    <Pager label="Discarded" page={page} pages={pages} onPage={setWanted} />
                  </footer>
                )}
              </>
            )}
          </div>
        </Sheet>
      )}
    </>
  );
}

/** Reports and inputs are numbered each on their own. */
const keyOf = ({ kind, id }: DiscardedItem): string => `${kind} ${id}`;

/** "3 reports, and inputs that were cleared 2 times". */
function tally(all: readonly DiscardedItem[]): string {
  const reports = all.filter(({ kind }) => kind === "report").length;
  const inputs = all.length - reports;
  const parts = [
    ...(reports > 0 ? [formatCount(reports, "report")] : []),
    ...(inputs > 0 ? [`inputs that were cleared ${formatCount(inputs, "time")}`] : []),
  ];
  return parts.join(", and ");
}
