import { setImmediate as turn } from "node:timers/promises";
import type { IntakeProgress } from "@reportair/contract/features/intake.ts";
import type { Actor } from "../../database/handle.ts";

type School = Pick<Actor, "institution_id">;

/** Is told how far a work is after each of its steps, and null when it is over, however it ended. */
type Listener = (progress: IntakeProgress | null) => void;

/** Says that one more step is done; resolves when that has gone out. */
export type Step = () => Promise<void>;

/** Statements that bringing in consists of, from the lock to the last record of it. */
const STEPS = 9;

/**
 * What this process is bringing in just now. A transaction tells nobody else how far it is, so that only the process
 * that does it knows; who listens in another hears nothing.
 */
export class UnderWay {
  readonly #listeners = new Map<string, Set<Listener>>();

  /** Tells `listener` of a work from now on, also of one that has yet to begin. Returns what ends it. */
  follow(school: School, id: number, listener: Listener): () => void {
    const key = keyOf(school, id);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  /** Does a work that says after each of its steps that it is done. */
  async during<T>(school: School, id: number, work: (step: Step) => Promise<T>): Promise<T> {
    const key = keyOf(school, id);
    const tell = (progress: IntakeProgress | null) => {
      for (const listener of this.#listeners.get(key) ?? []) listener(progress);
    };
    let done = 0;
    try {
      return await work(async () => {
        done = Math.min(done + 1, STEPS);
        tell({ done, of: STEPS });
        // An embedded database takes this thread for each statement, one after another.
        await turn();
      });
    } finally {
      tell(null);
    }
  }
}

/** Nobody learns of another school's. */
const keyOf = ({ institution_id }: School, id: number) => `${institution_id} ${id}`;
