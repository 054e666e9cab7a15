import type { Logger } from "pino";

type Work = {
  /** What the log calls it. */
  name: string;
  /** Does some of it; returns whether there may be more to do at once. */
  run: () => Promise<boolean>;
  /** Milliseconds between two looks for what nobody has told of. */
  every: number;
  log: Logger;
};

/** Milliseconds between two lines of the log about one task that goes on failing. */
const SAY_AGAIN = 60_000;

/**
 * Does what waits, one round after the other: again as long as there is more, once more for whoever has woken
 * it meanwhile, and then after a pause. What waits in the database are rows, leased as they are taken up, so
 * that several processes share the work.
 */
export class WorkerLoop {
  readonly #work: Work;
  #timer: NodeJS.Timeout | undefined;
  #woken = false;
  #running = false;
  #rounds: Promise<void> = Promise.resolve();
  #closed = false;
  /** When a failure was last told of, on the process's own clock; null after a round that went well. */
  #failedAt: number | null = null;

  constructor(work: Work) {
    this.#work = work;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#work.every);
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#closed) return;
    this.#woken = true;
    if (!this.#running) this.#rounds = this.#runRounds();
  }

  /** Begins nothing more, and waits for what has begun. */
  async stop(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#rounds;
  }

  async #runRounds(): Promise<void> {
    const { name, run, log } = this.#work;
    this.#running = true;
    while (this.#woken && !this.#closed) {
      // Before the round: what comes to wait during it may come too late for it.
      this.#woken = false;
      try {
        while (!this.#closed && (await run()));
        if (this.#failedAt !== null) log.info({ task: name }, "a background task goes on");
        this.#failedAt = null;
      } catch (error) {
        // The database may be away for a while; the next look finds it again, and the log says so now and then.
        const now = performance.now();
        if (this.#failedAt !== null && now - this.#failedAt < SAY_AGAIN) continue;
        this.#failedAt = now;
        log.error({ err: error, task: name }, "a background task failed");
      }
    }
    this.#running = false;
  }
}
