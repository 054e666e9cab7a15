import type { EntryKind, Intake, IntakeEntry } from "@reportair/contract/features/intake.ts";
import { useState, type ReactNode } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { formatNumber } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { Chip, type Tone } from "../../ui/chip.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useIntakeEntries } from "../../data/intake.ts";

const FEW = 5;
const MANY = 50;

/** Lines of a preview of one kind: the first of them, all of them in pages, or none until somebody looks. */
export function Part(props: {
  intake: Intake;
  kind: EntryKind;
  title: string;
  tone?: Tone;
  count: number;
  children?: ReactNode;
  /** Shown at once: what needs a person. */
  begins?: "closed" | "few" | "all";
  tools?: ReactNode;
  renderLines: (entries: readonly IntakeEntry[]) => ReactNode;
}) {
  const { intake, kind, title, tone, count, begins = "few", tools, renderLines, children } = props;
  const [shown, setShown] = useState(begins);
  const [page, setPage] = useState(1);
  const id = `part-${kind}`;
  const isOpen = shown !== "closed" && count > 0;
  if (count === 0 && children === undefined) return null;
  const more = shown === "closed" ? count > 0 : shown === "few" && count > FEW;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 px-4 py-3 not-first:border-t border-border"
    >
      <header className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 id={`${id}-title`} className="flex items-center gap-2.5 text-md font-bold">
          <span className={tone === "warning" ? "text-warning" : undefined}>{title}</span>
          <Chip tone={tone ?? "neutral"}>{formatNumber(count)}</Chip>
        </h2>
        {children && <p className="min-w-0 text-md text-text-2">{children}</p>}
        <span className="ml-auto flex flex-wrap items-center gap-1">
          {tools}
          {(more || (shown === "all" && begins !== "all")) && (
            <Button
              variant="ghost"
              size="row"
              aria-expanded={shown === "all"}
              aria-controls={`${id}-lines`}
              onClick={() => {
                setShown(more ? "all" : begins);
                setPage(1);
              }}
            >
              {more ? (count === 1 ? "Show it" : `Show all ${formatNumber(count)}`) : "Show fewer"}
            </Button>
          )}
        </span>
      </header>
      <div id={`${id}-lines`}>
        {isOpen && (
          <Lines
            key={`${shown} ${page}`}
            {...{ intake, kind, title, renderLines, page }}
            size={shown === "few" ? FEW : MANY}
          />
        )}
        {isOpen && shown === "all" && (
          <div className="mt-2 flex justify-end">
            <Pager label={title} page={page} pages={Math.ceil(count / MANY)} onPage={setPage} />
          </div>
        )}
      </div>
    </section>
  );
}

function Lines(props: {
  intake: Intake;
  kind: EntryKind;
  title: string;
  page: number;
  size: number;
  renderLines: (entries: readonly IntakeEntry[]) => ReactNode;
}) {
  const { intake, kind, title, page, size, renderLines } = props;
  const entries = useIntakeEntries(intake, kind, { page, size });
  if (entries.isError) {
    return (
      <ErrorState title={`${title}: could not be loaded`} onRetry={() => void entries.refetch()}>
        {errorText(entries.error)}
      </ErrorState>
    );
  }
  if (!entries.data) {
    return (
      <Loading label="Loading...">
        <Skeleton className="mt-2 h-8 w-full" />
      </Loading>
    );
  }
  return (
    // Wide tables scroll in it, by the keyboard too.
    <div
      role="group"
      aria-label={title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard's way to scroll: nothing else here takes the focus.
      tabIndex={0}
      aria-busy={entries.isPlaceholderData}
      className="-mx-4 mt-2 overflow-x-auto -outline-offset-2"
    >
      {renderLines(entries.data.rows)}
    </div>
  );
}
