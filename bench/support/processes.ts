import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inRoot } from "../../scripts/paths.ts";

export type Started = {
  /** Where it listens; what it said instead, where it listens nowhere. */
  url: string;
  pid: number;
  /** Milliseconds from its start until it said where it listens. */
  took: number;
  stop: () => Promise<void>;
};

const ADDRESS = /http:\/\/[\d.]+:\d+/u;
const PATIENCE = 60_000;

/** Starts a script of the project in a process of its own, and waits until it prints where it listens, or `says` so. */
export async function startProcess(
  args: string[],
  settings: Record<string, string>,
  says = ADDRESS,
): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), "bench-process-"));
  // Into a file: a pipe would have this process read every line of the log while it measures.
  const output = join(folder, "output");
  const began = performance.now();
  const file = openSync(output, "w");
  const child = spawn(process.execPath, args, {
    cwd: inRoot(),
    env: { PATH: process.env["PATH"], NODE_ENV: "production", PORT: "0", ...settings },
    stdio: ["ignore", file, file],
  });
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (;;) {
      const url = says.exec(readFileSync(output, "utf8"))?.[0];
      const took = performance.now() - began;
      if (url !== undefined) return { url, pid: child.pid ?? 0, took, stop };
      if (child.exitCode !== null || took > PATIENCE) {
        throw new Error(`${args.join(" ")} did not start: ${readFileSync(output, "utf8")}`);
      }
      await wait(5);
    }
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of a second, what Linux counts a process's time in. */
const TICKS = 100;

/** Seconds of a processor that a process has had; of this system's own kind, on Linux alone. */
export function secondsOf(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Megabytes of memory that a process holds; on Linux alone. */
export function residentOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

/** The server as a school runs it. */
export const REAL = ["server/src/main.ts"];
/** The limit: see bare-server.ts. */
export const BARE = ["bench/support/bare-server.ts"];

/** Has `work` done while a script runs, and stops the script whatever comes of it. */
export async function whileRunning<T>(
  args: string[],
  settings: Record<string, string>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await startProcess(args, settings);
  try {
    return await work(url);
  } finally {
    await stop();
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
}
