import { createParser } from "eventsource-parser";
import { ProviderTrouble } from "./provider-trouble.ts";

type Chunk = {
  error?: unknown;
  choices?: {
    index?: number;
    delta?: { content?: unknown; refusal?: unknown } | null;
    finish_reason?: string | null;
  }[];
  usage?: unknown;
};

/** A chat completion that comes as a stream of chunks, put together again. */
export class StreamedCompletion {
  /** Whether the last chunk has come. */
  isDone = false;
  #content = "";
  #refusal = "";
  #finish: string | null = null;
  #usage: unknown = null;
  #error: unknown = null;
  readonly #parser = createParser({ onEvent: ({ data }) => this.#event(data) });

  /** Takes what has come over the wire; it need not end where a chunk ends. */
  take(text: string): void {
    this.#parser.feed(text);
  }

  /** The whole as a server says it that does not stream. Throws where the stream broke off. */
  whole(): unknown {
    if (this.#error !== null) return { error: this.#error };
    if (!this.isDone && this.#finish === null) throw new ProviderTrouble("half");
    return {
      choices: [
        {
          index: 0,
          finish_reason: this.#finish,
          message: {
            role: "assistant",
            content: this.#content,
            ...(this.#refusal === "" ? {} : { refusal: this.#refusal }),
          },
        },
      ],
      usage: this.#usage,
    };
  }

  #event(data: string): void {
    if (data.trim() === "[DONE]") {
      this.isDone = true;
      return;
    }
    const chunk = parsed(data);
    if (chunk.error) {
      this.#error = chunk.error;
      this.isDone = true;
    }
    // The count of tokens comes with the last chunk, or in one of its own without a choice.
    this.#usage = chunk.usage ?? this.#usage;
    const choice = chunk.choices?.find(({ index }) => (index ?? 0) === 0);
    if (typeof choice?.delta?.content === "string") this.#content += choice.delta.content;
    if (typeof choice?.delta?.refusal === "string") this.#refusal += choice.delta.refusal;
    this.#finish = choice?.finish_reason ?? this.#finish;
  }
}

function parsed(data: string): Chunk {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Said below.
  }
  throw new ProviderTrouble("unreadable");
}
