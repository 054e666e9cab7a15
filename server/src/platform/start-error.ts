/** Why the program cannot start: its message is one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

const LISTENING: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program: stop that one, or choose another port with PORT.`,
  EACCES: (port) => `Port ${port} may not be used by this user: choose one from 1024 up with PORT.`,
  EADDRNOTAVAIL: (_port, host) =>
    `This machine has no address ${host}: set HOST to one that it has, such as 127.0.0.1.`,
  ENOTFOUND: (_port, host) =>
    `No address is known for ${host}: set HOST to one of this machine, such as 127.0.0.1.`,
};

/** What to throw where listening failed: a sentence for the reasons that a person can fix, else the error itself. */
export function listenError(
  error: unknown,
  { port, host }: { port: number; host: string },
): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const sentence = LISTENING[code]?.(port, host);
  return sentence === undefined ? error : new StartError(sentence, { cause: error });
}
