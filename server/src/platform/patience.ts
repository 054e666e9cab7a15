import { setTimeout as sleep } from "node:timers/promises";
import { ProviderTrouble } from "./provider-trouble.ts";

/** Tries after the first one. */
const RETRIES = 2;
/** Seconds that one call waits at most, all its waits together. */
const LONGEST_WAIT = 55;

/**
 * Asks a provider again where its trouble passes, and never before the time that it has asked for: a short wait is
 * waited for, within a bound; a long one is told, and until it is over nobody asks that provider anything.
 */
export class Patience {
  #quietUntil = 0;

  async ask<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    let waited = 0;
    for (let turn = 1; ; turn++) {
      const quiet = this.#quiet();
      if (quiet > 0) {
        if (waited + quiet > LONGEST_WAIT)
          throw new ProviderTrouble("resting", { asked: quiet, heldBack: turn === 1 });
        waited += quiet;
        await sleep(quiet * 1000, undefined, { signal });
      }
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderTrouble) || !error.passes) throw error;
        const wait = error.asked ?? turn;
        if (error.asked !== null) this.#keepQuiet(error.asked);
        if (turn > RETRIES || waited + wait > LONGEST_WAIT) throw error;
        if (error.asked !== null) continue;
        waited += wait;
        await sleep(wait * 1000, undefined, { signal });
      }
    }
  }

  /** Seconds that the provider is still to be left alone. */
  #quiet(): number {
    return Math.max(0, Math.ceil((this.#quietUntil - Date.now()) / 1000));
  }

  #keepQuiet(seconds: number): void {
    this.#quietUntil = Math.max(this.#quietUntil, Date.now() + seconds * 1000);
  }
}
