import { REST_MINUTES } from "@reportair/contract/work-counting.ts";

const REST_MS = REST_MINUTES * 60_000;

/**
 * Counts work on classes from presses alone: what lies between one press and the next, two minutes of it at most. Every
 * instant is in milliseconds of one clock that only goes on.
 */
export class WorkClock {
  /** The classes that are on the screen; what lies over another is last. */
  readonly #shown: number[] = [];
  #last: { classroom: number; at: number } | null = null;
  #pressed = -Infinity;
  /** Milliseconds that were not taken yet, by class. */
  readonly #worked = new Map<number, number>();

  /** Whether a class is on the screen. */
  get on(): boolean {
    return this.#shown.length > 0;
  }

  /** A class comes on the screen. The press that brought it there was the first of its work. */
  enter(classroom: number, at: number): void {
    this.#shown.push(classroom);
    if (this.#last === null && at - this.#pressed < REST_MS) this.#last = { classroom, at };
  }

  leave(classroom: number, at: number): void {
    const place = this.#shown.lastIndexOf(classroom);
    if (place !== -1) this.#shown.splice(place, 1);
    if (!this.on) this.rest(at);
  }

  press(at: number): void {
    this.#settle(at);
    const classroom = this.#shown.at(-1);
    this.#last = classroom === undefined ? null : { classroom, at };
    this.#pressed = at;
  }

  /** Counts what there was since the last press, and nothing until the next. */
  rest(at: number): void {
    this.#settle(at);
    this.#last = null;
  }

  /** Takes the whole seconds that were counted, by class; what is less than one stays. */
  take(): { classroom: number; seconds: number }[] {
    return [...this.#worked].flatMap(([classroom, worked]) => {
      const seconds = Math.floor(worked / 1_000);
      if (seconds === 0) return [];
      this.#worked.set(classroom, worked - seconds * 1_000);
      return [{ classroom, seconds }];
    });
  }

  #settle(at: number): void {
    if (this.#last === null) return;
    const { classroom, at: since } = this.#last;
    const worked = Math.min(REST_MS, Math.max(0, at - since));
    this.#worked.set(classroom, (this.#worked.get(classroom) ?? 0) + worked);
  }
}
