import type { IntakeProgress } from "@reportair/contract/features/intake.ts";
import type { Actor } from "../../database/handle.ts";

type School = Pick<Actor, "institution_id">;

/** Statements that bringing in consists of, from the lock to the last record of it. */
const STEPS = 9;
const NOTHING: IntakeProgress = { done: 0, of: 0 };

/**
 * What this process is bringing in just now. A transaction tells nobody else how far it is, so that only the process
 * that does it knows; in another the page waits without a bar.
 */
export class UnderWay {
  readonly #steps = new Map<string, number>();

  /** Does a work that says after each of its steps that it is done. */
  async during<T>(school: School, id: number, work: (step: () => void) => Promise<T>): Promise<T> {
    const key = keyOf(school, id);
    this.#steps.set(key, 0);
    try {
      return await work(() => this.#steps.set(key, (this.#steps.get(key) ?? 0) + 1));
    } finally {
      this.#steps.delete(key);
    }
  }

  progressOf(school: School, id: number): IntakeProgress {
    const done = this.#steps.get(keyOf(school, id));
    return done === undefined ? NOTHING : { done: Math.min(done, STEPS), of: STEPS };
  }
}

/** Nobody learns of another school's. */
const keyOf = ({ institution_id }: School, id: number) => `${institution_id} ${id}`;
