import type { ReportInputs } from "@reportair/contract/features/report-fields.ts";
import {
  saveConfiguration as create,
  updateConfiguration as update,
  type ReportConfiguration,
} from "@reportair/contract/features/reports.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { call } from "../../../lib/api/call.ts";
import { reportKeys } from "./keys.ts";

/** Whose inputs in which class, by record ids. */
export interface Owner {
  student: number;
  classroom: number;
  /** The configuration of this period, where there is one. */
  configuration: number | null;
}

/**
 * Saves one student's inputs: creates the configuration of this period, or updates of it only what has
 * `changed`, so that what another tab entered stays. Texts written from earlier inputs become stale by
 * it. Goes on where the page is left. Throws `ApiError`.
 */
export async function saveConfiguration(
  owner: Owner,
  inputs: ReportInputs,
  changed: Partial<ReportInputs>,
): Promise<ReportConfiguration> {
  const saved = await (owner.configuration === null
    ? createWhole(owner, inputs)
    : call(update, {
        params: { id: owner.configuration },
        body: changed,
        keepalive: true,
      }).catch((error: unknown) => {
        // Deleted elsewhere: what is on the screen is entered anew.
        if (error instanceof ApiError && error.status === 404) return createWhole(owner, inputs);
        throw error;
      }));
  const key = reportKeys.classroomConfigurations(owner.classroom);
  void queryClient.invalidateQueries({ queryKey: key, refetchType: "none" });
  void queryClient.invalidateQueries({ queryKey: reportKeys.generated, refetchType: "none" });
  return saved;
}

function createWhole(
  { student, classroom }: Owner,
  inputs: ReportInputs,
): Promise<ReportConfiguration> {
  return call(create, {
    body: { student, classroom, ...inputs, batch_mode: false, keep_filled: true },
    keepalive: true,
  });
}
