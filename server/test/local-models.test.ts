import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { WriteRequest } from "@reportair/writing/facts.ts";
import { answerLocally } from "@reportair/writing/model/testing/local-model.ts";
import { toLines } from "@reportair/writing/model/testing/scripted-client.ts";
import { createModelWriter } from "@reportair/writing/model/writer.ts";
import { buildRosterIndex } from "@reportair/writing/privacy/roster.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { NO_USAGE } from "../src/features/model-usage/usage.ts";
import { metered } from "../src/features/writers/metered.ts";
import { createModelClient } from "../src/platform/model-client.ts";
import { asEvents, LOCAL_SERVERS, type LocalServer } from "./support/local-model-servers.ts";
import { startRawServer, type RawServer } from "./support/raw-server.ts";

let raw: RawServer;
beforeAll(async () => {
  raw = await startRawServer();
});
beforeEach(() => {
  raw.requests.length = 0;
});
afterAll(() => raw.stop());

const student = { first_name: "Niamh", last_name: "Byrne", pronouns: "She/Her", year: 9 } as const;
const asked: WriteRequest = {
  facts: {
    student,
    subject: "English",
    inputs: {
      ...EMPTY_INPUTS,
      level: "Developing",
      punctuality: "Frequently late",
      homework: "Mostly Completed",
    },
    range: "300-400",
    unit: "words",
    leave_out: [],
  },
  said: { classmates: [], earlier: [] },
  seed: 1,
  roster: buildRosterIndex({ students: [student], staff: [], school: "Oakfield Academy" }),
};
const THOUGHTS = "Okay, the user wants a report. Zebra! Let me count the words.";

type Request = {
  model: string;
  stream?: boolean;
  response_format?: { type: string };
  messages: { content: string }[];
};

/** What a model on such a server writes: a report in the shape that was asked for. */
async function report(request: Request): Promise<string> {
  const user = request.messages.at(-1)?.content ?? "";
  const paragraphs = await answerLocally(user, "1");
  return request.response_format === undefined
    ? toLines(paragraphs)
    : JSON.stringify({ paragraphs: paragraphs.map((sentences) => ({ sentences })) });
}

const usage = { ...NO_USAGE };
function write({ model }: LocalServer) {
  Object.assign(usage, NO_USAGE);
  const client = createModelClient(
    { kind: "openai-compatible", model, apiKey: undefined, baseUrl: raw.url },
    { concurrency: 1, timeoutSeconds: 20 },
  );
  return createModelWriter(metered(client, usage)).write(asked);
}

