import { generateBatch } from "@reportair/contract/features/batches.ts";
import type { GivenBody } from "@reportair/contract/endpoint.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

export type BatchRequest = GivenBody<typeof generateBatch>;

/**
 * Starts a batch and returns its id at once. `key` makes a repeated request answer with the first
 * one's batch: one key for one press of the button.
 */
export function useGenerateBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, key }: { body: BatchRequest; key: string }): Promise<number> => {
      const answer = await call(generateBatch, {
        body,
        headers: { Prefer: "respond-async", "Idempotency-Key": key },
      });
      if (typeof answer["batch"] !== "number") throw new Error("The server wrote no batch");
      return answer["batch"];
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: reportKeys.batches });
      void client.invalidateQueries({ queryKey: reportKeys.configurations });
    },
  });
}
