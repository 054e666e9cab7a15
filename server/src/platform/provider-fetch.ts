import { networkTrouble, ProviderTrouble, secondsAsked, troubleOf } from "./provider-trouble.ts";
import { readCompletion } from "./read-completion.ts";
import { StreamedCompletion } from "./streamed-completion.ts";

/** Bytes of an answer that are read at most; the longest report is a hundredth of it. */
const MOST_BYTES = 4 * 1024 * 1024;
/** Bytes that are read of a refusal, to find its code. */
const MOST_OF_A_REFUSAL = 64 * 1024;

/**
 * A fetch for one provider: each call has so many seconds, answers are read within bounds, whole or as a stream, and
 * nothing is sent on to another address. It rejects with a ProviderTrouble, or with the caller's reason to stop.
 */
export function providerFetch(seconds: number): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(seconds * 1000);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    let begun = false;
    try {
      const response = await fetch(input, { ...init, signal, redirect: "manual" });
      if (!response.ok) throw await refusal(response);
      begun = true;
      const completion = await (isStream(response) ? readStream(response) : readWhole(response));
      return Response.json(completion);
    } catch (error) {
      init?.signal?.throwIfAborted();
      if (error instanceof ProviderTrouble) throw error;
      if (limit.aborted) throw new ProviderTrouble(begun ? "late" : "silent");
      throw networkTrouble(error, begun);
    }
  };
}

function isStream(response: Response): boolean {
  return response.headers.get("content-type")?.startsWith("text/event-stream") === true;
}

async function refusal(response: Response): Promise<ProviderTrouble> {
  const { headers } = response;
  const asked = secondsAsked(headers.get("retry-after"), headers.get("date"));
  const code = await codeOf(response);
  const trouble = troubleOf(response.status, { code });
  // A provider that asks for patience with any other refusal would not answer better later.
  return trouble.passes && asked !== null ? troubleOf(response.status, { code, asked }) : trouble;
}

/** The provider's own word for a refusal. Its sentence is not kept. */
async function codeOf(response: Response): Promise<unknown> {
  try {
    let text = "";
    for await (const part of parts(response, MOST_OF_A_REFUSAL)) text += part;
    return (JSON.parse(text) as { error?: { code?: unknown } | null }).error?.code;
  } catch {
    return undefined;
  }
}

async function readWhole(response: Response): Promise<unknown> {
  const read: string[] = [];
  for await (const part of parts(response, MOST_BYTES)) read.push(part);
  return readCompletion(read.join(""));
}

async function readStream(response: Response): Promise<unknown> {
  const stream = new StreamedCompletion();
  for await (const part of parts(response, MOST_BYTES)) {
    stream.take(part);
    if (stream.isDone) break;
  }
  return readCompletion(JSON.stringify(stream.whole()));
}

/** An answer bit by bit; whoever stops listening closes the connection. */
async function* parts(response: Response, most: number): AsyncGenerator<string> {
  if (response.body === null) return;
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    if (size > most) throw new ProviderTrouble("too_long");
    yield decoder.decode(chunk, { stream: true });
  }
}
