import {
  FIELD_LABELS,
  NOTE_MAX,
  type ReportField,
} from "@reportair/contract/features/report-fields.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import type { ClassStore } from "./class-store.ts";
import { FlagAdvice } from "./flag-advice.tsx";
import type { StudentEntry } from "./student-entry.ts";

/** A note or a summary text of one student, with what its words give cause to say. */
export function NoteField(props: {
  store: ClassStore;
  entry: StudentEntry;
  field: ReportField;
  /** The summary texts show their names; a note stands under its field's. */
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
      <FlagAdvice flags={entry.flags} field={field} />
    </div>
  );
}
