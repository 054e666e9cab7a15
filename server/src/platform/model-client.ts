import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  NoStructuredOutputError,
  type ModelAnswer,
  type ModelClient,
} from "@reportair/writing/model/client.ts";
import type { RedactedRequest } from "@reportair/writing/privacy/redacted-request.ts";
import {
  generateText,
  NoObjectGeneratedError,
  Output,
  type FinishReason,
  type LanguageModel,
  type LanguageModelUsage,
} from "ai";
import { ANTHROPIC_MODEL } from "./anthropic.ts";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Environment, WriterChoice } from "./environment.ts";
import { Patience } from "./patience.ts";
import { providerFetch } from "./provider-fetch.ts";
import { ProviderTrouble } from "./provider-trouble.ts";

/** Of English, about. */
const CHARACTERS_A_TOKEN = 4;

type ModelWriterChoice = Exclude<WriterChoice, { kind: "embedded" }>;

/**
 * Speaks to the configured model: a time limit for each call, retries that wait as the provider asks, and no more
 * calls at once than WRITER_CONCURRENCY. Nothing of what a provider says reaches a teacher or the log.
 */
export function createModelClient(
  choice: ModelWriterChoice,
  limits: Pick<Environment["writer"], "concurrency" | "timeoutSeconds">,
  patience = new Patience(),
): ModelClient {
  const { provider, model, languageModel } = connect(choice, providerFetch(limits.timeoutSeconds));
  const limit = limitConcurrency(limits.concurrency);
  return {
    provider,
    model,
    // Whoever waits for a provider takes nobody's place.
    complete: (request) =>
      patience.ask(() => limit(() => complete(languageModel, request)), request.signal),
  };
}

function connect(
  choice: ModelWriterChoice,
  fetch: typeof globalThis.fetch,
): {
  provider: string;
  model: string;
  languageModel: LanguageModel;
} {
  if (choice.kind === "anthropic") {
    const model = choice.model ?? ANTHROPIC_MODEL;
    const anthropic = createAnthropic({
      apiKey: choice.apiKey,
      fetch,
      ...(choice.baseUrl === undefined ? {} : { baseURL: choice.baseUrl }),
    });
    return { provider: "Anthropic", model, languageModel: anthropic(model) };
  }
  const server = createOpenAICompatible({
    name: "writer",
    baseURL: choice.baseUrl,
    supportsStructuredOutputs: true,
    // A slow model shows that it works, and no proxy takes it for dead. A server that cannot answers as a whole.
    transformRequestBody: (body) => ({
      ...body,
      stream: true,
      stream_options: { include_usage: true },
    }),
    fetch,
    ...(choice.apiKey === undefined ? {} : { apiKey: choice.apiKey }),
  });
  return {
    provider: new URL(choice.baseUrl).hostname,
    model: choice.model,
    languageModel: server(choice.model),
  };
}

async function complete(model: LanguageModel, request: RedactedRequest): Promise<ModelAnswer> {
  const { schema, signal } = request;
  try {
    const { text, output, usage, finishReason } = await generateText({
      model,
      instructions: request.system,
      prompt: request.user,
      maxRetries: 0,
      ...(signal === undefined ? {} : { abortSignal: signal }),
      ...(schema === undefined ? {} : { output: Output.object({ schema }) }),
    });
    const cost = costOf(usage, request, text);
    checkEnd(finishReason, cost);
    if (text.trim() === "") throw new ProviderTrouble("empty", { usage: cost });
    return { text, ...(schema === undefined ? {} : { object: output }), usage: cost };
  } catch (error) {
    signal?.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error)) return withoutShape(error, request);
    if (!(error instanceof ProviderTrouble)) throw new ProviderTrouble("unreadable");
    if (schema !== undefined && error.trouble === "request") throw new NoStructuredOutputError();
    throw error;
  }
}

/** An answer that ended before its end is no answer, however much of it there is. */
function checkEnd(reason: FinishReason | undefined, usage: ModelAnswer["usage"]): void {
  if (reason === "length") throw new ProviderTrouble("half", { usage });
  if (reason === "content-filter") throw new ProviderTrouble("filtered", { usage });
}

/** An answer that was asked for in a shape: small models wrap it in prose or a fence, and it is then taken out. */
function withoutShape(error: NoObjectGeneratedError, request: RedactedRequest): ModelAnswer {
  const text = error.text ?? "";
  const usage = costOf(error.usage, request, text);
  checkEnd(error.finishReason, usage);
  const found = request.schema?.safeParse(objectIn(text));
  if (found?.success !== true) throw new NoStructuredOutputError(undefined, usage);
  return { text, object: found.data, usage };
}

function objectIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  } catch {
    return undefined;
  }
}

/** What an answer cost; estimated where a server does not say, so that a budget comes to its end there as well. */
function costOf(
  usage: LanguageModelUsage | undefined,
  { whole }: RedactedRequest,
  text: string,
): NonNullable<ModelAnswer["usage"]> {
  return {
    input_tokens: usage?.inputTokens ?? Math.ceil(whole.length / CHARACTERS_A_TOKEN),
    output_tokens: usage?.outputTokens ?? Math.ceil(text.length / CHARACTERS_A_TOKEN),
  };
}
