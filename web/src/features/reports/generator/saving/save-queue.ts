import { GoneError } from "./gone.ts";

/** Wait after the last key, in milliseconds. */
const SAVE_AFTER_MS = 600;
const PARALLEL = 4;
const RETRY_MS = [2_000, 5_000, 10_000, 30_000];

/** How far the saving of one student is. */
export type QueueState = "waiting" | "saving" | "saved" | "failed" | GoneError["kind"];

interface Entry {
  /** Counts the changes, so that one made during a save is saved afterwards. */
  version: number;
  saved: number;
  failures: number;
  running: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  waiters: { resolve: () => void; reject: (error: unknown) => void }[];
}

/**
 * Saves students' inputs as they are typed: after a pause, never two saves of one student at a time, few
 * students at once, again and again where a save fails; not where what it is for is gone.
 */
export class SaveQueue {
  readonly #entries = new Map<number, Entry>();
  readonly #ready = new Set<number>();
  readonly #save: (student: number) => Promise<void>;
  readonly #onState: (student: number, state: QueueState) => void;
  #running = 0;
  #parallel = PARALLEL;

  constructor(parts: {
    /** Saves what the student's inputs are at this moment; rejects with a `GoneError` where that can never be. */
    save: (student: number) => Promise<void>;
    onState: (student: number, state: QueueState) => void;
  }) {
    this.#save = parts.save;
    this.#onState = parts.onState;
  }

  /** The student's inputs have changed. */
  touch(student: number): void {
    const entry = this.#entry(student);
    entry.version++;
    this.#schedule(student, SAVE_AFTER_MS);
    if (!entry.running && entry.failures === 0) this.#onState(student, "waiting");
  }

  /** Saves now what waits, of these students or of all; rejects where one of them could not be saved. */
  async flush(students: Iterable<number> = this.#entries.keys()): Promise<void> {
    const unsaved = [...students].filter((student) => this.#isUnsaved(student));
    const results = unsaved.map(
      (student) =>
        new Promise<void>((resolve, reject) => {
          const entry = this.#entry(student);
          entry.waiters.push({ resolve, reject });
          this.#makeReady(student);
        }),
    );
    await Promise.all(results);
  }

  /** The page is going: sends everything that waits at once, past the limit of parallel saves. */
  leave(): void {
    this.#parallel = Number.POSITIVE_INFINITY;
    // Nobody is there to see a failure; the drafts keep what was not saved.
    this.flush().catch(() => undefined);
    this.#parallel = PARALLEL;
  }

  #entry(student: number): Entry {
    const known = this.#entries.get(student);
    if (known) return known;
    const entry: Entry = {
      version: 0,
      saved: 0,
      failures: 0,
      running: false,
      timer: undefined,
      waiters: [],
    };
    this.#entries.set(student, entry);
    return entry;
  }

  #isUnsaved(student: number): boolean {
    const entry = this.#entries.get(student);
    return entry !== undefined && entry.saved !== entry.version;
  }

  #schedule(student: number, delay: number): void {
    const entry = this.#entry(student);
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => this.#makeReady(student), delay);
  }

  #makeReady(student: number): void {
    clearTimeout(this.#entry(student).timer);
    this.#ready.add(student);
    this.#pump();
  }

  #pump(): void {
    for (const student of this.#ready) {
      if (this.#running >= this.#parallel) return;
      if (this.#entry(student).running) continue;
      this.#ready.delete(student);
      if (this.#isUnsaved(student)) void this.#run(student);
    }
  }

  async #run(student: number): Promise<void> {
    const entry = this.#entry(student);
    const version = entry.version;
    entry.running = true;
    this.#running++;
    // A second try stays "not saved yet" until it is.
    if (entry.failures === 0) this.#onState(student, "saving");
    try {
      await this.#save(student);
      entry.saved = version;
      entry.failures = 0;
      this.#settled(student, entry);
    } catch (error) {
      this.#failed(student, entry, error);
    } finally {
      entry.running = false;
      this.#running--;
      this.#pump();
    }
  }

  #settled(student: number, entry: Entry): void {
    if (entry.saved !== entry.version) {
      // Typed meanwhile: its own pause is running, unless somebody waits for it.
      this.#onState(student, "waiting");
      if (entry.waiters.length > 0) this.#ready.add(student);
      return;
    }
    this.#onState(student, "saved");
    for (const waiter of entry.waiters.splice(0)) waiter.resolve();
  }

  #failed(student: number, entry: Entry, error: unknown): void {
    const wait = RETRY_MS[Math.min(entry.failures, RETRY_MS.length - 1)] ?? 0;
    entry.failures++;
    const gone = error instanceof GoneError;
    this.#onState(student, gone ? error.kind : "failed");
    for (const waiter of entry.waiters.splice(0)) waiter.reject(error);
    if (!gone) this.#schedule(student, wait);
  }
}
