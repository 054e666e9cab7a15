import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { EMPTY_INPUTS } from "@reportair/contract/features/report-fields.ts";
import type { WritingError, WriteRequest } from "@reportair/writing/facts.ts";
import { createModelWriter } from "@reportair/writing/model/writer.ts";
import { buildRosterIndex } from "@reportair/writing/privacy/roster.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_USAGE } from "../src/features/model-usage/usage.ts";
import { metered } from "../src/features/writers/metered.ts";
import { createModelClient } from "../src/platform/model-client.ts";
import { Patience, type Clock } from "../src/platform/patience.ts";
import { startRawServer, type RawServer } from "./support/raw-server.ts";

const SECRET = "the provider's own words";
const LATER = "Nothing was lost; please try again shortly.";
const ADMINISTRATOR = "Nothing was lost; please tell your administrator.";
const UNUSED = "Nothing was lost, and no part of it was used; please try again shortly.";
const NOTES =
  "Nothing was lost; please look at the notes and try again, or let the writer on this server write it.";
const BUSY = /^The AI provider is busy and asks to be left alone until (?:\w+day )?\d\d:\d\d\. /u;

let provider: RawServer;
let elsewhere: RawServer;
beforeAll(async () => {
  provider = await startRawServer();
  elsewhere = await startRawServer();
});
beforeEach(() => {
  provider.requests.length = 0;
  elsewhere.requests.length = 0;
});
afterAll(async () => {
  await provider.stop();
  await elsewhere.stop();
});

const student = { first_name: "Niamh", last_name: "Byrne", pronouns: "She/Her", year: 9 } as const;
const asked: WriteRequest = {
  facts: {
    student,
    subject: "English",
    inputs: { ...EMPTY_INPUTS, level: "Developing", homework: "Mostly Completed" },
    range: "300-400",
    unit: "words",
    leave_out: [],
  },
  said: { classmates: [], earlier: [] },
  seed: 1,
  roster: buildRosterIndex({ students: [student], staff: [], school: "Oakfield Academy" }),
};

type Kind = "anthropic" | "openai-compatible";
const usage = { ...NO_USAGE };

/** A clock that goes on by what is waited for, at once: what is told does not depend on how long that takes. */
function hurriedClock(): Clock {
  let passed = 0;
  return {
    now: () => performance.now() + passed,
    wait: (milliseconds) => {
      passed += milliseconds;
      return Promise.resolve();
    },
  };
}

function writerAt(
  kind: Kind,
  { baseUrl = provider.url, seconds = 20, patience = new Patience(undefined, hurriedClock()) } = {},
) {
  Object.assign(usage, NO_USAGE);
  const client = createModelClient(
    { kind, model: "m", apiKey: "a key", baseUrl },
    { concurrency: 2, timeoutSeconds: seconds },
    patience,
  );
  return createModelWriter(metered(client, usage));
}

/** How writing failed, as the teacher is told. */
async function failure(writer: ReturnType<typeof writerAt>, request = asked) {
  const error = await writer.write(request).then(
    () => expect.unreachable("a text was written"),
    (thrown: unknown) => thrown as WritingError,
  );
  expect(JSON.stringify(error) + error.message).not.toContain(SECRET);
  return error;
}

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) =>
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(JSON.stringify(value));

/** A finished answer in a provider's own shape. */
const answered = (kind: Kind, text: string, end: { openai: string; anthropic: string }) =>
  kind === "anthropic"
    ? {
        id: "1",
        type: "message",
        role: "assistant",
        model: "m",
        content: text === "" ? [] : [{ type: "text", text }],
        stop_reason: end.anthropic,
        stop_sequence: null,
        usage: { input_tokens: 70, output_tokens: 30 },
      }
    : {
        choices: [
          {
            index: 0,
            finish_reason: end.openai,
            message: { role: "assistant", content: text === "" ? null : text },
          },
        ],
        usage: { prompt_tokens: 70, completion_tokens: 30, total_tokens: 100 },
      };
