import type { GivenBody } from "@reportair/contract/endpoint.ts";
import type { refineReport } from "@reportair/contract/features/refining.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import { call } from "../lib/api/call.ts";
import { changeReports, type PartOfChange } from "./stale.ts";

/** What may be asked of a finished text; `sentence` counts from 0. */
export type Refinement = GivenBody<typeof refineReport>["change"];

/**
 * Has a text changed by the writer; the earlier one stays in the history. `version` is that of the copy on
 * the screen: a stale one fails with an error that `staleCopy` reads. `onThisServer` does not ask a provider.
 */
export function askToRefine(
  { id, version }: { id: number; version: number },
  change: Refinement,
  { onThisServer = false, of }: { onThisServer?: boolean; of?: PartOfChange } = {},
): Promise<GeneratedReport> {
  return changeReports(
    () =>
      call("POST reports/generated/:id/refine/", {
        params: { id },
        body: { change, version, fallback: onThisServer },
      }),
    of,
  );
}
