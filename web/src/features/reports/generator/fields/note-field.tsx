import {
  FIELD_LABELS,
  NOTE_MAX,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { ClashQuestion } from "./clash-question.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import type { ClassStore } from "../class-state/class-store.ts";
import type { StudentEntry } from "../class-state/student-entry.ts";
import { FLAG_ADVICE, type Flag } from "@reportair/contract/features/reports.ts";
import { TriangleAlert } from "lucide-react";
import { formatNumber } from "../../../../lib/format.ts";

/** A note or a summary text of one student, with advice where its words should not, or not as they are, go into a report. */
export function NoteField(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: ReportField;
  /** Whether the label is visible: a summary text has its own, a note is below that of its field. */
  labelled?: boolean;
  hint?: string | false;
  placeholder?: string;
  autoFocus?: boolean;
}) {
  const { store, entry, field, labelled, hint } = props;
  const label = FIELD_LABELS[field];
  return (
    <div>
      <TextArea
        label={label}
        hideLabel={!labelled}
        hint={hint}
        max={NOTE_MAX}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus}
        className="[&_textarea]:max-h-48 [&_textarea]:resize-none"
        value={entry.inputs[field]}
        onChange={(event) =>
          store.setField(entry.id, field, event.target.value, `${label} for ${entry.name}`, true)
        }
      />
      <ClashQuestion store={store} entry={entry} field={field} />
      <FlagAdvice flags={entry.flags} field={field} />
    </div>
  );
}

/** What to know about a note that must not, or not as it is, go into a report. */
function FlagAdvice({ flags, field }: { flags: readonly Flag[]; field: ReportField }) {
  const kinds = flags.filter((flag) => flag.field === field).map((flag) => flag.kind);
  if (kinds.length === 0) return null;
  return (
    <ul className="mt-1 space-y-1">
      {kinds.map((kind) => (
        <li
          key={kind}
          className="flex items-start gap-1.5 rounded-1 bg-warning-soft px-2 py-1 text-sm text-warning"
        >
          <TriangleAlert aria-hidden size={15} strokeWidth={1.75} className="mt-px shrink-0" />
          {FLAG_ADVICE[kind]}
        </li>
      ))}
    </ul>
  );
}

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
