import type { LengthRange, LengthUnit } from "@reportair/contract/features/report-fields.ts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api/call.ts";
import { queryClient } from "../lib/query-client.ts";
import { makeStale } from "./stale.ts";

/** Whose report, and how long it is to be. */
export interface ToBeWritten {
  student: number;
  classroom: number;
  range: LengthRange;
  unit: LengthUnit;
}

/** What would be sent to a provider for a report that is still to be written. */
export function wouldLeaveQuery({ student, classroom, range, unit }: ToBeWritten) {
  return queryOptions({
    queryKey: ["leaving", student, classroom, range, unit],
    meta: { shows: ["inputs", "policies"] },
    // What is typed changes; nothing that was seen before is shown again.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call("POST reports/leaving/", {
        body: { student, classroom, word_count: range, length_unit: unit },
        signal,
      }),
  });
}

/** What was sent to a provider for a report, beside what was typed. */
export function hasLeftQuery({ id, version }: { id: number; version: number }) {
  return queryOptions({
    queryKey: ["generated", "leaving", id, version],
    queryFn: ({ signal }) => call("GET reports/generated/:id/leaving/", { params: { id }, signal }),
  });
}

/** Takes words out of what is sent of a configuration's inputs, or puts them back. */
export async function changeTakenOut(
  configuration: number,
  body: { add?: string[]; remove?: string[] },
): Promise<void> {
  try {
    await call("PATCH reports/:id/taken-out/", { params: { id: configuration }, body });
  } finally {
    await makeStale(queryClient, "inputs");
  }
}
