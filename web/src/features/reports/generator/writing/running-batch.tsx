import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { InlineAlert } from "../../../../ui/inline-alert.tsx";
import { batchQuery } from "../../../../data/batches.ts";
import { makeStale } from "../../../../data/stale.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import { CONNECTION_LOST } from "../../review/batch/batch-outcome.ts";

const EVERY_MS = 3_000;

/** A batch whose window was closed: how far it is, and the way back to it. */
export function RunningBatch({ id, onShow }: { id: number; onShow: () => void }) {
  const [seenRunning, setSeenRunning] = useState(false);
  const { data: batch, error } = useQuery({
    ...batchQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data.status) ? false : EVERY_MS),
  });
  const ended = batch !== undefined && hasEnded(batch.status);
  // What it has written shows in the class, whether or not its window is opened again.
  const client = useQueryClient();
  useEffect(() => {
    if (ended) void makeStale(client, "reports");
  }, [ended, client]);
  if (!batch) return null;
  if (!ended && !seenRunning) setSeenRunning(true);
  if (ended && !seenRunning) return null;
  return (
    <InlineAlert
      tone={ended ? "success" : "info"}
      className="mb-3"
      action={
        <Button size="row" onClick={onShow}>
          {ended ? "Show the reports" : "Show progress"}
        </Button>
      }
    >
      {ended
        ? `Reports for ${batch.classroom.name}: ${batch.done} of ${batch.total} are written.`
        : `Writing reports for ${batch.classroom.name}: ${batch.done} of ${batch.total} done.`}
      {!ended && isConnectionLost(error) && <p>{CONNECTION_LOST}</p>}
    </InlineAlert>
  );
}

function hasEnded(status: string): boolean {
  return status === "finished" || status === "cancelled";
}
