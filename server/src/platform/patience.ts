import { setTimeout as sleep } from "node:timers/promises";
import { ProviderTrouble } from "./provider-trouble.ts";

/** Tries after the first one. */
const RETRIES = 2;
/** Seconds that one call waits at most, all its waits together. */
const LONGEST_WAIT = 55;

/** Where it is kept how long a provider asks to be left alone, for other processes and for after a restart. */
export type Rests = {
  /** Seconds that are left. */
  left: () => Promise<number>;
  keep: (seconds: number) => Promise<void>;
};

/** A clock that nobody sets: its milliseconds, and waiting for some of them. */
export type Clock = {
  now: () => number;
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
};

/** The process's own. */
const PROCESS_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

/**
 * Asks a provider again where its trouble passes, and never before the time that it has asked for: a short wait is
 * waited for, within a bound; a long one is told, and until it is over nobody asks that provider anything.
 */
export class Patience {
  readonly #rests: Rests | undefined;
  readonly #clock: Clock;
  #quietUntil = 0;

  constructor(rests?: Rests, clock: Clock = PROCESS_CLOCK) {
    this.#rests = rests;
    this.#clock = clock;
  }

  async ask<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    let waited = 0;
    for (let turn = 1; ; turn++) {
      const quiet = await this.#quiet();
      if (quiet > 0) {
        if (waited + quiet > LONGEST_WAIT)
          throw new ProviderTrouble("resting", { asked: quiet, heldBack: turn === 1 });
        waited += quiet;
        await this.#clock.wait(quiet * 1000, signal);
      }
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof ProviderTrouble) || !error.passes) throw error;
        const wait = error.asked ?? turn;
        if (error.asked !== null) await this.#keepQuiet(error.asked);
        if (turn > RETRIES || waited + wait > LONGEST_WAIT) throw error;
        if (error.asked !== null) continue;
        waited += wait;
        await this.#clock.wait(wait * 1000, signal);
      }
    }
  }

  /** Seconds that the provider is still to be left alone, as this process has heard or another one. */
  async #quiet(): Promise<number> {
    // Where the database is away this process still knows what it has heard itself.
    const left = (await this.#rests?.left().catch(() => 0)) ?? 0;
    return Math.max(0, Math.ceil((this.#quietUntil - this.#clock.now()) / 1000), left);
  }

  async #keepQuiet(seconds: number): Promise<void> {
    this.#quietUntil = Math.max(this.#quietUntil, this.#clock.now() + seconds * 1000);
    await this.#rests?.keep(seconds).catch(() => undefined);
  }
}
