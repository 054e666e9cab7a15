import { listClosedAccounts, reopenAccount } from "@reportair/contract/features/teachers.ts";
import { fullName } from "@reportair/contract/full-name.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import { audit } from "../audit/audit.ts";
import { endOf } from "../retention/rules.ts";
import { reopenStaff, selectClosed } from "./queries.ts";

/** Serves closed accounts to administrators, for as long as they can be reopened. */
export function serveClosedAccounts(api: Api): void {
  api.route(listClosedAccounts, administering, ({ transaction }) =>
    transaction(async (handle) =>
      (await selectClosed(handle)).flatMap(({ closed_at, ...staff }) =>
        closed_at === null
          ? []
          : [
              {
                ...staff,
                closed_at: closed_at.toISOString(),
                removed_at: endOf("account", closed_at).toISOString(),
              },
            ],
      ),
    ),
  );

  api.route(reopenAccount, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      const row = await reopenStaff(handle, params.id);
      if (row === undefined) throw notFound();
      const label = fullName(row);
      await audit(handle, actor, "account.reopened", { type: "user", id: row.id, label });
      return row;
    }),
  );
}
