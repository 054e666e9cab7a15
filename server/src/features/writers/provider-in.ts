/**
 * Who was sent the facts of a report, of what a report says of its writer: "write-report/1 Anthropic/model". A text
 * that this server has written in the end no longer names them.
 */
export function providerIn(writtenBy: string): string {
  const found = /^[\w-]+\/\d+ (?<provider>[^/]+)\//u.exec(writtenBy);
  return found?.groups?.["provider"] ?? "an AI provider";
}

/** The version of the instructions that a provider was given, of what a report says of its writer; null where there were none. */
export function instructionsIn(writtenBy: string): string | null {
  return /^(?<version>[\w-]+\/\d+) [^/]+\//u.exec(writtenBy)?.groups?.["version"] ?? null;
}
