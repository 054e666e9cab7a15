import {
  NoStructuredOutputError,
  type ModelAnswer,
  type ModelClient,
} from "@reportair/writing/model/client.ts";
import { ProviderTrouble } from "../../platform/provider-trouble.ts";
import type { Usage } from "../model-usage/usage.ts";

/** A client that adds what its calls cost to `usage`. */
export function metered(client: ModelClient, usage: Usage): ModelClient {
  const count = (cost: ModelAnswer["usage"]) => {
    usage.input_tokens += cost?.input_tokens ?? 0;
    usage.output_tokens += cost?.output_tokens ?? 0;
  };
  return {
    provider: client.provider,
    model: client.model,
    async complete(request) {
      usage.requests += 1;
      try {
        const answer = await client.complete(request);
        count(answer.usage);
        return answer;
      } catch (error) {
        // An answer that could not be used has been paid for as well.
        if (error instanceof NoStructuredOutputError || error instanceof ProviderTrouble)
          count(error.usage);
        // Nobody asks a provider that wants to be left alone.
        if (error instanceof ProviderTrouble && error.heldBack) usage.requests -= 1;
        throw error;
      }
    },
  };
}
