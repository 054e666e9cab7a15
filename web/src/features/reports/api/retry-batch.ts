import { retryBatch } from "@reportair/contract/features/batches.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { toast } from "../../../ui/toast-store.ts";
import { reportKeys } from "./keys.ts";

/** Takes up what failed: one student by `index`, or all; `fallback` has this server write it. */
export function useRetryBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: number; index?: number; fallback?: true }) =>
      call(retryBatch, { params: { id }, body }),
    onSuccess: (batch) => {
      client.setQueryData(reportKeys.batch(batch.id), batch);
      void client.invalidateQueries({ queryKey: reportKeys.batches, exact: true });
    },
    // Told also where the window with its button is closed by then.
    onError: (error) => toast.error(errorText(error)),
  });
}
