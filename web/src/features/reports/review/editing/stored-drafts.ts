import { DISCARD_DAYS } from "@reportair/contract/product.ts";
import type { GeneratedReport } from "@reportair/contract/features/reports.ts";
import type { Draft, Drafts } from "./drafts.ts";

/** As long as a discarded report can be brought back, and its edit with it. */
const KEPT_FOR_MS = DISCARD_DAYS * 24 * 60 * 60 * 1_000;

/**
 * Edits of reports that have not been saved, kept in this browser so that a lost page, session or
 * machine loses nothing. A key per teacher and report, as for the inputs.
 */
export class StoredDrafts {
  readonly #prefix: string;
  readonly #storage: Storage | null;

  constructor(user: number, storage: Storage | null = localStorageIfAny()) {
    this.#prefix = `unsaved-reports:${user}:`;
    this.#storage = storage;
  }

  /** Stores what has changed between two states of the edits. */
  follow(before: Drafts, now: Drafts): void {
    for (const [id, draft] of Object.entries(now)) {
      if (before[Number(id)] !== draft) this.#keep(id, draft);
    }
    for (const id of Object.keys(before)) if (!(id in now)) this.#drop(id);
  }

  /** Edits of these reports that an earlier page left; one of a text that has changed since has both. */
  of(reports: readonly GeneratedReport[], now = Date.now()): Drafts {
    const found: Record<number, Draft> = {};
    for (const report of reports) {
      const stored = parsed(this.#read(report.id));
      if (!stored || stored.at < now - KEPT_FOR_MS || stored.text === report.report_content) {
        if (stored) this.#drop(String(report.id));
        continue;
      }
      const newer = stored.version === report.version ? null : report;
      found[report.id] = { text: stored.text, version: report.version, newer };
    }
    return found;
  }

  #read(id: number): string {
    try {
      return this.#storage?.getItem(this.#prefix + id) ?? "";
    } catch {
      return "";
    }
  }
  #keep(id: string, { text, version }: Draft): void {
    try {
      this.#storage?.setItem(this.#prefix + id, JSON.stringify({ text, version, at: Date.now() }));
    } catch {
      // A full storage: then this page alone remembers.
    }
  }
  #drop(id: string): void {
    try {
      this.#storage?.removeItem(this.#prefix + id);
    } catch {
      // Nothing was stored either.
    }
  }
}

function parsed(text: string): { text: string; version: number; at: number } | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const { text: words, version, at } = value as Record<string, unknown>;
    if (typeof words !== "string" || typeof version !== "number" || typeof at !== "number")
      return null;
    return { text: words, version, at };
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