const STOP = { openai: "stop", anthropic: "end_turn" };

describe.each(["anthropic", "openai-compatible"] as const)("a provider that speaks %s", (kind) => {
  it.each([
    [400, `The AI provider refused the request. ${ADMINISTRATOR}`],
    [401, `The AI provider refused the school's key. ${ADMINISTRATOR}`],
    [402, `The school's account with the AI provider is used up. ${ADMINISTRATOR}`],
    [403, `The AI provider refused the school's key. ${ADMINISTRATOR}`],
    [404, `The AI provider does not know the model that is set up. ${ADMINISTRATOR}`],
    [413, `The AI provider refused the request. ${ADMINISTRATOR}`],
    [422, `The AI provider refused the request. ${ADMINISTRATOR}`],
    [429, `The AI provider is busy. ${LATER}`],
    [500, `The AI provider had a fault of its own. ${LATER}`],
    [503, `The AI provider is busy. ${LATER}`],
    [504, `The AI provider did not answer in time. ${LATER}`],
  ])("answers %d, which is said as what it is", async (status, sentence) => {
    provider.answer = (response) => json(response, { error: { message: SECRET } }, status);
    const error = await failure(writerAt(kind));
    expect(error.message).toBe(sentence);
    expect(error.kind).toBe("unavailable");
  });

  it("has an account that is used up, which is not taken for being busy", async () => {
    const body = { error: { message: SECRET, code: "insufficient_quota" } };
    provider.answer = (response) => json(response, body, 429);
    expect((await failure(writerAt(kind))).message).toMatch(/account .* is used up/u);
    expect(provider.requests).toHaveLength(1);
  });

  it("filters, declines, stops half way and says nothing: each a sentence of its own", async () => {
    const text = `{"paragraphs":[{"sentences":[{"text":"${SECRET}`;
    const cases = [
      [answered(kind, text, { openai: "length", anthropic: "max_tokens" }), /only half an answer/u],
      [answered(kind, "", STOP), /an empty answer/u],
    ] as const;
    for (const [body, sentence] of cases) {
      provider.answer = (response) => json(response, body);
      expect((await failure(writerAt(kind))).message).toMatch(sentence);
      // What cannot be used has been paid for all the same.
      expect(usage.output_tokens).toBe(30 * provider.requests.length);
      provider.requests.length = 0;
    }
    provider.answer = (response) =>
      kind === "anthropic"
        ? json(response, answered(kind, SECRET, { openai: "", anthropic: "refusal" }))
        : json(response, {
            choices: [
              {
                finish_reason: "stop",
                message: { role: "assistant", content: null, refusal: SECRET },
              },
            ],
          });
    const declined = await failure(writerAt(kind));
    expect(declined.message).toBe(`The AI provider declined to write this text. ${NOTES}`);
    expect(declined.kind).toBe("failed_checks");
    expect(provider.requests).toHaveLength(1);
  });

  it.each([
    ["a page of a captive portal", "<!doctype html><p>Sign in to the network"],
    ["JSON that breaks off", '{"choices":[{"message":{"content":"'],
    ["JSON of something else", '{"hello":"world"}'],
    ["no object", '"yes"'],
  ])("sends %s", async (_, body) => {
    provider.answer = (response) => response.writeHead(200).end(body);
    expect((await failure(writerAt(kind))).message).toBe(
      `The AI provider sent something that is no answer. ${LATER} If it happens again, please tell your administrator.`,
    );
  });

  it("does not answer in time, or begins and does not finish", async () => {
    provider.answer = () => undefined;
    expect((await failure(writerAt(kind, { seconds: 0.3 }))).message).toBe(
      `The AI provider did not answer in time. ${LATER}`,
    );
    for (const type of ["application/json", "text/event-stream"]) {
      provider.answer = (response) => {
        response.writeHead(200, { "content-type": type });
        // A little at a time, without an end.
        const drip = setInterval(
          () => response.write(type === "application/json" ? " " : ":\n"),
          20,
        );
        response.on("close", () => clearInterval(drip));
      };
      expect((await failure(writerAt(kind, { seconds: 0.3 }))).message).toBe(
        `The AI provider began to answer and did not finish in time. ${UNUSED}`,
      );
    }
    // What never ends on its side has ended on this one.
    expect(provider.requests).toHaveLength(3);
  });

  it("hangs up in the middle of its answer", async () => {
    provider.answer = (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"choices":', () => response.destroy());
    };
    expect((await failure(writerAt(kind))).message).toBe(
      `The AI provider sent only half an answer. ${UNUSED}`,
    );
  });

  it("sends on to another address, where nothing is sent", async () => {
    for (const status of [301, 302, 303, 307, 308]) {
      provider.answer = (response) =>
        response.writeHead(status, { location: `${elsewhere.url}/chat/completions` }).end();
      expect((await failure(writerAt(kind))).message).toBe(
        `The AI provider's address sends on to another one, and nothing was sent there. ${ADMINISTRATOR}`,
      );
    }
    expect(elsewhere.requests).toEqual([]);
  });

  it("is not there", async () => {
    const gone = await startRawServer();
    await gone.stop();
    const error = await failure(writerAt(kind, { baseUrl: gone.url }));
    expect(error.message).toBe(`The AI provider could not be reached. ${LATER}`);
    expect(error.retryAfter).toBe(30);
  });

  it("asks for ten minutes: it is told by the clock, and nobody asks again before", async () => {
    provider.answer = (response) => json(response, {}, 429, { "retry-after": "600" });
    const clock = hurriedClock();
    const patience = new Patience(undefined, clock);
    const writer = writerAt(kind, { patience });
    const first = await failure(writer);
    expect(first.message).toMatch(BUSY);
    expect(first.message).toContain("let the writer on this server write it");
    expect(first.retryAfter).toBe(600);
    expect(first.sent).toContain("Developing");
    const again = await failure(writer);
    // "What left the school" has nothing of it.
    expect(again.sent).toBeUndefined();
    expect(again.message).toMatch(BUSY);
    expect(again.retryAfter).toBeGreaterThan(590);
    expect(provider.requests).toHaveLength(1);
    // What was never sent is not counted as a request.
    expect(usage.requests).toBe(1);
    // A clock that is set neither shortens nor lengthens it.
    for (const days of [400, -400]) {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
      const held = await failure(writer).finally(() => vi.useRealTimers());
      expect(held.retryAfter).toBeGreaterThan(590);
      expect(held.retryAfter).toBeLessThanOrEqual(600);
    }
    expect(provider.requests).toHaveLength(1);
    // When the time is over it is asked again.
    await clock.wait(601_000, undefined);
    await failure(writer);
    expect(provider.requests).toHaveLength(2);
  });

  it("asks for patience with a date, a word or more than a day", async () => {
    const after = async (value: string) => {
      provider.answer = (response) => json(response, {}, 503, { "retry-after": value });
      return (await failure(writerAt(kind))).retryAfter;
    };
    const inAnHour = await after(new Date(Date.now() + 3_600_000).toUTCString());
    // Their date is told by their clock: ours is a year behind here.
    const theirs = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
    const [date, later] = [theirs(0), theirs(3600)];
    provider.answer = (response) => json(response, {}, 503, { date, "retry-after": later });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 365 * 86_400_000 });
    const told = await failure(writerAt(kind)).finally(() => vi.useRealTimers());
    expect(told.retryAfter).toBe(3600);
    expect(inAnHour).toBeGreaterThan(3590);
    expect(inAnHour).toBeLessThanOrEqual(3600);
    expect(await after("1e12")).toBe(86_400);
    // No time that could be waited for: asked again as if none had been given.
    provider.requests.length = 0;
    expect(await after("soon")).toBe(30);
    expect(provider.requests).toHaveLength(3);
  });

  it("is waited for within a bound, and not when the teacher stops", async () => {
    provider.answer = (response) => json(response, {}, 429, { "retry-after": "30" });
    const stop = new AbortController();
    const patience = new Patience();
    const writing = writerAt(kind, { patience }).write({ ...asked, signal: stop.signal });
    await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
    stop.abort(new Error("stopped"));
    await expect(writing).rejects.toThrow("stopped");
    expect(provider.requests).toHaveLength(1);
  });

  it.each(["plain", "gzip"])("sends 300 MB (%s), of which little is read", async (how) => {
    const megabyte = Buffer.alloc(1024 * 1024, "a");
    // A few kilobytes on the wire are 300 MB once they are unpacked; packing them takes none of the provider's time.
    const packed = how === "gzip" ? gzipSync(Buffer.alloc(300 * megabyte.length)) : null;
    let sent = 0;
    provider.answer = async (response) => {
      sent = 0;
      response.writeHead(200, {
        "content-type": "application/json",
        ...(packed ? { "content-encoding": "gzip" } : {}),
      });
      if (packed) return response.end(packed);
      while (sent < 300 && !response.destroyed) {
        sent += 1;
        if (!response.write(megabyte)) {
          await Promise.race([once(response, "drain"), once(response, "close")]);
        }
      }
      return response.end();
    };
    let most = 0;
    const before = process.memoryUsage.rss();
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 5);
    const error = await failure(writerAt(kind)).finally(() => clearInterval(watch));
    expect(error.message).toBe(
      `The AI provider sent far more than a report can be, so it was not read to its end. ${UNUSED}`,
    );
    expect(sent).toBeLessThan(40);
    // The test's own server makes the 300 MB for gzip, so only the plain one is measured.
    if (how === "plain") expect(most / megabyte.length).toBeLessThan(120);
  });

  it("has a refusal of 300 MB or without an end, which is still a refusal", async () => {
    provider.answer = (response) => {
      response.writeHead(401, { "content-type": "application/json" });
      const flood = setInterval(() => response.write(Buffer.alloc(64 * 1024, "a")), 1);
      response.on("close", () => clearInterval(flood));
    };
    expect((await failure(writerAt(kind))).message).toMatch(/refused the school's key/u);
  });
});

