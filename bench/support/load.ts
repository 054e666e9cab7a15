import { fileURLToPath } from "node:url";
import { z } from "zod";
import { runQuietly } from "../../scripts/processes.ts";

const autocannon = fileURLToPath(import.meta.resolve("autocannon"));

const report = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  errors: z.number(),
  non2xx: z.number(),
});

export type Load = { url: string; cookie: string; connections: number };

/** Answers a second under load from a process of its own; throws where one answer is no success. */
async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  const { url, cookie, connections } = load;
  const { output, code } = await runQuietly(process.execPath, [
    autocannon,
    "--json",
    "--no-progress",
    `--connections=${connections}`,
    `--duration=${seconds}`,
    `--headers=cookie=${cookie}`,
    url,
  ]);
  if (code !== 0) throw new Error(`The load on ${url} failed: ${output}`);
  const line = output.split("\n").find((each) => each.startsWith("{")) ?? "";
  const { requests, duration, errors, non2xx } = report.parse(JSON.parse(line));
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${url} failed.`);
  return requests.total / duration;
}

const ROUNDS = 3;
/** Seconds of one turn. */
const TURN = 2;

/**
 * Measures both sides in turns and returns the best turn of each: whatever else the machine does touches both, and
 * can only slow them down.
 */
export async function inTurns(
  measured: Load,
  limit: Load,
): Promise<{ measured: number; limit: number }> {
  const best = { measured: 0, limit: 0 };
  // Not counted: code is compiled and connections are opened in the first second.
  await requestsPerSecond(measured, 1);
  await requestsPerSecond(limit, 1);
  for (let round = 0; round < ROUNDS; round++) {
    best.measured = Math.max(best.measured, await requestsPerSecond(measured, TURN));
    best.limit = Math.max(best.limit, await requestsPerSecond(limit, TURN));
  }
  return best;
}

/** Times a second that all of these are done, each by itself and one after the other, from this process. */
async function rate(works: (() => Promise<void>)[], seconds: number): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < until) {
        await work();
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

/** As `inTurns`, for what no address alone says. */
export async function ratesInTurns(
  measured: (() => Promise<void>)[],
  limit: (() => Promise<void>)[],
): Promise<{ measured: number; limit: number }> {
  const best = { measured: 0, limit: 0 };
  await rate(measured, 1);
  await rate(limit, 1);
  for (let round = 0; round < ROUNDS; round++) {
    best.measured = Math.max(best.measured, await rate(measured, TURN));
    best.limit = Math.max(best.limit, await rate(limit, TURN));
  }
  return best;
}
