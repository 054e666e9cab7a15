import { submitFeedback } from "@reportair/contract/features/feedback.ts";
import type { Api } from "../../http/api.ts";
import { teaching } from "../../http/guards.ts";
import { giveFeedback } from "./give-feedback.ts";

export function serveFeedback(api: Api): void {
  api.route(submitFeedback, teaching, ({ actor, body, transaction }) =>
    transaction((handle) => giveFeedback(handle, actor, body)),
  );
}
