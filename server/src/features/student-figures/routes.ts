import {
  bringFiguresIn,
  listFigures,
  removeFigures,
} from "@reportair/contract/features/student-figures.ts";
import type { Api } from "../../http/api.ts";
import { notFound } from "../../http/errors.ts";
import { administering } from "../../http/guards.ts";
import { audit } from "../audit/audit.ts";
import { bringIn } from "./bring-in.ts";
import { countFigures, deleteFigures } from "./queries.ts";

/** Serves attendance and results that administrators bring in for whole reports. */
export function serveStudentFigures(api: Api): void {
  api.route(listFigures, administering, ({ transaction }) =>
    transaction(async (handle) =>
      (await countFigures(handle)).map((kept) => ({
        ...kept,
        // One driver returns dates of a raw query as text.
        updated_at: new Date(kept.updated_at).toISOString(),
      })),
    ),
  );
  api.route(bringFiguresIn, administering, ({ actor, body, transaction }) =>
    transaction((handle) => bringIn(handle, actor, body)),
  );
  api.route(removeFigures, administering, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      const removed = await deleteFigures(handle, params.period);
      if (removed === 0) throw notFound();
      await audit(handle, actor, "figures.removed", {
        type: "reporting_period",
        id: params.period,
        label: "",
        details: { counts: { removed } },
      });
      return { detail: "The figures were removed." };
    }),
  );
}
