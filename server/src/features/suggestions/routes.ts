import * as contract from "@reportair/contract/features/suggestions.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import { decideOnChanges } from "./decide-on-changes.ts";
import { findSuggestion } from "./find-suggestion.ts";
import { suggestChanges, withdrawChanges } from "./suggest-changes.ts";

/** Serves the changes that a colleague suggests on a proof: to the colleague, and to the report's author. */
export function serveSuggestions(api: Api, { now }: { now: () => Date }): void {
  api.route(contract.suggestChanges, teaching, ({ actor, params, body, transaction }) =>
    suggestChanges(transaction, actor, params.id, body),
  );
  api.route(contract.withdrawChanges, teaching, ({ actor, params, transaction }) =>
    transaction(async (handle) => {
      await withdrawChanges(handle, actor, params.id);
      return { detail: "Your changes were withdrawn." };
    }),
  );
  api.route(contract.getSuggestion, teaching, ({ actor, params, transaction }) =>
    findSuggestion(transaction, actor, params.id),
  );
  api.route(contract.decideOnChanges, teaching, async ({ actor, params, body, transaction }) => {
    await decideOnChanges(transaction, actor, params.id, body, now());
    return findSuggestion(transaction, actor, params.id);
  });
}
