import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
import { WorkerLoop } from "../../jobs/worker-loop.ts";
import { freeLeases, LEASE_SECONDS, leaseItems, renewLeases } from "./queries.ts";
import type { Writers } from "../writers/writers.ts";
import { writeItem } from "./write-item.ts";

type Parts = {
  database: Database;
  writers: Writers;
  /** Most items written at once by this process. */
  concurrency: number;
  /** Milliseconds between two looks for items that nobody has told of. */
  pollEvery: number;
  log: Logger;
};

/** Takes items that nobody holds, as long as there are some, and writes them. The items are the queue. */
export class BatchWorker {
  readonly #parts: Parts;
  readonly #held = new Map<number, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #loop: WorkerLoop;
  #renewing: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#loop = new WorkerLoop({
      name: "write items",
      run: () => this.#take(),
      every: parts.pollEvery,
      log: parts.log,
    });
  }

  /** Begins to work. On the embedded database, whatever a dead process held is taken up at once. */
  async start(): Promise<void> {
    const { database } = this.#parts;
    if (database.engine === "embedded") await freeLeases(database, null);
    this.#renewing = setInterval(() => this.#renew(), (LEASE_SECONDS / 3) * 1000);
    this.#loop.start();
  }

  /** There may be something to write. */
  wake(): void {
    this.#loop.wake();
  }

  /** Takes no more, and waits up to `patience` milliseconds for what is being written. */
  async stop(patience: number): Promise<void> {
    clearInterval(this.#renewing);
    await this.#loop.stop();
    const inHand = Promise.all(this.#held.values());
    const timeout = new AbortController();
    await Promise.race([inHand, delay(patience, timeout.signal)]);
    timeout.abort();
    const unfinished = [...this.#held.keys()];
    this.#stopping.abort(new Error("The server is stopping."));
    await Promise.race([inHand, delay(1000)]);
    // Another process, or the next start, takes up what was not finished at once.
    if (unfinished.length === 0) return;
    const { database, log } = this.#parts;
    await freeLeases(database, unfinished).catch((error: unknown) =>
      log.error({ err: error }, "leases were not given back and run out by themselves"),
    );
  }

  /** Takes up as many as there are hands free for; the next is taken when one of them is done. */
  async #take(): Promise<false> {
    const { database, concurrency } = this.#parts;
    const free = concurrency - this.#held.size;
    if (free > 0) for (const lease of await leaseItems(database, free)) this.#hold(lease);
    return false;
  }

  #hold(lease: Awaited<ReturnType<typeof leaseItems>>[number]): void {
    const { database, writers, log } = this.#parts;
    const work = writeItem(database, writers, lease, this.#stopping.signal)
      .catch((error: unknown) =>
        log.error({ err: error, item: lease.item_id }, "writing an item failed"),
      )
      .finally(() => {
        this.#held.delete(lease.item_id);
        this.wake();
      });
    this.#held.set(lease.item_id, work);
  }

  #renew(): void {
    const { database, log } = this.#parts;
    if (this.#held.size === 0) return;
    renewLeases(database, [...this.#held.keys()]).catch((error: unknown) =>
      log.error({ err: error }, "renewing leases failed"),
    );
  }
}

function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
