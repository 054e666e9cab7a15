import { getInsights } from "@reportair/contract/features/insights.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import { selectOutcomes } from "./queries.ts";
import { workOutInsights } from "./work-out.ts";

export function serveInsights(api: Api, { now }: { now: () => Date }): void {
  api.route(getInsights, teaching, async ({ transaction }) =>
    workOutInsights(await transaction(selectOutcomes), now()),
  );
}
