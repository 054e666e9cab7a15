import {
  RECEIVED_MAX,
  REMARK_MAX,
  type ReceivedProof,
} from "@reportair/contract/features/sharing.ts";
import { useState, type ReactNode } from "react";
import { errorText } from "../../lib/api/api-error.ts";
import { useDraft } from "../../lib/drafts/use-draft.ts";
import { formatCount, formatDate } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { BroughtBack } from "../../ui/brought-back.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useReceived, useRemark } from "../../data/sharing.ts";
import { Suggesting } from "./suggesting.tsx";

/** Reports that colleagues asked one to proof-read, each with room for changes and a comment. */
export function ReceivedPage({ tools }: { tools?: ReactNode }) {
  const query = useReceived();
  usePageTitle("Shared with you");
  return (
    <>
      <PageHeading title="Shared with you" tools={tools}>
        Reports that colleagues asked you to proof-read
      </PageHeading>
      {query.isPending && (
        <Loading label="Loading reports...">
          <Skeleton className="h-40 w-full rounded-3" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState onRetry={() => void query.refetch()}>
          Error loading reports. Please try again.
        </ErrorState>
      )}
      {query.data?.length === 0 && (
        <Sheet>
          <EmptyState title="Nothing is shared with you.">
            When a colleague asks you to proof-read a report, it appears here until they take it
            back.
          </EmptyState>
        </Sheet>
      )}
      {query.data && query.data.length > 0 && (
        <ul aria-label="Reports shared with you" className="space-y-4">
          {query.data.map((proof) => (
            <Proof key={proof.id} proof={proof} />
          ))}
        </ul>
      )}
      {query.data?.length === RECEIVED_MAX && (
        <p className="mt-4 text-md text-muted">
          These are the newest {RECEIVED_MAX}. Older ones follow as colleagues take theirs back.
        </p>
      )}
    </>
  );
}

function Proof({ proof }: { proof: ReceivedProof }) {
  const [comment, setComment] = useState(proof.comment);
  const remark = useRemark();
  const changed = comment.trim() !== proof.comment;
  const draft = useDraft({
    name: `remark:${proof.id}`,
    what: `your comment on the report for ${proof.student_name}`,
    value: comment,
    dirty: changed,
    restore: (before) => typeof before === "string" && setComment(before),
    reset: () => setComment(proof.comment),
  });

  async function save() {
    try {
      await remark.mutateAsync({ id: proof.id, comment });
      draft.forget();
      // Also shown where the page is left before the response comes.
      toast.success(`${proof.author_name} can read your comment`);
    } catch {
      // The mutation's error is shown below.
    }
  }
  return (
    <li className="rounded-3 border border-border bg-surface px-5 py-4">
      <h2 className="text-h3 font-bold">{proof.student_name}</h2>
      <p className="text-sm text-muted">
        {proof.classroom.name} · {proof.period} · {formatCount(proof.word_count, "word")} · from{" "}
        {proof.author_name}, {formatDate(proof.created_at)}
      </p>
      <div className="mt-3 grid gap-x-8 gap-y-4 lg:grid-cols-[3fr_2fr]">
        <Suggesting proof={proof} />
        <div>
          <BroughtBack draft={draft} className="mb-2" />
          <TextArea
            rows={4}
            label={
              <>
                Comment<span className="sr-only"> on the report for {proof.student_name}</span>
              </>
            }
            max={REMARK_MAX}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          {remark.isError && (
            <InlineAlert className="mt-2">
              {errorText(remark.error, "Your comment could not be saved. Please try again.")}
            </InlineAlert>
          )}
          <Button
            className="mt-2"
            disabled={!changed}
            busy={remark.isPending && "Saving..."}
            onClick={() => void save()}
          >
            Save comment
          </Button>
        </div>
      </div>
    </li>
  );
}
