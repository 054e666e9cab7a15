// Answers in the shape in which three servers of local models give them, by their documentation (autumn 2026):
// Ollama (/v1, docs/openai), llama.cpp (llama-server, tools/server/README) and vLLM (`vllm serve`).

/** What a local server says: the words, and the thoughts that came before them. */
type Said = { content: string; thoughts?: string };

export type LocalServer = {
  name: string;
  /** The model as WRITER_MODEL names it there. */
  model: string;
  whole: (said: Said) => object;
  /** The chunks of a stream, without the last "[DONE]". */
  chunks: (said: Said) => object[];
  /** How it says that it cannot keep to a schema. */
  noSchema: { status: number; body: object };
  /** How it says that it does not know the model. */
  noModel: { status: number; body: object };
};

const USAGE = { prompt_tokens: 1900, completion_tokens: 640, total_tokens: 2540 };
const CREATED = 1_790_000_000;

/** A text as tokens come: a few letters at a time. */
const pieces = (text: string) => text.match(/[\s\S]{1,7}/gu) ?? [];

const ollama: LocalServer = {
  name: "Ollama",
  model: "qwen3:8b",
  whole: ({ content, thoughts }) => ({
    id: "chatcmpl-408",
    object: "chat.completion",
    created: CREATED,
    model: "qwen3:8b",
    system_fingerprint: "fp_ollama",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
          ...(thoughts === undefined ? {} : { reasoning: thoughts }),
        },
        finish_reason: "stop",
      },
    ],
    usage: USAGE,
  }),
  chunks: ({ content, thoughts = "" }) => {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      id: "chatcmpl-408",
      object: "chat.completion.chunk",
      created: CREATED,
      model: "qwen3:8b",
      system_fingerprint: "fp_ollama",
      choices: [{ index: 0, delta: { role: "assistant", ...delta }, finish_reason }],
    });
    return [
      ...pieces(thoughts).map((reasoning) => chunk({ content: "", reasoning })),
      ...pieces(content).map((piece) => chunk({ content: piece })),
      chunk({ content: "" }, "stop"),
      { ...chunk({}), choices: [], usage: USAGE },
    ];
  },
  noSchema: {
    status: 400,
    body: {
      error: {
        message: "invalid JSON schema in format",
        type: "invalid_request_error",
        param: null,
        code: null,
      },
    },
  },
  noModel: {
    status: 404,
    body: {
      error: {
        message: "model 'qwen3:80b' not found",
        type: "not_found_error",
        param: null,
        code: null,
      },
    },
  },
};

const TIMINGS = {
  cache_n: 0,
  prompt_n: 1900,
  prompt_ms: 21_034.1,
  prompt_per_token_ms: 11.07,
  prompt_per_second: 90.3,
  predicted_n: 640,
  predicted_ms: 88_412.9,
  predicted_per_token_ms: 138.1,
  predicted_per_second: 7.24,
};

const llamaCpp: LocalServer = {
  name: "llama.cpp",
  // llama-server has one model and takes any name for it.
  model: "local",
  whole: ({ content, thoughts }) => ({
    choices: [
      {
        finish_reason: "stop",
        index: 0,
        message: {
          role: "assistant",
          ...(thoughts === undefined ? {} : { reasoning_content: thoughts }),
          content,
        },
      },
    ],
    created: CREATED,
    model: "local",
    system_fingerprint: "b6710-74b8fc17f",
    object: "chat.completion",
    usage: USAGE,
    id: "chatcmpl-YzA3",
    timings: TIMINGS,
  }),
  chunks: ({ content, thoughts = "" }) => {
    const chunk = (delta: object, finish_reason: string | null = null) => ({
      choices: [{ finish_reason, index: 0, delta }],
      created: CREATED,
      id: "chatcmpl-YzA3",
      model: "local",
      system_fingerprint: "b6710-74b8fc17f",
      object: "chat.completion.chunk",
    });
    return [
      chunk({ role: "assistant", content: null }),
      ...pieces(thoughts).map((reasoning_content) => chunk({ reasoning_content })),
      ...pieces(content).map((piece) => chunk({ content: piece })),
      chunk({}, "stop"),
      { ...chunk({}), choices: [], usage: USAGE, timings: TIMINGS },
    ];
  },
  noSchema: {
    status: 400,
    body: {
      error: { code: 400, message: "Failed to parse grammar", type: "invalid_request_error" },
    },
  },
  noModel: {
    status: 404,
    body: { error: { code: 404, message: "File Not Found", type: "not_found_error" } },
  },
};

const vllm: LocalServer = {
  name: "vLLM",
  model: "Qwen/Qwen3-14B-AWQ",
  whole: ({ content, thoughts }) => ({
    id: "chatcmpl-2b1e",
    object: "chat.completion",
    created: CREATED,
    model: "Qwen/Qwen3-14B-AWQ",
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
          refusal: null,
          annotations: null,
          audio: null,
          function_call: null,
          tool_calls: [],
          reasoning_content: thoughts ?? null,
        },
        logprobs: null,
        finish_reason: "stop",
        stop_reason: null,
        token_ids: null,
      },
    ],
    service_tier: null,
    system_fingerprint: null,
    usage: { ...USAGE, prompt_tokens_details: null },
    prompt_logprobs: null,
    prompt_token_ids: null,
    kv_transfer_params: null,
  }),
  chunks: ({ content, thoughts = "" }) => {
    const chunk = (delta: object, end: object = { finish_reason: null }) => ({
      id: "chatcmpl-2b1e",
      object: "chat.completion.chunk",
      created: CREATED,
      model: "Qwen/Qwen3-14B-AWQ",
      choices: [{ index: 0, delta, logprobs: null, ...end, token_ids: null }],
    });
    return [
      chunk({ role: "assistant", content: "" }),
      ...pieces(thoughts).map((reasoning_content) => chunk({ reasoning_content })),
      ...pieces(content).map((piece) => chunk({ content: piece })),
      chunk({ content: "" }, { finish_reason: "stop", stop_reason: null }),
      { ...chunk({}), choices: [], usage: USAGE },
    ];
  },
  noSchema: {
    status: 400,
    body: {
      object: "error",
      message: "The provided JSON schema contains features not supported by xgrammar.",
      type: "BadRequestError",
      param: null,
      code: 400,
    },
  },
  noModel: {
    status: 404,
    body: {
      error: {
        message: "The model `Qwen/Qwen3-140B` does not exist.",
        type: "NotFoundError",
        param: null,
        code: 404,
      },
    },
  },
};

export const LOCAL_SERVERS = [ollama, llamaCpp, vllm];

/** A stream as it goes over the wire. */
export function asEvents(chunks: readonly object[]): string {
  return [...chunks.map((chunk) => JSON.stringify(chunk)), "[DONE]"]
    .map((data) => `data: ${data}\n\n`)
    .join("");
}
