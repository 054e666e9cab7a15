import {
  getModelUsage,
  setModelBudget,
  type ModelUsage,
} from "@reportair/contract/features/model-usage.ts";
import type { Handle } from "../../database/handle.ts";
import type { Api } from "../../http/api.ts";
import { administering } from "../../http/guards.ts";
import { audit } from "../audit/audit.ts";
import { findBudget, saveBudget, selectUsage } from "./queries.ts";

export function serveModelUsage(api: Api): void {
  const present = async (handle: Handle): Promise<ModelUsage> => ({
    budget: await findBudget(handle),
    months: (await selectUsage(handle)).map(({ month, requests, input_tokens, output_tokens }) => ({
      month,
      requests,
      input_tokens,
      output_tokens,
    })),
  });
  api.route(getModelUsage, administering, ({ transaction }) => transaction(present));
  api.route(setModelBudget, administering, ({ actor, body, transaction }) =>
    transaction(async (handle) => {
      await saveBudget(handle, actor.institution_id, body.budget);
      await audit(handle, actor, "budget.updated", {
        type: "institution",
        id: actor.institution_id,
        label: "AI budget",
        details: { fields: ["budget"] },
      });
      return present(handle);
    }),
  );
}
