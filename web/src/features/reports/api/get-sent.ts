import { whatTheAiSaw } from "@reportair/contract/features/refining.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** What was sent to an AI provider for a text, and by whom it was written. */
export function sentQuery({ id, version }: { id: number; version: number }) {
  return queryOptions({
    queryKey: reportKeys.sent(id, version),
    queryFn: ({ signal }) => call(whatTheAiSaw, { params: { id }, signal }),
  });
}
