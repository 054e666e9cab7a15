import type { OwnerConnection } from "./handle.ts";
import type { RoomFound } from "./room.ts";
import { databaseTrouble } from "./trouble.ts";

/** Milliseconds for which a disk that was full is taken for full. */
const HOLDS = 30_000;

/** Writes some pages to the log and the tables of a database, of which nothing stays. */
const TRY_WRITING = `create temporary table written on commit drop as
  select md5(line::text) as text from generate_series(1, 1000) line`;

/**
 * What a PostgreSQL server has said of its disk, which nobody here can look at: full where it said so lately, and after
 * that until something was written to try it.
 */
export class FullMemory {
  readonly #owner: OwnerConnection;
  readonly #now: () => number;
  /** On the process's own clock; null where there is nothing to remember. */
  #fullAt: number | null = null;

  constructor(owner: OwnerConnection, now: () => number = () => performance.now()) {
    this.#owner = owner;
    this.#now = now;
  }

  /** Does some work, and remembers where the disk was full. */
  async noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (databaseTrouble(error) === "full") this.#fullAt = this.#now();
      throw error;
    }
  }

  async look(): Promise<RoomFound> {
    if (this.#fullAt === null) return { ok: true, detail: "It takes what is written." };
    if (this.#now() - this.#fullAt > HOLDS && (await this.#takesWriting())) {
      this.#fullAt = null;
      return { ok: true, detail: "It takes what is written again." };
    }
    return {
      ok: false,
      detail:
        "The database server has no room on its disk: what is written is refused, and reading goes on. Make room there; saving goes on by itself then.",
    };
  }

  async #takesWriting(): Promise<boolean> {
    try {
      await this.#owner.script(TRY_WRITING);
      return true;
    } catch (error) {
      // Whoever may make no such table can tell no more than that nothing was refused lately.
      return databaseTrouble(error) === null;
    }
  }
}