it("a filter is said as a filter, whether it comes as an end or as a refusal", async () => {
  const sentence = `The AI provider's filter stopped this text. ${NOTES}`;
  const writer = writerAt("openai-compatible");
  provider.answer = (response) =>
    json(
      response,
      answered("openai-compatible", SECRET, { openai: "content_filter", anthropic: "" }),
    );
  expect((await failure(writer)).message).toBe(sentence);
  for (const content of ["", null]) {
    provider.answer = (response) =>
      json(response, {
        choices: [{ finish_reason: "content_filter", message: { role: "assistant", content } }],
      });
    expect((await failure(writer)).message).toBe(sentence);
    const chunk = { choices: [{ index: 0, delta: { content }, finish_reason: "content_filter" }] };
    provider.answer = (response) =>
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end(`data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`);
    expect((await failure(writer)).message).toBe(sentence);
  }
  provider.answer = (response) =>
    json(response, { error: { code: "content_filter", message: SECRET } }, 400);
  expect((await failure(writer)).message).toBe(sentence);
});

it("a stream that turns into a fault is said as the fault that it is", async () => {
  const writer = writerAt("openai-compatible");
  const begin = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "{" } }] })}\n\n`;
  for (const [rest, sentence] of [
    [`data: ${JSON.stringify({ error: { message: SECRET, code: 401 } })}\n\n`, /school's key/u],
    [`data: ${JSON.stringify({ error: { message: SECRET } })}\n\n`, /fault of its own/u],
    ["", /only half an answer/u],
    ["data: not JSON\n\n", /something that is no answer/u],
    [
      `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "length" }] })}\n\ndata: [DONE]\n\n`,
      /only half an answer/u,
    ],
  ] as const) {
    provider.answer = (response) =>
      response.writeHead(200, { "content-type": "text/event-stream" }).end(begin + rest);
    expect((await failure(writer)).message).toMatch(sentence);
  }
});
