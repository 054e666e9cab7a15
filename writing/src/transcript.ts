/** Stands between the requests of one report in "What left the school". */
const REQUEST_RULE = "\n\n――――――――\n\n";

/** All that a provider was sent for one report, oldest first; null where it was sent nothing. */
export function transcriptOf(...parts: readonly (string | null | undefined)[]): string | null {
  const sent = parts.filter((part) => typeof part === "string" && part !== "");
  return sent.length === 0 ? null : sent.join(REQUEST_RULE);
}

/** The requests of a transcript, oldest first. */
export function requestsIn(transcript: string): string[] {
  return transcript.split(REQUEST_RULE);
}
