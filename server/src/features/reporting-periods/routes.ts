import {
  getReportingPeriod,
  setReportingPeriod,
  type ReportingPeriod,
} from "@reportair/contract/features/reporting-periods.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { changePeriod } from "./change-period.ts";
import { findCurrentPeriod } from "./current-period.ts";
import type { PeriodRow } from "./queries.ts";

/** Serves the reporting period to administrators. */
export function serveReportingPeriods(api: Api, { now }: { now: () => Date }): void {
  api.route(getReportingPeriod, administering, ({ actor, transaction }) =>
    transaction(async (handle) => present(await findCurrentPeriod(handle, actor, now()))),
  );
  api.route(setReportingPeriod, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await changePeriod(handle, actor, body, now());
      return present(await findCurrentPeriod(handle, actor, now()));
    }),
  );
}

function present({ id, name, starts_on, ends_on, due_on }: PeriodRow): ReportingPeriod {
  return { id, name, starts_on, ends_on, due_on };
}
