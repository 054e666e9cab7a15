import type { CountedSum } from "@reportair/contract/features/class-time.ts";
import { attempt } from "./attempt.ts";
import { COUNTED, endOf, KEPT_FOR_MS, keysOf } from "./drafts/records.ts";

type Stored = { person: number; classroom: number; seconds: number };

/**
 * Sums that were counted and the server has not taken yet. They outlive the page, each under an id of its own, so that
 * none is lost without a connection and none counts twice. They are numbers alone: of an account, a class and seconds.
 */
export class CountedSums {
  readonly #storage: Storage | null;
  /** In the place of a storage that is full or switched off. */
  readonly #memory = new Map<string, string>();

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  add(person: number, counted: { classroom: number; seconds: number }, now = Date.now()): void {
    const stored: Stored = { person, ...counted };
    const record = `${now + KEPT_FOR_MS}.${JSON.stringify(stored)}`;
    const key = COUNTED + newId();
    const kept = attempt(() => {
      this.#storage?.setItem(key, record);
      return this.#storage !== null;
    });
    if (kept !== true) this.#memory.set(key, record);
  }

  /** This person's; those of others wait until they are here again, or their time is over. */
  of(person: number, now = Date.now()): CountedSum[] {
    const stored = keysOf(this.#storage)
      .filter((key) => key.startsWith(COUNTED))
      .map((key) => [key, attempt(() => this.#storage?.getItem(key))] as const);
    return [...stored, ...this.#memory].flatMap(([key, record]) => {
      const sum = typeof record === "string" ? readRecord(record, now) : null;
      if (sum?.person !== person) return [];
      const { classroom, seconds } = sum;
      return [{ id: key.slice(COUNTED.length), classroom, seconds }];
    });
  }

  drop(sums: readonly CountedSum[]): void {
    for (const { id } of sums) {
      this.#memory.delete(COUNTED + id);
      attempt(() => this.#storage?.removeItem(COUNTED + id));
    }
  }
}

function readRecord(record: string, now: number): Stored | null {
  const end = endOf(record, now);
  if (end === null) return null;
  return attempt(() => JSON.parse(record.slice(end.length + 1)) as Stored) ?? null;
}

/** 128 random bits. Not made by `randomUUID`, which plain http has not. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (part) =>
    part.toString(16).padStart(2, "0"),
  ).join("");
}
