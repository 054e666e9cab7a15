/**
 * What a failure of the database itself comes to, whatever was asked of it: it is `away` (restarting, another one
 * taking over, out of reach or of connections) or its disk is `full`. Both pass.
 */
export type DatabaseTrouble = "away" | "full";

/** PostgreSQL's codes for a connection that it has ended or that broke, in whatever it was doing. */
const LOST = new Set(["57P01", "57P02", "57P05", "25P03", "25P04"]);
/** Its codes for "not now": still starting, no memory or connection free, a standby that cannot write, a name or password refused. */
const AWAY = new Set(["57P03", "53000", "53200", "53300", "53400", "25006"]);
/** What the network says of the way there. */
const NETWORK_LOST = new Set(["ECONNRESET", "EPIPE", "ECONNABORTED"]);
const NETWORK_AWAY = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOENT",
]);
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Sentences of the driver, which gives them no code. */
const SAYS_LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Connection ended unexpectedly)/u;
const SAYS_AWAY = /^(?:timeout exceeded when trying to connect|Query read timeout)/u;

/** Null where the database has nothing of the kind. Reads the error and all its causes. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  for (const { code, message } of chain(error)) {
    if (FULL.has(code)) return "full";
    if (isLost(code, message)) return "away";
    // A whole class of its own: 08, connection exceptions; 28, whom the database does not let in.
    if (AWAY.has(code) || /^(?:08|28)...$/u.test(code)) return "away";
    if (code !== "ENOENT" ? NETWORK_AWAY.has(code) : isSocket(message)) return "away";
    if (SAYS_AWAY.test(message)) return "away";
  }
  return null;
}

/** Whether the connection ended under a question that it had been asked. */
export function wasConnectionLost(error: unknown): boolean {
  return chain(error).some(({ code, message }) => isLost(code, message));
}

function isLost(code: string, message: string): boolean {
  return LOST.has(code) || NETWORK_LOST.has(code) || SAYS_LOST.test(message);
}

/** A local socket that is not there, and not any other file. */
function isSocket(message: string): boolean {
  return message.startsWith("connect ");
}

function chain(error: unknown): { code: string; message: string }[] {
  const found = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    found.push({ code: typeof code === "string" ? code : "", message: at.message });
  }
  return found;
}
