import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { WritingError } from "@reportair/writing/facts.ts";
import { Piscina } from "piscina";
import { AppError } from "../http/errors.ts";
import type { Given, Made, Outcome, Work } from "./work.ts";

/**
 * Milliseconds that one work may take once it has begun. What people write takes a hundredth of it at most, but a machine
 * at its limit may take long to load the thread, too, and must not call a short text a long one.
 */
const LIMIT = 60_000;
/**
 * The share of its time that a work which never ends has of a processor, at least. Where the whole process had less, the
 * machine had none to give, and nothing is known of the text.
 */
const HELD = 0.5;
/** Megabytes that the works of one thread may come to hold. */
const MEMORY = 1024;
/** Works that wait at one time; with more, who asks is told to come again. */
const MOST_WAITING = 500;
const SOON = 5;
/** Seconds after which a machine that had no time is asked again. */
const AFTER_BUSY = 60;

/** More than one, so that a text that takes long holds nobody up; few, as each has its own copy of the words. */
const COUNT = Math.min(4, Math.max(2, availableParallelism() - 1));

const TOO_LONG =
  "This text takes too long to be read, so nothing was done with it. Please shorten it, or take out what comes again and again, and try again.";

/** Who waits for a work, the most urgent first: a transaction holds others up, and a job has time. */
const URGENCY = ["transaction", "person", "job"] as const;
export type Waiting = (typeof URGENCY)[number];

/**
 * The threads in which people's texts are read and written, so that none holds up what the process answers beside it.
 * A work that takes too long ends with its thread, which another one replaces.
 */
export class Threads {
  readonly #limit: number;
  readonly #processorTime: () => number;
  #pool: Piscina | undefined;
  #free = COUNT;
  readonly #waiting: Record<Waiting, (() => void)[]> = { transaction: [], person: [], job: [] };

  /** `processorTime` is the milliseconds of processors that the process has had. */
  constructor({ limit = LIMIT, processorTime = timeOfProcess } = {}) {
    this.#limit = limit;
    this.#processorTime = processorTime;
  }

  /** Has the threads load what they need, before anybody asks for a work. */
  warm(): void {
    this.#pool ??= new Piscina({
      filename: fileURLToPath(new URL("./work.ts", import.meta.url)),
      name: "run",
      minThreads: COUNT,
      maxThreads: COUNT,
      atomics: "disabled",
      recordTiming: false,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  }

  /**
   * What a work makes of what it is given. Rejects with its WritingError, and with an AppError "too_large" where it
   * takes too long, "unavailable" where the machine was too busy to tell.
   */
  async run<W extends Work>(
    work: W,
    given: Given<W>,
    waiting: Waiting = "person",
  ): Promise<Made<W>> {
    await this.#turn(waiting);
    try {
      return await this.#run(work, given);
    } finally {
      const next = URGENCY.map((each) => this.#waiting[each]).find(({ length }) => length > 0);
      // The place is handed on, so that nobody slips in between.
      if (next === undefined) this.#free += 1;
      else next.shift()?.();
    }
  }

  /** Ends the threads with what they have in hand. They begin anew where somebody has still work for them. */
  async end(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.destroy();
  }

  async #turn(waiting: Waiting): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting[waiting].length >= MOST_WAITING) {
      throw new AppError("unavailable", { retryAfter: SOON });
    }
    await new Promise<void>((resolve) => this.#waiting[waiting].push(resolve));
  }

  async #run<W extends Work>(work: W, given: Given<W>): Promise<Made<W>> {
    this.warm();
    const pool = this.#pool;
    const before = this.#processorTime();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#limit);
    try {
      const outcome = (await pool?.run({ work, given }, { signal: late.signal })) as Outcome<W>;
      if ("made" in outcome) return outcome.made;
      const { kind, message } = outcome.failed;
      throw new WritingError(kind, message);
    } catch (error) {
      const starved = late.signal.aborted && this.#processorTime() - before < HELD * this.#limit;
      if (starved) throw new AppError("unavailable", { retryAfter: AFTER_BUSY });
      if (late.signal.aborted || isOutOfMemory(error)) {
        throw new AppError("too_large", { detail: TOO_LONG });
      }
      // The process stops.
      if (pool !== this.#pool) throw new AppError("unavailable", { retryAfter: SOON });
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function timeOfProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === "ERR_WORKER_OUT_OF_MEMORY";
}

/** Those of this process. */
export const threads = new Threads();
