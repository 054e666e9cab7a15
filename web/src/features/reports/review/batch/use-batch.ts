import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { batchQuery } from "../../../../data/batches.ts";
import { isConnectionLost } from "../../../../lib/connection-lost.ts";
import { foldEvents, isRunning } from "./fold-events.ts";
import { followBatch } from "./follow-batch.ts";

/** Where no event gets through, reading now and then keeps the screen true. */
const READ_EVERY = 5_000;
/** Where events get through, a stream may still have died without a word. */
const READ_EVERY_HEARD = 30_000;

/**
 * A batch, live while it runs: read once, then kept up to date by its progress stream. It is `lost` while the
 * server cannot be heard, and goes on by itself when it can.
 */
export function useBatch(id: number) {
  const client = useQueryClient();
  const [heard, setHeard] = useState(false);
  const every = heard ? READ_EVERY_HEARD : READ_EVERY;
  const query = useQuery({
    ...batchQuery(id),
    refetchOnMount: "always",
    refetchInterval: ({ state: { data, error } }) =>
      (data ? isRunning(data) : isConnectionLost(error)) ? every : false,
  });
  const running = query.data !== undefined && isRunning(query.data);
  useEffect(() => {
    if (!running) return;
    const { queryKey } = batchQuery(id);
    const read = () => void client.invalidateQueries({ queryKey, exact: true });
    const stop = followBatch(id, {
      onEvents: (events) => {
        setHeard(true);
        client.setQueryData(queryKey, (batch) => batch && foldEvents(batch, events));
      },
      onEnd: read,
      onGap: () => {
        setHeard(false);
        read();
      },
    });
    return () => {
      stop();
      setHeard(false);
    };
  }, [client, id, running]);
  // A browser that knows it has no connection does not even ask.
  const lost = query.fetchStatus === "paused" || isConnectionLost(query.error);
  return { ...query, lost };
}
