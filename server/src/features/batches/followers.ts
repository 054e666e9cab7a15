import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Actor, Database } from "../../database/handle.ts";
import { AppError, notFound } from "../../http/errors.ts";
import { WorkerLoop } from "../../jobs/worker-loop.ts";
import { findBatch, selectEvents, selectMarks, type BatchRow } from "./queries.ts";

/** Milliseconds between two looks at all that is followed: what was told was heard, nearly always. */
const LOOK_EVERY = 15_000;
/** The same where something was not heard, as behind a proxy that lends connections for a transaction only. */
const LOOK_EVERY_DEAF = 1_000;

/** Milliseconds between two looks at one batch, as an item's end and the next one's beginning come close together. */
const GATHER = 25;

/** An event as it goes over the wire, made once for all who follow. */
type TextOfEvent = { id: number; text: string };

/** Somebody who follows a batch. */
export type Follower = {
  /** The last event that they have been told. */
  after: number;
  /** What came after that, with the batch as it was just before; the first time also where nothing did. */
  take: (batch: BatchRow, events: readonly TextOfEvent[]) => void;
  /** There is no such batch, or it cannot be read; nothing more is told. */
  fail: (error: unknown) => void;
};

/** A batch that somebody follows in this process. One read serves all who follow it. */
class Followed {
  readonly followers = new Set<Follower>();
  readonly actor: Actor;
  readonly #database: Database;
  readonly #id: number;
  /** How far it was at the last look; undefined before the first. */
  #seen: { last_event: number; status: string } | undefined;
  #looking = false;
  #again = false;

  constructor(database: Database, actor: Actor, id: number) {
    this.#database = database;
    this.actor = actor;
    this.#id = id;
  }

  /** Whether a mark says more than the last look, of which none is under way. */
  isBehind(mark: { last_event: number; status: string } | undefined): boolean {
    if (this.#looking) return false;
    return mark?.last_event !== this.#seen?.last_event || mark?.status !== this.#seen?.status;
  }

  /** Reads what its followers have not been told, and once more where something changes meanwhile. */
  async look(): Promise<void> {
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    while (this.#again && this.followers.size > 0) {
      this.#again = false;
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await this.#lookOnce();
      // oxlint-disable-next-line no-await-in-loop -- what happens meanwhile is read at once
      await wait(GATHER);
    }
    this.#looking = false;
  }

  async #lookOnce(): Promise<void> {
    const reached = [...this.followers];
    const after = Math.min(...reached.map((follower) => follower.after));
    try {
      const { batch, events } = await this.#database.as(this.actor, async (handle) => {
        // The batch first: events that commit between the two reads are then told before its end is.
        const found = await findBatch(handle, this.#id);
        if (found === undefined) throw notFound();
        return { batch: found, events: await selectEvents(handle, this.#id, after) };
      });
      this.#seen = batch;
      const texts = events.map(({ id, payload }) => ({
        id,
        text: `id: ${id}\nevent: item\ndata: ${JSON.stringify(payload)}\n\n`,
      }));
      for (const follower of reached) {
        const news = texts.filter(({ id }) => id > follower.after);
        follower.take(batch, news);
      }
    } catch (error) {
      for (const follower of reached) follower.fail(error);
    }
  }
}

/**
 * All who follow batches in this process. Nobody asks the database while nothing happens: a change is told to the
 * process, and now and then it asks once for all of them whether it has missed any.
 */
export class BatchFollowers {
  readonly #database: Database;
  readonly #followed = new Map<number, Followed[]>();
  readonly #safety: WorkerLoop;
  #deaf = false;
  #sooner: NodeJS.Timeout | undefined;

  /** `every` is the milliseconds between two looks at all that is followed. */
  constructor(database: Database, log: Logger, every = LOOK_EVERY) {
    this.#database = database;
    const run = () => this.#lookForMissed();
    this.#safety = new WorkerLoop({ name: "look at batches", run, every, log });
    this.#safety.start();
  }

  /** Tells `follower` of the batch from its `after` on, as far as `actor` may see it. Returns what ends that. */
  follow(actor: Actor, id: number, follower: Follower): () => void {
    const here = this.#followed.get(id) ?? [];
    let followed = here.find((each) => each.actor.user_id === actor.user_id);
    if (followed === undefined) {
      followed = new Followed(this.#database, actor, id);
      this.#followed.set(id, [...here, followed]);
    }
    const joined = followed;
    joined.followers.add(follower);
    void joined.look();
    return () => {
      joined.followers.delete(follower);
      if (joined.followers.size > 0) return;
      const left = (this.#followed.get(id) ?? []).filter((each) => each !== joined);
      if (left.length === 0) this.#followed.delete(id);
      else this.#followed.set(id, left);
    };
  }

  /** A batch has changed. */
  changed(id: number): void {
    this.#deaf = false;
    for (const followed of this.#followed.get(id) ?? []) void followed.look();
  }

  /** Something may have changed that was not heard of. */
  missed(): void {
    this.#safety.wake();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#sooner);
    await this.#safety.stop();
  }

  async #lookForMissed(): Promise<false> {
    if (this.#followed.size === 0) return false;
    const ids = [...this.#followed.keys()];
    const marks = new Map(
      (await selectMarks(this.#database, ids)).map((mark) => [mark.batch_id, mark]),
    );
    for (const id of ids) {
      for (const followed of this.#followed.get(id) ?? []) {
        if (!followed.isBehind(marks.get(id))) continue;
        this.#deaf = true;
        void followed.look();
      }
    }
    clearTimeout(this.#sooner);
    if (this.#deaf) this.#sooner = setTimeout(() => this.#safety.wake(), LOOK_EVERY_DEAF);
    return false;
  }
}

/** Whether what went wrong is worth no line of the log: the batch is gone with its author. */
export const isGone = (error: unknown): boolean =>
  error instanceof AppError && error.code === "not_found";
