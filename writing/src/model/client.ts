import type { RedactedRequest } from "../privacy/redacted-request.ts";

/** What came back: text always, and the object where a schema was given and kept. */
export type ModelAnswer = {
  text: string;
  object?: unknown;
  usage?: { input_tokens: number; output_tokens: number };
};

/**
 * Speaks to one model of one provider. Time limits, retries, Retry-After, concurrency and budgets are
 * its business. It rejects with a WritingError "unavailable" (with `retryAfter` where the server said
 * so) when no answer can be had, with the signal's reason when stopped, and with
 * NoStructuredOutputError when the server cannot keep to a schema. It is handed only what has passed the last gate.
 */
export interface ModelClient {
  /** As a teacher is told, for example "Anthropic". */
  readonly provider: string;
  readonly model: string;
  complete(request: RedactedRequest): Promise<ModelAnswer>;
}

/** The server cannot answer in a given shape; the same is then asked for in plain text. */
export class NoStructuredOutputError extends Error {
  /** What the answer cost that had not the shape. */
  readonly usage: ModelAnswer["usage"];
  constructor(
    message = "The server does not answer in a given shape.",
    usage?: ModelAnswer["usage"],
  ) {
    super(message);
    this.name = "NoStructuredOutputError";
    this.usage = usage;
  }
}
