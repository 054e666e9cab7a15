import { formatDate, formatTime } from "../../../../lib/format.ts";
import { isAsked, isGone, type StudentEntry } from "./student-entry.ts";

/** Said of what can never be saved; more stands above the class. */
const GONE = "Not saved: deleted elsewhere";
export const NOT_SAVED = "Not saved yet – retrying";
/** Said of a pupil whose field was changed here and in another tab. */
export const CHOOSE = "Changed in another tab – choose which to keep";
const SAVING = "Saving…";

/** "Saved 22:04", "Saving…" or that it has not worked yet; empty where there is nothing to save. */
export function saveLabel(entry: StudentEntry, now = new Date()): string {
  const { save, confirmedAt } = entry;
  if (isAsked(entry) && save.kind !== "failed" && !isGone(entry)) return CHOOSE;
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
    case "student_gone":
    case "class_gone":
      return GONE;
  }
}

/** The same for the class: what is worst, or the latest save. */
export function classSaveLabel(entries: Iterable<StudentEntry>, now = new Date()): string {
  let latest: StudentEntry | undefined;
  let saving = false;
  let asked = false;
  let gone = false;
  for (const entry of entries) {
    if (entry.save.kind === "failed") return NOT_SAVED;
    gone ||= isGone(entry);
    asked ||= isAsked(entry);
    saving ||= entry.save.kind === "waiting" || entry.save.kind === "saving";
    if (!latest || instantOf(entry) > instantOf(latest)) latest = entry;
  }
  if (gone) return GONE;
  if (asked) return CHOOSE;
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
