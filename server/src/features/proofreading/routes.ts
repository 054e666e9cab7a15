import { proofread as endpoint } from "@reportair/contract/features/proofreading.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import { proofreadReport } from "./proofread-report.ts";

/** Serves what an edited text should be looked at for. */
export function serveProofreading(api: Api): void {
  api.route(endpoint, teaching, ({ actor, params, body, transaction }) =>
    proofreadReport(transaction, actor, params.id, body.report_content),
  );
}
