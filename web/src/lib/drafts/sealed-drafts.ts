import { attempt } from "../attempt.ts";
import type { Kept, Keeper } from "./keeper.ts";
import { keptOf } from "./kept.ts";
import { endOf, KEPT_FOR_MS, keysOf, PREFIX } from "./records.ts";
import { Seal } from "./sealing.ts";

/**
 * What one person typed and did not save, in this browser's storage: sealed with the key that their session
 * gave, so that the next at this computer reads neither the texts nor of whom they are. A record is
 * `draft.{sealed name}` = `{end in milliseconds}.{sealed text}`; the end is bound to the text. Where the storage
 * refuses, this page alone remembers.
 */
export class SealedDrafts implements Keeper {
  readonly #seal: Seal;
  readonly #storage: Storage | null;
  readonly #now: () => number;
  readonly #place: () => string;
  readonly #records = new Map<string, Kept>();
  /** What the storage did not take. */
  readonly #refused = new Set<string>();

  constructor(
    key: string,
    parts: { storage: Storage | null; now?: () => number; place?: () => string },
  ) {
    this.#seal = new Seal(key);
    this.#storage = parts.storage;
    this.#now = parts.now ?? Date.now;
    this.#place = parts.place ?? (() => "");
    for (const record of keysOf(this.#storage)) this.#load(record);
  }

  read(name: string): Kept | null {
    return this.#records.get(name) ?? null;
  }

  keep(name: string, { what, value }: Pick<Kept, "what" | "value">): void {
    const known = this.#records.get(name);
    // Brought back and not changed since: it stays as old as it is.
    if (known && JSON.stringify(known.value) === JSON.stringify(value)) return;
    const kept: Kept = { name, what, value, at: this.#now(), place: this.#place() };
    this.#records.set(name, kept);
    const record = PREFIX + this.#seal.sealName(name);
    const end = String(kept.at + KEPT_FOR_MS);
    const { at, place } = kept;
    const sealed = this.#seal.seal(JSON.stringify({ what, value, at, place }), record + end);
    const stored = attempt(() => {
      if (!this.#storage) return false;
      this.#storage.setItem(record, `${end}.${sealed}`);
      return true;
    });
    if (stored) this.#refused.delete(name);
    else this.#refused.add(name);
  }

  drop(name: string): void {
    this.#refused.delete(name);
    if (!this.#records.delete(name)) return;
    attempt(() => this.#storage?.removeItem(PREFIX + this.#seal.sealName(name)));
  }

  all(): readonly Kept[] {
    return [...this.#records.values()].toSorted((a, b) => b.at - a.at);
  }

  lasts(): boolean {
    return this.#refused.size === 0;
  }

  /** Takes over what another tab of the same person has kept or dropped; `record` is the storage's key. */
  follow(record: string): void {
    const name = record.startsWith(PREFIX) && this.#seal.openName(record.slice(PREFIX.length));
    if (!name) return;
    this.#records.delete(name);
    this.#load(record);
  }

  #load(record: string): void {
    if (!record.startsWith(PREFIX)) return;
    const stored = attempt(() => this.#storage?.getItem(record));
    if (typeof stored !== "string") return;
    const end = endOf(stored, this.#now());
    const remove = () => attempt(() => this.#storage?.removeItem(record));
    if (end === null) return remove();
    const name = this.#seal.openName(record.slice(PREFIX.length));
    // Somebody else's, who may sign in again; it goes when its time is over.
    if (name === null) return;
    const kept = keptOf(name, this.#seal.open(stored.slice(end.length + 1), record + end));
    if (kept) this.#records.set(name, kept);
    else remove();
  }
}
