import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { batchQuery } from "../../../../data/batches.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import { foldEvents, isRunning } from "./fold-events.ts";
import { followBatch } from "./follow-batch.ts";

/** Where no event gets through, reading now and then keeps the screen true. */
const READ_EVERY = 5_000;

/**
 * A batch, live while it runs: read once, then kept up to date by its progress stream. It is `lost` while the
 * server cannot be heard, and goes on by itself when it can.
 */
export function useBatch(id: number) {
  const client = useQueryClient();
  const query = useQuery({
    ...batchQuery(id),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data, error } }) =>
      (data ? isRunning(data) : isConnectionLost(error)) ? READ_EVERY : false,
  });
  const running = query.data !== undefined && isRunning(query.data);
  useEffect(() => {
    if (!running) return;
    const { queryKey } = batchQuery(id);
    const read = () => void client.invalidateQueries({ queryKey, exact: true });
    return followBatch(id, {
      onEvents: (events) =>
        client.setQueryData(queryKey, (batch) => batch && foldEvents(batch, events)),
      onEnd: read,
      onGap: read,
    });
  }, [client, id, running]);
  // A browser that knows it has no connection does not even ask.
  const lost = query.fetchStatus === "paused" || isConnectionLost(query.error);
  return { ...query, lost };
}
