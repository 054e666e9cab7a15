import { ProviderTrouble, troubleOf } from "./provider-trouble.ts";

type Answer = {
  error?: { code?: unknown } | null;
  stop_reason?: unknown;
  choices?: {
    finish_reason?: unknown;
    message?: { content?: unknown; refusal?: unknown } | null;
  }[];
};

/**
 * Reads the body of an answer: a fault or a refusal that came as a success is said as what it is, and what a model
 * thought aloud is taken out. Else it is left as it came, for the provider's SDK to read.
 */
export function readCompletion(body: string): unknown {
  const answer = parsed(body);
  if (answer.error) {
    const { code } = answer.error;
    throw troubleOf(typeof code === "number" && code >= 300 ? code : 500, { code });
  }
  if (answer.stop_reason === "refusal") throw new ProviderTrouble("declined");
  const choice = Array.isArray(answer.choices) ? answer.choices[0] : undefined;
  const message = choice?.message;
  if (message?.refusal) throw new ProviderTrouble("declined");
  // The SDK takes an answer without a text for no answer, whatever ended it.
  if (choice?.finish_reason === "content_filter" && !message?.content)
    throw new ProviderTrouble("filtered");
  if (typeof message?.content === "string") message.content = withoutThoughts(message.content);
  return answer;
}

function parsed(body: string): Answer {
  if (body.trim() === "") throw new ProviderTrouble("empty");
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new ProviderTrouble("unreadable");
}

/** What a model says after thinking aloud. Some templates swallow the opening tag; thoughts without an end are all thoughts. */
function withoutThoughts(text: string): string {
  const final = text.split(/<\|channel\|>final<\|message\|>/u).at(-1) ?? "";
  const said = final.split(/<\/(?:think|thinking|thought|reasoning)>/iu).at(-1) ?? "";
  return said.replace(/<(?:think|thinking|thought|reasoning)>[\s\S]*$/iu, "").trim();
}
