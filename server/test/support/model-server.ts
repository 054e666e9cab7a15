import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { answerLocally } from "@reportair/writing/model/testing/local-model.ts";
import { toLines } from "@reportair/writing/model/testing/scripted-client.ts";

const USAGE = { input: 100, output: 50 };

/** What the server is told to do with its next requests instead of answering. */
export type Trouble =
  | { status: number; retryAfter?: number }
  /** Milliseconds before it answers. */
  | { delay: number }
  /** A text in place of a report. */
  | { says: string };

/** A server that speaks the chat completions protocol, as one inside a school would, and Anthropic's. */
export type ModelServer = {
  url: string;
  /** The bodies of all requests, as they came over the wire. */
  requests: string[];
  /** Taken one a request, first to last; without any it answers. */
  troubles: Trouble[];
  /** Whether it keeps to a JSON schema. */
  structured: boolean;
  /** Tokens that each answer says it has cost. */
  usage: typeof USAGE;
  /** Hangs up and lets nobody in, until what it returns is called. */
  pause: () => Promise<() => Promise<void>>;
  stop: () => Promise<void>;
};

/** Starts one; each answer `takes` so many milliseconds more than it needs. */
export async function startModelServer({ takes = 0 } = {}): Promise<ModelServer> {
  const server = createServer((request, response) => {
    void wait(takes)
      .then(() => answer(model, request, response))
      .catch(() => response.destroy());
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const model: ModelServer = {
    url: "",
    requests: [],
    troubles: [],
    structured: true,
    usage: USAGE,
    pause: async () => {
      await close();
      return () => listen(port);
    },
    stop: close,
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  model.url = `http://127.0.0.1:${port}/v1`;
  return model;
}

type Chat = {
  messages: { role: string; content: string | { type: string; text: string }[] }[];
  response_format?: { type: string };
  output_config?: { format?: { type: string } };
};

async function answer(
  model: ModelServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  model.requests.push(body);
  const chat = JSON.parse(body) as Chat;
  const send = (status: number, value: object, headers: Record<string, string> = {}) => {
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(value));
  };
  const structured = (chat.response_format ?? chat.output_config?.format)?.type === "json_schema";
  if (structured && !model.structured)
    return send(400, { error: { message: "response_format is not supported" } });
  const trouble = model.troubles.shift();
  if (trouble !== undefined && "status" in trouble) {
    const headers =
      trouble.retryAfter === undefined ? {} : { "retry-after": String(trouble.retryAfter) };
    return send(
      trouble.status,
      { error: { message: "secret words of the provider" } },
      headers as Record<string, string>,
    );
  }
  if (trouble !== undefined && "delay" in trouble) await wait(trouble.delay);
  const last = chat.messages.at(-1)?.content ?? "";
  const user = typeof last === "string" ? last : last.map(({ text }) => text).join("");
  const content =
    trouble !== undefined && "says" in trouble
      ? trouble.says
      : await written(user, structured, model.requests.length);
  send(200, request.url?.endsWith("/messages") === true ? message(content) : completion(content));
}

function completion(content: string): object {
  return {
    id: "one",
    object: "chat.completion",
    created: 0,
    model: "local",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: {
      prompt_tokens: USAGE.input,
      completion_tokens: USAGE.output,
      total_tokens: USAGE.input + USAGE.output,
    },
  };
}

function message(text: string): object {
  return {
    id: "one",
    type: "message",
    role: "assistant",
    model: "local",
    content: [{ type: "text", text }],
    stop_reason: "end_turn",
    stop_sequence: null,
    usage: { input_tokens: USAGE.input, output_tokens: USAGE.output },
  };
}

async function written(user: string, structured: boolean, salt: number): Promise<string> {
  const report = await answerLocally(user, String(salt));
  if (!structured) return toLines(report);
  return JSON.stringify({ paragraphs: report.map((sentences) => ({ sentences })) });
}
