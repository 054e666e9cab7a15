import type { Batch } from "@reportair/contract/features/batches.ts";
import { Cloud, Server } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import { useMe } from "../../../../data/accounts.ts";
import { useCancelBatch, useRetryBatch } from "../../../../data/batches.ts";
import { isRunning, writtenReports } from "./fold-events.ts";

/** The bar under a batch's progress: who writes, cancel or take up again, and the review of what is there. */
export function BatchActions(props: { batch: Batch; onReview: (reportIds: number[]) => void }) {
  const { batch, onReview } = props;
  const { data: me } = useMe();
  const cancel = useCancelBatch();
  const retry = useRetryBatch();
  const running = isRunning(batch);
  const waiting = batch.items.filter((item) => item.state === "waiting").length;
  const model = me?.writer.kind === "model";
  const Place = model ? Cloud : Server;
  // With nothing to review, what comes next is to have something written.
  const first = batch.done === 0 ? "primary" : "secondary";
  return (
    <>
      {me && (
        <p className="mr-auto flex items-center gap-2 text-sm text-muted max-sm:basis-full">
          <Place aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          {me.writer.label}
        </p>
      )}
      {running && waiting > 0 && (
        <Button
          variant="danger"
          busy={cancel.isPending && "Cancelling..."}
          onClick={() => cancel.mutate(batch.id)}
        >
          Cancel the rest
        </Button>
      )}
      {!running && batch.failed > 0 && model && (
        <Button
          busy={retry.isPending && retry.variables.fallback && "Writing..."}
          onClick={() => retry.mutate({ id: batch.id, fallback: true })}
        >
          {batch.failed === 1
            ? "Write the one that failed on this server"
            : `Write the ${batch.failed} that failed on this server`}
        </Button>
      )}
      {!running && batch.failed > 0 && (
        <Button
          variant={first}
          busy={retry.isPending && isPlain(retry.variables) && "Retrying..."}
          onClick={() => retry.mutate({ id: batch.id })}
        >
          Retry all ({batch.failed})
        </Button>
      )}
      {!running && batch.cancelled > 0 && (
        <Button
          variant={batch.failed > 0 ? "secondary" : first}
          busy={retry.isPending && retry.variables.state === "cancelled" && "Writing..."}
          onClick={() => retry.mutate({ id: batch.id, state: "cancelled" })}
        >
          {batch.cancelled === 1
            ? "Write the one that remains"
            : `Write the remaining ${batch.cancelled}`}
        </Button>
      )}
      <Button
        variant={running || batch.done === 0 ? "secondary" : "primary"}
        disabled={batch.done === 0}
        onClick={() => onReview(writtenReports(batch))}
      >
        Review finished ({batch.done})
      </Button>
    </>
  );
}

const isPlain = ({ state, fallback }: { state?: "cancelled"; fallback?: true }) =>
  state === undefined && fallback === undefined;
