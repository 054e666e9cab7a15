import { formatDate, formatTime } from "../../../../lib/format.ts";
import type { StudentEntry } from "./student-entry.ts";

export const NOT_SAVED = "Not saved yet – retrying";
const SAVING = "Saving…";

/** "Saved 22:04", "Saving…" or that it has not worked yet; empty where there is nothing to save. */
export function saveLabel({ save, confirmedAt }: StudentEntry, now = new Date()): string {
  switch (save.kind) {
    case "untouched":
      return confirmedAt === "" ? "" : savedAt(new Date(confirmedAt), now);
    case "waiting":
    case "saving":
      return SAVING;
    case "saved":
      return savedAt(save.at, now);
    case "failed":
      return NOT_SAVED;
  }
}

/** The same for the class: what is worst, or the latest save. */
export function classSaveLabel(entries: Iterable<StudentEntry>, now = new Date()): string {
  let latest: StudentEntry | undefined;
  let saving = false;
  for (const entry of entries) {
    if (entry.save.kind === "failed") return NOT_SAVED;
    saving ||= entry.save.kind === "waiting" || entry.save.kind === "saving";
    if (!latest || instantOf(entry) > instantOf(latest)) latest = entry;
  }
  if (saving) return SAVING;
  return latest ? saveLabel(latest, now) : "";
}

function instantOf({ save, confirmedAt }: StudentEntry): number {
  if (save.kind === "saved") return save.at.getTime();
  return confirmedAt === "" ? 0 : Date.parse(confirmedAt);
}

function savedAt(at: Date, now: Date): string {
  const today = at.toDateString() === now.toDateString();
  return `Saved ${today ? formatTime(at) : formatDate(at.toISOString())}`;
}
