/**
 * Who was sent the facts of a report, of what a report says of its writer: "write-report/1 Anthropic/model".
 * A text that has been refined on this server since no longer names them.
 */
export function providerIn(writtenBy: string): string {
  const found = /^[\w-]+\/\d+ (?<provider>[^/]+)\//u.exec(writtenBy);
  return found?.groups?.["provider"] ?? "an AI provider";
}

/** The version of the instructions that a provider was given, of what a report says of its writer; null where there were none. */
export function instructionsIn(writtenBy: string): string | null {
  return /^(?<version>[\w-]+\/\d+) [^/]+\//u.exec(writtenBy)?.groups?.["version"] ?? null;
}

/** Whether a text was written on this server, by what a report says of its writer. */
export function isFromServer(writtenBy: string): boolean {
  return writtenBy.startsWith("embedded");
}

/** Which writer a text comes from, for the teacher: one may have stepped in for the other. */
export function writerOf(writtenBy: string): string {
  return isFromServer(writtenBy)
    ? "Written on this server"
    : `Written by ${providerIn(writtenBy)}, names removed first`;
}
