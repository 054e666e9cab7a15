import type { Batch } from "@reportair/contract/features/batches.ts";
import { useState } from "react";
import { announcementOf } from "./batch-outcome.ts";

/** The last thing that was worth telling a screen reader of a batch. */
export function useBatchAnnouncement(batch: Batch | undefined): string {
  const [told, setTold] = useState<{ batch: Batch | null; said: string }>({
    batch: null,
    said: "",
  });
  if (batch !== undefined && batch !== told.batch) {
    setTold({ batch, said: announcementOf(told.batch, batch) ?? told.said });
  }
  return told.said;
}
