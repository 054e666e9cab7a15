// Stands in for a provider of a model: it speaks the chat completions protocol, takes a second for each answer, and
// refuses what comes beyond its limit of calls at once, as providers do.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import type { RawReport } from "../../writing/src/model/answer.ts";
import { answerLocally } from "../../writing/src/model/testing/local-model.ts";

const TAKES = Number(process.env["TAKES"]);
const MOST_AT_ONCE = Number(process.env["MOST_AT_ONCE"]);
const seen = { calls: 0, again: 0, refused: 0, mostAtOnce: 0 };
let underWay = 0;
/** The answer to each set of facts, kept until it is asked again: what is measured is the product, not this model. */
const answers = new Map<string, Promise<RawReport>>();

/** Answers whoever has the same facts alike, and whoever has others in other words, so that a class is not repeated. */
async function answerTo(user: string): Promise<string> {
  const [json = "", again] = user.split("\n\nYour last answer was");
  const { data, subject, year, length } = JSON.parse(json) as Record<string, unknown>;
  const facts = JSON.stringify([data, subject, year, length]);
  if (again !== undefined) {
    answers.delete(facts);
    seen.again += 1;
  }
  const before = [...answers.values()];
  const answer =
    answers.get(facts) ??
    Promise.all(before).then((classmates) => answerLocally(user, String(seen.calls), classmates));
  answers.set(facts, answer);
  return JSON.stringify({ paragraphs: (await answer).map((sentences) => ({ sentences })) });
}

async function complete(request: IncomingMessage): Promise<object> {
  const { messages } = JSON.parse(await text(request)) as { messages: { content: unknown }[] };
  const last = messages.at(-1)?.content ?? "";
  const user =
    typeof last === "string" ? last : (last as { text: string }[]).map((one) => one.text).join("");
  const [content] = await Promise.all([answerTo(user), wait(TAKES)]);
  return {
    id: "one",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 900, completion_tokens: 600, total_tokens: 1500 },
  };
}

const server = createServer((request, response) => {
  const send = (status: number, body: object) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.url === "/seen") {
    send(200, seen);
    return;
  }
  seen.calls += 1;
  if (underWay >= MOST_AT_ONCE) {
    seen.refused += 1;
    request.resume();
    send(429, { error: { message: "too many at once" } });
    return;
  }
  underWay += 1;
  seen.mostAtOnce = Math.max(seen.mostAtOnce, underWay);
  const answered = complete(request)
    .then((body) => ({ status: 200, body }))
    .catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      return { status: 500, body: { error: { message: "the stand-in failed" } } };
    });
  void answered.then(({ status, body }) => {
    // Before the answer is out: whoever has it may ask again at once.
    underWay -= 1;
    return send(status, body);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
