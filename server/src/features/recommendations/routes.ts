import { getRecommendations } from "@reportair/contract/features/recommendations.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { findTokens } from "../model-usage/find-tokens.ts";
import { findPolicy } from "../report-policies/find-policy.ts";
import { shownWriter, type ShownWriters } from "../report-policies/shown-writer.ts";
import { findCurrentPeriod } from "../reporting-periods/current-period.ts";
import { dateInLondon } from "../reporting-periods/periods.ts";
import { countOpenMatters } from "./queries.ts";
import { recommend } from "./recommend.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Serves what the institution's numbers suggest to do next. */
export function serveRecommendations(
  api: Api,
  { now, writers }: { now: () => Date; writers: ShownWriters },
): void {
  api.route(getRecommendations, administering, ({ actor, transaction }) =>
    transaction(async (handle) => {
      const { id, name, due_on } = await findCurrentPeriod(handle, actor, now());
      const tokens = await findTokens(handle, now());
      const { kind } = shownWriter(writers, await findPolicy(handle));
      const recommendations = recommend({
        ...(await countOpenMatters(handle, id)),
        period: name,
        days_left: due_on === null ? null : daysBetween(dateInLondon(now()), due_on),
        tokens: { used: tokens.used, budget: kind === "model" ? tokens.budget : null },
      });
      return { recommendations };
    }),
  );
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}
