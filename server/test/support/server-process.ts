import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What can be started: the server with a slow writer, or the product as it is. */
const PROGRAMS = {
  "slow-server.ts": fileURLToPath(new URL("./slow-server.ts", import.meta.url)),
  "main.ts": fileURLToPath(new URL("../../src/main.ts", import.meta.url)),
};
/** In the process and in its threads, where the embedded database is. */
const clock = new URL("./set-clock.ts", import.meta.url).href;
const compiled = new URL("../../../node_modules/.cache/compiled", import.meta.url);

/** What a process of the product inherits from the tests: nothing that is a setting. */
export const INHERITED = {
  PATH: process.env.PATH,
  // Processes are started often: they need not read the same source anew each time.
  NODE_COMPILE_CACHE: fileURLToPath(compiled),
};

/** A server in a process of its own, that can be killed. */
export type ServerProcess = {
  url: string;
  /** `kill -9`, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Asks it to stop; returns the exit code and how many milliseconds it took. */
  terminate: () => Promise<{ code: number | null; took: number }>;
  /** Resolves once it has ended, however that was. */
  ended: Promise<{ code: number | null; errors: string }>;
};

/** Starts the server with these settings on a free port, and waits until it listens (a worker says null). */
export async function startServerProcess(
  settings: Record<string, string>,
  program: keyof typeof PROGRAMS = "slow-server.ts",
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", clock, PROGRAMS[program]], {
    env: {
      ...INHERITED,
      PORT: "0",
      DEMO: "0",
      SESSION_SECRET: "a secret that only tests know, long enough",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = once(child, "exit").then(() => ({ code: child.exitCode, errors }));
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${errors}`)));
    createInterface(child.stdout).on("line", (line) => {
      const [, at] = /^(?:listening|.* is ready:) (.+)$/u.exec(line) ?? [];
      if (at !== undefined) resolve(at);
    });
  });
  return {
    url,
    ended,
    kill: () => end(child, "SIGKILL"),
    terminate: async () => {
      const from = Date.now();
      await end(child, "SIGTERM");
      return { code: child.exitCode, took: Date.now() - from };
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}
