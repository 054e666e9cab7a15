import { getChecklist } from "@reportair/contract/features/report-rules.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { findChecklist } from "./find-checklist.ts";

/** Serves what the law asks of the school's reports, beside what is there. */
export function serveReportRules(api: Api): void {
  api.route(getChecklist, administering, ({ query, transaction }) =>
    transaction((handle) => findChecklist(handle, query)),
  );
}
