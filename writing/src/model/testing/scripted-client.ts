import type { RedactedRequest } from "../../privacy/redacted-request.ts";
import { reportAnswer, type RawReport } from "../answer.ts";
import { NoStructuredOutputError, type ModelAnswer, type ModelClient } from "../client.ts";
import { answerLocally } from "./local-model.ts";

/** How a scripted provider answers one call: with text, with paragraphs, or by throwing. */
export type Answering = (
  request: RedactedRequest,
  call: number,
) => Promise<RawReport | string> | RawReport | string;

/** A client for tests that keeps every request and answers by script; unscripted, as `answerLocally` does. */
export function scriptedClient(
  answering: Answering = (request) => answerLocally(request.user),
  { structured = true } = {},
): ModelClient & { requests: RedactedRequest[] } {
  const requests: RedactedRequest[] = [];
  return {
    provider: "Example AI",
    model: "example-1",
    requests,
    async complete(request): Promise<ModelAnswer> {
      if (request.schema && !structured) throw new NoStructuredOutputError();
      requests.push(request);
      const answer = await answering(request, requests.length);
      if (typeof answer === "string") return { text: answer };
      if (request.schema) {
        const object = reportAnswer.parse({
          paragraphs: answer.map((sentences) => ({ sentences })),
        });
        return { text: JSON.stringify(object), object };
      }
      return { text: toLines(answer) };
    },
  };
}

/** A report as a server without structured output would give it: marked lines. */
export function toLines(report: RawReport): string {
  return report
    .map((paragraph) =>
      paragraph.map(({ text, sources }) => `[${sources.join(", ")}] ${text}`).join("\n"),
    )
    .join("\n\n");
}
