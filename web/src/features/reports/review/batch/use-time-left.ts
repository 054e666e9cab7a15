import type { Batch } from "@reportair/contract/features/batches.ts";
import { useEffect, useRef, useState } from "react";
import { isRunning, settledCount } from "./fold-events.ts";
import { leftText, secondsLeft } from "./time-left.ts";

/** "about 40 s left", by the pace seen on this screen; null where it cannot be estimated. */
export function useTimeLeft(batch: Batch | undefined): string | null {
  const running = batch !== undefined && isRunning(batch);
  const latest = useRef({ total: 0, settled: 0 });
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (batch) latest.current = { total: batch.total, settled: settledCount(batch) };
  });
  useEffect(() => {
    if (!running) return;
    // A retry is a new story with a pace of its own.
    const since = Date.now();
    const settledThen = latest.current.settled;
    let lastAt = since;
    let lastSettled = settledThen;
    const timer = setInterval(() => {
      const now = Date.now();
      const { total, settled } = latest.current;
      if (settled !== lastSettled) {
        lastSettled = settled;
        lastAt = now;
      }
      setLeft(
        secondsLeft({
          settled: settled - settledThen,
          elapsed: (lastAt - since) / 1_000,
          open: total - settled,
          quiet: (now - lastAt) / 1_000,
        }),
      );
    }, 500);
    return () => {
      clearInterval(timer);
      setLeft(null);
    };
  }, [running]);
  return running && left !== null ? leftText(left) : null;
}
