import type { Keeper } from "./keeper.ts";
import { keysOf } from "./records.ts";

/**
 * Takes what earlier versions kept in clear into the keeper of its owner, and removes all of it, whosever it was:
 * the next at this computer could read it.
 */
export function takeFormerDrafts(
  user: number,
  keeper: Keeper,
  storages: readonly (Storage | null)[],
): void {
  for (const storage of storages) {
    for (const key of keysOf(storage)) {
      const [kind = "", owner, ...rest] = key.split(":");
      const known = FORMER[kind];
      if (!known) continue;
      const value = Number(owner) === user ? valueAt(storage, key) : null;
      const name = [known.kind, ...rest].join(":");
      if (value && !keeper.read(name)) keeper.keep(name, { what: known.what, value });
      storage?.removeItem(key);
    }
  }
}

function valueAt(storage: Storage | null, key: string): object | null {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? "null");
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

const FORMER: Readonly<Record<string, { kind: string; what: string }>> = {
  "unsaved-inputs": { kind: "inputs", what: "what you entered for a pupil" },
  "unsaved-reports": { kind: "report", what: "your edit of a report" },
  "training-samples": { kind: "training", what: "your sample reports" },
};
