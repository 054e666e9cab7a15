import { statSync } from "node:fs";
import type { Check } from "../../http/health.ts";
import { backups, type Found } from "./points-of-data.ts";

/** When the last backup ended, as the file that it touches tells. */
export function lastBackup(stamp: string | undefined): Found["backup"] {
  if (stamp === undefined) return "unset";
  return statSync(stamp, { throwIfNoEntry: false })?.mtime ?? "never";
}

/** What `/readyz` says of backups: a missing one keeps nobody from their work. */
export function checkBackup(stamp: string | undefined, now: Date): Check {
  const { state, says } = backups(lastBackup(stamp), now);
  return { ok: state === "done", harmless: true, detail: says };
}
