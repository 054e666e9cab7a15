import { NOTE_MAX } from "@reportair/contract/features/report-fields.ts";
import { formatNumber } from "../../../lib/format.ts";

/** "35/1,000", from the first character on. The field itself tells a screen reader. */
export function NoteCounter({ text }: { text: string }) {
  if (text === "") return null;
  return (
    <span
      aria-hidden
      className={`text-sm tabular-nums ${text.length >= NOTE_MAX ? "text-danger" : "text-muted"}`}
    >
      {formatNumber(text.length)}/{formatNumber(NOTE_MAX)}
    </span>
  );
}
