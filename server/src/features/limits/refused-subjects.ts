/** Milliseconds after which the database is asked again, as another process may have forgiven a subject since. */
const ASK_AGAIN_AFTER = 3_000;
/** Most subjects that are remembered; the oldest are forgotten, and the database is asked for them. */
const MOST = 10_000;

type Refusal = { until: number; askAgainAt: number };

/**
 * What the database has refused lately, so that a flood of attempts costs it nothing: one of them asks it now and
 * then, and the others are answered out of this memory. It refuses nothing that the database has not.
 */
export class RefusedSubjects {
  readonly #refusals = new Map<string, Refusal>();
  readonly #now: () => number;
  readonly #most: number;

  /** `now` in milliseconds of a clock that nobody sets. */
  constructor(now: () => number = () => performance.now(), most = MOST) {
    this.#now = now;
    this.#most = most;
  }

  /** The seconds that a subject has to wait, as far as is remembered; 0 lets the caller ask the database. */
  secondsOf(subject: string): number {
    const refusal = this.#refusals.get(subject);
    if (refusal === undefined) return 0;
    const now = this.#now();
    if (now >= refusal.until) {
      this.#refusals.delete(subject);
      return 0;
    }
    if (now >= refusal.askAgainAt) {
      // This caller asks; whoever comes while it does is refused as before.
      refusal.askAgainAt = now + ASK_AGAIN_AFTER;
      return 0;
    }
    return Math.ceil((refusal.until - now) / 1_000);
  }

  /** Keeps what the database answered about subjects: the seconds to wait of those that have to. */
  remember(subjects: readonly string[], waits: Readonly<Record<string, number>>): void {
    const now = this.#now();
    for (const subject of subjects) {
      this.#refusals.delete(subject);
      const seconds = waits[subject];
      if (seconds === undefined) continue;
      this.#refusals.set(subject, {
        until: now + seconds * 1_000,
        askAgainAt: now + ASK_AGAIN_AFTER,
      });
    }
    for (const oldest of this.#refusals.keys()) {
      if (this.#refusals.size <= this.#most) break;
      this.#refusals.delete(oldest);
    }
  }

  forget(subjects: readonly string[]): void {
    for (const subject of subjects) this.#refusals.delete(subject);
  }
}
