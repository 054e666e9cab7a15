import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { batchesQuery } from "../../../../data/batches.ts";
import { makeStale } from "../../../../data/stale.ts";

const KEY = "open-batch";

/**
 * Which batch is on the screen: one just started, one that was when the page was reloaded, or one that
 * still runs when the page is opened.
 */
export function useBatchWindow(): {
  /** The batch whose window is open. */
  shown: number | null;
  /** The batch whose window was closed. */
  aside: number | null;
  show: (batch: number) => void;
  close: () => void;
  forget: () => void;
} {
  const client = useQueryClient();
  const running = useQuery(batchesQuery);
  const [found, setFound] = useState(false);
  const [shown, setShown] = useState(remembered);
  const [aside, setAside] = useState<number | null>(null);

  if (!found && running.data) {
    setFound(true);
    const newest = running.data[0];
    if (newest && shown === null) setShown(newest.id);
  }

  function put(next: number | null) {
    setShown(next);
    remember(next);
  }

  return {
    shown,
    aside,
    show: (batch) => {
      put(batch);
      setAside(null);
    },
    close: () => {
      setAside(shown);
      put(null);
      void makeStale(client, "reports");
    },
    forget: () => {
      put(null);
      setAside(null);
      void makeStale(client, "reports");
    },
  };
}

// It may end while the page is reloaded, and its reports are to be reviewed all the same.
function remembered(): number | null {
  try {
    return Number(sessionStorage.getItem(KEY)) || null;
  } catch {
    return null;
  }
}

function remember(batch: number | null): void {
  try {
    if (batch === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(batch));
  } catch {
    // Then only a batch that still runs is found again.
  }
}
