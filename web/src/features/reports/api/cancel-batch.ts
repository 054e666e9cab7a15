import { cancelBatch } from "@reportair/contract/features/batches.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { toast } from "../../../ui/toast-store.ts";
import { reportKeys } from "./keys.ts";

/** Cancels what has not begun; what is written stays. */
export function useCancelBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(cancelBatch, { params: { id } }),
    onSuccess: (batch) => {
      client.setQueryData(reportKeys.batch(batch.id), batch);
      void client.invalidateQueries({ queryKey: reportKeys.batches, exact: true });
    },
    // Told also where the window with its button is closed by then.
    onError: (error) => toast.error(errorText(error)),
  });
}
