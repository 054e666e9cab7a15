/** Calls of one token within an hour: a night's roster takes a hundred, 20,000 released reports two hundred. */
export const CALLS_AN_HOUR = 1_000;

const HOUR = 3_600_000;

/**
 * How often one token calls, so that a program that has run wild fills neither the audit log nor the school's time.
 * Each process counts by itself: what is over costs the database nothing.
 */
export class CallLimits {
  readonly #hours = new Map<number, { began: number; calls: number }>();
  readonly #now: () => number;

  /** `now` in milliseconds of a clock that nobody sets. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts a call of this token; the seconds to wait where it has made too many, else 0. */
  take(token: number): number {
    const now = this.#now();
    const hour = this.#hours.get(token);
    if (hour === undefined || now >= hour.began + HOUR) {
      this.#hours.set(token, { began: now, calls: 1 });
      return 0;
    }
    if (hour.calls >= CALLS_AN_HOUR) return Math.ceil((hour.began + HOUR - now) / 1_000);
    hour.calls += 1;
    return 0;
  }
}
