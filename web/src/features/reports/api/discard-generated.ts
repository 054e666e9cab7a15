import { discardGenerated } from "@reportair/contract/features/reports.ts";
import { call } from "../../../lib/api/call.ts";

/** Discards a report: hidden at once, and can be brought back for 7 days. */
export async function discardReport(id: number): Promise<void> {
  await call(discardGenerated, { params: { id } });
}
