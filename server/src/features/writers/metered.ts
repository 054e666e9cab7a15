import {
  NoStructuredOutputError,
  type ModelAnswer,
  type ModelClient,
} from "@reportair/writing/model/client.ts";
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
        // An answer without the shape has been paid for as well.
        if (error instanceof NoStructuredOutputError) count(error.usage);
        throw error;
      }
    },
  };
}
