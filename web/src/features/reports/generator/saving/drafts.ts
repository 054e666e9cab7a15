import { REPORT_FIELDS } from "@reportair/contract/features/report-fields.ts";
import type { SomeInputs } from "../class-state/inputs.ts";

/**
 * What has been typed but not confirmed by the server, kept in this browser so that a lost page or a
 * failed network loses nothing. A key per teacher, class and student: two tabs never overwrite each
 * other's, and the next person at this computer sees nobody else's.
 */
export class Drafts {
  readonly #prefix: string;
  readonly #storage: Storage | null;

  constructor(user: number, classroom: number, storage: Storage | null = localStorageIfAny()) {
    this.#prefix = `unsaved-inputs:${user}:${classroom}:`;
    this.#storage = storage;
  }

  keep(student: number, changes: SomeInputs): void {
    try {
      if (Object.keys(changes).length === 0) this.#storage?.removeItem(this.#prefix + student);
      else this.#storage?.setItem(this.#prefix + student, JSON.stringify(changes));
    } catch {
      // A full storage: then this page alone remembers.
    }
  }

  all(): ReadonlyMap<number, SomeInputs> {
    const found = new Map<number, SomeInputs>();
    for (let index = 0; index < (this.#storage?.length ?? 0); index++) {
      const key = this.#storage?.key(index);
      if (!key?.startsWith(this.#prefix)) continue;
      const changes = parsed(this.#storage?.getItem(key) ?? "");
      if (changes) found.set(Number(key.slice(this.#prefix.length)), changes);
    }
    return found;
  }
}

function parsed(text: string): SomeInputs | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const known = Object.entries(value).filter(
      ([field, entry]) =>
        (REPORT_FIELDS as readonly string[]).includes(field) && typeof entry === "string",
    );
    return Object.fromEntries(known);
  } catch {
    return null;
  }
}

function localStorageIfAny(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
