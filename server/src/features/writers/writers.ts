import type { Me } from "@reportair/contract/features/accounts.ts";
import type { Writer } from "@reportair/writing/writer.ts";
import {
  NoStructuredOutputError,
  type ModelAnswer,
  type ModelClient,
} from "@reportair/writing/model/client.ts";
import { createModelWriter } from "@reportair/writing/model/writer.ts";
import type { Usage } from "../model-usage/usage.ts";

/** The writers by the part they play: the school's own choice, and the one that may step in. */
export type Writers = {
  /** As the teacher is told. */
  shown: Me["writer"];
  /** The chosen writer; what its calls cost is added to `usage`. */
  chosen: (usage: Usage) => Writer;
  fallback: Writer;
};

/** One writer in process that costs nothing to call. */
export function localWriters(writer: Writer, fallback: Writer = writer): Writers {
  return { shown: { kind: "embedded", label: writer.label }, chosen: () => writer, fallback };
}

/** A model as the chosen writer. */
export function modelWriters(client: ModelClient, fallback: Writer): Writers {
  return {
    shown: { kind: "model", label: createModelWriter(client).label },
    chosen: (usage) => createModelWriter(metered(client, usage)),
    fallback,
  };
}

function metered(client: ModelClient, usage: Usage): ModelClient {
  return {
    provider: client.provider,
    model: client.model,
    async complete(request) {
      usage.requests += 1;
      const count = (cost: ModelAnswer["usage"]) => {
        usage.input_tokens += cost?.input_tokens ?? 0;
        usage.output_tokens += cost?.output_tokens ?? 0;
      };
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
