import type { Logger } from "pino";
import type { Database } from "../../database/handle.ts";
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
  #timers: NodeJS.Timeout[] = [];
  #taking: Promise<void> | null = null;
  #again = false;
  #closed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Begins to work. On the embedded database, whatever a dead process held is taken up at once. */
  async start(): Promise<void> {
    const { database, pollEvery } = this.#parts;
    if (database.engine === "embedded") await freeLeases(database, null);
    this.#timers = [
      setInterval(() => this.wake(), pollEvery),
      setInterval(() => this.#renew(), (LEASE_SECONDS / 3) * 1000),
    ];
    this.wake();
  }

  /** There may be something to write. */
  wake(): void {
    if (this.#closed) return;
    if (this.#taking !== null) {
      this.#again = true;
      return;
    }
    this.#taking = this.#take().finally(() => {
      this.#taking = null;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Takes no more, and waits up to `patience` milliseconds for what is being written. */
  async stop(patience: number): Promise<void> {
    this.#closed = true;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#taking;
    const inHand = Promise.all(this.#held.values());
    const timeout = new AbortController();
    await Promise.race([inHand, delay(patience, timeout.signal)]);
    timeout.abort();
    const unfinished = [...this.#held.keys()];
    this.#stopping.abort(new Error("The server is stopping."));
    await Promise.race([inHand, delay(1000)]);
    // Another process, or the next start, takes up what was not finished at once.
    if (unfinished.length > 0) await freeLeases(this.#parts.database, unfinished);
  }

  async #take(): Promise<void> {
    const { database, concurrency, log } = this.#parts;
    const free = concurrency - this.#held.size;
    if (free <= 0) return;
    try {
      for (const lease of await leaseItems(database, free)) this.#hold(lease);
    } catch (error) {
      // The database may be away for a while; the next look finds it again.
      log.error({ err: error }, "looking for items to write failed");
    }
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
