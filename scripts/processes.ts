import { type ChildProcess, spawn } from "node:child_process";
import { ROOT } from "./paths.ts";

/** How a finished command went: its exit code (128 + n for a signal, as shells say), and all it printed. */
export type Finished = { code: number; output: string };

const running = new Set<ChildProcess>();

/** Ends every command that `runQuietly` has under way. */
export function stopAll(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal);
}

/** Runs a command in the project's folder and keeps what it prints; one that hangs is ended after `seconds`. */
export function runQuietly(
  command: string,
  args: string[],
  { env = {}, seconds = 7200 }: { env?: NodeJS.ProcessEnv; seconds?: number } = {},
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    const add = (text: string) => (output += text);
    child.stdout.setEncoding("utf8").on("data", add);
    child.stderr.setEncoding("utf8").on("data", add);
    const limit = setTimeout(() => {
      add(`\nEnded after ${seconds} seconds without a result.\n`);
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), 10_000).unref();
    }, seconds * 1000);
    const finish = (code: number) => {
      clearTimeout(limit);
      running.delete(child);
      done({ code, output });
    };
    child.on("error", (error) => {
      add(`${command} could not be started: ${error.message}\n`);
      finish(127);
    });
    child.on("close", (code) => finish(code ?? 1));
  });
}
