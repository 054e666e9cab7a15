import { getSchoolInsights } from "@reportair/contract/features/school-insights.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { findCurrentPeriod, findPeriodBefore } from "../reporting-periods/current-period.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { countProgress, countReports } from "./queries.ts";
import { workOutSchoolInsights } from "./work-out.ts";

/** Serves the institution's reports in numbers. */
export function serveSchoolInsights(api: Api, { now }: { now: () => Date }): void {
  api.route(getSchoolInsights, administering, ({ actor, transaction }) =>
    transaction(async (handle) => {
      const period = await findCurrentPeriod(handle, actor, now());
      const before = (await findPeriodBefore(handle, period))?.id ?? null;
      const counted = await countReports(handle, period.id, before);
      const progress = await countProgress(handle, period.id);
      const { id, due_on } = period;
      return workOutSchoolInsights(counted, progress, { id, before, due_on }, dateInLondon(now()));
    }),
  );
}