describe.each(LOCAL_SERVERS)("$name", (server) => {
  /** Answers every request with a report, said as this server says it. */
  const answers = (
    how: "streamed" | "whole",
    told: (content: string) => Parameters<LocalServer["whole"]>[0],
    cut = Number.POSITIVE_INFINITY,
  ) => {
    raw.answer = async (response, body) => {
      const said = told(await report(JSON.parse(body) as Request));
      if (how === "whole") {
        response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
        return response.end(JSON.stringify(server.whole(said)));
      }
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      // As the network cuts it: anywhere, also inside of a letter.
      const bytes = Buffer.from(asEvents(server.chunks(said)));
      const size = Math.min(cut, bytes.length);
      for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
      return response.end();
    };
  };

  it.each(["streamed", "whole"] as const)("writes a report, %s", async (how) => {
    answers(how, (content) => ({ content }));
    const written = await write(server);
    expect(written.text).toContain("Niamh");
    expect(written.written_by).toContain(`127.0.0.1/${server.model}`);
    const request = JSON.parse(raw.requests[0]?.body ?? "{}") as Request;
    expect(raw.requests[0]?.path).toBe("/v1/chat/completions");
    expect(request.model).toBe(server.model);
    expect(request.stream).toBe(true);
    expect(request.response_format?.type).toBe("json_schema");
    expect(usage).toEqual({
      requests: raw.requests.length,
      input_tokens: 1900 * raw.requests.length,
      output_tokens: 640 * raw.requests.length,
    });
  });

  it.each(["streamed", "whole"] as const)("thinks in a field of its own, %s", async (how) => {
    answers(how, (content) => ({ content, thoughts: THOUGHTS }));
    const { text } = await write(server);
    expect(text).toContain("Niamh");
    expect(text).not.toContain("Zebra");
  });

  it.each([
    ["in a block", (content: string) => `<think>\n${THOUGHTS}\n</think>\n\n${content}`],
    ["without saying where it began", (content: string) => `${THOUGHTS}\n</think>\n${content}`],
    [
      "in the channels of gpt-oss",
      (content: string) =>
        `<|channel|>analysis<|message|>${THOUGHTS}<|end|><|start|>assistant<|channel|>final<|message|>${content}`,
    ],
  ])("thinks aloud %s, and no thought gets into the report", async (_, aloud) => {
    for (const how of ["streamed", "whole"] as const) {
      answers(how, (content) => ({ content: aloud(content) }));
      const { text } = await write(server);
      expect(text).toContain("Niamh");
      expect(text).not.toMatch(/Zebra|think|channel/u);
    }
  });

  it("thinks to the end of what it may say, and no report comes of it", async () => {
    answers("streamed", () => ({ content: `<think>${THOUGHTS}` }));
    await expect(write(server)).rejects.toThrow("The AI provider sent an empty answer.");
  });

  it("wraps its JSON in a fence and a word of its own, which costs no further call", async () => {
    answers("whole", (content) => ({ content: `Here it is:\n\`\`\`json\n${content}\n\`\`\`` }));
    expect((await write(server)).text).toContain("Niamh");
    const plain = raw.requests.filter(({ body }) => !body.includes('"json_schema"'));
    expect(plain).toEqual([]);
  });

  it("streams in pieces of any size", async () => {
    answers("streamed", (content) => ({ content: content.replace("a", "a\u{1F600}é") }), 3);
    // Nothing breaks on the way; what the checks say of such a text is theirs.
    await write(server).catch((error: Error) =>
      expect(error.message).toMatch(/did not pass the checks/u),
    );
    answers("streamed", (content) => ({ content }), 3);
    expect((await write(server)).text).toContain("Niamh");
  });

  it("keeps to no schema, and is asked in plain text", async () => {
    raw.answer = async (response, body) => {
      const request = JSON.parse(body) as Request;
      if (request.response_format !== undefined) {
        response.writeHead(server.noSchema.status, { "content-type": "application/json" });
        return response.end(JSON.stringify(server.noSchema.body));
      }
      response.writeHead(200, { "content-type": "text/event-stream" });
      return response.end(asEvents(server.chunks({ content: await report(request) })));
    };
    expect((await write(server)).text).toContain("Niamh");
  });

  it("does not know the model", async () => {
    raw.answer = (response) =>
      response
        .writeHead(server.noModel.status, { "content-type": "application/json" })
        .end(JSON.stringify(server.noModel.body));
    await expect(write(server)).rejects.toThrow(
      "The AI provider does not know the model that is set up.",
    );
  });
});

it("llama.cpp is still loading its model, and is waited for", async () => {
  const [, llamaCpp] = LOCAL_SERVERS;
  if (llamaCpp === undefined) throw new Error("No llama.cpp");
  let loading = 1;
  raw.answer = async (response, body) => {
    if (loading-- > 0) {
      response.writeHead(503, { "content-type": "application/json" });
      const error = { code: 503, message: "Loading model", type: "unavailable_error" };
      return response.end(JSON.stringify({ error }));
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    const content = await report(JSON.parse(body) as Request);
    return response.end(asEvents(llamaCpp.chunks({ content })));
  };
  expect((await write(llamaCpp)).text).toContain("Niamh");
});
