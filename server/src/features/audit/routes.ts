import {
  AUDIT_CSV_MAX,
  AUDIT_MAX,
  exportAudit,
  listAudit,
} from "@reportair/contract/features/audit.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { page, windowOf } from "../../http/lists.ts";
import { audit } from "./audit.ts";
import { entriesAsCsv } from "./csv.ts";
import { presentEntry } from "./present.ts";
import { countEntries, selectEntries } from "./queries.ts";

/** Serves the audit log to administrators. Nothing changes an entry. */
export function serveAudit(api: Api): void {
  api.route(listAudit, administering, ({ query, request, transaction }) =>
    transaction(async (handle) => {
      const cut = windowOf(query);
      const rows = await selectEntries(handle, query, cut ?? { limit: AUDIT_MAX });
      const entries = rows.map(presentEntry);
      if (cut === null) return entries;
      return page(entries, await countEntries(handle, query), query, request);
    }),
  );

  api.route(exportAudit, administering, ({ actor, query, reply, transaction }) =>
    transaction(async (handle) => {
      const rows = await selectEntries(handle, query, { offset: 0, limit: AUDIT_CSV_MAX });
      await audit(handle, actor, "audit.exported", {
        type: "institution",
        id: actor.institution_id,
        label: "Audit log",
      });
      reply.header("content-disposition", 'attachment; filename="audit-log.csv"');
      return entriesAsCsv(rows.map(presentEntry));
    }),
  );
}
