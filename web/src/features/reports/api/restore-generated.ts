import { restoreGenerated, type GeneratedReport } from "@reportair/contract/features/reports.ts";
import { call } from "../../../lib/api/call.ts";

/** Brings a discarded report back. */
export function restoreReport(id: number): Promise<GeneratedReport> {
  return call(restoreGenerated, { params: { id } });
}
