import type { Logger } from "pino";

/** Something that waits in the database to be done; answers whether there was something to do. */
export type BackgroundTask = { name: string; run: () => Promise<boolean> };

/**
 * Runs tasks one after another, again as long as there is something to do, then looks again after a pause.
 * What is to be done are rows, leased as they are taken up, so that several processes share the work.
 */
export class Background {
  readonly #tasks: readonly BackgroundTask[];
  readonly #every: number;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | null = null;
  #closed = false;

  /** `every` is in milliseconds. */
  constructor(tasks: readonly BackgroundTask[], every: number, log: Logger) {
    this.#tasks = tasks;
    this.#every = every;
    this.#log = log;
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), this.#every);
    this.wake();
  }

  /** There may be something to do. */
  wake(): void {
    if (this.#closed || this.#round !== null) return;
    this.#round = this.#run().finally(() => {
      this.#round = null;
    });
  }

  async stop(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#round;
  }

  async #run(): Promise<void> {
    for (const task of this.#tasks) {
      try {
        while (!this.#closed && (await task.run()));
      } catch (error) {
        this.#log.error({ err: error, task: task.name }, "a background task failed");
      }
    }
  }
}
