import type { Suggestion } from "@reportair/contract/features/suggestions.ts";
import { useQuery } from "@tanstack/react-query";
import { CheckCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { staleCopy } from "../../data/reports.ts";
import { suggestionQuery, useDecide } from "../../data/suggestions.ts";
import { errorText } from "../../lib/api/api-error.ts";
import { formatCount } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ChangeItem, Words } from "./change-item.tsx";
import { markedText } from "./marked-text.ts";
import { WorthALook } from "./worth-a-look.tsx";

/** The changes that a colleague suggests to a kept report, each to be taken into it or left. */
export function SuggestionWindow({ proof, onClose }: { proof: number; onClose: () => void }) {
  const query = useQuery(suggestionQuery(proof));
  const decide = useDecide(proof);
  const { data } = query;
  const fitting = data?.changes.filter(({ state }) => state === "open") ?? [];
  return (
    <Dialog
      open
      size="wide"
      title={data ? `Changes suggested by ${data.reader}` : "Suggested changes"}
      description={data ? `Report for ${data.student_name}` : undefined}
      onClose={onClose}
      actions={
        <>
          {data && (
            <p role="status" className="mr-auto text-sm text-muted tabular-nums max-sm:basis-full">
              {standOf(data)}
            </p>
          )}
          <Button onClick={onClose}>Close</Button>
          {data && fitting.length > 1 && (
            <Button
              variant="primary"
              icon={<CheckCheck aria-hidden size={16} strokeWidth={1.75} />}
              count={fitting.length}
              busy={decide.isPending && "Saving..."}
              onClick={() =>
                decide.mutate({ seen: data, take: fitting.map(({ number }) => number) })
              }
            >
              Take all
            </Button>
          )}
        </>
      }
    >
      {query.isPending && (
        <Loading label="Loading changes...">
          <Skeleton className="h-40 w-full" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState safe="Your report is as it was." onRetry={() => void query.refetch()}>
          {errorText(query.error, "The changes could not be loaded.")}
        </ErrorState>
      )}
      {data && <Changes data={data} decide={decide} />}
    </Dialog>
  );
}

/** The report with its marks, and beside it each change in turn. */
function Changes({ data, decide }: { data: Suggestion; decide: ReturnType<typeof useDecide> }) {
  const { report_content: text, changes } = data;
  const left = changes.filter(({ state }) => state === "open" || state === "outdated");
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  /** The change that was decided last: the one after it takes the focus. */
  const decided = useRef<number | null>(null);
  useEffect(() => {
    if (decided.current === null) return;
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[data-change]") ?? [])];
    if (items.some((item) => Number(item.dataset["change"]) === decided.current)) return;
    const next = items.find((item) => Number(item.dataset["change"]) > (decided.current ?? 0));
    decided.current = null;
    ((next ?? items.at(-1))?.querySelector<HTMLElement>("button") ?? end.current)?.focus();
  });
  const choose = (number: number, what: "take" | "leave") => {
    decided.current = number;
    decide.mutate({ seen: data, [what]: [number] });
  };
  return (
    <>
      {decide.isError && <Refused error={decide.error} />}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <section aria-label="The report with the changes marked">
          <p className="mb-3 text-sm text-text-2">
            <del className="bg-danger-soft text-danger">Struck out</del> would go,{" "}
            <ins className="bg-success-soft text-success">underlined</ins> would come. Nothing
            changes until you take it; the earlier text stays in the report’s history.
          </p>
          <p className="max-w-[58ch] border-l border-margin-line pl-5 font-read text-read break-words whitespace-pre-line">
            {markedText(text, changes).map((part) =>
              "change" in part ? (
                <Words key={`change-${part.change.number}`} change={part.change} />
              ) : (
                <span key={part.at}>{part.text}</span>
              ),
            )}
          </p>
          {changes.some(({ state }) => state === "taken") && (
            <WorthALook report={data.report} text={text} />
          )}
        </section>
        <section aria-label="Changes" className="max-lg:order-first">
          <ol ref={list} className="divide-y divide-border">
            {left.map((change) => (
              <ChangeItem
                key={change.number}
                change={change}
                text={text}
                busy={decide.isPending}
                onTake={() => !decide.isPending && choose(change.number, "take")}
                onLeave={() => !decide.isPending && choose(change.number, "leave")}
              />
            ))}
          </ol>
          {left.length === 0 && (
            <p ref={end} tabIndex={-1} className="text-md text-text-2 focus:outline-none">
              Every change is decided on. {data.reader} sees how many you took and left, and not
              which.
            </p>
          )}
        </section>
      </div>
    </>
  );
}

/** Why nothing was done; a text that was changed meanwhile is said with the one that would have come of it. */
function Refused({ error }: { error: unknown }) {
  const stale = staleCopy(error);
  return (
    <InlineAlert
      tone="warning"
      title={stale ? "This report has changed since you opened it." : undefined}
      className="mb-4"
    >
      {stale ? (
        <>
          Nothing was taken. Below is the report as it is now, with the changes that still fit.
          <details className="mt-1">
            <summary className="cursor-pointer underline">
              The text that would have been saved
            </summary>
            <p className="mt-2 font-read whitespace-pre-line text-text">{stale.yours}</p>
          </details>
        </>
      ) : (
        errorText(error, "This could not be saved, so nothing has changed. Please try again.")
      )}
    </InlineAlert>
  );
}

/** "1 taken, 1 left, 2 to go, 1 of them out of date". */
function standOf({ changes }: Suggestion): string {
  const count = (wanted: string) => changes.filter(({ state }) => state === wanted).length;
  const outdated = count("outdated");
  const open = count("open") + outdated;
  const stale = outdated === 0 ? "" : `, ${outdated} of them out of date`;
  return `${formatCount(changes.length, "change")}: ${count("taken")} taken, ${count("left")} left, ${open} to go${stale}`;
}
