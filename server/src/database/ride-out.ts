import { setTimeout as wait } from "node:timers/promises";
import { databaseTrouble } from "./trouble.ts";

/** Milliseconds for which the database may be away or full before what needs it is given up. */
const PATIENCE = 150_000;
const PAUSE = 1_000;

/**
 * Does work again as long as the database is in trouble that passes, within bounds: for what has cost something, or
 * that somebody waits for. Where a commit's answer was lost nobody knows whether it was done, so that `work` must change
 * nothing the second time; it is told which turn it is.
 */
export async function rideOut<T>(
  work: (turn: number) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (let turn = 1; ; turn += 1) {
    try {
      return await work(turn);
    } catch (error) {
      const givesUp = performance.now() > until || signal?.aborted === true;
      if (givesUp || databaseTrouble(error) === null) throw error;
      // Whoever is told to stop stops with what went wrong.
      await wait(PAUSE, undefined, { signal }).catch(() => Promise.reject(error));
    }
  }
}
