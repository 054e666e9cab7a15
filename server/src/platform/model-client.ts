import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { WritingError } from "@reportair/writing/facts.ts";
import {
  NoStructuredOutputError,
  type ModelAnswer,
  type ModelClient,
} from "@reportair/writing/model/client.ts";
import type { RedactedRequest } from "@reportair/writing/privacy/redacted-request.ts";
import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  Output,
  RetryError,
  type LanguageModel,
} from "ai";
import { limitConcurrency } from "./limit-concurrency.ts";
import type { Environment, WriterChoice } from "./environment.ts";

/** The Anthropic model where WRITER_MODEL names none. */
const ANTHROPIC_MODEL = "claude-sonnet-4-5";
/** Calls after the first one, waiting as long as the provider asks. */
const RETRIES = 2;
/** Seconds that a call waits at most because its provider asks it to. */
const LONGEST_WAIT = 55;
/** Seconds to wait where a provider that is away does not say how long. */
const AWAY = 30;

type ModelWriterChoice = Exclude<WriterChoice, { kind: "embedded" }>;

/**
 * Speaks to the configured model: a time limit for each call, retries that wait as the provider asks, and no more
 * calls at once than WRITER_CONCURRENCY. Nothing of what a provider says reaches a teacher or the log.
 */
export function createModelClient(
  choice: ModelWriterChoice,
  limits: Pick<Environment["writer"], "concurrency" | "timeoutSeconds">,
): ModelClient {
  const { provider, model, languageModel } = connect(choice, fetchWithin(limits.timeoutSeconds));
  const limit = limitConcurrency(limits.concurrency);
  return {
    provider,
    model,
    complete: (request) => limit(() => complete(languageModel, request)),
  };
}

/** A fetch that gives each call this many seconds; what the provider asks to wait between calls is not counted. */
function fetchWithin(seconds: number): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(seconds * 1000);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const response = await fetch(input, { ...init, signal });
    const wait = secondsOf(response.headers.get("retry-after"));
    // Whoever is to come back later than that is told so, and is not waited for.
    if (!response.ok && wait !== null && wait > LONGEST_WAIT) throw busy(wait);
    return response;
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
  try {
    const result = await generateText({
      model,
      instructions: request.system,
      prompt: request.user,
      maxRetries: RETRIES,
      ...(request.signal === undefined ? {} : { abortSignal: request.signal }),
      ...(request.schema === undefined
        ? {}
        : { output: Output.object({ schema: request.schema }) }),
    });
    return {
      text: result.text,
      ...(request.schema === undefined ? {} : { object: result.output }),
      usage: {
        input_tokens: result.usage.inputTokens ?? 0,
        output_tokens: result.usage.outputTokens ?? 0,
      },
    };
  } catch (error) {
    request.signal?.throwIfAborted();
    throw explained(error, request.schema !== undefined);
  }
}

/** What went wrong, in the words of the writing package: a sentence for the teacher and when to try again. */
function explained(error: unknown, structured: boolean): Error {
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (last instanceof WritingError) return last;
  if (NoObjectGeneratedError.isInstance(last)) {
    return new NoStructuredOutputError(undefined, {
      input_tokens: last.usage?.inputTokens ?? 0,
      output_tokens: last.usage?.outputTokens ?? 0,
    });
  }
  if (!APICallError.isInstance(last)) {
    return new WritingError(
      "unavailable",
      "The AI provider did not answer in time. Nothing was lost; please try again shortly.",
      AWAY,
    );
  }
  const status = last.statusCode ?? 0;
  const wait = secondsOf(last.responseHeaders?.["retry-after"]) ?? AWAY;
  if (structured && (status === 400 || status === 422 || status === 501))
    return new NoStructuredOutputError();
  if (status === 429 || status === 503 || status === 529) return busy(wait);
  return new WritingError("unavailable", sentenceOf(status), wait);
}

function sentenceOf(status: number): string {
  switch (status) {
    case 401:
    case 403:
      return "The AI provider refused the school's key. Nothing was lost; please tell your administrator.";
    case 404:
      return "The AI provider does not know the model that is set up. Nothing was lost; please tell your administrator.";
    case 400:
    case 413:
    case 422:
      return "The AI provider refused the request. Nothing was lost; please tell your administrator.";
    default:
      return "The AI provider could not be reached. Nothing was lost; please try again shortly.";
  }
}

function busy(wait: number): WritingError {
  return new WritingError(
    "unavailable",
    "The AI provider is busy. Nothing was lost; please try again shortly.",
    wait,
  );
}

/** A Retry-After in seconds, given as seconds or as a date; null where there is none. */
function secondsOf(header: string | null | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(wait) && wait > 0 ? Math.ceil(wait) : null;
}
