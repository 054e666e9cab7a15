import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { makeStale } from "./stale.ts";
import type { generateBatch } from "@reportair/contract/features/batches.ts";
import type {
  ReportConfiguration,
  StaleBatch,
} from "@reportair/contract/features/report-configurations.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { ApiError, errorText } from "../lib/api/api-error.ts";
import { isConnectionLost } from "../lib/connection-lost.ts";
import { toast } from "../ui/toast-store.ts";

/** The teacher's batches that still run, newest first. */
export const batchesQuery = queryOptions({
  queryKey: ["batches"],
  queryFn: ({ signal }) => call("GET reports/batches/", { signal }),
});

/** How far a batch is, with every student's state. */
export function batchQuery(id: number) {
  return queryOptions({
    queryKey: ["batches", id],
    queryFn: ({ signal }) => call("GET reports/batches/:id/", { params: { id }, signal }),
  });
}

export type BatchRequest = GivenBody<typeof generateBatch>;

/**
 * Starts a batch and returns its id at once. `key` makes a repeated request answer with the first
 * one's batch: one key for one press of the button.
 */
export function useGenerateBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: { body: BatchRequest; key: string }): Promise<number> => {
      const answer = await call("POST reports/generate/batch/", {
        body,
        headers: { Prefer: "respond-async", "Idempotency-Key": key },
      });
      if (typeof answer["batch"] !== "number") throw new Error("The server wrote no batch");
      return answer["batch"];
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: batchesQuery.queryKey });
      void makeStale(client, "inputs");
    },
  });
}

/** What stands now of the pupils whose inputs were changed elsewhere, where a batch was refused for it; else null. */
export function staleInBatch(error: unknown): readonly ReportConfiguration[] | null {
  if (!(error instanceof ApiError) || error.code !== "stale") return null;
  // As the contract says: the server lets nothing else out.
  return (error.body as StaleBatch).current;
}

/** Cancels what has not begun; what is written stays. */
export function useCancelBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("POST reports/batches/:id/cancel/", { params: { id } }),
    onSuccess: (batch) => {
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      void client.invalidateQueries({ queryKey: batchesQuery.queryKey, exact: true });
    },
    // Told also where the window with its button is closed by then.
    onError: (error) => toast.error(notHeard(error) ?? errorText(error)),
  });
}

/**
 * Takes up what failed, or what was `cancelled`: one student by `index`, or all; `fallback` has this server write
 * it. Asked for twice, it is taken up once.
 */
export function useRetryBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      id,
      ...body
    }: {
      id: number;
      state?: "cancelled";
      index?: number;
      fallback?: true;
    }) => call("POST reports/batches/:id/retry/", { params: { id }, body }),
    onSuccess: (batch) => {
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      void client.invalidateQueries({ queryKey: batchesQuery.queryKey, exact: true });
    },
    // Told also where the window with its button is closed by then.
    onError: (error) => toast.error(notHeard(error) ?? errorText(error)),
  });
}

/** What to do where it is not known whether a press was heard; null where the server has answered. */
function notHeard(error: unknown): string | null {
  return isConnectionLost(error)
    ? "Connection lost. What is written is saved; press again when the connection is back."
    : null;
}
